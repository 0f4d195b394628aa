/**
 * Confirming an address, which makes the account. While one registration stands for the address, its link is enough, from any browser. When
 * several compete, the link alone proves the mailbox but not whose password is meant: in the browser that made the registration it confirms
 * it; anywhere else it takes a new password. The first that is confirmed ends the others.
 */
import { hashToken } from '~/crypto/tokens.server'
import { type Database, db, isTaken } from '~/db.server'
import type { Audience } from '~/generated/prisma/enums'
import { noteReferral } from '~/models/commissions/referrals/referral.server'
import { attachByAddress } from '~/models/money/sync/attach.server'
import { makePartner } from './audiences/made.server'
import { type AccountName, accountsOf } from './audiences/rows.server'
import { holdUsername, standInFor } from './username.server'

const STANDING = {
  id: true,
  audience: true,
  email: true,
  username: true,
  password: true,
  firstName: true,
  lastName: true,
  referralCode: true,
  details: true,
  createdAt: true,
} as const

type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>
export interface Confirmed extends AccountName {
  email: string
}
export type Verification = ({ outcome: 'confirmed'; registrationId: string } & Confirmed) | { outcome: 'contested' } | { outcome: 'dead' }

/**
 * Follows a link: `registrationId` is the registration that this browser made, if any. A token works once, for 24 hours; a contested one
 * stays usable for the new password that it leads to.
 */
export async function verifyEmail(
  { token, registrationId, audience = 'student' }: { token: string; registrationId?: string; audience?: Audience },
  now = new Date(),
): Promise<Verification> {
  const registration = await findStanding({ audience, token: hashToken(token), tokenExpiry: { gt: now } })
  if (!registration) return { outcome: 'dead' }

  const { id, email } = registration
  const isAlone = (await db.registration.count({ where: { email, audience, id: { not: id } } })) === 0
  if (!isAlone && id !== registrationId) return { outcome: 'contested' }

  const confirmed = await confirm(registration, now)
  return confirmed ? { outcome: 'confirmed', registrationId: id, ...confirmed } : { outcome: 'dead' }
}

/** Confirms the address of a mailed link with a new password instead of the registered one; null when the link does not work. */
export async function confirmWithPassword(
  { token, passwordHash, audience = 'student' }: { token: string; passwordHash: string; audience?: Audience },
  now = new Date(),
): Promise<Confirmed | null> {
  const registration = await findStanding(awaiting({ token, audience }, now))
  return registration && confirm({ ...registration, password: passwordHash }, now)
}

/** Whether a mailed link would confirm an address with a new password. Asking changes nothing. */
export async function mayConfirm({ token, audience }: { token: string; audience: Audience }, now = new Date()): Promise<boolean> {
  return (await db.registration.count({ where: awaiting({ token, audience }, now) })) > 0
}

function awaiting({ token, audience }: { token: string; audience: Audience }, now: Date) {
  const hash = hashToken(token)
  return {
    audience,
    OR: [
      { resetToken: hash, resetTokenExpiry: { gt: now } },
      { token: hash, tokenExpiry: { gt: now } },
    ],
  }
}

function findStanding(where: NonNullable<Parameters<typeof db.registration.findFirst>[0]>['where']) {
  return db.registration.findFirst({ where, select: STANDING })
}

class Overtaken extends Error {}

/** Makes the account and ends all registrations of the address; null when another one was faster. */
async function confirm(registration: Standing, now: Date, mayKeepName = true): Promise<Confirmed | null> {
  const { id: registrationId, audience, email } = registration
  try {
    return await db.$transaction(async (transaction) => {
      // The address is unique: of any number at once one goes on, and the others wait here for its end.
      const { id } =
        audience === 'student'
          ? await makeStudent(transaction, registration, now, mayKeepName)
          : await makePartner(transaction, audience, registration)
      const { count } = await transaction.registration.deleteMany({ where: { id: registrationId } })
      if (count === 0) throw new Overtaken()
      await transaction.registration.deleteMany({ where: { email, audience } })
      if (audience === 'student') await attachByAddress(transaction, { email, userId: id }, now)
      return { audience, id, email }
    })
  } catch (error) {
    if (error instanceof Overtaken) return null
    if (!isTaken(error)) throw error
    const hasOwner = (await accountsOf(db, audience).count({ where: { email } })) > 0
    return hasOwner ? null : confirm(registration, now, false)
  }
}

async function makeStudent(transaction: Database, registration: Standing, now: Date, mayKeepName: boolean): Promise<{ id: string }> {
  const { id, username, email, password, firstName, lastName, referralCode, createdAt } = registration
  const account = { email, password, firstName, lastName, referralCode, createdAt }
  const name = username ?? ''
  const keepsName = mayKeepName && (await holdUsername(transaction, { username: name, registrationId: id }, now))
  const held = keepsName ? { username: name } : { username: standInFor(name), isUsernameOpen: true }
  // Left by an instance of the release that made accounts before their address was confirmed.
  await transaction.user.deleteMany({ where: { email: account.email, emailVerified: false } })
  const data = { ...account, ...held, emailVerified: true, usage: { create: {} } }
  const made = await transaction.user.create({ data, select: { id: true } })
  await noteReferral(transaction, { userId: made.id, email, name: `${firstName} ${lastName}`, code: referralCode })
  return made
}
