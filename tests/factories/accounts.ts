/** Accounts for tests and the demo: each call makes one, with what is not said made up. */
import { hashPassword } from '~/crypto/passwords.server'
import { sealText, unsealText } from '~/crypto/sealed.server'
import { randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import type { Level } from '~/exam/core/levels'
import type { AccountHolder, SubscriptionTier } from '~/generated/prisma/enums'
import { passwordHashOf } from '~/models/accounts/audiences/rows.server'
import type { Accommodation } from '~/models/accounts/profile/fields'
import { sealOf } from '~/models/accounts/second-factor/factor.server'
import { storedLevel, testTypeOf } from '~/models/bank/stored-level'
import { codeOf, DEMO_SECRET } from './authenticator'

export const DEMO_PASSWORD = 'pencil-and-paper'

const DAY = 24 * 60 * 60 * 1000
let sharedHash: Promise<string> | undefined
let counter = 0

export interface AccountShape {
  email?: string
  username?: string
  firstName?: string
  lastName?: string
  role?: 'student' | 'admin'
  /** Whether it has the second factor of the demo; admins do unless told. */
  hasSecondFactor?: boolean
  createdAt?: Date
  tier?: Exclude<SubscriptionTier, 'free'>
  profile?: {
    level: Level
    gradeApplied: number
    holder?: AccountHolder
    timeZone?: string
    timePercent?: number
    accommodations?: Accommodation[]
    parentEmail?: string
  } | null
}

/** A student account; a week old and with an ISEE Upper profile unless told. The password is DEMO_PASSWORD. */
export async function createStudent(shape: AccountShape = {}) {
  counter += 1
  const name = `student-${process.pid}-${Date.now().toString(36)}-${counter}`
  const { email = `${name}@example.com`, username = name, firstName = 'Ada', lastName = 'Example', tier } = shape
  const profile = shape.profile === undefined ? { level: 'isee-upper' as const, gradeApplied: 9 } : shape.profile
  sharedHash ??= hashPassword(DEMO_PASSWORD)

  const user = await db.user.create({
    data: {
      email,
      username,
      firstName,
      lastName,
      role: shape.role,
      password: await sharedHash,
      emailVerified: true,
      createdAt: shape.createdAt ?? new Date(Date.now() - 7 * DAY),
      // Nothing is counted yet, also not for a test that plays in the past.
      usage: { create: { lastResetDate: new Date(0) } },
      ...(profile && { profile: { create: profileRow(profile) } }),
      ...(tier && { subscriptions: { create: { subscriptionTier: tier, startDate: new Date(Date.now() - DAY) } } }),
    },
  })
  if (shape.hasSecondFactor ?? shape.role === 'admin') await giveSecondFactor(user.id)
  return user
}

/** How a student's account is named. */
export const asStudent = (id: string) => ({ audience: 'student', id }) as const

/** As `saveProfile` names a student who has just given the account's password. */
export async function asOwner(userId: string): Promise<{ userId: string; provenHash: string }> {
  return { userId, provenHash: await passwordHashOf(asStudent(userId)) }
}

/** The second factor of the demo, without recovery codes, for an account that has none. */
export async function giveSecondFactor(userId: string): Promise<void> {
  const factor = { userId, secret: sealText(DEMO_SECRET, sealOf(asStudent(userId))), lastStep: 0, recoverySalt: randomToken() }
  await db.secondFactor.createMany({ data: [factor], skipDuplicates: true })
}

/** Whether the account's second factor is that of the demo. */
export async function hasDemoFactor(email: string): Promise<boolean> {
  const factor = await db.secondFactor.findFirst({ where: { user: { email } }, select: { userId: true, secret: true } })
  return factor?.userId != null && unsealText(factor.secret, sealOf(asStudent(factor.userId)))?.text === DEMO_SECRET
}

/** A code that works now, however lately the account used one. */
export async function freshCode(email: string): Promise<string> {
  await db.secondFactor.updateMany({ where: { user: { email } }, data: { lastStep: 0 } })
  return codeOf(DEMO_SECRET)
}

function profileRow({ level, holder = 'teen', ...rest }: NonNullable<AccountShape['profile']>) {
  return { ...rest, holder, exam: testTypeOf(level), level: storedLevel(level) }
}
