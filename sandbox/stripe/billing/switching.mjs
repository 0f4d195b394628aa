/**
 * A change of what is subscribed to. One calculation serves the preview and the switch itself, so that what is shown is what is charged.
 * A price with another interval begins a new period at once, and what it costs is asked for at once; with the same interval the
 * difference waits for the next invoice.
 */
import { change, find } from '../state/world.mjs'
import { cardRefusal, invalid } from '../wire/errors.mjs'
import { DECLINE, wouldDecline } from './cards.mjs'
import { discountsAt, lasting } from './coupons.mjs'
import { drawInvoice, issueInvoice } from './invoicing.mjs'
import { creditLine, periodLine, remainderLine } from './lines.mjs'
import { isSameInterval, periodEnd } from './periods.mjs'
import { makeItem, paidBy, planOf } from './subscribing.mjs'

/**
 * What a change would mean.
 * @param {{ items?: { id?: string, price?: string, quantity?: number, deleted?: boolean }[], proration_behavior?: string, proration_date?: number }} wish
 * @returns {{ data: any[], paid: any, now: any[] | null, later: any[], anchor: number }} items afterwards, what they cost, lines of an
 *   invoice at once or null, lines that wait, and the anchor
 */
export function planSwitch(world, subscription, { items = [], proration_behavior = 'create_prorations', proration_date }) {
  const at = prorationDate(world, subscription, proration_date)
  const before = subscription.items.data
  const wanted = wantedItems(world, subscription, items, at)
  const { paid } = world.store.hidden(subscription.id)
  const isReset = !isSameInterval(wanted[0].price.recurring, before[0].price.recurring)
  const anchor = isReset ? at : subscription.billing_cycle_anchor
  const period = isReset ? { start: at, end: periodEnd(at, wanted[0].price.recurring, at) } : periodOf(before[0])
  const data = wanted.map((item) => ({ ...item, current_period_start: period.start, current_period_end: period.end }))

  const moved = isReset ? data : data.filter((item) => isDifferent(item, before))
  const left = isReset ? before : before.filter((item) => isDifferent(item, data))
  const isProrated = proration_behavior !== 'none'
  const credits = isProrated ? left.filter(({ id }) => paid[id]).map((item) => creditLine(world, item, { paid: paid[item.id], at })) : []
  if (isReset) {
    const lines = data.map((item) => periodLine(world, item, period))
    return { data, paid: null, now: [...credits, ...lines], later: [], anchor }
  }
  const costs = isProrated ? moved.map((item) => remainderLine(world, item, { ...period, at })) : []
  const kept = Object.fromEntries(data.map((item) => [item.id, isDifferent(item, before) ? wholePeriod(item, period) : paid[item.id]]))
  const lines = [...credits, ...costs]
  const isNow = proration_behavior === 'always_invoice' && lines.length > 0
  return { data, paid: kept, now: isNow ? lines : null, later: isNow ? [] : lines, anchor }
}

/** The invoice that a switch would bring: at once, or with the next period. */
export function previewSwitch(world, subscription, wish) {
  const plan = planSwitch(world, subscription, wish)
  const at = prorationDate(world, subscription, wish.proration_date)
  const customer = world.store.get(subscription.customer)
  const draw = (lines, moment, period) =>
    drawInvoice({
      customer,
      subscription,
      lines: structuredClone(lines),
      reason: 'upcoming',
      at: moment,
      period,
      discounts: discountsAt(world, subscription, moment),
      id: wish.name,
    })
  if (plan.now) return draw(plan.now, at, { start: at, end: at })
  const start = plan.data[0].current_period_end
  const next = { start, end: periodEnd(plan.anchor, plan.data[0].price.recurring, start) }
  const { pending } = world.store.hidden(subscription.id)
  const lines = [...pending, ...plan.later, ...plan.data.map((item) => periodLine(world, item, next))]
  return draw(lines, start, { start: plan.data[0].current_period_start, end: start })
}

/**
 * Makes the switch. With `error_if_incomplete` a card that is refused leaves everything as it was.
 * @throws a card's refusal
 */
export function switchItems(world, subscription, { payment_behavior = 'allow_incomplete', ...wish }) {
  const { data, paid, now, later, anchor } = planSwitch(world, subscription, wish)
  const at = world.now()
  const customer = world.store.get(subscription.customer)
  const items = { ...subscription.items, data }
  const { pending } = world.store.hidden(subscription.id)
  if (!now) {
    world.store.put(subscription, { paid, pending: [...pending, ...later] })
    change(world, subscription, { items })
    return
  }
  const discounts = discountsAt(world, subscription, at)
  const invoice = drawInvoice({ customer, subscription, lines: now, reason: 'subscription_update', at, discounts })
  if (payment_behavior === 'error_if_incomplete' && invoice.amount_due > 0 && wouldFail(world, subscription, customer))
    throw cardRefusal(DECLINE)
  world.store.put(subscription, { paid: paid ?? paidBy(now.filter(({ discountable }) => discountable)) })
  change(world, subscription, { items, billing_cycle_anchor: anchor, latest_invoice: invoice.id, discounts: lasting(discounts) })
  if (!issueInvoice(world, invoice, at)) change(world, subscription, { status: 'past_due' })
}

function wouldFail(world, subscription, customer) {
  const method = world.store.get(subscription.default_payment_method ?? customer.invoice_settings.default_payment_method)
  return !method || wouldDecline(world, method)
}

function wantedItems(world, subscription, items, at) {
  const data = structuredClone(subscription.items.data)
  for (const [index, { id, price, quantity, deleted }] of items.entries()) {
    const place = id === undefined ? -1 : data.findIndex((item) => item.id === id)
    if (id !== undefined && place < 0)
      throw invalid(`No such subscription item: '${id}'`, { param: `items[${index}][id]`, code: 'resource_missing' })
    const found = price === undefined ? data[place]?.price : recurring(find(world, 'price', price, `items[${index}][price]`), index)
    if (!found)
      throw invalid(`Missing required param: items[${index}][price].`, { param: `items[${index}][price]`, code: 'parameter_missing' })
    if (place < 0)
      data.push(makeItem({ subscription: subscription.id, price: found, quantity: quantity ?? 1, period: periodOf(data[0]), at }))
    else if (deleted) data.splice(place, 1)
    else Object.assign(data[place], { price: structuredClone(found), plan: planOf(found), quantity: quantity ?? data[place].quantity })
  }
  if (data.length === 0) throw invalid('A subscription must have at least one active plan.', { param: 'items' })
  if (data.some((item) => !isSameInterval(item.price.recurring, data[0].price.recurring))) {
    throw invalid('Items of a subscription have one interval. To switch, name the item that changes: items[0][id].', { param: 'items' })
  }
  return data
}

function recurring(price, index) {
  if (price.recurring && price.active) return price
  throw invalid('The price specified is inactive, or is not a recurring one.', { param: `items[${index}][price]` })
}

function prorationDate(world, subscription, wanted = world.now()) {
  const { start, end } = periodOf(subscription.items.data[0])
  if (wanted >= start && wanted <= end) return wanted
  throw invalid('The proration date must lie within the running period.', { param: 'proration_date' })
}

function isDifferent(item, others) {
  const other = others.find(({ id }) => id === item.id)
  return !other || other.price.id !== item.price.id || other.quantity !== item.quantity
}

function wholePeriod(item, period) {
  return { amount: item.price.unit_amount * item.quantity, ...period, invoice: null, line: null }
}

function periodOf({ current_period_start, current_period_end }) {
  return { start: current_period_start, end: current_period_end }
}
