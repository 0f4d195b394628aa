/** Where free seats come from, and what everybody may read of them. */
import { expect, test } from 'vitest'
import { randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { preparePayments } from '~/models/commissions/payouts/prepare.server'
import { giveSeats } from '~/models/scholarship/gift.server'
import { findImpact } from '~/models/scholarship/impact.server'
import { listLedgerMonths } from '~/models/scholarship/public-ledger.server'
import { createStudent, DEMO_PASSWORD } from '../../factories/accounts'
import { createEarner, giveCommissions } from '../../factories/commissions/earners'
import { createPool, createSponsored } from '../../factories/commissions/pools'
import { openBrowser, signedIn } from '../../support/browser'
import { walkerOf } from '../../support/partner-walks'
import { mailTo } from '../../support/post-office'
import { openWalker } from '../../support/walker'

test('an admin opens a pool at the list price for a year; two clicks open one, and what cannot be is said', async () => {
  const { browser, student } = await signedIn({ role: 'admin' })
  const desk = openWalker(browser)
  await desk.goto('/admin/scholarship/pools/new')
  for (const [seats, message] of [
    ['0', 'Must have at least 1 seat'],
    ['51', 'Maximum 50 seats allowed'],
  ] as const) {
    desk.fill({ Seats: seats })
    await desk.press('Open the pool')
    expect(desk.alert()).toContain(message)
  }
  const attempt = randomToken()
  const fields = { seats: '7', attempt, pricePerSeat: '0', totalAmount: '100' }
  const [one, two] = [
    await browser.post('/admin/scholarship/pools/new', fields),
    await browser.post('/admin/scholarship/pools/new', fields),
  ]
  expect([one.status, one.location]).toEqual([303, two.location])
  const purchases = await db.groupPurchase.findMany({ where: { adminUserId: student.id }, include: { pool: true } })
  expect(purchases).toMatchObject([{ totalSeats: 7, usedSeats: 0, pricePerSeat: 3_000, totalAmount: 21_000, purchaseType: 'scholarship' }])
  const days = ((purchases[0]?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBeGreaterThanOrEqual(365)
  expect(await db.auditLog.count({ where: { target: purchases[0]?.pool?.id, action: 'open scholarship pool' } })).toBe(1)

  // The next admin looks after it; the groups of the first show nothing of it.
  const other = await signedIn({ role: 'admin' })
  const next = openWalker(other.browser)
  await next.goto(one.location ?? '')
  await next.press('Look after it yourself')
  expect(next.text()).toContain('You look after this pool')
  expect(await db.groupPurchase.count({ where: { adminUserId: other.student.id } })).toBe(1)
})

test('an affiliate turns payable commission into seats: never more than the balance, never twice, and into the books', async () => {
  await createStudent({ role: 'admin' })
  const { id, walker } = await walkerOf('affiliate')
  await giveCommissions(id, [8_000])
  await walker.goto('/affiliate/dashboard/payout')
  await walker.follow('Turn commission into seats')
  expect(walker.text()).toContain('That pays for up to 2 seats')
  walker.fill({ Seats: '2', 'Yes, use my commission for this': true, 'Current password': 'somebody else’s' })
  await walker.press('Give the seats')
  expect(walker.alert()).toContain('This is not your current password')
  expect(await db.commissionPayment.count({ where: { affiliateId: id } })).toBe(0)
  walker.fill({ Seats: '3', 'Current password': DEMO_PASSWORD })
  await walker.press('Give the seats')
  expect([walker.status(), walker.alert().includes('That is more than your balance pays for')]).toEqual([409, true])
  walker.fill({ Seats: '2', 'Current password': DEMO_PASSWORD })
  await walker.press('Give the seats')
  expect(walker.text()).toContain('2 seats are given')
  expect(walker.text()).toContain('$60 as scholarship seats')
  expect(walker.text()).toContain('$20 payable')

  const payments = await db.commissionPayment.findMany({ where: { affiliateId: id }, include: { pool: { include: { purchase: true } } } })
  expect(payments).toMatchObject([
    {
      amount: 6_000,
      status: 'paid',
      paymentMethod: 'seats',
      pool: { source: 'commission', purchase: { totalSeats: 2, totalAmount: 6_000 } },
    },
  ])
  const { email } = await db.affiliatePartner.findUniqueOrThrow({ where: { id } })
  expect((await mailTo(email)).map(({ subject }) => subject)).toContain('Commission of yours became seats')
  expect(await db.auditLog.count({ where: { actorId: id, target: payments[0]?.pool?.id } })).toBe(1)
  expect((await walker.browser.get('/affiliate/dashboard/earnings/export')).text).toContain('seats,0,-6000,6000')
  expect((await walker.browser.get(`/affiliate/dashboard/payout/statements/${payments[0]?.id}`)).status).toBe(404)
  await walker.goto('/affiliate/dashboard/earnings')
  expect(walker.text()).toContain('Turned into scholarship seats')
  const unsure = await walker.browser.post('/affiliate/dashboard/payout/seats', { seats: '1', attempt: randomToken() })
  expect(unsure.status).toBe(400)
})

test('commission that stands in a payment under way pays for no seats', async () => {
  const { id } = await createEarner([9_000])
  await preparePayments('admin', [id])
  expect(await giveSeats({ affiliateId: id, seats: 1, attempt: randomToken() })).toBe('too-many')
  await db.affiliatePartner.update({ where: { id }, data: { status: 'suspended' } })
  expect(await giveSeats({ affiliateId: id, seats: 1, attempt: randomToken() })).toBe('not-approved')
})

test('the public ledger names months, and seats that were given only when the month is over and from ten on', async () => {
  const [past, before] = [new Date('2020-03-15T12:00:00Z'), new Date('2020-02-15T12:00:00Z')]
  const full = await createPool(12, past)
  const few = await createPool(12, before)
  for (let turn = 0; turn < 10; turn += 1) await createSponsored(full, { lastName: 'Unlisted' }, past)
  await createSponsored(few, {}, before)
  await createPool(4)
  const months = await listLedgerMonths()
  expect(months.find(({ month }) => month === '2020-03')).toMatchObject({ house: 12, commission: 0, amount: 36_000, given: 10 })
  expect(months.find(({ month }) => month === '2020-02')).toMatchObject({ house: 12, given: null })
  expect(months[0]).toMatchObject({ isRunning: true, given: null })
  const { status, text } = await openBrowser().get('/scholarships')
  expect([status, text.includes('Mar 2020'), text.includes('under 10'), text.includes('Unlisted')]).toEqual([200, true, true, false])
}, 60_000)

test('the report of what seats bring hides groups under ten', async () => {
  const { groups, total } = await findImpact()
  expect(groups).toHaveLength(6)
  for (const { students } of groups) expect(students === null || students === 0 || students >= 10).toBe(true)
  expect(total === null || total === 0 || total >= 10).toBe(true)
  const { browser } = await signedIn({ role: 'admin' })
  const page = await browser.get('/admin/scholarship/impact')
  expect([page.status, page.text.includes('Students with a free seat, by level')]).toEqual([200, true])
})
