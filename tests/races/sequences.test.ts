/** Whatever happens to a plan, and in whatever order we hear of it: who is premium, and what was paid, is what the provider has. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { syncCustomer } from '~/models/money/sync/sync.server'
import { stripe } from '~/services/payments/client.server'
import { openBrowser } from '../support/browser'
import { call, eventsOf, member, press, switchTo, workOff } from '../support/services/payments'

const RUNS = 5
const OPEN = ['active', 'trialing', 'past_due']

type Member = Awaited<ReturnType<typeof member>>
interface Happening {
  name: string
  happen: (member: Member) => Promise<unknown>
}

const switching = (plan: string): Happening => ({
  name: `switch to ${plan}`,
  happen: ({ browser }) => switchTo(browser, plan),
})

const HAPPENINGS: Happening[] = [
  switching('monthly'),
  switching('quarterly'),
  switching('annual'),
  { name: 'cancel', happen: ({ browser }) => browser.post('/profile/subscription/cancellation') },
  { name: 'resume', happen: ({ browser }) => browser.post('/profile/subscription/resumption') },
  { name: 'ten days', happen: ({ subscriptionId }) => press(`/subscriptions/${subscriptionId}/advance`, { days: '10' }) },
  { name: 'renew', happen: ({ subscriptionId }) => press(`/subscriptions/${subscriptionId}/renew`) },
  { name: 'fail', happen: ({ subscriptionId }) => press(`/subscriptions/${subscriptionId}/renew`, { card: 'fails' }) },
  { name: 'end at the provider', happen: ({ subscriptionId }) => stripe.subscriptions.cancel(subscriptionId) },
  { name: 'part of a payment back', happen: ({ customerId }) => refundPart(customerId) },
  { name: 'repair', happen: ({ customerId }) => syncCustomer(customerId) },
]

async function refundPart(customer: string) {
  const { data } = await stripe.charges.list({ customer })
  const [charge] = data.filter(({ amount, amount_refunded, status }) => status === 'succeeded' && amount - amount_refunded >= 100)
  if (charge) await stripe.refunds.create({ charge: charge.id, amount: 100 })
}

const sequence = fc.record({
  plan: fc.constantFrom('monthly', 'quarterly', 'annual'),
  steps: fc.array(fc.record({ happening: fc.constantFrom(...HAPPENINGS), isHeard: fc.boolean(), order: fc.nat(9_999) }), { maxLength: 7 }),
})

test('after any sequence of what happens we have what the provider has', async () => {
  const holds = fc.asyncProperty(sequence, async ({ plan, steps }) => {
    const who = await member(plan)
    for (const { happening, isHeard, order } of steps) {
      // What the provider refuses, such as a renewal of a plan that is over, has not happened.
      await happening.happen(who).catch(() => {})
      if (isHeard) await hear(who.customerId, order)
    }
    await hear(who.customerId, steps.length)
    expect(await ours(who)).toEqual(await theirs(who))
  })
  const asReadable = ([{ plan, steps }]: [{ plan: string; steps: { happening: Happening; isHeard: boolean }[] }]) =>
    [plan, ...steps.map(({ happening, isHeard }) => happening.name + (isHeard ? ', heard' : ''))].join('; ')
  await fc.assert(holds, { seed: 15, numRuns: RUNS, endOnFailure: true, reporter: (run) => report(run, asReadable) })
}, 120_000)

function report<Input>(run: fc.RunDetails<Input>, asReadable: (input: Input) => string): void {
  if (run.failed && run.counterexample) throw new Error(`${asReadable(run.counterexample)}: ${run.errorInstance}`)
}

/** Cents that stayed with us, and who is premium. */
async function ours({ browser, customerId }: Member) {
  const me = JSON.parse((await browser.get('/api/me')).text)
  const orders = await db.order.findMany({ where: { customerId, paidAt: { not: null } } })
  return { isPremium: me.isPremium, kept: orders.reduce((sum, { amount, refundedAmount }) => sum + amount - refundedAmount, 0) }
}

async function theirs({ customerId: customer }: Member) {
  const subscriptions = await stripe.subscriptions.list({ customer, status: 'all' })
  const charges = await stripe.charges.list({ customer, limit: 100 })
  const paid = charges.data.filter(({ status }) => status === 'succeeded')
  return {
    isPremium: subscriptions.data.some(({ status }) => OPEN.includes(status)),
    kept: paid.reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0),
  }
}

/** All that was told so far, in any order, some of it twice. */
async function hear(customerId: string, order: number): Promise<void> {
  const events = (await eventsOf(customerId)).map((event, index) => ({ event, rank: ((index + 1) * 7919 + order) % 97 }))
  const browser = openBrowser()
  for (const { event, rank } of events.toSorted((one, other) => one.rank - other.rank)) {
    for (let copies = rank % 5 === 0 ? 2 : 1; copies > 0; copies--) await browser.request('/webhooks/stripe', call(event))
  }
  await workOff()
}
