/** `expand[]`: names in an answer that give way to what they name, and parts that are only shown when asked for. */
import { invalid } from './errors.mjs'
import { listObject } from './lists.mjs'

const DEEPEST = 4

/** What an object shows only when it is asked for, by kind and name. */
const ON_DEMAND = {
  'checkout.session': {
    line_items: ({ store }, { id }) => listObject(store.hidden(id).lineItems, false, `/v1/checkout/sessions/${id}/line_items`),
  },
  customer: {
    subscriptions: ({ store }, { id }) =>
      listObject(
        store.list('subscription').filter(({ customer, status }) => customer === id && status !== 'canceled'),
        false,
        `/v1/customers/${id}/subscriptions`,
      ),
  },
  charge: {
    refunds: ({ store }, { id }) =>
      listObject(
        store.list('refund').filter(({ charge }) => charge === id),
        false,
        `/v1/charges/${id}/refunds`,
      ),
  },
  invoice: {
    payments: ({ store }, { id }) =>
      listObject(
        store.list('invoice_payment').filter(({ invoice }) => invoice === id),
        false,
        `/v1/invoice_payments?invoice=${id}`,
      ),
  },
}

/** A copy of the answer with every path expanded. */
export function expanded(world, answer, paths = []) {
  const copy = structuredClone(answer)
  for (const path of paths) {
    const parts = path.split('.')
    if (parts.length > DEEPEST) throw invalid(`You cannot expand more than ${DEEPEST} levels of a property.`, { param: 'expand' })
    expandAt(world, copy, parts, path)
  }
  return copy
}

function expandAt(world, at, [name, ...rest], path) {
  if (Array.isArray(at)) {
    for (const one of at) expandAt(world, one, [name, ...rest], path)
    return
  }
  if (at === null) return
  if (at[name] === undefined) at[name] = onDemand(world, at, name, path)
  at[name] = Array.isArray(at[name]) ? at[name].map((one) => thing(world, one)) : thing(world, at[name])
  if (rest.length > 0 && typeof at[name] === 'object') expandAt(world, at[name], rest, path)
}

function onDemand(world, at, name, path) {
  const show = ON_DEMAND[at.object]?.[name]
  if (!show) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' })
  return structuredClone(show(world, at))
}

function thing(world, value) {
  if (typeof value !== 'string') return value
  const object = world.store.get(value)
  return object ? structuredClone(object) : value
}
