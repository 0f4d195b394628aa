/** Money by month, and what needs an admin. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { createStudent } from '../../../../tests/factories/accounts'
import { listMonths, listOpenCases } from './months.server'

/** What these orders and plans add to the month that runs. */
async function added(work: () => Promise<unknown>) {
  const [before] = await listMonths()
  await work()
  const [after] = await listMonths()
  const difference = (name: 'revenue' | 'refunded' | 'failing') => (after?.[name] ?? 0) - (before?.[name] ?? 0)
  return { revenue: difference('revenue'), refunded: difference('refunded'), failing: difference('failing') }
}

test('what a bank took back or holds is gone', async () => {
  const data = { plan: 'annual', amount: 9_900, status: 'disputed', paidAt: new Date() } as const
  expect(await added(() => db.order.create({ data }))).toEqual({ revenue: 9_900, refunded: 9_900, failing: 0 })
})

test.each([
  ['past_due', true, 1],
  ['canceled', false, 0],
])('a payment that failed of a plan that is %s', async (stripeStatus, isActive, failing) => {
  const { id: userId } = await createStudent()
  const stripeCustomerId = `cus_${stripeStatus}_${userId}`
  const plan = { userId, subscriptionTier: 'premium_annual', stripeCustomerId, stripeStatus, isActive } as const
  await db.userSubscription.create({ data: plan })
  const data = { plan: 'annual', amount: 9_900, status: 'failed', customerId: stripeCustomerId } as const
  expect((await added(() => db.order.create({ data }))).failing).toBe(failing)
})

test('of more cases than are listed the number is known', async () => {
  const { counts: before } = await listOpenCases()
  await db.order.createMany({ data: Array.from({ length: 60 }, () => ({ plan: 'annual', amount: 100, status: 'disputed' as const })) })
  const { disputed, counts } = await listOpenCases()
  expect([disputed.length, counts.disputed - before.disputed]).toEqual([50, 60])
})
