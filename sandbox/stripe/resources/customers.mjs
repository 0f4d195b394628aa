/** Customers. */

import { endSubscription } from '../billing/subscribing.mjs'
import { newId, readableLetters } from '../state/ids.mjs'
import { add, change, find, tell } from '../state/world.mjs'
import { invalid } from '../wire/errors.mjs'
import { isWithin } from '../wire/lists.mjs'
import { mergeMetadata } from '../wire/metadata.mjs'
import { clearable, email, fields, integer, metadata, oneOf, range, required, text } from '../wire/parameters.mjs'
import { del, get, list, post } from '../wire/routes.mjs'

const ADDRESS = fields({ city: text, country: text, line1: text, line2: text, postal_code: text, state: text })
const FIELDS = {
  address: clearable(ADDRESS),
  balance: integer,
  description: text,
  email,
  metadata,
  name: text,
  phone: text,
}
const CREDIT = { amount: required(integer), currency: required(oneOf('usd')), description: text, metadata }
const SETTINGS = { invoice_settings: fields({ default_payment_method: text }) }

export const CUSTOMER_ROUTES = [
  post('/v1/customers', FIELDS, (world, params) => makeCustomer(world, params)),
  list('/v1/customers', { email: text, created: range }, (world, wanted) =>
    world.store
      .list('customer')
      .filter((one) => !one.deleted && isWithin(one.created, wanted.created) && (wanted.email ?? one.email) === one.email),
  ),
  get('/v1/customers/:id', {}, (world, _params, id) => find(world, 'customer', id)),
  post('/v1/customers/:id', { ...FIELDS, ...SETTINGS }, update),
  del('/v1/customers/:id', {}, remove),
  post('/v1/customers/:id/balance_transactions', CREDIT, addToBalance),
  list('/v1/customers/:id/balance_transactions', {}, (world, _params, id) =>
    world.store.list('customer_balance_transaction').filter(({ customer }) => customer === findCustomer(world, id, 'id').id),
  ),
]

/** A new customer, as the API or a checkout makes one. */
export function makeCustomer(
  world,
  { address = null, description = null, email: address_ = null, metadata: words = {}, name = null, phone = null },
) {
  return add(world, {
    id: newId('customer'),
    object: 'customer',
    address: address && { city: null, country: null, line1: null, line2: null, postal_code: null, state: null, ...address },
    balance: 0,
    created: world.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description,
    discount: null,
    email: address_,
    invoice_prefix: readableLetters(8),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: words,
    name,
    next_invoice_sequence: 1,
    phone,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  })
}

/** A customer who has not been deleted. */
export function findCustomer(world, id, param = 'customer') {
  const customer = find(world, 'customer', id, param)
  if (customer.deleted) throw invalid(`No such customer: '${id}'`, { param, code: 'resource_missing', status: param === 'id' ? 404 : 400 })
  return customer
}

function update(world, { invoice_settings, metadata: words, ...changes }, id) {
  const customer = findCustomer(world, id, 'id')
  const method = invoice_settings?.default_payment_method
  if (method && find(world, 'payment_method', method, 'invoice_settings[default_payment_method]').customer !== id) {
    throw invalid('The payment method must be attached to the customer.', { param: 'invoice_settings[default_payment_method]' })
  }
  return change(world, customer, {
    ...changes,
    ...(method ? { invoice_settings: { ...customer.invoice_settings, default_payment_method: method } } : {}),
    ...mergeMetadata(customer, words),
  })
}

/** A negative amount is credit that the next invoice takes first. */
function addToBalance(world, { amount, currency, description = null, metadata: words = {} }, id) {
  const customer = findCustomer(world, id, 'id')
  const ending_balance = customer.balance + amount
  change(world, customer, { balance: ending_balance })
  return add(
    world,
    {
      id: newId('customer_balance_transaction'),
      object: 'customer_balance_transaction',
      amount,
      checkout_session: null,
      created: world.now(),
      credit_note: null,
      currency,
      customer: id,
      customer_account: null,
      description,
      ending_balance,
      invoice: null,
      livemode: false,
      metadata: words,
      type: 'adjustment',
    },
    { event: null },
  )
}

function remove(world, _params, id) {
  const customer = findCustomer(world, id, 'id')
  const theirs = world.store.list('subscription').filter((one) => one.customer === id && one.status !== 'canceled')
  for (const subscription of theirs) endSubscription(world, subscription, { at: world.now() })
  tell(world, 'customer.deleted', customer)
  return world.store.put({ id, object: 'customer', deleted: true })
}
