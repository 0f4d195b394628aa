/** What pressing a button on the hosted checkout page does. */
import { makeCustomer } from '../resources/customers.mjs'
import { priceSession } from '../resources/sessions.mjs'
import { change, tell } from '../state/world.mjs'
import { attachCard, makeCard } from './cards.mjs'
import { checkDiscount, findCode, redeem } from './coupons.mjs'
import { makeIntent, payIntent } from './payments.mjs'
import { subscribe } from './subscribing.mjs'

/**
 * Takes a promotion code that was typed.
 * @returns {boolean} whether it holds
 */
export function enterCode(world, session, typed) {
  const code = findCode(world, typed)
  if (!code || !session.allow_promotion_codes) return false
  const purchase = { customer: session.customer, amount: session.amount_subtotal, param: 'promotion_code' }
  priceSession(world, session, [checkDiscount(world, { promotion_code: code.id }, purchase)])
  return true
}

/**
 * Pays for an open session.
 * @param {{ behavior: string, email: string, name: string | null, cardOf: string }} payer
 * @returns {boolean} whether it is paid; if not, the session stays open for another card
 */
export function paySession(world, session, { behavior, email, name, cardOf }) {
  const at = world.now()
  if (session.amount_total > 0 && behavior === 'declined') {
    refuse(world, session, { email, name, cardOf, at })
    return false
  }
  const customer = customerOf(world, session, { email, name })
  const method =
    session.amount_total > 0 || session.mode === 'subscription' ? makeCard(world, { behavior, owner: cardOf, email, name, at }) : null
  if (method && customer) attachCard(world, method, customer)
  const result =
    session.mode === 'subscription'
      ? buySubscription(world, session, { customer, method, at })
      : buyOnce(world, session, { customer, method, at })
  const details = { address: method?.billing_details.address ?? null, business_name: null, individual_name: null, name, phone: null }
  change(
    world,
    session,
    {
      ...result,
      customer: customer?.id ?? null,
      customer_details: { ...details, email, tax_exempt: 'none', tax_ids: [] },
      payment_status: session.amount_total > 0 ? 'paid' : 'no_payment_required',
      status: 'complete',
      url: null,
    },
    { event: null },
  )
  tell(world, 'checkout.session.completed', session)
  return true
}

function customerOf(world, session, { email, name }) {
  if (session.customer) return world.store.get(session.customer)
  if (session.mode === 'payment' && session.customer_creation !== 'always') return null
  return makeCustomer(world, { email, name })
}

function buySubscription(world, session, { customer, method, at }) {
  const { items, subscriptionData } = world.store.hidden(session.id)
  const { subscription, invoice } = subscribe(world, {
    customer,
    items: items.map(({ price, quantity }) => ({ price: world.store.get(price), quantity })),
    metadata: subscriptionData.metadata ?? {},
    description: subscriptionData.description ?? null,
    method,
    discounts: discountsOf(world, session),
    session: session.id,
    at,
  })
  return { subscription: subscription.id, invoice: invoice.id }
}

function buyOnce(world, session, { customer, method, at }) {
  for (const discount of discountsOf(world, session)) redeem(world, discount, { customer: customer?.id ?? null, session: session.id, at })
  if (session.amount_total === 0) return {}
  const intent = intentOf(world, session, at)
  change(world, intent, { customer: customer?.id ?? null }, { event: null })
  payIntent(world, intent, method, at)
  return { payment_intent: intent.id }
}

/** A refused card leaves a payment that failed, and no customer. */
function refuse(world, session, { email, name, cardOf, at }) {
  const intent = intentOf(world, session, at)
  const method = makeCard(world, { behavior: 'declined', owner: cardOf, email, name, at })
  payIntent(world, intent, method, at)
}

/** One payment a session, however often it is tried. */
function intentOf(world, session, at) {
  const { intent, intentData } = world.store.hidden(session.id)
  if (intent) return world.store.get(intent)
  const { description = null, metadata = {}, receipt_email = null, setup_future_usage } = intentData
  const made = makeIntent(world, {
    customer: session.customer,
    amount: session.amount_total,
    description,
    metadata,
    receiptEmail: receipt_email,
    keepsCard: setup_future_usage === 'off_session',
    at,
  })
  world.store.put(session, { intent: made.id })
  return made
}

function discountsOf(world, session) {
  const { discounts } = world.store.hidden(session.id)
  return discounts.map(({ coupon, promotionCode }) => ({ coupon: world.store.get(coupon), promotionCode }))
}
