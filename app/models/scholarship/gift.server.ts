/**
 * Commission that an affiliate turns into seats to give away: $30.00 a seat, never more than what is payable and in no payment under way.
 * It leaves the balance as a payment that is made at once, to a pool and not to the affiliate, so that the sums of the ledger stay the
 * balances.
 */
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { logAction } from '~/models/audit-log.server'
import { addEntry, balancesOf, lockAffiliate } from '~/models/commissions/ledger.server'
import { SEATS_METHOD } from '~/models/commissions/payouts/fields'
import { MOST_SEATS, SEAT_PRICE } from '~/models/groups/fields'
import { queueMail } from '~/models/mail/mail.server'
import { GIFT_FIELDS } from './fields'
import { findKeeper, openPool } from './pools.server'

export const GiftSchema = formSchema(GIFT_FIELDS)

/** How many seats an amount in cents pays for, 50 at once at most. */
export function seatsFor(cents: number): number {
  return Math.max(0, Math.min(MOST_SEATS, Math.floor(cents / SEAT_PRICE)))
}

interface Gift {
  affiliateId: string
  seats: number
  attempt: string
}

/** `too-many`: more than the balance pays for; `not-approved`: a suspended account; `nobody`: no admin is there to keep the seats. */
export type GiftOutcome = 'given' | 'too-many' | 'not-approved' | 'nobody'

/**
 * Turns commission into a pool of seats, in the audit log and with a mail to the affiliate. The same attempt again gives nothing more and
 * answers the same. The page has asked for the password before.
 */
export function giveSeats({ affiliateId, seats, attempt }: Gift, now = new Date()): Promise<GiftOutcome> {
  return db.$transaction(async (transaction) => {
    await lockAffiliate(transaction, affiliateId)
    if ((await transaction.scholarshipPool.count({ where: { attempt, affiliateId } })) > 0) return 'given'
    const affiliate = await transaction.affiliatePartner.findUnique({ where: { id: affiliateId } })
    if (affiliate?.status !== 'approved') return 'not-approved'
    const open = await transaction.commissionPayment.aggregate({
      where: { affiliateId, status: { in: ['pending', 'payable'] } },
      _sum: { amount: true },
    })
    const amount = seats * SEAT_PRICE
    if (seats > seatsFor(balancesOf(affiliate).payable - (open._sum.amount ?? 0))) return 'too-many'
    const adminUserId = await findKeeper(transaction)
    if (!adminUserId) return 'nobody'

    const made = { affiliateId, amount, paymentMethod: SEATS_METHOD, status: 'paid', paymentDate: now, createdAt: now } as const
    const { id: paymentId } = await transaction.commissionPayment.create({ data: made })
    const poolId = await openPool(transaction, { source: 'commission', seats, adminUserId, attempt, affiliateId, paymentId }, now)
    await addEntry(transaction, { affiliateId, paymentId, step: 'seats', payable: -amount, paid: amount }, now)
    const after = { seats, amount, paymentId }
    await logAction(transaction, { actorId: affiliateId, action: 'turn commission into seats', target: poolId, after })
    // Whoever did not do it must know at once.
    const about = { audience: 'affiliate', recipient: affiliate.email, accountId: affiliateId } as const
    await queueMail(transaction, { kind: 'notice', template: 'commission-given', ...about })
    return 'given'
  })
}
