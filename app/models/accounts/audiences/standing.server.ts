/** How a tutor's or an affiliate's application stands, under the same names for both. */
import { type Database, db } from '~/db.server'
import type { Audience, PartnerStatus } from '~/generated/prisma/enums'

export type Partner = Exclude<Audience, 'student'>

const SHARED = {
  ...{ id: true, email: true, firstName: true, lastName: true, emailVerified: true, createdAt: true },
  ...{ decidedAt: true, decidedBy: true, decisionReason: true, greetedAt: true },
} as const

export const TUTOR_STANDING = { ...SHARED, approvalStatus: true } as const
export const AFFILIATE_STANDING = { ...SHARED, status: true } as const

export interface Standing {
  id: string
  email: string
  firstName: string
  lastName: string
  emailVerified: boolean
  createdAt: Date
  status: PartnerStatus
  decidedAt: Date | null
  decidedBy: string | null
  decisionReason: string | null
  greetedAt: Date | null
}

/** The standing of one account; null when there is none. */
export async function findStanding(
  audience: Partner,
  where: { id: string } | { email: string },
  database: Database = db,
): Promise<Standing | null> {
  if (audience === 'affiliate') return database.affiliatePartner.findUnique({ where, select: AFFILIATE_STANDING })
  const tutor = await database.tutor.findUnique({ where, select: TUTOR_STANDING })
  return tutor && withStatus(tutor)
}

/** A tutor's row with its state under the common name. */
export function withStatus<Row extends { approvalStatus: PartnerStatus }>({ approvalStatus, ...row }: Row) {
  return { ...row, status: approvalStatus }
}

/** Notes that somebody was welcomed after the approval; true the first time. */
export async function greetOnce(audience: Partner, id: string, now = new Date()): Promise<boolean> {
  const data = { greetedAt: now }
  const { count } =
    audience === 'tutor'
      ? await db.tutor.updateMany({ where: { id, greetedAt: null, approvalStatus: 'approved' }, data })
      : await db.affiliatePartner.updateMany({ where: { id, greetedAt: null, status: 'approved' }, data })
  return count === 1
}
