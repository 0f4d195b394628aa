/** Tutors and affiliates as admins find them: by state, by name or address; and one of them with everything that was applied with. */
import { db } from '~/db.server'
import type { PartnerStatus } from '~/generated/prisma/enums'
import { type AccountName, ownedBy } from '~/models/accounts/audiences/rows.server'
import { AFFILIATE_STANDING, type Partner, TUTOR_STANDING, withStatus } from '~/models/accounts/audiences/standing.server'
import { containing, type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'

const NEWEST: Sort = { field: 'createdAt', direction: 'desc', isDate: true }

export interface PartnerList extends Page {
  audience: Partner
  status: PartnerStatus
  /** A part of a name or address; empty for everybody. */
  search: string
}

/** A page of the accounts in one state whose address is confirmed. */
export async function listPartners({ audience, status, search, ...page }: PartnerList) {
  const { behind, order } = pageQuery(NEWEST, page)
  const has = containing(search)
  const named = search ? { OR: [{ email: has }, { firstName: has }, { lastName: has }] } : {}
  const where = { emailVerified: true, AND: [named, behind] }
  const found =
    audience === 'tutor'
      ? (await db.tutor.findMany({ where: { ...where, approvalStatus: status }, ...order, select: TUTOR_STANDING })).map(withStatus)
      : await db.affiliatePartner.findMany({ where: { ...where, status }, ...order, select: AFFILIATE_STANDING })
  const { rows, next } = pageOf(found, NEWEST, page)
  return { next, partners: rows }
}

/** How many are in each state. */
export async function countPartners(audience: Partner): Promise<Partial<Record<PartnerStatus, number>>> {
  const where = { emailVerified: true }
  const groups =
    audience === 'tutor'
      ? (await db.tutor.groupBy({ by: ['approvalStatus'], where, _count: true })).map(({ approvalStatus: status, _count }) => [
          status,
          _count,
        ])
      : (await db.affiliatePartner.groupBy({ by: ['status'], where, _count: true })).map(({ status, _count }) => [status, _count])
  return Object.fromEntries(groups) as Partial<Record<PartnerStatus, number>>
}

/** What an admin may have to know of the account beside the application: its second factor, and whether it is to be deleted. */
export async function accountState(account: AccountName): Promise<{ factorSince: Date | null; deletedOn: Date | null }> {
  const where = ownedBy(account)
  const [factor, deletion] = await Promise.all([
    db.secondFactor.findFirst({ where, select: { createdAt: true } }),
    db.accountDeletion.findFirst({ where, select: { dueAt: true } }),
  ])
  return { factorSince: factor?.createdAt ?? null, deletedOn: deletion?.dueAt ?? null }
}

/** Everything that a tutor or an affiliate applied with, by the names of the columns; null when there is none. */
export async function findApplication(audience: Partner, id: string): Promise<Record<string, string> | null> {
  const row =
    audience === 'tutor'
      ? await db.tutor.findUnique({
          where: { id },
          select: { specialization: true, experience: true, certifications: true, tutoringAgency: true, bio: true },
        })
      : await db.affiliatePartner.findUnique({
          where: { id },
          select: {
            ...{ type: true, company: true, website: true, mainSocialChannel: true, promotionPlan: true, previousExperience: true },
            ...{ socialX: true, socialInstagram: true, socialYoutube: true, socialTiktok: true, socialFacebook: true },
            ...{ socialLinkedin: true, socialPinterest: true, referralCode: true, referralLinkCode: true, rewardfulId: true },
          },
        })
  return row && Object.fromEntries(Object.entries(row).filter((entry): entry is [string, string] => Boolean(entry[1])))
}
