/** A coupon at the checkout: what is left to pay, and each reason why it does not hold, beside its field. The price stays then. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { stripe } from '~/services/payments/client.server'
import { DAY_MS } from '~/utils/time/durations'
import { couponOf } from '../../factories/commissions/coupons'
import { createPartner } from '../../factories/partners'
import { openBrowser, signedIn } from '../../support/browser'
import { goToPayment, payAt } from '../../support/services/payments'
import { openWalker } from '../../support/walker'

async function priceWith(code: string, plan = 'annual') {
  const walker = openWalker()
  await walker.goto(`/checkout?plan=${plan}`)
  walker.fill({ Coupon: code })
  await walker.press('Show the price with it')
  return walker
}

test('a coupon in any case shows the price with it, and is what is paid', async () => {
  const { id, code } = await couponOf({ discountType: 'percent', discount: '20' })
  const walker = await priceWith(code.toLowerCase())
  expect(walker.at()).toBe(`/checkout?plan=annual&coupon=${code}`)
  expect(walker.text()).toContain('You pay $79.20 today. The plan renews every year for $99')
  expect(walker.text()).toContain(`${code}: 20 percent off the first payment, which is $99 without it.`)

  const { browser, student } = await signedIn()
  const { location } = await goToPayment(browser, 'annual', { coupon: code })
  await browser.get((await payAt(location ?? '')) ?? '')
  expect(await db.order.findFirst({ where: { userId: student.id } })).toMatchObject({ amount: 7_920, status: 'paid' })
  expect(await db.couponUse.findFirst({ where: { couponId: id } })).toMatchObject({ userId: student.id, redeemedAt: expect.any(Date) })
  expect(await db.couponCode.findUnique({ where: { id } })).toMatchObject({ usedCount: 1 })
})

const FAULTS: [string, () => Promise<string>, string][] = [
  ['unknown', async () => 'NOBODY99', 'We do not know this coupon.'],
  ['a pattern', async () => '%%%', 'We do not know this coupon.'],
  ['off', async () => (await couponOf({ isActive: 'no' })).code, 'This coupon has ended.'],
  ['over', async () => (await couponOf({ validTo: '2026-01-31' })).code, 'This coupon has ended.'],
  ['not begun', async () => (await couponOf({ validFrom: '2099-01-01' })).code, 'This coupon cannot be used yet.'],
  ['for larger plans', async () => (await couponOf({ minOrder: '149' })).code, 'This coupon holds for plans from $149 on.'],
  ['used up', usedUp, 'This coupon is used up.'],
]

test.each(FAULTS)('a coupon that is %s is named beside its field, and the price stays', async (_, make, message) => {
  const code = await make()
  const walker = await priceWith(code)
  expect(walker.status()).toBe(400)
  expect(walker.field('Coupon')).toMatchObject({ value: code, isWrong: true })
  expect(walker.text()).toContain(message)
  expect(walker.text()).toContain('You pay $99 today')

  const linked = openWalker()
  await linked.goto(`/checkout?plan=annual&coupon=${encodeURIComponent(code)}`)
  expect([linked.status(), linked.field('Coupon')]).toMatchObject([200, { value: code, isWrong: true }])
  await linked.press('Go to payment')
  expect([linked.status(), linked.text().includes(message)]).toEqual([400, true])
})

async function usedUp(): Promise<string> {
  const { id, code } = await couponOf({ maxUses: '1' })
  await db.couponCode.update({ where: { id }, data: { usedCount: 1 } })
  return code
}

test('a coupon of a suspended affiliate has ended', async () => {
  const { email } = await createPartner({ audience: 'affiliate' })
  const { code } = await couponOf({ affiliate: email })
  expect((await priceWith(code)).status()).toBe(200)
  await db.affiliatePartner.update({ where: { email }, data: { status: 'suspended' } })
  expect((await priceWith(code)).text()).toContain('This coupon has ended.')
})

test('a use that is held goes back when the page ends unpaid, and an account has one use', async () => {
  const { id, code } = await couponOf({ maxUses: '1' })
  const first = await signedIn()
  expect((await goToPayment(first.browser, 'annual', { coupon: code })).status).toBe(303)
  // Its own second tab takes the same use over; somebody else finds none.
  expect((await goToPayment(first.browser, 'annual', { coupon: code })).status).toBe(303)
  expect((await goToPayment(openBrowser(), 'annual', { coupon: code })).status).toBe(400)
  await db.checkout.updateMany({ where: { userId: first.student.id }, data: { endedAt: new Date(), key: null } })
  const second = await signedIn()
  const { location } = await goToPayment(second.browser, 'annual', { coupon: code })
  await second.browser.get((await payAt(location ?? '')) ?? '')
  expect(await db.couponCode.findUnique({ where: { id } })).toMatchObject({ usedCount: 1 })
  expect(await db.couponUse.findMany({ where: { couponId: id } })).toMatchObject([{ userId: second.student.id }])

  await db.userSubscription.updateMany({
    where: { userId: second.student.id },
    data: { isActive: false, endDate: new Date(Date.now() - DAY_MS) },
  })
  expect((await goToPayment(second.browser, 'annual', { coupon: code })).text).toContain('You have used this coupon before.')
})

test('dollars off are taken off the first payment alone, and never the last dollar', async () => {
  const { id, code } = await couponOf({ discountType: 'amount', discount: '98' })
  expect((await priceWith(code)).text()).toContain('You pay $1 today')
  const { stripeCouponId, stripePromotionCodeId } = await db.couponCode.findUniqueOrThrow({ where: { id } })
  expect(await stripe.coupons.retrieve(stripeCouponId ?? '')).toMatchObject({ amount_off: 9_800, duration: 'once' })
  expect(await stripe.promotionCodes.retrieve(stripePromotionCodeId ?? '')).toMatchObject({ code, active: true })
})
