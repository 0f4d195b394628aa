/** Who earns nothing: whoever refers themselves, and a family that counted before (docs/decisions.md 17, security T9). */
import type { Database } from '~/db.server'
import type { AffiliatePartner, Order, Referral } from '~/generated/prisma/client'
import { mailboxOf } from '~/utils/text/mailbox'

interface Suspect {
  affiliate: Pick<AffiliatePartner, 'email' | 'lastName' | 'payoutDetails'>
  referral: Pick<Referral, 'id' | 'refereeEmail'>
  order: Pick<Order, 'payerEmail' | 'cardMark'>
}

/** More accounts do not pay with one card. */
const MOST = 200

/** Why the first payment of a referral brings nothing, as admins read it; null when it counts. */
export async function findFault(transaction: Database, { affiliate, referral, order }: Suspect): Promise<string | null> {
  const own = new Set([affiliate.email, paypalOf(affiliate.payoutDetails)].flatMap((email) => (email ? mailboxOf(email) : [])))
  const isOwn = (email: string | null) => email !== null && own.has(mailboxOf(email))
  if (isOwn(referral.refereeEmail) || isOwn(order.payerEmail)) return 'Does not count: the affiliate’s own email address.'
  if (!order.cardMark) return null
  // Two accounts that pay with one card at the same moment wait for each other, whoever referred them.
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`card ${order.cardMark}`}))`
  const paid = await transaction.order.findMany({
    where: { cardMark: order.cardMark },
    take: MOST,
    select: { payerEmail: true, stripePaymentId: true, user: { select: { email: true } } },
  })
  if (paid.some(({ payerEmail, user }) => isOwn(payerEmail) || isOwn(user?.email ?? null))) {
    return 'Does not count: the affiliate’s own card.'
  }
  const payments = paid.flatMap(({ stripePaymentId }) => stripePaymentId ?? [])
  const counted = await transaction.referral.count({ where: { paymentId: { in: payments }, id: { not: referral.id } } })
  return counted > 0 ? 'Does not count: a family that paid with this card counted before.' : null
}

/** Where the affiliate is paid, if that is PayPal. */
function paypalOf(details: AffiliatePartner['payoutDetails']): string | null {
  if (typeof details !== 'object' || details === null || !('paypalEmail' in details)) return null
  return typeof details.paypalEmail === 'string' ? details.paypalEmail : null
}

/** What an admin should look at before it is paid: the same last name may be the same household. */
export function flagOf({ lastName }: Pick<AffiliatePartner, 'lastName'>, { refereeName }: Pick<Referral, 'refereeName'>): string | null {
  const isSame = refereeName?.toLowerCase().endsWith(` ${lastName.trim().toLowerCase()}`)
  return isSame ? 'Please look: the family has the affiliate’s last name.' : null
}
