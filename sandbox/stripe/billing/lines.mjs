/** Lines of an invoice for a subscription: a whole period, or what a switch gives back and costs. */
import { newId } from '../state/ids.mjs'
import { dayOf } from './periods.mjs'

/** A whole period of an item. */
export function periodLine(world, item, period) {
  const { price, quantity } = item
  const every =
    price.recurring.interval_count === 1 ? price.recurring.interval : `${price.recurring.interval_count} ${price.recurring.interval}s`
  const description = `${quantity} × ${productName(world, price)} (at ${dollars(price.unit_amount)} / ${every})`
  return line(item, { amount: price.unit_amount * quantity, description, period, isProration: false, credited: null })
}

/** What is given back for the rest of a period, from what it had cost after discounts. */
export function creditLine(world, item, { paid, at }) {
  const amount = -Math.round((paid.amount * (paid.end - at)) / (paid.end - paid.start))
  const credited = paid.line ? { credited_items: { invoice: paid.invoice, invoice_line_items: [paid.line] } } : null
  const description = `Unused time on ${nameOf(world, item)} after ${dayOf(at)}`
  return line(item, { amount, description, period: { start: at, end: paid.end }, isProration: true, credited })
}

/** What the rest of the running period costs at another price. */
export function remainderLine(world, item, { start, end, at }) {
  const amount = Math.round((item.price.unit_amount * item.quantity * (end - at)) / (end - start))
  const description = `Remaining time on ${nameOf(world, item)} after ${dayOf(at)}`
  return line(item, { amount, description, period: { start: at, end }, isProration: true, credited: null })
}

function line(item, { amount, description, period, isProration, credited }) {
  const { price, quantity, subscription, id } = item
  return {
    id: newId('invoice_line'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: isProration ? (credited ?? { credited_items: null }) : null,
        subscription,
        subscription_item: id,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: String(price.unit_amount),
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription,
    subtotal: amount,
    taxes: [],
  }
}

function nameOf(world, { price, quantity }) {
  const name = price.nickname ?? productName(world, price)
  return quantity === 1 ? name : `${quantity} × ${name}`
}

function productName(world, { product }) {
  return world.store.get(product)?.name ?? product
}

export function dollars(cents) {
  return `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`
}
