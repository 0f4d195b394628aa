/** Checkout sessions: what is to be bought, and the hosted page where it is. */
import { checkDiscount } from '../billing/coupons.mjs'
import { discountLines, sum } from '../billing/discounting.mjs'
import { newId } from '../state/ids.mjs'
import { add, change, find } from '../state/world.mjs'
import { invalid } from '../wire/errors.mjs'
import { isWithin } from '../wire/lists.mjs'
import { mergeMetadata } from '../wire/metadata.mjs'
import { boolean, email, fields, integer, listOf, metadata, oneOf, range, required, text, url } from '../wire/parameters.mjs'
import { get, list, post } from '../wire/routes.mjs'
import { BLANK_SESSION } from './blank-session.mjs'
import { PRICE_DATA, priceFor } from './catalog.mjs'
import { findCustomer } from './customers.mjs'

const HOUR = 60 * 60
const LINE_ITEM = fields({ price: text, price_data: fields(PRICE_DATA), quantity: integer })
const CREATE = {
  adaptive_pricing: fields({ enabled: required(oneOf('false')) }),
  allow_promotion_codes: boolean,
  allowed_payment_method_types: listOf(oneOf('card')),
  automatic_tax: fields({ enabled: required(oneOf('false')) }),
  billing_address_collection: oneOf('auto', 'required'),
  cancel_url: url,
  client_reference_id: text,
  currency: oneOf('usd'),
  customer: text,
  customer_creation: oneOf('always', 'if_required'),
  customer_email: email,
  discounts: listOf(fields({ coupon: text, promotion_code: text })),
  expires_at: integer,
  line_items: required(listOf(LINE_ITEM)),
  locale: text,
  metadata,
  mode: required(oneOf('payment', 'subscription')),
  payment_intent_data: fields({
    description: text,
    metadata,
    receipt_email: email,
    setup_future_usage: oneOf('off_session', 'on_session'),
  }),
  payment_method_collection: oneOf('always', 'if_required'),
  submit_type: oneOf('auto', 'pay', 'book', 'donate', 'subscribe'),
  subscription_data: fields({ description: text, metadata }),
  success_url: url,
  ui_mode: oneOf('hosted_page'),
}

export const SESSION_ROUTES = [
  post('/v1/checkout/sessions', CREATE, create),
  list('/v1/checkout/sessions', { created: range, customer: text, payment_intent: text, status: text, subscription: text }, listSessions),
  get('/v1/checkout/sessions/:id', {}, (world, _params, id) => find(world, 'checkout.session', id)),
  post('/v1/checkout/sessions/:id', { metadata }, (world, { metadata: words }, id) => {
    const session = find(world, 'checkout.session', id)
    return change(world, session, mergeMetadata(session, words), { event: null })
  }),
  post('/v1/checkout/sessions/:id/expire', {}, expire),
  list(
    '/v1/checkout/sessions/:id/line_items',
    {},
    (world, _params, id) => world.store.hidden(find(world, 'checkout.session', id).id).lineItems,
  ),
]

function create(world, params) {
  checkTogether(params)
  const customer = params.customer ? findCustomer(world, params.customer) : null
  const lines = params.line_items.map((item, index) => lineOf(world, item, { index, mode: params.mode }))
  const amount = sum(lines.map((line) => line.amount))
  const discounts = (params.discounts ?? []).map((wanted, index) =>
    checkDiscount(world, wanted, { customer: customer?.id, amount, param: `discounts[${index}]` }),
  )
  const id = newId('checkout.session')
  const session = {
    ...structuredClone(BLANK_SESSION),
    id,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: world.now(),
    customer: customer?.id ?? null,
    customer_creation: params.mode === 'payment' && !customer ? (params.customer_creation ?? 'if_required') : null,
    customer_details: startingDetails(customer?.email ?? params.customer_email),
    customer_email: params.customer_email ?? null,
    expires_at: expiry(world, params.expires_at),
    invoice_creation: params.mode === 'payment' ? structuredClone(NO_INVOICE) : null,
    locale: params.locale ?? null,
    metadata: params.metadata ?? {},
    mode: params.mode,
    payment_method_collection: params.mode === 'subscription' ? (params.payment_method_collection ?? 'always') : 'if_required',
    submit_type: params.submit_type ?? null,
    success_url: params.success_url,
    url: `${world.baseUrl()}/checkout/c/pay/${id}`,
  }
  const { subscription_data: subscriptionData = {}, payment_intent_data: intentData = {} } = params
  add(world, session, {
    hidden: { items: lines.map(({ price, quantity }) => ({ price: price.id, quantity })), subscriptionData, intentData },
    event: null,
  })
  priceSession(world, session, discounts)
  return session
}

/** Works out what is to be paid, with these discounts, and writes it into the session. */
export function priceSession(world, session, discounts) {
  const { items } = world.store.hidden(session.id)
  const lines = items.map(({ price, quantity }) => lineFrom(world, world.store.get(price), quantity))
  const amount_subtotal = sum(lines.map(({ amount }) => amount))
  const named = discounts.map((discount, index) => ({ id: String(index), coupon: discount.coupon }))
  const amount_discount = sum(discountLines(lines, named).map(({ amount }) => amount))
  world.store.put(session, {
    lineItems: lines.map(shownLine),
    discounts: discounts.map(({ coupon, promotionCode }) => ({ coupon: coupon.id, promotionCode })),
  })
  change(
    world,
    session,
    {
      amount_subtotal,
      amount_total: amount_subtotal - amount_discount,
      discounts: discounts.map(({ coupon, promotionCode }) => ({
        coupon: promotionCode ? null : coupon.id,
        promotion_code: promotionCode,
      })),
      total_details: { amount_discount, amount_shipping: 0, amount_tax: 0 },
    },
    { event: null },
  )
}

const NO_INVOICE = {
  enabled: false,
  invoice_data: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: null,
    metadata: {},
    rendering_options: null,
  },
}

function checkTogether({ customer, customer_email, discounts, allow_promotion_codes, mode, line_items, success_url, ...rest }) {
  if (customer && customer_email)
    throw invalid('You may only specify one of these parameters: customer, customer_email.', { param: 'customer_email' })
  if (discounts?.length && allow_promotion_codes) {
    throw invalid('You may only specify one of these parameters: allow_promotion_codes, discounts.', { param: 'discounts' })
  }
  if (discounts?.length > 1) throw invalid('You can apply only one discount to a Checkout Session.', { param: 'discounts' })
  if (line_items.length === 0) throw invalid('At least one line item is needed.', { param: 'line_items' })
  if (!success_url) throw invalid('Missing required param: success_url.', { param: 'success_url', code: 'parameter_missing' })
  const misplaced =
    mode === 'payment' ? 'subscription_data' : ['payment_intent_data', 'customer_creation', 'submit_type'].find((name) => rest[name])
  if (rest[misplaced]) throw invalid(`You can not pass \`${misplaced}\` in \`${mode}\` mode.`, { param: misplaced })
}

function lineOf(world, item, { index, mode }) {
  const param = `line_items[${index}]`
  const price = priceFor(world, item, param)
  const quantity = item.quantity ?? 0
  if (quantity < 1)
    throw invalid('Quantity is required and must be at least 1.', { param: `${param}[quantity]`, code: 'parameter_missing' })
  if (mode === 'subscription' && !price.recurring) {
    throw invalid('You must provide a recurring price in `subscription` mode.', { param: `${param}[price]` })
  }
  if (mode === 'payment' && price.recurring) {
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      {
        param: `${param}[price]`,
      },
    )
  }
  return lineFrom(world, price, quantity)
}

function lineFrom(world, price, quantity) {
  return {
    price,
    quantity,
    amount: price.unit_amount * quantity,
    discountable: true,
    discount_amounts: [],
    name: world.store.get(price.product).name,
  }
}

function shownLine({ price, quantity, amount, discount_amounts, name }) {
  const amount_discount = sum(discount_amounts.map((taken) => taken.amount))
  return {
    id: newId('item'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount - amount_discount,
    currency: price.currency,
    description: name,
    metadata: {},
    price: structuredClone(price),
    quantity,
  }
}

function startingDetails(address) {
  if (!address) return null
  const unknown = { address: null, business_name: null, individual_name: null, name: null, phone: null }
  return { ...unknown, email: address, tax_exempt: 'none', tax_ids: null }
}

function expiry(world, wanted = world.now() + 24 * HOUR) {
  const left = wanted - world.now()
  if (left >= HOUR / 2 - 60 && left <= 24 * HOUR) return wanted
  throw invalid('The `expires_at` timestamp must be from 30 minutes to 24 hours from Checkout Session creation.', { param: 'expires_at' })
}

function listSessions(world, { created, customer, payment_intent, status, subscription }) {
  return world.store
    .list('checkout.session')
    .filter((one) => isWithin(one.created, created) && (status ?? one.status) === one.status && (customer ?? one.customer) === one.customer)
    .filter(
      (one) => (payment_intent ?? one.payment_intent) === one.payment_intent && (subscription ?? one.subscription) === one.subscription,
    )
}

function expire(world, _params, id) {
  const session = find(world, 'checkout.session', id)
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  }
  return change(world, session, { status: 'expired', url: null }, { event: 'expired' })
}
