/** The codes by which partners refer families (docs/decisions.md 10): a spoken one and one that stands in links; both count. */
import { db } from '~/db.server'

/** What a code may look like, in any case: spoken ones are stored in upper case, those of links in lower case, and found by their index. */
const CODE = /^[a-z\d-]{3,40}$/i

/** The code as its approved partner has it, whatever its case was; null for one that nobody has, or whose partner does not count. */
export async function findReferralCode(typed: string): Promise<string | null> {
  const code = typed.trim()
  if (!CODE.test(code)) return null

  const [spoken, linked] = [code.toUpperCase(), code.toLowerCase()]
  const partner = await db.affiliatePartner.findFirst({
    where: { status: 'approved', OR: [{ referralCode: spoken }, { referralLinkCode: linked }] },
    select: { referralCode: true },
  })
  if (!partner) return null
  return partner.referralCode === spoken ? spoken : linked
}
