/** Tutors and affiliates for tests and the demo, in any state; the password is DEMO_PASSWORD. */
import { hashPassword } from '~/crypto/passwords.server'
import { db } from '~/db.server'
import type { PartnerStatus } from '~/generated/prisma/enums'
import { newReferralCodes } from '~/models/accounts/audiences/made.server'
import { DEMO_PASSWORD } from './accounts'

let sharedHash: Promise<string> | undefined
let counter = 0

export interface PartnerShape {
  audience: 'tutor' | 'affiliate'
  status?: PartnerStatus
  email?: string
  firstName?: string
  lastName?: string
  createdAt?: Date
  decisionReason?: string
}

/** An account whose address is confirmed; approved and greeted unless told. */
export async function createPartner({ audience, status = 'approved', ...shape }: PartnerShape): Promise<{ id: string; email: string }> {
  counter += 1
  const mark = `${process.pid}-${Date.now().toString(36)}-${counter}`
  const { email = `${audience}-${mark}@example.com`, firstName = 'Tess', lastName = 'Example' } = shape
  sharedHash ??= hashPassword(DEMO_PASSWORD)
  const isDecided = status !== 'pending'
  const person = {
    ...{ email, firstName, lastName, createdAt: shape.createdAt, password: await sharedHash, emailVerified: true },
    greetedAt: isDecided ? new Date() : null,
    decidedAt: isDecided ? new Date() : null,
    decisionReason: shape.decisionReason,
  }
  const select = { id: true, email: true } as const
  if (audience === 'affiliate') {
    return db.affiliatePartner.create({
      data: { ...person, ...newReferralCodes(), status, promotionPlan: 'A letter to our readers.' },
      select,
    })
  }
  return db.tutor.create({ data: { ...person, approvalStatus: status, specialization: 'SSAT verbal' }, select })
}
