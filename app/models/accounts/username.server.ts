/** Usernames: a registration holds its name for 24 hours, an account for good. */
import { randomToken } from '~/crypto/tokens.server'
import { type Database, db, isTaken } from '~/db.server'
import { DAY_MS } from '~/utils/time/durations'

const HOLD_MS = DAY_MS

interface Claim {
  username: string
  registrationId: string
  /** The registration that this browser made before: its name is its own. */
  previousId?: string
}

/** Holds the name for the registration for 24 hours. False when an account has it or another registration holds it. */
export async function holdUsername(transaction: Database, claim: Claim, now: Date): Promise<boolean> {
  const { username, registrationId, previousId } = claim
  const owner = await transaction.user.findUnique({ where: { username }, select: { id: true } })
  if (owner) return false

  const data = { registrationId, expiresAt: new Date(now.getTime() + HOLD_MS) }
  const isMine = { registrationId: { in: [registrationId, ...(previousId ? [previousId] : [])] } }
  const { count: taken } = await transaction.usernameReservation.updateMany({
    where: { username, OR: [{ expiresAt: { lte: now } }, isMine] },
    data,
  })
  if (taken === 1) return true
  // The key makes a second hold impossible, however many ask at once.
  const { count: made } = await transaction.usernameReservation.createMany({ data: { username, ...data }, skipDuplicates: true })
  return made === 1
}

/** A name that nobody else has, until another one is chosen. */
export function standInFor(username: string): string {
  return `${username.slice(0, 24)}-${randomToken().slice(0, 8).toLowerCase()}`
}

class NameKeptError extends Error {}

/** Gives the account the name that was asked for. False when it is taken or held, or the account has chosen before. */
export async function chooseUsername({ userId, username }: { userId: string; username: string }, now = new Date()): Promise<boolean> {
  const name = username.toLowerCase()
  try {
    return await db.$transaction(async (transaction) => {
      if (!(await holdUsername(transaction, { username: name, registrationId: userId }, now))) return false
      const { count } = await transaction.user.updateMany({
        where: { id: userId, isUsernameOpen: true },
        data: { username: name, isUsernameOpen: false },
      })
      // Rolls back, so that no name is held for an account that has one.
      if (count === 0) throw new NameKeptError()
      return true
    })
  } catch (error) {
    if (error instanceof NameKeptError || isTaken(error)) return false
    throw error
  }
}
