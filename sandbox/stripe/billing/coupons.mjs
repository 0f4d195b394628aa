/** When a coupon or a promotion code may be used, and what using it does. */
import { newId } from '../state/ids.mjs'
import { add, change, find } from '../state/world.mjs'
import { invalid } from '../wire/errors.mjs'
import { addMonths } from './periods.mjs'

/**
 * What is to be taken off, from a coupon or a promotion code.
 * @param {{ coupon?: string, promotion_code?: string }} wanted
 * @param {{ customer?: string | null, amount: number, param: string }} purchase
 * @throws a refusal when it may not be used
 */
export function checkDiscount(world, { coupon, promotion_code }, { customer = null, amount, param }) {
  if (!coupon && !promotion_code) throw invalid('Name a coupon or a promotion code.', { param, code: 'parameter_missing' })
  const code = promotion_code ? find(world, 'promotion_code', promotion_code, `${param}[promotion_code]`) : null
  if (code) checkCode(world, code, { customer, amount, param })
  const found = find(world, 'coupon', code?.promotion.coupon ?? coupon, `${param}[coupon]`)
  if (!isValid(world, found)) throw invalid(`Coupon expired: ${found.id}`, { param, code: 'coupon_expired' })
  return { coupon: found, promotionCode: code?.id ?? null }
}

/** The active promotion code that somebody typed. */
export function findCode(world, typed) {
  const wanted = typed.trim().toUpperCase()
  return world.store.list('promotion_code').find(({ active, code }) => active && code.toUpperCase() === wanted)
}

/** Counts a use and keeps it as a discount of a subscription, or of a purchase. */
export function redeem(world, { coupon, promotionCode }, { customer, subscription = null, session = null, at }) {
  const times_redeemed = coupon.times_redeemed + 1
  const isLast = coupon.max_redemptions !== null && times_redeemed >= coupon.max_redemptions
  change(world, coupon, { times_redeemed, valid: coupon.valid && !isLast }, { event: null })
  const code = promotionCode && world.store.get(promotionCode)
  if (code) {
    const isUsedUp = code.max_redemptions !== null && code.times_redeemed + 1 >= code.max_redemptions
    change(world, code, { times_redeemed: code.times_redeemed + 1, active: code.active && !isUsedUp })
  }
  const discount = {
    id: newId('discount'),
    object: 'discount',
    checkout_session: session,
    customer,
    customer_account: null,
    end: coupon.duration === 'repeating' ? addMonths(at, coupon.duration_in_months) : null,
    invoice: null,
    invoice_item: null,
    promotion_code: promotionCode,
    source: { coupon: coupon.id, type: 'coupon' },
    start: at,
    subscription,
    subscription_item: null,
  }
  add(world, discount, { event: null })
  return { id: discount.id, coupon }
}

/** The discounts of a subscription that hold at a moment, with their coupons. */
export function discountsAt(world, subscription, at) {
  return subscription.discounts
    .map((id) => world.store.get(id))
    .filter(({ end }) => end === null || end > at)
    .map(({ id, source }) => ({ id, coupon: world.store.get(source.coupon) ?? world.store.hidden(id).coupon }))
}

/** Of these, what remains for the next invoice. */
export function lasting(discounts) {
  return discounts.filter(({ coupon }) => coupon.duration !== 'once').map(({ id }) => id)
}

export function isValid(world, { valid, redeem_by, max_redemptions, times_redeemed }) {
  if (!valid || (redeem_by !== null && redeem_by <= world.now())) return false
  return max_redemptions === null || times_redeemed < max_redemptions
}

function checkCode(world, code, { customer, amount, param }) {
  const isOver = code.expires_at !== null && code.expires_at <= world.now()
  const isUsedUp = code.max_redemptions !== null && code.times_redeemed >= code.max_redemptions
  if (!code.active || isOver || isUsedUp) throw invalid('This promotion code cannot be redeemed because it is no longer active.', { param })
  if (code.customer !== null && code.customer !== customer) {
    throw invalid('This promotion code cannot be redeemed because it belongs to another customer.', { param })
  }
  const { minimum_amount, first_time_transaction } = code.restrictions
  if (minimum_amount !== null && amount < minimum_amount) {
    throw invalid('This promotion code cannot be redeemed because the purchase is too small.', { param })
  }
  if (first_time_transaction && customer !== null && hasPaid(world, customer)) {
    throw invalid('This promotion code cannot be redeemed because the customer has paid before.', { param })
  }
}

function hasPaid(world, customer) {
  return world.store.list('charge').some((charge) => charge.customer === customer && charge.paid)
}
