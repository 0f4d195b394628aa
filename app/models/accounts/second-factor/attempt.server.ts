/** A sign-in between the right password and the code: ten minutes, five tries, one browser. It opens nothing by itself. */
import { hashToken, randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import type { Audience } from '~/generated/prisma/enums'
import { type AccountName, addressOfAccount, OWNER_COLUMNS, ofAudience, ownedBy, ownerIn } from '~/models/accounts/audiences/rows.server'
import { MINUTE_MS } from '~/utils/time/durations'

const ATTEMPT_LIFE_MS = 10 * MINUTE_MS

/** An attempt opens nothing but the door at which its password was right. */
function live({ audience, token }: Attempt, now: Date) {
  return { tokenHash: hashToken(token), ...ofAudience(audience), triesLeft: { gt: 0 }, expiresAt: { gt: now } }
}

interface Attempt {
  audience: Audience
  token: string
}

/** Begins an attempt and returns its token. */
export async function beginAttempt(account: AccountName, now = new Date()): Promise<string> {
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + ATTEMPT_LIFE_MS)
  await db.signInAttempt.create({ data: { tokenHash: hashToken(token), ...ownedBy(account), expiresAt } })
  return token
}

/** Whether a code may be tried in this attempt. */
export async function isAttemptOpen(attempt: Attempt, now = new Date()): Promise<boolean> {
  return (await db.signInAttempt.count({ where: live(attempt, now) })) === 1
}

/** Takes one of its five tries; says whose sign-in it is and how many are left. Null when it is over. */
export async function takeTryOf(
  attempt: Attempt,
  now = new Date(),
): Promise<{ account: AccountName & { email: string }; triesLeft: number } | null> {
  const { count } = await db.signInAttempt.updateMany({ where: live(attempt, now), data: { triesLeft: { decrement: 1 } } })
  if (count === 0) return null
  const taken = await db.signInAttempt.findUnique({
    where: { tokenHash: hashToken(attempt.token) },
    select: { ...OWNER_COLUMNS, triesLeft: true },
  })
  const account = taken && ownerIn(taken)
  return account && { account: { ...account, email: await addressOfAccount(db, account) }, triesLeft: taken.triesLeft }
}

/** Ends it; false when it was over already, as after a new password. */
export async function endAttempt(token: string): Promise<boolean> {
  return (await db.signInAttempt.deleteMany({ where: { tokenHash: hashToken(token) } })).count === 1
}
