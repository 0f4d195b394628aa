/** I6: what we have of every customer's plans and payments is what the provider has. */

/** Sentences for what differs; none when all is as the provider says. */
export async function contradictions(): Promise<string[]> {
  const { db } = await import('~/db.server')
  const { stripe } = await import('~/services/payments/client.server')
  const customers = await stripe.customers.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 })
  const wrong: string[] = []
  for (const { id: customer } of customers) {
    const [subscriptions, invoices] = await Promise.all([
      stripe.subscriptions.list({ customer, status: 'all', limit: 100 }),
      stripe.invoices.list({ customer, status: 'paid', limit: 100 }),
    ])
    const [plans, orders] = await Promise.all([
      db.userSubscription.findMany({ where: { stripeCustomerId: customer }, select: { stripeSubscriptionId: true, isActive: true } }),
      db.order.findMany({ where: { customerId: customer, paidAt: { not: null } }, select: { amount: true } }),
    ])
    const there = subscriptions.data.map(({ id, status }) => `${id} ${status === 'active' || status === 'past_due'}`).toSorted()
    const here = plans.map(({ stripeSubscriptionId, isActive }) => `${stripeSubscriptionId} ${isActive}`).toSorted()
    if (String(here) !== String(there)) wrong.push(`${customer} has the plans ${here}, and at the provider ${there}`)
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
    const [paid, known] = [sum(invoices.data.map(({ amount_paid }) => amount_paid)), sum(orders.map(({ amount }) => amount))]
    if (paid !== known) wrong.push(`${customer} paid ${paid}, and we know of ${known}`)
  }
  return wrong
}
