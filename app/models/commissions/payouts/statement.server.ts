/** The statement of a payment that was made: as a file, and as the mail that brings it. Families stand in it by day alone. */
import { db } from '~/db.server'
import type { WaitingMail } from '~/models/mail/mail.server'
import type { Letter } from '~/services/mail/layout/letter'
import { statementPdf } from '~/services/pdf/statement.server'
import { moneyText } from '~/utils/text/money'
import { dayText } from '~/utils/time/time-text'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'
import { owedFor } from '../ledger.server'
import { PAYOUT_METHOD_NAMES, PAYOUT_METHODS, SEATS_METHOD } from './fields'

/** Lines of one statement; the others stand in the CSV file. */
const MOST = 500

/** A payment that was made to this affiliate, as a PDF; null when there is none. */
export async function findStatement({ paymentId, affiliateId }: { paymentId: string; affiliateId: string }) {
  const payment = await db.commissionPayment.findFirst({
    // What went to seats was paid to nobody: the ledger says it.
    where: { id: paymentId, affiliateId, status: 'paid', paymentMethod: { not: SEATS_METHOD } },
    include: { affiliate: { select: { firstName: true, lastName: true, company: true } } },
  })
  if (!payment?.paymentDate) return null
  const { referralIds, amount, affiliate, paymentDate, paymentMethod } = payment
  const referrals = await db.referral.findMany({
    where: { id: { in: referralIds } },
    orderBy: { convertedAt: 'asc' },
  })
  const sum = referrals.reduce((total, referral) => total + owedFor(referral), 0)
  const number = paymentId.slice(0, 8).toUpperCase()
  const bytes = statementPdf({
    number,
    payee: [`${affiliate.firstName} ${affiliate.lastName}`, affiliate.company].filter(Boolean).join(', '),
    method: methodName(paymentMethod),
    paidOn: dayText(paymentDate, DEFAULT_TIME_ZONE),
    amount: moneyText(amount),
    lines: referrals.slice(0, MOST).map((referral) => {
      const { convertedAt, referralMethod, couponCodeUsed, orderAmount, commissionPercent } = referral
      const how = couponCodeUsed ? `Coupon ${couponCodeUsed}` : referralMethod === 'link' ? 'Your link' : 'Your code'
      const day = convertedAt ? dayText(convertedAt, DEFAULT_TIME_ZONE) : ''
      return [day, how, moneyText(orderAmount ?? 0), `${commissionPercent}%`, moneyText(owedFor(referral))] as const
    }),
    more: Math.max(0, referrals.length - MOST),
    takenBack: sum > amount ? moneyText(sum - amount) : null,
    broughtBack: amount > sum ? moneyText(amount - sum) : null,
  })
  return { name: `stanine-statement-${number.toLowerCase()}.pdf`, bytes }
}

/** The mail with the statement; null when the payment is gone. */
export async function statementLetter({ recipient, audience }: WaitingMail, paymentId: string): Promise<Letter | null> {
  const payment = await db.commissionPayment.findFirst({
    where: { id: paymentId, status: 'paid' },
    select: { affiliateId: true, amount: true, paymentDate: true, paymentMethod: true, affiliate: { select: { firstName: true } } },
  })
  const attachment = payment && (await findStatement({ paymentId, affiliateId: payment.affiliateId }))
  if (!payment?.paymentDate || !attachment) return null
  const on = dayText(payment.paymentDate, DEFAULT_TIME_ZONE)
  const told = { plan: methodName(payment.paymentMethod), amount: moneyText(payment.amount), on }
  return { template: 'commission-paid', recipient, audience, name: payment.affiliate.firstName, payment: told, attachment }
}

/** "PayPal". */
export function methodName(method: string): string {
  if (method === SEATS_METHOD) return 'scholarship seats'
  const known = PAYOUT_METHODS.find((one) => one === method)
  return known ? PAYOUT_METHOD_NAMES[known] : method
}
