/** The codes by which partners refer families (docs/decisions.md 10): a spoken one and one that stands in links; both count. */
import { db } from '~/db.server'

/** What a code may look like. No character of it means anything in a search without case. */
const CODE = /^[a-z\d-]{3,40}$/i

/** The code as its approved partner has it, whatever its case was; null for one that nobody has, or whose partner does not count. */
export async function findReferralCode(typed: string): Promise<string | null> {
  const code = typed.trim()
  if (!CODE.test(code)) return null

  const same = { equals: code, mode: 'insensitive' } as const
  const partner = await db.affiliatePartner.findFirst({
    where: { status: 'approved', OR: [{ referralCode: same }, { referralLinkCode: same }] },
    select: { referralCode: true, referralLinkCode: true },
  })
  if (!partner) return null
  const { referralCode, referralLinkCode } = partner
  return referralCode.toLowerCase() === code.toLowerCase() ? referralCode : referralLinkCode
}
