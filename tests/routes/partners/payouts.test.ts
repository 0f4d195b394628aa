/** From a payable commission to money and statement: details behind the second factor, the request, two admins, the mail. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { COUPON_STATE_NAMES } from '~/models/coupons/fields'
import { STEP_NAMES } from '~/routes/admin/affiliates/parts/words'
import { DEMO_PASSWORD } from '../../factories/accounts'
import { couponOf } from '../../factories/commissions/coupons'
import { createEarner, giveCommissions } from '../../factories/commissions/earners'
import { signedIn, signedInPartner } from '../../support/browser'
import { walkerOf } from '../../support/partner-walks'
import { mailTo } from '../../support/post-office'
import { openWalker } from '../../support/walker'
import { factored } from '../smuggling/affiliate-cases'

const admin = async () => openWalker((await signedIn({ role: 'admin' })).browser)

async function step(walker: ReturnType<typeof openWalker>, id: string, name: 'approve' | 'pay' | 'cancel') {
  await walker.goto(`/admin/commission-reports/payments/${id}`)
  walker.fill({ [STEP_NAMES[name]]: true })
  await walker.press('Go on')
}

describe('the dashboard', () => {
  test('shows code, link, picture and balances, and leads to its rooms', async () => {
    const { id, walker } = await walkerOf('affiliate')
    await giveCommissions(id, [3_465])
    await walker.goto('/affiliate/dashboard')
    expect(walker.text()).toContain('$34.65')
    expect(walker.html()).toContain('QR code of the link')
    for (const room of ['Coupons', 'Referrals', 'Earnings', 'Payout']) {
      await walker.follow(room)
      expect([walker.status(), walker.count('h1', room)]).toEqual([200, 1])
    }
    expect((await walker.browser.get('/affiliate/dashboard/qr')).text).toMatch(/^<svg xmlns/)
    await walker.goto('/affiliate/dashboard/card')
    const { referralCode } = await db.affiliatePartner.findUniqueOrThrow({ where: { id } })
    expect(walker.text()).toContain(`Code ${referralCode}`)
  })

  test('shows coupons and lists as files, and nothing of another affiliate', async () => {
    const { id, email, walker } = await walkerOf('affiliate')
    const { code } = await couponOf({ affiliate: email, description: '=HYPERLINK("http://evil.example")' })
    const other = await couponOf({ affiliate: (await createEarner([100])).email })
    await giveCommissions(id, [3_465])
    await walker.goto('/affiliate/dashboard/coupons')
    expect([walker.text().includes(code), walker.text().includes(other.code)]).toEqual([true, false])
    const file = async (name: string) => (await walker.browser.get(`/affiliate/dashboard/${name}/export`)).text
    expect(await file('coupons')).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(await file('coupons')).not.toContain(other.code)
    expect((await file('referrals')).split('\r\n')).toHaveLength(3)
    expect(await file('earnings')).toContain('matured,-3465,3465,0')
  })

  test('counts a click once a browser and day, and stores nothing else', async () => {
    const { id } = await createEarner()
    const { referralLinkCode } = await db.affiliatePartner.findUniqueOrThrow({ where: { id } })
    const one = await signedIn()
    const other = await createEarner()
    const { referralLinkCode: another } = await db.affiliatePartner.findUniqueOrThrow({ where: { id: other.id } })
    for (const code of [referralLinkCode, another, referralLinkCode]) await one.browser.get(`/contact?ref=${code}`)
    await (await signedIn()).browser.get(`/?ref=${referralLinkCode}`)
    expect((await db.referralClick.findMany({ where: { affiliateId: id } })).map(({ clicks }) => clicks)).toEqual([2])
    expect(await db.referralClick.findMany({ where: { affiliateId: other.id } })).toMatchObject([{ clicks: 1 }])
  })
})

describe('a payout', () => {
  test('details ask for the second factor, are saved with both, and the account is mailed', async () => {
    const plain = await walkerOf('affiliate')
    await plain.walker.goto('/affiliate/dashboard/payout/details')
    expect(plain.walker.at()).toContain('/affiliate/account/second-factor?redirectTo=')
    expect(plain.walker.text()).toContain('Set up a second factor first')

    const { browser, partner, code } = await factored()
    const fields = { method: 'paypal', paypalEmail: 'me@example.com', payee: '', address: '', currentPassword: DEMO_PASSWORD }
    const wrong = await browser.post('/affiliate/dashboard/payout/details', { ...fields, code: '000000' })
    expect(wrong.status).toBe(400)
    expect(await db.affiliatePartner.findUnique({ where: { id: partner.id } })).toMatchObject({ payoutDetails: {} })
    expect((await browser.post('/affiliate/dashboard/payout/details', { ...fields, code })).status).toBe(303)
    expect(await db.affiliatePartner.findUnique({ where: { id: partner.id } })).toMatchObject({
      payoutDetails: { paypalEmail: 'me@example.com' },
    })
    expect((await mailTo(partner.email)).map(({ subject }) => subject)).toContain('Where we pay you was changed')
  })

  test('is asked for, approved and paid; the statement comes by mail and stands in the dashboard', async () => {
    const { id, email, walker } = await walkerOf('affiliate')
    await giveCommissions(id, [3_465, 2_000])
    await walker.goto('/affiliate/dashboard/payout')
    await walker.follow('Ask for the payment')
    await walker.press('Ask for $54.65')
    expect(walker.text()).toContain('A payment is under way.')
    await walker.browser.post('/affiliate/dashboard/payout/request')
    const payment = await db.commissionPayment.findFirstOrThrow({ where: { affiliateId: id } })
    expect(await db.commissionPayment.count({ where: { affiliateId: id } })).toBe(1)

    const desk = await admin()
    await step(desk, payment.id, 'approve')
    await step(desk, payment.id, 'pay')
    expect(desk.text()).toContain('Paid')
    const [mail] = await mailTo(email)
    expect([mail?.subject, mail?.attachments]).toMatchObject([
      'We have paid your commission',
      [{ type: 'application/pdf', bytes: expect.any(Number) }],
    ])
    const statement = `/affiliate/dashboard/payout/statements/${payment.id}`
    expect((await walker.browser.get(statement)).text).toMatch(/^%PDF/)
    const stranger = await signedInPartner({ audience: 'affiliate' })
    expect((await stranger.browser.get(statement)).status).toBe(404)
    expect(await db.referral.count({ where: { affiliateId: id, status: 'paid' } })).toBe(2)
  })

  test('above $500 needs a second admin to be paid, and nobody decides about their own', async () => {
    const { id, email } = await createEarner([60_000])
    const one = await admin()
    await one.goto('/admin/commission-reports/batch')
    await one.browser.post('/admin/commission-reports/batch', { affiliate: id })
    const payment = await db.commissionPayment.findFirstOrThrow({ where: { affiliateId: id } })
    await step(one, payment.id, 'approve')
    await step(one, payment.id, 'pay')
    expect(one.text()).toContain('Another admin has to pay it')
    const [name, domain] = email.split('@')
    const self = openWalker((await signedIn({ role: 'admin', email: `${name}+desk@${domain}` })).browser)
    await step(self, payment.id, 'pay')
    expect(self.text()).toContain('This is your own money')
    await step(await admin(), payment.id, 'pay')
    expect(await db.commissionPayment.findUnique({ where: { id: payment.id } })).toMatchObject({ status: 'paid' })
  })

  test('whose amount has changed since the page is not decided', async () => {
    const { id } = await createEarner([5_000])
    const desk = await admin()
    await desk.browser.post('/admin/commission-reports/batch', { affiliate: id })
    const payment = await db.commissionPayment.findFirstOrThrow({ where: { affiliateId: id } })
    const path = `/admin/commission-reports/payments/${payment.id}`
    await desk.browser.post(path, { step: 'approve', amount: '4999', note: '' })
    expect(await db.commissionPayment.findUnique({ where: { id: payment.id } })).toMatchObject({ status: 'pending' })
  })

  test('of an affiliate who was suspended meanwhile is not approved, and can be called off', async () => {
    const { id } = await createEarner([5_000])
    const desk = await admin()
    await desk.browser.post('/admin/commission-reports/batch', { affiliate: id })
    const payment = await db.commissionPayment.findFirstOrThrow({ where: { affiliateId: id } })
    await db.affiliatePartner.update({ where: { id }, data: { status: 'suspended' } })
    await step(desk, payment.id, 'approve')
    expect(desk.text()).toContain('This affiliate is suspended')
    expect(await db.commissionPayment.findUnique({ where: { id: payment.id } })).toMatchObject({ status: 'pending', approvedAt: null })
    await step(desk, payment.id, 'cancel')
    expect(await db.commissionPayment.findUnique({ where: { id: payment.id } })).toMatchObject({ status: 'cancelled' })
  })

  test('a gift to families is never more than the commission', async () => {
    const { id, walker } = await walkerOf('affiliate')
    await walker.goto('/affiliate/dashboard/payout/share')
    walker.fill({ 'The family gets, percent of its order': '36' })
    await walker.press('Save')
    expect(walker.text()).toContain('Please enter at most 35')
    walker.fill({ 'The family gets, percent of its order': '10' })
    await walker.press('Save')
    expect(await db.affiliatePartner.findUnique({ where: { id } })).toMatchObject({ splitCommissionRate: 10 })
  })
})

test('an admin makes a coupon and turns it off, and finds balances, months and exports', async () => {
  const { id, email } = await createEarner([4_444])
  const desk = await admin()
  await desk.goto('/admin/coupons/new')
  const code = `DESK-${process.pid}-${Date.now()}`
  desk.fill({ Code: code.toLowerCase(), 'Email of its affiliate': email, 'How much': '15' })
  await desk.press('Make the coupon')
  expect([desk.count('h1', code), desk.text().includes('15 percent off')]).toEqual([1, true])
  desk.fill({ [COUPON_STATE_NAMES.no]: true })
  await desk.press('Save')
  expect(await db.couponCode.findUnique({ where: { code } })).toMatchObject({ isActive: false, mirroredAt: expect.any(Date) })

  await desk.goto('/admin/coupons/new')
  desk.fill({ Code: code, 'How much': '95' })
  await desk.press('Make the coupon')
  expect(desk.text()).toContain('Please enter a whole number from 1 to 90')
  desk.fill({ 'How much': '10' })
  await desk.press('Make the coupon')
  expect(desk.field('Code')).toMatchObject({ value: code, isWrong: true })

  await desk.goto(`/admin/affiliate-dashboard?search=${encodeURIComponent(email)}`)
  expect(desk.text()).toContain('$44.44 payable')
  await desk.goto(`/admin/affiliate-dashboard/${id}`)
  desk.fill({ 'Percent of a first payment': '40', 'Why?': 'They bring a whole school.' })
  await desk.press('Save')
  expect(await db.affiliatePartner.findUnique({ where: { id } })).toMatchObject({ commissionRate: 40 })
  expect((await desk.browser.get('/admin/commission-reports/export')).text).toContain(`${email},1,4444,0,0`)
  expect((await desk.browser.get('/admin/affiliate-dashboard/export')).text).toContain(email)
})

test('a coupon of dollars never comes to hold for a plan that it would make free', async () => {
  const { id } = await couponOf({ discountType: 'amount', discount: '148', minOrder: '149' })
  const desk = await admin()
  await desk.goto(`/admin/coupons/${id}`)
  desk.fill({ 'For plans from, in dollars': '' })
  await desk.press('Save')
  expect([desk.status(), desk.field('For plans from, in dollars').isWrong]).toEqual([400, true])
  expect(desk.text()).toContain('Please enter at least $149')
  expect(await db.couponCode.findUnique({ where: { id } })).toMatchObject({ minOrderAmount: 14_900, revision: 1 })
})
