/** The codes by which partners refer families (docs/decisions.md 10): a spoken one and one that stands in links; both count. */
import { type Database, db } from '~/db.server'

/** What a code may look like, in any case: spoken ones are stored in upper case, those of links in lower case, and found by their index. */
const CODE = /^[a-z\d-]{3,40}$/i

/** An approved partner, and the code as it has it. */
export interface PartnerOfCode {
  id: string
  code: string
  /** The one that stands in links. */
  isLink: boolean
}

/** The code as its approved partner has it, whatever its case was; null for one that nobody has, or whose partner does not count. */
export async function findReferralCode(typed: string): Promise<string | null> {
  return (await findPartnerOf(typed))?.code ?? null
}

/** The same with whose it is. */
export async function findPartnerOf(typed: string, database: Database = db): Promise<PartnerOfCode | null> {
  const code = typed.trim()
  if (!CODE.test(code)) return null

  const [spoken, linked] = [code.toUpperCase(), code.toLowerCase()]
  const partner = await database.affiliatePartner.findFirst({
    where: { status: 'approved', OR: [{ referralCode: spoken }, { referralLinkCode: linked }] },
    select: { id: true, referralCode: true },
  })
  if (!partner) return null
  const isLink = partner.referralCode !== spoken
  return { id: partner.id, code: isLink ? linked : spoken, isLink }
}
