/** What an admin does with a membership. */
import Stripe from 'stripe'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { db } from '~/db.server'
import { listMonths, listOpenCases } from '~/models/money/admin/months.server'
import { syncCustomer } from '~/models/money/sync/sync.server'
import { stripe } from '~/services/payments/client.server'
import { HOUR_MS } from '~/utils/time/durations'
import { signedIn } from '../../support/browser'
import { setFaults } from '../../support/post-office'
import { customerOf, isPremium, member, payingGuest, press } from '../../support/services/payments'
import { openWalker } from '../../support/walker'

afterEach(() => setFaults({}))

const planOf = (userId: string) => db.userSubscription.findFirstOrThrow({ where: { userId }, orderBy: { startDate: 'desc' } })

/** A bank takes a customer's payment back, and decides. */
async function decide(customer: string, status: 'won' | 'lost') {
  const [charge] = (await stripe.charges.list({ customer })).data
  await press(`/charges/${charge?.id}/dispute`)
  const [dispute] = (await stripe.disputes.list({ charge: charge?.id })).data
  await press(`/disputes/${dispute?.id}/close`, { status })
  await syncCustomer(customer)
}

describe('an admin', () => {
  const REASON = { 'Why?': 'A family wrote to us about it.' }

  test('grants, extends and ends a membership, each with a reason', async () => {
    const { browser, student } = await signedIn()
    const walker = openWalker((await signedIn({ role: 'admin' })).browser)
    await walker.goto(`/admin/users/${student.id}/membership`)
    walker.fill({ What: 'grant', Plan: 'premium_annual', Until: '2020-01-01', ...REASON })
    await walker.press('Change the membership')
    expect(walker.field('Until').description).toContain('End date must be in the future')
    walker.fill({ Until: '2040-01-01' })
    await walker.press('Change the membership')
    expect(await isPremium(browser)).toBe(true)

    walker.fill({ What: 'extend', Until: '2041-01-01', ...REASON })
    await walker.press('Change the membership')
    expect((await planOf(student.id)).endDate).toEqual(new Date('2041-01-01T00:00:00-05:00'))
    walker.fill({ What: 'end', ...REASON })
    await walker.press('Change the membership')
    expect(await isPremium(browser)).toBe(false)
    expect(await db.auditLog.count({ where: { target: student.id } })).toBe(3)
  })

  test('lengthens what was granted and never shortens it, and grants once with two clicks', async () => {
    const { student } = await signedIn()
    const { browser } = await signedIn({ role: 'admin' })
    const path = `/admin/users/${student.id}/membership`
    const grant = { step: 'grant', tier: 'premium_annual', endDate: '2040-01-01', reason: REASON['Why?'] }
    await Promise.all([browser.post(path, grant), browser.post(path, grant)])
    expect(await db.userSubscription.count({ where: { userId: student.id } })).toBe(1)
    expect(await db.auditLog.count({ where: { target: student.id } })).toBe(1)

    const shorter = await browser.post(path, { ...grant, step: 'extend', endDate: '2039-01-01' })
    expect([shorter.status, shorter.text]).toEqual([400, expect.stringContaining('runs as long already')])
    expect((await planOf(student.id)).endDate).toEqual(new Date('2040-01-01T00:00:00-05:00'))
  })

  test('ends no seat of a group, whose seats are counted there', async () => {
    const { browser, student } = await signedIn()
    await db.userSubscription.create({
      data: { userId: student.id, subscriptionTier: 'scholarship_member', subscriptionType: 'group_member' },
    })
    const admin = await signedIn({ role: 'admin' })
    const fields = { step: 'end', reason: REASON['Why?'] }
    expect((await admin.browser.post(`/admin/users/${student.id}/membership`, fields)).status).toBe(409)
    expect(await isPremium(browser)).toBe(true)
  })

  test('has a refund written down with what went back, although it cannot be read again yet', async () => {
    const { student, customerId } = await member()
    const order = await db.order.findFirstOrThrow({ where: { userId: student.id } })
    const { data } = await stripe.charges.list({ customer: customerId })
    await stripe.refunds.create({ charge: data[0]?.id, amount: 900 })
    await syncCustomer(customerId)
    const { browser } = await signedIn({ role: 'admin' })
    await setFaults({ stripe: { at: '/v1/customers', status: 500 } })
    const fields = { step: 'refund', order: order.id, reason: REASON['Why?'] }
    expect((await browser.post(`/admin/users/${student.id}/membership`, fields)).status).toBe(303)
    await setFaults({})
    const entry = await db.auditLog.findFirstOrThrow({ where: { target: student.id } })
    expect(entry.after).toMatchObject({ order: order.id, amount: '9000' })
  })

  test('gives a payment back, and sees whom the provider no longer knows', async () => {
    const { browser, student, customerId } = await member()
    const walker = openWalker((await signedIn({ role: 'admin' })).browser)
    await walker.goto(`/admin/users/${student.id}/membership`)
    const order = await db.order.findFirstOrThrow({ where: { userId: student.id } })
    walker.fill({ What: 'refund', Payment: order.id, ...REASON })
    await walker.press('Change the membership')
    expect((await db.order.findUniqueOrThrow({ where: { id: order.id } })).status).toBe('refunded')
    expect(await isPremium(browser)).toBe(false)

    await press(`/customers/${customerId}/forget`)
    walker.fill({ What: 'read', ...REASON })
    await walker.press('Change the membership')
    expect(walker.text()).toContain('Stripe no longer knows this customer')
    expect(await isPremium(browser)).toBe(false)
    await walker.goto('/admin/money')
    expect(walker.text()).toContain(customerId)
    const { text } = await walker.browser.get('/admin/money/export')
    expect(text.split('\r\n')[0]).toContain('Revenue (cents)')
  })

  test('refunds a payment whose dispute was won', async () => {
    const { student, customerId } = await member()
    await decide(customerId, 'won')
    const order = await db.order.findFirstOrThrow({ where: { userId: student.id } })
    expect(order.status).toBe('paid')
    const { browser } = await signedIn({ role: 'admin' })
    const fields = { step: 'refund', order: order.id, reason: REASON['Why?'] }
    expect((await browser.post(`/admin/users/${student.id}/membership`, fields)).status).toBe(303)
    expect((await db.order.findUniqueOrThrow({ where: { id: order.id } })).status).toBe('refunded')
  })

  test('is told of a refund that Stripe refuses, writes none down, and closes what the family asked for', async () => {
    const { browser: family, student } = await member()
    const refused = new Stripe.errors.StripeInvalidRequestError({
      ...{ type: 'invalid_request_error', statusCode: 400, code: 'charge_disputed', message: 'It has been charged back' },
    })
    const create = vi.spyOn(stripe.refunds, 'create').mockRejectedValue(refused)
    const asked = openWalker(family)
    await asked.goto('/profile/subscription/refund')
    await asked.press('Refund my money')
    expect(asked.text()).toContain('Your money could not be sent back yet')
    expect(await isPremium(family)).toBe(false)
    const [askedAt, paidAt] = [2, 3].map((hours) => new Date(Date.now() - hours * HOUR_MS))
    await db.refundRequest.update({ where: { userId: student.id }, data: { askedAt } })
    await db.order.updateMany({ where: { userId: student.id }, data: { paidAt } })

    const walker = openWalker((await signedIn({ role: 'admin' })).browser)
    await walker.goto('/admin/money')
    await walker.follow(new RegExp(student.email))
    expect(walker.text()).toContain('A refund is not done')
    const { id } = await db.order.findFirstOrThrow({ where: { userId: student.id } })
    walker.fill({ What: 'refund', Payment: id, ...REASON })
    await walker.press('Change the membership')
    expect([walker.status(), walker.alert()]).toEqual([409, expect.stringContaining('Stripe refuses this')])
    expect(await db.auditLog.count({ where: { target: student.id } })).toBe(0)

    walker.fill({ What: 'close', Payment: '', ...REASON })
    await walker.press('Change the membership')
    create.mockRestore()
    expect(await db.auditLog.count({ where: { target: student.id, action: 'close refund request' } })).toBe(1)
    await walker.goto('/admin/money')
    expect(walker.text()).not.toContain(student.email)
    expect((await db.order.findUniqueOrThrow({ where: { id } })).returnedAmount).toBe(9_900)
    expect((await family.get('/profile')).text).toContain('Refunded')
  })

  test.each([
    ['close', 14_900],
    ['drop', 0],
  ])('that a refund is over, by the choice "%s", counts of its money as gone: %d cents', async (step, gone) => {
    const wentBack = async () => (await listMonths()).reduce((sum, { refunded }) => sum + refunded, 0)
    const before = await wentBack()
    const { student } = await member('monthly')
    await db.refundRequest.create({ data: { userId: student.id, amount: 14_900, askedAt: new Date() } })
    const { browser } = await signedIn({ role: 'admin' })
    const send = () => browser.post(`/admin/users/${student.id}/membership`, { step, reason: REASON['Why?'] })
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(303)
    expect((await wentBack()) - before).toBe(gone)
    expect(await db.auditLog.count({ where: { target: student.id } })).toBe(1)
    await syncCustomer(await customerOf(student.id))
    expect((await wentBack()) - before).toBe(gone)
  })

  test('closes a dispute that was lost, after which it is on no list and its money stays gone', async () => {
    const { student, customerId } = await member()
    await decide(customerId, 'lost')
    const { browser } = await signedIn({ role: 'admin' })
    const { id } = await db.order.findFirstOrThrow({ where: { userId: student.id } })
    const listed = async () => (await listOpenCases()).disputed.some((order) => order.id === id)
    expect(await listed()).toBe(true)
    const path = `/admin/users/${student.id}/membership`
    const send = (order: string) => browser.post(path, { step: 'settle', order, reason: REASON['Why?'] })
    expect([(await send('')).status, (await send('of nobody')).status]).toEqual([400, 409])
    const other = await signedIn()
    const elsewhere = `/admin/users/${other.student.id}/membership`
    expect((await browser.post(elsewhere, { step: 'settle', order: id, reason: REASON['Why?'] })).status).toBe(409)

    const walker = openWalker(browser)
    await walker.goto(path)
    walker.fill({ What: 'settle', Payment: id, ...REASON })
    await walker.press('Change the membership')
    expect([await listed(), (await send(id)).status]).toEqual([false, 409])
    await syncCustomer(customerId)
    expect(await listed()).toBe(false)
    expect((await db.order.findUniqueOrThrow({ where: { id } })).status).toBe('disputed')
    expect(await db.auditLog.count({ where: { target: student.id, action: 'close dispute' } })).toBe(1)
  })

  test('has nothing to close where a bank kept the money of somebody without an account', async () => {
    const { customerId } = await payingGuest()
    await decide(customerId, 'lost')
    expect((await listOpenCases()).disputed.filter((order) => order.customerId === customerId)).toEqual([])
  })

  test('sees a refund that has not gone through for more than an hour', async () => {
    const { student } = await signedIn()
    const at = (hours: number) => ({ askedAt: new Date(Date.now() - hours * HOUR_MS) })
    await db.refundRequest.create({ data: { userId: student.id, amount: 14_900, ...at(0.5) } })
    const { browser } = await signedIn({ role: 'admin' })
    expect((await browser.get('/admin/money')).text).not.toContain(student.email)
    await db.refundRequest.update({ where: { userId: student.id }, data: at(2) })
    expect((await browser.get('/admin/money')).text).toContain(`${student.email}, asked for on`)
    await db.refundRequest.delete({ where: { userId: student.id } })
  })
})
