/** Money that is asked back while something else happens to the plan: between any two calls of ours at the provider, not by a clock. */
import { expect, test, vi } from 'vitest'
import { db } from '~/db.server'
import { refundAll } from '~/models/money/refund.server'
import { stripe } from '~/services/payments/client.server'
import { MINUTE_MS } from '~/utils/time/durations'
import { bringEvents, isPremium, member, press, secondPlanOf } from '../support/services/payments'

type Member = Awaited<ReturnType<typeof member>>
type Happening = (one: Member) => Promise<unknown>

const renew: Happening = ({ subscriptionId }) => press(`/subscriptions/${subscriptionId}/renew`)
const stop: Happening = ({ browser }) => browser.post('/profile/subscription/cancellation')
const resume: Happening = ({ browser }) => browser.post('/profile/subscription/resumption')

/** Lets it happen before the first call after this one that such an address and method gets. */
function beforeCall(wanted: string, happen: () => Promise<unknown>) {
  let isWaiting = true
  const wire = Object.getPrototypeOf(stripe.getApiField('httpClient'))
  const send = wire.makeRequest
  vi.spyOn(wire, 'makeRequest').mockImplementation(async function (this: object, ...call: unknown[]) {
    const isIt = isWaiting && `${call[3]} ${call[2]}`.includes(wanted)
    if (isIt) isWaiting = false
    if (isIt) await happen()
    return send.apply(this, call)
  })
  return () => expect(isWaiting).toBe(false)
}

const CALLS = ['DELETE /v1/subscriptions/', 'POST /v1/customers/', 'POST /v1/refunds']
const BESIDE: [string, Happening][] = [
  ['a renewal', renew],
  ['the end of a plan that was stopped', async (one) => [await stop(one), await renew(one)]],
  ['a renewal of a plan that was stopped and resumed', async (one) => [await stop(one), await resume(one), await renew(one)]],
  ['another plan that the address of the account pays for', ({ student }) => secondPlanOf(student.email)],
]
const cases = BESIDE.flatMap(([name, happen]) => CALLS.map((call) => [name, call, happen] as const))

test.each(cases)('%s before %s leaves no request open, no plan and no money', async (_name, call, happen) => {
  const one = await member('monthly')
  const { browser, student, customerId } = one
  const hasHappened = beforeCall(call, () => happen(one))
  // In a month of 28 days a renewal falls into the time in which money comes back; the renewals of the tests are a whole month away.
  expect(await refundAll(student.id, new Date(Date.now() - MINUTE_MS))).toBe('done')
  hasHappened()
  vi.restoreAllMocks()
  await bringEvents(customerId)
  expect(await isPremium(browser)).toBe(false)
  const orders = await db.order.findMany({ where: { userId: student.id } })
  expect(orders.filter(({ status }) => status === 'paid')).toEqual([])
  expect((await db.refundRequest.findUnique({ where: { userId: student.id } }))?.doneAt).not.toBeNull()
})
