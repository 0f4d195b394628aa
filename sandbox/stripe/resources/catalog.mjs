/** Products and prices. What this product sells stands from the start, under names that never change. */
import { newId } from '../state/ids.mjs'
import { add, change, find } from '../state/world.mjs'
import { invalid } from '../wire/errors.mjs'
import { isWithin } from '../wire/lists.mjs'
import { mergeMetadata } from '../wire/metadata.mjs'
import { boolean, clearable, fields, integer, listOf, metadata, oneOf, range, required, text } from '../wire/parameters.mjs'
import { get, list, post } from '../wire/routes.mjs'

/** The four prices, by their lookup keys; ids are what STRIPE_PRICE_* name. */
const SOLD = [
  {
    id: 'price_monthly',
    lookup_key: 'monthly',
    nickname: 'Monthly',
    unit_amount: 14_900,
    recurring: { interval: 'month', interval_count: 1 },
  },
  {
    id: 'price_quarterly',
    lookup_key: 'quarterly',
    nickname: 'Quarterly',
    unit_amount: 29_900,
    recurring: { interval: 'month', interval_count: 3 },
  },
  { id: 'price_annual', lookup_key: 'annual', nickname: 'Annual', unit_amount: 9_900, recurring: { interval: 'year', interval_count: 1 } },
  { id: 'price_seat', lookup_key: 'seat', nickname: 'Seat', unit_amount: 3_000, product: 'prod_seat' },
]

const INTERVAL = { interval: required(oneOf('day', 'week', 'month', 'year')), interval_count: integer }
/** A price that is described where it is used. */
export const PRICE_DATA = {
  currency: required(text),
  product: text,
  product_data: fields({ name: required(text), description: text, metadata }),
  recurring: fields(INTERVAL),
  unit_amount: required(integer),
}
const PRICE = { ...PRICE_DATA, active: boolean, lookup_key: text, metadata, nickname: text, transfer_lookup_key: boolean }

export const CATALOG_ROUTES = [
  post('/v1/products', { name: required(text), active: boolean, description: text, id: text, metadata }, makeProduct),
  list('/v1/products', { active: boolean, created: range, ids: listOf(text) }, (world, { active, created, ids }) =>
    world.store
      .list('product')
      .filter((one) => isWithin(one.created, created) && (active ?? one.active) === one.active && (!ids || ids.includes(one.id))),
  ),
  get('/v1/products/:id', {}, (world, _params, id) => find(world, 'product', id)),
  post('/v1/products/:id', { active: boolean, description: clearable(text), metadata, name: text }, updateAny('product')),
  post('/v1/prices', PRICE, makePrice),
  list('/v1/prices', { active: boolean, created: range, currency: text, lookup_keys: listOf(text), product: text, type: text }, listPrices),
  get('/v1/prices/:id', {}, (world, _params, id) => find(world, 'price', id)),
  post('/v1/prices/:id', { active: boolean, lookup_key: text, metadata, nickname: text, transfer_lookup_key: boolean }, updateAny('price')),
]

/** Lays out what is sold, where it is not yet there. */
export function stockCatalog(world) {
  const products = [
    ['prod_premium', 'Stanine Premium'],
    ['prod_seat', 'Stanine seat for a student'],
  ]
  for (const [id, name] of products) if (!world.store.get(id)) makeProduct(world, { id, name }, undefined, null)
  for (const price of SOLD)
    if (!world.store.get(price.id)) makePrice(world, { currency: 'usd', product: 'prod_premium', ...price }, undefined, null)
}

/** The price that a purchase names or describes. */
export function priceFor(world, { price, price_data }, param) {
  if (price_data) return makePrice(world, price_data, undefined)
  if (!price) throw invalid(`Missing required param: ${param}[price].`, { param: `${param}[price]`, code: 'parameter_missing' })
  const found = find(world, 'price', price, `${param}[price]`)
  if (!found.active) throw invalid(`The price specified is inactive. This field only accepts active prices.`, { param: `${param}[price]` })
  return found
}

function makeProduct(world, { id, name, active = true, description = null, metadata: words = {} }, _id, event) {
  if (id && world.store.get(id)) throw invalid('Product already exists.', { param: 'id', code: 'resource_already_exists' })
  const product = {
    id: id ?? newId('product'),
    object: 'product',
    active,
    created: world.now(),
    default_price: null,
    description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: words,
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: world.now(),
    url: null,
  }
  return add(world, product, { event: event === null ? null : 'created' })
}

function makePrice(world, params, _id, event) {
  const { id, currency, product, product_data, recurring = null, unit_amount, active = true, lookup_key = null, nickname = null } = params
  if (currency !== 'usd') throw invalid(`Invalid currency: ${currency}. The stand-in counts in usd.`, { param: 'currency' })
  if (unit_amount < 0)
    throw invalid('This value must be greater than or equal to 0.', { param: 'unit_amount', code: 'parameter_invalid_integer' })
  if (!product && !product_data) throw invalid('Missing required param: product.', { param: 'product', code: 'parameter_missing' })
  const sold = product ? find(world, 'product', product, 'product') : makeProduct(world, product_data)
  takeLookupKey(world, lookup_key, params.transfer_lookup_key)
  const price = {
    id: id ?? newId('price'),
    object: 'price',
    active,
    billing_scheme: 'per_unit',
    created: world.now(),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key,
    metadata: params.metadata ?? {},
    nickname,
    product: sold.id,
    recurring: recurring && { interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed', ...recurring },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount,
    unit_amount_decimal: String(unit_amount),
  }
  return add(world, price, { event: event === null ? null : 'created' })
}

function takeLookupKey(world, key, mayTake = false) {
  const holder = key && world.store.list('price').find(({ lookup_key }) => lookup_key === key)
  if (!holder) return
  if (!mayTake) throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' })
  change(world, holder, { lookup_key: null })
}

function listPrices(world, { active, created, currency, lookup_keys, product, type }) {
  return world.store
    .list('price')
    .filter((one) => isWithin(one.created, created) && (active ?? one.active) === one.active && (currency ?? one.currency) === one.currency)
    .filter((one) => (product ?? one.product) === one.product && (type ?? one.type) === one.type)
    .filter((one) => !lookup_keys || lookup_keys.includes(one.lookup_key))
}

function updateAny(kind) {
  return (world, { metadata: words, transfer_lookup_key, ...changes }, id) => {
    const object = find(world, kind, id)
    if (changes.lookup_key && changes.lookup_key !== object.lookup_key) takeLookupKey(world, changes.lookup_key, transfer_lookup_key)
    return change(world, object, { ...changes, ...mergeMetadata(object, words) })
  }
}
