/** From a link or a coupon to a commission, through the one synchronization; and back by a refund or a dispute. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { balancesOf } from '~/models/commissions/ledger.server'
import { matureCommissions } from '~/models/commissions/mature.server'
import { giveRewards } from '~/models/commissions/reward.server'
import { syncCustomer } from '~/models/money/sync/sync.server'
import { stripe } from '~/services/payments/client.server'
import { DAY_MS } from '~/utils/time/durations'
import { couponOf } from '../../factories/commissions/coupons'
import { createPartner } from '../../factories/partners'
import { registration } from '../../factories/registration'
import { linkMailedTo } from '../../support/account-walks'
import { openBrowser, signedIn } from '../../support/browser'
import { customerOf, goToPayment, payAt, press } from '../../support/services/payments'

async function affiliate(shape: Parameters<typeof createPartner>[0] | object = {}) {
  const { id } = await createPartner({ ...shape, audience: 'affiliate' })
  return db.affiliatePartner.findUniqueOrThrow({ where: { id } })
}

/** A student who pays with these fields, and the commission of it. */
async function buyer(fields: Record<string, string>, { email, plan = 'annual' }: { email?: string; plan?: string } = {}) {
  const { browser, student } = await signedIn()
  const { location } = await goToPayment(browser, plan, fields)
  await browser.get((await payAt(location ?? '', { email })) ?? '')
  const customerId = await customerOf(student.id)
  const referral = () => db.referral.findUnique({ where: { refereeUserId: student.id } })
  return { browser, student, customerId, referral }
}

const standing = async (id: string) => {
  const row = await db.affiliatePartner.findUniqueOrThrow({ where: { id } })
  const { _sum } = await db.commissionEntry.aggregate({ where: { affiliateId: id }, _sum: { pending: true, payable: true, paid: true } })
  const sums = { pending: _sum.pending ?? 0, payable: _sum.payable ?? 0, paid: _sum.paid ?? 0 }
  expect(sums).toEqual(balancesOf(row))
  return { ...balancesOf(row), referrals: row.totalReferrals, conversions: row.totalConversions }
}

test('whoever registers by a link counts as registered, and the first payment brings 35 percent that wait', async () => {
  const { id, referralLinkCode } = await affiliate()
  const browser = openBrowser()
  await browser.get(`/?ref=${referralLinkCode}`)
  const own = registration()
  await browser.post('/register', { ...own })
  await browser.followLink(await linkMailedTo(own.email, '/verify-email'))
  expect(await standing(id)).toEqual({ pending: 0, payable: 0, paid: 0, referrals: 1, conversions: 0 })
  const referral = await db.referral.findFirstOrThrow({ where: { affiliateId: id } })
  expect(referral).toMatchObject({ referralMethod: 'link', referralCode: referralLinkCode, convertedAt: null, refereeEmail: own.email })
})

test('a code that is typed at the payment brings its commission once, however often the customer is read', async () => {
  const { id, referralCode } = await affiliate()
  const { customerId, referral } = await buyer({ referralCode })
  await syncCustomer(customerId)
  expect(await referral()).toMatchObject({
    ...{ affiliateId: id, referralMethod: 'code', status: 'pending', orderAmount: 9_900, commissionPercent: 35, commissionAmount: 3_465 },
  })
  expect(await standing(id)).toEqual({ pending: 3_465, payable: 0, paid: 0, referrals: 1, conversions: 1 })
})

test('with an affiliate’s coupon the coupon’s percentage of what was paid counts', async () => {
  const { id, email } = await affiliate()
  const { code } = await couponOf({ affiliate: email, discount: '20', commissionPercent: '15' })
  const { referral } = await buyer({ coupon: code })
  expect(await referral()).toMatchObject({
    ...{
      affiliateId: id,
      referralMethod: 'coupon',
      couponCodeUsed: code,
      orderAmount: 7_920,
      commissionPercent: 15,
      commissionAmount: 1_188,
    },
  })
})

test('another affiliate’s coupon lowers the price, and the one who referred the family keeps it with the own rate', async () => {
  const [one, other] = [await affiliate(), await affiliate()]
  const { code } = await couponOf({ affiliate: other.email, discount: '10', commissionPercent: '50' })
  const { browser, student } = await signedIn()
  await db.user.update({ where: { id: student.id }, data: { referralCode: one.referralCode } })
  const { location } = await goToPayment(browser, 'annual', { coupon: code })
  await browser.get((await payAt(location ?? '')) ?? '')
  expect(await standing(one.id)).toMatchObject({ pending: 3_119, conversions: 1 })
  expect(await standing(other.id)).toMatchObject({ pending: 0, referrals: 0 })
})

test('nobody refers themselves: not by the address, however it is written, and not by the card', async () => {
  const own = await affiliate()
  const [name, domain] = own.email.split('@')
  const byAddress = await signedIn({ email: `${name}+me@${domain}` })
  const { location } = await goToPayment(byAddress.browser, 'annual', { referralCode: own.referralCode })
  await byAddress.browser.get((await payAt(location ?? '')) ?? '')
  const cancelled = { status: 'cancelled', commissionAmount: 0 }
  expect(await db.referral.findUnique({ where: { refereeUserId: byAddress.student.id } })).toMatchObject(cancelled)

  const card = { card: 'works', card_of: `plastic-${own.id}` } as const
  const payWith = async (page: string | null) => fetch(page ?? '', { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' })
  const selves = await signedIn({ email: `${name}+again@${domain}` })
  await payWith((await goToPayment(selves.browser, 'annual')).location)
  await syncCustomer(await customerOf(selves.student.id))
  const friend = await signedIn()
  await payWith((await goToPayment(friend.browser, 'annual', { referralCode: own.referralCode })).location)
  await syncCustomer(await customerOf(friend.student.id))
  expect(await db.referral.findUnique({ where: { refereeUserId: friend.student.id } })).toMatchObject({
    ...cancelled,
    notes: expect.stringContaining('own card'),
  })
  expect(await standing(own.id)).toMatchObject({ pending: 0, payable: 0, conversions: 0 })
})

test('a refund takes it back, whether it waits or is payable, and the balance is nothing again', async () => {
  const { id, referralCode } = await affiliate()
  const { browser, referral } = await buyer({ referralCode })
  await browser.post('/profile/subscription/refund')
  expect(await referral()).toMatchObject({ status: 'cancelled', reversedAt: expect.any(Date) })
  expect(await standing(id)).toEqual({ pending: 0, payable: 0, paid: 0, referrals: 1, conversions: 0 })
})

test('it becomes payable after thirty days, a dispute takes it back, and one that is won brings it again', async () => {
  const { id, referralCode } = await affiliate()
  const { customerId, referral } = await buyer({ referralCode })
  const { convertedAt } = (await referral()) ?? {}
  const ripe = new Date((convertedAt?.getTime() ?? 0) + 30 * DAY_MS)
  await matureCommissions(new Date(ripe.getTime() - 1))
  expect(await referral()).toMatchObject({ status: 'pending' })
  await matureCommissions(ripe)
  await matureCommissions(ripe)
  expect(await standing(id)).toMatchObject({ pending: 0, payable: 3_465 })

  const [charge] = (await stripe.charges.list({ customer: customerId })).data
  await press(`/charges/${charge?.id}/dispute`)
  await syncCustomer(customerId, ripe)
  expect(await standing(id)).toMatchObject({ pending: 0, payable: 0, conversions: 0 })
  const [dispute] = (await stripe.disputes.list({ charge: charge?.id })).data
  await press(`/disputes/${dispute?.id}/close`, { status: 'won' })
  await syncCustomer(customerId, ripe)
  expect(await standing(id)).toMatchObject({ payable: 3_465, conversions: 1 })
})

test('what an affiliate gives to the family is credit on its next invoice, once', async () => {
  const { id, referralCode } = await affiliate()
  await db.affiliatePartner.update({ where: { id }, data: { splitCommissionRate: 10 } })
  const { customerId, referral } = await buyer({ referralCode })
  expect(await referral()).toMatchObject({ commissionAmount: 3_465, splitCommissionAmount: 990, rewardGranted: false })
  expect(await standing(id)).toMatchObject({ pending: 2_475 })
  await matureCommissions(new Date(Date.now() + 31 * DAY_MS))
  await Promise.all([giveRewards(), giveRewards()])
  await giveRewards()
  const customer = await stripe.customers.retrieve(customerId)
  expect([customer.deleted ? null : customer.balance, (await referral())?.rewardGranted]).toEqual([-990, true])
})

test('a family that paid before anybody referred it brings nobody anything', async () => {
  const { id, referralCode } = await affiliate()
  const { browser, student, customerId } = await buyer({})
  await db.userSubscription.updateMany({ where: { userId: student.id }, data: { isActive: false, stripeSubscriptionId: null } })
  const { location } = await goToPayment(browser, 'quarterly', { referralCode })
  await payAt(location ?? '')
  await syncCustomer(customerId)
  expect(await db.order.count({ where: { userId: student.id } })).toBe(2)
  expect(await standing(id)).toMatchObject({ pending: 0, conversions: 0, referrals: 0 })
})
