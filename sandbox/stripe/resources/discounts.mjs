/** Coupons and promotion codes. */
import { isValid } from '../billing/coupons.mjs'
import { newId, readableLetters } from '../state/ids.mjs'
import { add, change, find, tell } from '../state/world.mjs'
import { invalid } from '../wire/errors.mjs'
import { isWithin } from '../wire/lists.mjs'
import { mergeMetadata } from '../wire/metadata.mjs'
import { boolean, decimal, fields, integer, metadata, oneOf, range, required, text } from '../wire/parameters.mjs'
import { del, get, list, post } from '../wire/routes.mjs'
import { findCustomer } from './customers.mjs'

const COUPON = {
  amount_off: integer,
  currency: text,
  duration: oneOf('forever', 'once', 'repeating'),
  duration_in_months: integer,
  id: text,
  max_redemptions: integer,
  metadata,
  name: text,
  percent_off: decimal,
  redeem_by: integer,
}
const CODE = {
  active: boolean,
  code: text,
  customer: text,
  expires_at: integer,
  max_redemptions: integer,
  metadata,
  promotion: required(fields({ coupon: required(text), type: required(oneOf('coupon')) })),
  restrictions: fields({ first_time_transaction: boolean, minimum_amount: integer, minimum_amount_currency: text }),
}

export const DISCOUNT_ROUTES = [
  post('/v1/coupons', COUPON, makeCoupon),
  list('/v1/coupons', { created: range }, (world, { created }) =>
    world.store
      .list('coupon')
      .filter((one) => isWithin(one.created, created))
      .map((one) => shown(world, one)),
  ),
  get('/v1/coupons/:id', {}, (world, _params, id) => shown(world, find(world, 'coupon', id))),
  post('/v1/coupons/:id', { metadata, name: text }, (world, { metadata: words, ...changes }, id) => {
    const coupon = find(world, 'coupon', id)
    return shown(world, change(world, coupon, { ...changes, ...mergeMetadata(coupon, words) }))
  }),
  del('/v1/coupons/:id', {}, deleteCoupon),
  post('/v1/promotion_codes', CODE, makeCode),
  list('/v1/promotion_codes', { active: boolean, code: text, coupon: text, created: range, customer: text }, listCodes),
  get('/v1/promotion_codes/:id', {}, (world, _params, id) => find(world, 'promotion_code', id)),
  post('/v1/promotion_codes/:id', { active: boolean, metadata }, updateCode),
]

function makeCoupon(world, params) {
  const { id, amount_off = null, currency = null, duration = 'once', duration_in_months = null, percent_off = null } = params
  if ((amount_off === null) === (percent_off === null)) throw invalid('You must provide one of percent_off and amount_off.')
  if (amount_off !== null && currency !== 'usd')
    throw invalid('Missing required param: currency.', { param: 'currency', code: 'parameter_missing' })
  if (amount_off !== null && amount_off < 1) throw invalid('This value must be greater than or equal to 1.', { param: 'amount_off' })
  if (percent_off !== null && !(percent_off > 0 && percent_off <= 100)) {
    throw invalid('This value must be greater than 0 and at most 100.', { param: 'percent_off' })
  }
  if ((duration === 'repeating') !== (duration_in_months !== null)) {
    throw invalid('duration_in_months goes with the duration repeating.', { param: 'duration_in_months' })
  }
  if (id && world.store.get(id)) throw invalid('Coupon already exists.', { param: 'id', code: 'resource_already_exists' })
  return add(world, {
    id: id ?? newId('coupon'),
    object: 'coupon',
    amount_off,
    created: world.now(),
    currency,
    duration,
    duration_in_months,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: params.metadata ?? {},
    name: params.name ?? null,
    percent_off,
    redeem_by: params.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  })
}

/** Whether it is valid depends on the day. */
function shown(world, coupon) {
  return { ...coupon, valid: isValid(world, coupon) }
}

/** Who has its discount keeps it. */
function deleteCoupon(world, _params, id) {
  const coupon = find(world, 'coupon', id)
  for (const discount of world.store.list('discount')) if (discount.source.coupon === id) world.store.put(discount, { coupon })
  for (const code of world.store.list('promotion_code')) if (code.promotion.coupon === id) change(world, code, { active: false })
  tell(world, 'coupon.deleted', coupon)
  world.store.remove(id)
  return { id, object: 'coupon', deleted: true }
}

function makeCode(
  world,
  { promotion, active = true, code, customer = null, expires_at = null, max_redemptions = null, metadata: words = {}, restrictions = {} },
) {
  const coupon = find(world, 'coupon', promotion.coupon, 'promotion[coupon]')
  if (!isValid(world, coupon)) throw invalid(`Coupon expired: ${coupon.id}`, { param: 'promotion[coupon]', code: 'coupon_expired' })
  if (customer) findCustomer(world, customer)
  const word = code ?? readableLetters(8)
  checkWord(world, word)
  return add(world, {
    id: newId('promotion_code'),
    object: 'promotion_code',
    active,
    code: word,
    created: world.now(),
    customer,
    customer_account: null,
    expires_at,
    livemode: false,
    max_redemptions,
    metadata: words,
    promotion: { coupon: coupon.id, type: 'coupon' },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null, ...restrictions },
    times_redeemed: 0,
  })
}

function listCodes(world, { active, code, coupon, created, customer }) {
  return world.store
    .list('promotion_code')
    .filter(
      (one) =>
        isWithin(one.created, created) &&
        (active ?? one.active) === one.active &&
        (coupon ?? one.promotion.coupon) === one.promotion.coupon,
    )
    .filter((one) => (customer ?? one.customer) === one.customer && (!code || code.toUpperCase() === one.code.toUpperCase()))
}

function updateCode(world, { active, metadata: words }, id) {
  const code = find(world, 'promotion_code', id)
  if (active && !code.active) checkWord(world, code.code)
  return change(world, code, { ...(active === undefined ? {} : { active }), ...mergeMetadata(code, words) })
}

/** Of codes with the same letters only one is active. */
function checkWord(world, word) {
  if (!/^[A-Za-z0-9-]{1,500}$/.test(word)) throw invalid('Promotion codes consist of letters, digits and hyphens.', { param: 'code' })
  const isTaken = world.store.list('promotion_code').some(({ active, code }) => active && code.toUpperCase() === word.toUpperCase())
  if (isTaken) throw invalid(`An active promotion code with \`code: ${word}\` already exists.`, { param: 'code' })
}
