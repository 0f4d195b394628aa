/** Coupons and commissions when everything happens at once: no use too many, no payment twice, and sums that stay true. */
import { expect, test } from 'vitest'
import { randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { balancesOf, lockAffiliate } from '~/models/commissions/ledger.server'
import { matureCommissions } from '~/models/commissions/mature.server'
import { decidePayment } from '~/models/commissions/payouts/decide.server'
import { preparePayments, requestPayment } from '~/models/commissions/payouts/prepare.server'
import { reverse } from '~/models/commissions/reversal.server'
import { beginCheckout } from '~/models/money/checkout.server'
import { syncCustomer } from '~/models/money/sync/sync.server'
import { DAY_MS } from '~/utils/time/durations'
import { createStudent } from '../factories/accounts'
import { couponOf } from '../factories/commissions/coupons'
import { createEarner } from '../factories/commissions/earners'
import { createPartner } from '../factories/partners'
import { signedIn } from '../support/browser'
import { customerOf, goToPayment, payAt } from '../support/services/payments'

const many = <Result>(count: number, work: (turn: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => work(turn)))

async function sumsHold(affiliateId: string) {
  const row = await db.affiliatePartner.findUniqueOrThrow({ where: { id: affiliateId } })
  const { _sum } = await db.commissionEntry.aggregate({ where: { affiliateId }, _sum: { pending: true, payable: true, paid: true } })
  expect({ pending: _sum.pending ?? 0, payable: _sum.payable ?? 0, paid: _sum.paid ?? 0 }).toEqual(balancesOf(row))
  return balancesOf(row)
}

test('fifty take a coupon of ten uses at once, and ten have it', async () => {
  const { id: couponId } = await couponOf({ maxUses: '10' })
  const students = await many(50, () => createStudent())
  const begun = await many(50, (turn) =>
    beginCheckout({ plan: 'annual', userId: students[turn]?.id ?? '', attempt: randomToken(), couponId }, async () => null),
  )
  expect(begun.filter((one) => 'id' in one)).toHaveLength(10)
  expect(begun.filter((one) => 'fault' in one && one.fault === 'used-up')).toHaveLength(40)
  expect(await db.couponUse.count({ where: { couponId } })).toBe(10)
  expect(await db.couponCode.findUnique({ where: { id: couponId } })).toMatchObject({ usedCount: 10 })
  // What forty gave up left no checkout behind.
  expect(await db.checkout.count({ where: { couponId } })).toBe(10)
}, 60_000)

test('twenty readings of the same payment at once make one commission', async () => {
  const { id } = await createPartner({ audience: 'affiliate' })
  const { referralCode } = await db.affiliatePartner.findUniqueOrThrow({ where: { id } })
  const { browser, student } = await signedIn()
  const { location } = await goToPayment(browser, 'annual', { referralCode })
  await payAt(location ?? '')
  const customerId = await customerOf(student.id)
  await many(20, () => syncCustomer(customerId))
  expect(await sumsHold(id)).toEqual({ pending: 3_465, payable: 0, paid: 0 })
  expect(await db.commissionEntry.count({ where: { affiliateId: id } })).toBe(1)

  const ripe = new Date(Date.now() + 31 * DAY_MS)
  await many(5, () => matureCommissions(ripe))
  expect(await sumsHold(id)).toEqual({ pending: 0, payable: 3_465, paid: 0 })
}, 60_000)

test('ten prepare, ten approve and ten pay at once: one payment goes out', async () => {
  const { id } = await createEarner([3_000, 4_000])
  await many<unknown>(10, (turn) => (turn % 2 ? requestPayment(id) : preparePayments('one', [id])))
  const payments = await db.commissionPayment.findMany({ where: { affiliateId: id } })
  expect(payments).toMatchObject([{ amount: 7_000, status: 'pending' }])
  const paymentId = payments[0]?.id ?? ''
  for (const step of ['approve', 'pay'] as const) {
    const outcomes = await many(10, (turn) => decidePayment({ paymentId, actorId: `admin ${turn}`, step, amount: 7_000 }))
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
  }
  expect(await sumsHold(id)).toEqual({ pending: 0, payable: 0, paid: 7_000 })
  expect(await db.mailRecord.count({ where: { affiliateId: id, template: 'commission-paid' } })).toBe(1)
}, 60_000)

test('a refund while a payment is approved is in it or owed by the next, never both', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id } = await createEarner([3_000, 4_000])
    const [paymentId = ''] = await preparePayments('one', [id])
    const referral = await db.referral.findFirstOrThrow({ where: { affiliateId: id, commissionAmount: 3_000 } })
    const refund = db.$transaction(async (transaction) => {
      await lockAffiliate(transaction, id)
      const now = await transaction.referral.findUniqueOrThrow({ where: { id: referral.id } })
      await reverse(transaction, { ...now, affiliateId: id }, new Date())
    })
    const [approved] = await Promise.all([decidePayment({ paymentId, actorId: 'one', step: 'approve', amount: 7_000 }), refund])
    const { amount, status } = await db.commissionPayment.findUniqueOrThrow({ where: { id: paymentId } })
    expect([approved, status, amount]).toEqual(approved === 'done' ? ['done', 'payable', 7_000] : ['overtaken', 'pending', 4_000])
    if (approved === 'overtaken') await decidePayment({ paymentId, actorId: 'one', step: 'approve', amount })
    expect(await decidePayment({ paymentId, actorId: 'two', step: 'pay', amount })).toBe('done')
    expect(await sumsHold(id)).toEqual({ pending: 0, payable: 4_000 - amount, paid: amount })
  }
}, 60_000)
