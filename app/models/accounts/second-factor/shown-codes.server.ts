/** For how long new recovery codes are shown: they travel in a sealed cookie, and what it opens is said here. */
import { db } from '~/db.server'
import { type AccountName, ownedBy } from '~/models/accounts/audiences/rows.server'
import { MINUTE_MS } from '~/utils/time/durations'

const SHOWN_MS = 10 * MINUTE_MS

/** The newest codes are shown from now on; until when. What was shown before ends with it. */
export async function openShownCodes(owner: AccountName, now = new Date()): Promise<Date> {
  const codesShownUntil = new Date(now.getTime() + SHOWN_MS)
  await db.secondFactor.updateMany({ where: ownedBy(owner), data: { codesShownUntil } })
  return codesShownUntil
}

/** Until when they are shown; null when their owner has them, or it has taken too long. */
export async function shownCodesUntil(owner: AccountName, now = new Date()): Promise<Date | null> {
  const factor = await db.secondFactor.findFirst({
    where: { ...ownedBy(owner), codesShownUntil: { gt: now } },
    select: { codesShownUntil: true },
  })
  return factor?.codesShownUntil ?? null
}

/** Their owner has them: nothing shows them again. */
export async function closeShownCodes(owner: AccountName): Promise<void> {
  await db.secondFactor.updateMany({ where: ownedBy(owner), data: { codesShownUntil: null } })
}
