/** Who referred a family: written once, with its account or its first payment, and never again (docs/decisions.md 17). */
import type { Database } from '~/db.server'
import { findPartnerOf, type PartnerOfCode } from './code.server'

interface Family {
  userId: string
  email: string
  name: string
}

/** Writes the referral of an account that is made with a partner's code. A code whose partner counts no more refers nobody. */
export async function noteReferral(transaction: Database, family: Family & { code: string | null }): Promise<void> {
  const partner = family.code ? await findPartnerOf(family.code, transaction) : null
  if (partner) await writeReferral(transaction, family, { affiliateId: partner.id, ...codeAndMethod(partner) })
}

/** The code, and how it came: `link` by a link, `code` by being typed. */
export function codeAndMethod({ code, isLink }: PartnerOfCode): { referralCode: string; referralMethod: 'link' | 'code' } {
  return { referralCode: code, referralMethod: isLink ? 'link' : 'code' }
}

interface Referred {
  affiliateId: string
  referralCode: string
  referralMethod: 'link' | 'code' | 'coupon'
}

/** Writes it and counts it. An account has one: where there is one, nothing is written. */
export async function writeReferral(transaction: Database, { userId, email, name }: Family, referred: Referred): Promise<void> {
  const row = { ...referred, refereeUserId: userId, refereeEmail: email, refereeName: name }
  const { count } = await transaction.referral.createMany({ data: [row], skipDuplicates: true })
  if (count === 0) return
  await transaction.affiliatePartner.update({ where: { id: referred.affiliateId }, data: { totalReferrals: { increment: 1 } } })
}
