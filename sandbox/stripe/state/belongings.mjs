/** What is a customer's. */
const KINDS = [
  'customer',
  'customer_balance_transaction',
  'subscription',
  'invoice',
  'invoice_payment',
  'payment_intent',
  'payment_method',
  'charge',
  'refund',
  'dispute',
  'discount',
  'checkout.session',
]

/** The customer and all that hangs on them. */
export function belongingsOf(world, customer) {
  return KINDS.flatMap((kind) => world.store.list(kind)).filter((object) => {
    if (object.id === customer || object.customer === customer) return true
    const of = object.charge ?? object.invoice
    return typeof of === 'string' && world.store.get(of)?.customer === customer
  })
}

/** As if Stripe had never known them: nothing is told. */
export function forget(world, customer) {
  for (const { id } of belongingsOf(world, customer)) world.store.remove(id)
}
