/**
 * Confirming an address, which makes the account. While one registration stands for the address, its link is enough, from any browser. When
 * several compete, the link alone proves the mailbox but not whose password is meant: in the browser that made the registration it confirms
 * it; anywhere else it takes a new password. The first that is confirmed ends the others.
 */
import { hashToken } from '~/crypto/tokens.server'
import { db, isTaken } from '~/db.server'
import { holdUsername, standInFor } from './username.server'

const STANDING = {
  id: true,
  email: true,
  username: true,
  password: true,
  firstName: true,
  lastName: true,
  referralCode: true,
  createdAt: true,
} as const

type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>
export interface Confirmed {
  userId: string
  email: string
}
export type Verification = ({ outcome: 'confirmed'; registrationId: string } & Confirmed) | { outcome: 'contested' } | { outcome: 'dead' }

/**
 * Follows a link: `registrationId` is the registration that this browser made, if any. A token works once, for 24 hours; a contested one
 * stays usable for the new password that it leads to.
 */
export async function verifyEmail(
  { token, registrationId }: { token: string; registrationId?: string },
  now = new Date(),
): Promise<Verification> {
  const registration = await findStanding({ token: hashToken(token), tokenExpiry: { gt: now } })
  if (!registration) return { outcome: 'dead' }

  const { id, email } = registration
  const isAlone = (await db.registration.count({ where: { email, id: { not: id } } })) === 0
  if (!isAlone && id !== registrationId) return { outcome: 'contested' }

  const confirmed = await confirm(registration, now)
  return confirmed ? { outcome: 'confirmed', registrationId: id, ...confirmed } : { outcome: 'dead' }
}

/** Confirms the address of a mailed link with a new password instead of the registered one; null when the link does not work. */
export async function confirmWithPassword(
  { token, passwordHash }: { token: string; passwordHash: string },
  now = new Date(),
): Promise<Confirmed | null> {
  const hash = hashToken(token)
  const registration = await findStanding({
    OR: [
      { resetToken: hash, resetTokenExpiry: { gt: now } },
      { token: hash, tokenExpiry: { gt: now } },
    ],
  })
  return registration && confirm({ ...registration, password: passwordHash }, now)
}

function findStanding(where: NonNullable<Parameters<typeof db.registration.findFirst>[0]>['where']) {
  return db.registration.findFirst({ where, select: STANDING })
}

class Overtaken extends Error {}

/** Makes the account and ends all registrations of the address; null when another one was faster. */
async function confirm(registration: Standing, now: Date, mayKeepName = true): Promise<Confirmed | null> {
  const { id, username, ...account } = registration
  const { email } = account
  try {
    return await db.$transaction(async (transaction) => {
      const keepsName = mayKeepName && (await holdUsername(transaction, { username, registrationId: id }, now))
      const name = keepsName ? { username } : { username: standInFor(username), isUsernameOpen: true }
      // Left by an instance of the release that made accounts before their address was confirmed.
      await transaction.user.deleteMany({ where: { email, emailVerified: false } })
      // The address is unique: of any number at once one goes on, and the others wait here for its end.
      const user = await transaction.user.create({
        data: { ...account, ...name, emailVerified: true, usage: { create: {} } },
        select: { id: true },
      })
      const { count } = await transaction.registration.deleteMany({ where: { id } })
      if (count === 0) throw new Overtaken()
      await transaction.registration.deleteMany({ where: { email } })
      return { userId: user.id, email }
    })
  } catch (error) {
    if (error instanceof Overtaken) return null
    if (!isTaken(error)) throw error
    const hasOwner = (await db.user.count({ where: { email } })) > 0
    return hasOwner ? null : confirm(registration, now, false)
  }
}
