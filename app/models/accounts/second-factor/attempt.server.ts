/** A sign-in between the right password and the code: ten minutes, five tries, one browser. It opens nothing by itself. */
import { hashToken, randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { MINUTE_MS } from '~/utils/time/durations'

const ATTEMPT_LIFE_MS = 10 * MINUTE_MS

function live(token: string, now: Date) {
  return { tokenHash: hashToken(token), triesLeft: { gt: 0 }, expiresAt: { gt: now } }
}

/** Begins an attempt and returns its token. */
export async function beginAttempt(userId: string, now = new Date()): Promise<string> {
  const token = randomToken()
  await db.signInAttempt.create({ data: { tokenHash: hashToken(token), userId, expiresAt: new Date(now.getTime() + ATTEMPT_LIFE_MS) } })
  return token
}

/** Whether a code may be tried in this attempt. */
export async function isAttemptOpen(token: string, now = new Date()): Promise<boolean> {
  return (await db.signInAttempt.count({ where: live(token, now) })) === 1
}

/** Takes one of its five tries; says whose sign-in it is and how many are left. Null when it is over. */
export async function takeTryOf(token: string, now = new Date()): Promise<{ userId: string; email: string; triesLeft: number } | null> {
  const { count } = await db.signInAttempt.updateMany({ where: live(token, now), data: { triesLeft: { decrement: 1 } } })
  if (count === 0) return null
  const attempt = await db.signInAttempt.findUnique({
    where: { tokenHash: hashToken(token) },
    select: { userId: true, triesLeft: true, user: { select: { email: true } } },
  })
  return attempt && { userId: attempt.userId, email: attempt.user.email, triesLeft: attempt.triesLeft }
}

/** Ends it; false when it was over already, as after a new password. */
export async function endAttempt(token: string): Promise<boolean> {
  return (await db.signInAttempt.deleteMany({ where: { tokenHash: hashToken(token) } })).count === 1
}
