/** Payment intents, charges and cards are looked at; checkouts and invoices make them. */
import { change, find } from '../state/world.mjs'
import { isWithin } from '../wire/lists.mjs'
import { mergeMetadata } from '../wire/metadata.mjs'
import { metadata, range, text } from '../wire/parameters.mjs'
import { get, list, post } from '../wire/routes.mjs'
import { findCustomer } from './customers.mjs'

export const PAYMENT_ROUTES = [
  list('/v1/payment_intents', { customer: text, created: range }, (world, { customer, created }) =>
    world.store.list('payment_intent').filter((one) => isWithin(one.created, created) && (customer ?? one.customer) === one.customer),
  ),
  get('/v1/payment_intents/:id', {}, (world, _params, id) => find(world, 'payment_intent', id)),
  post('/v1/payment_intents/:id', { metadata }, (world, { metadata: words }, id) => {
    const intent = find(world, 'payment_intent', id)
    return change(world, intent, mergeMetadata(intent, words), { event: null })
  }),
  list('/v1/charges', { customer: text, created: range, payment_intent: text }, (world, { customer, created, payment_intent }) =>
    world.store
      .list('charge')
      .filter((one) => isWithin(one.created, created) && (customer ?? one.customer) === one.customer)
      .filter((one) => (payment_intent ?? one.payment_intent) === one.payment_intent),
  ),
  get('/v1/charges/:id', {}, (world, _params, id) => find(world, 'charge', id)),
  list('/v1/payment_methods', { customer: text, type: text }, (world, { customer, type }) =>
    world.store.list('payment_method').filter((one) => one.customer === (customer ?? null) && (type ?? one.type) === one.type),
  ),
  list('/v1/customers/:id/payment_methods', { type: text }, (world, { type }, id) =>
    world.store
      .list('payment_method')
      .filter((one) => one.customer === findCustomer(world, id, 'id').id && (type ?? one.type) === one.type),
  ),
  get('/v1/payment_methods/:id', {}, (world, _params, id) => find(world, 'payment_method', id)),
]
