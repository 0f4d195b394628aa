/** Accounts for tests and the demo: each call makes one, with what is not said made up. */
import { hashPassword } from '~/crypto/passwords.server'
import { db } from '~/db.server'
import type { Level } from '~/exam/core/levels'
import type { AccountHolder, SubscriptionTier } from '~/generated/prisma/enums'
import { storedLevel, testTypeOf } from '~/models/bank/stored-level'

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
  createdAt?: Date
  tier?: Exclude<SubscriptionTier, 'free'>
  profile?: {
    level: Level
    gradeApplied: number
    holder?: AccountHolder
    timeZone?: string
    timePercent?: number
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

  return db.user.create({
    data: {
      email,
      username,
      firstName,
      lastName,
      role: shape.role,
      password: await sharedHash,
      emailVerified: true,
      createdAt: shape.createdAt ?? new Date(Date.now() - 7 * DAY),
      usage: { create: {} },
      ...(profile && { profile: { create: profileRow(profile) } }),
      ...(tier && { subscriptions: { create: { subscriptionTier: tier, startDate: new Date(Date.now() - DAY) } } }),
    },
  })
}

function profileRow({ level, gradeApplied, holder = 'teen', timeZone, timePercent, parentEmail }: NonNullable<AccountShape['profile']>) {
  return { holder, exam: testTypeOf(level), level: storedLevel(level), gradeApplied, timeZone, timePercent, parentEmail }
}
