/**
 * Stripe, as far as the product uses it: the API under `/v1/`, signed webhooks, the hosted checkout, portal and invoice pages, and at
 * `/stripe` a page for whoever works on the product. Endpoints stand in resources/, what they mean for money in billing/.
 */
import { settleDue } from './billing/calendar.mjs'
import { answerCheckout } from './pages/checkout-page.mjs'
import { answerInvoice } from './pages/invoice-page.mjs'
import { pressOperator } from './pages/operator-actions.mjs'
import { operatorPage, operatorState } from './pages/operator-page.mjs'
import { answerPortal } from './pages/portal-page.mjs'
import { CATALOG_ROUTES, stockCatalog } from './resources/catalog.mjs'
import { CUSTOMER_ROUTES } from './resources/customers.mjs'
import { DISCOUNT_ROUTES } from './resources/discounts.mjs'
import { DISPUTE_ROUTES } from './resources/disputes.mjs'
import { EVENT_ROUTES } from './resources/events.mjs'
import { INVOICE_ROUTES } from './resources/invoices.mjs'
import { PAYMENT_ROUTES } from './resources/payments.mjs'
import { PORTAL_ROUTES } from './resources/portal.mjs'
import { REFUND_ROUTES } from './resources/refunds.mjs'
import { SESSION_ROUTES } from './resources/sessions.mjs'
import { SUBSCRIPTION_ROUTES } from './resources/subscriptions.mjs'
import { createWorld, forgetOld } from './state/world.mjs'
import { Deliveries } from './webhooks/deliveries.mjs'
import { answerApi } from './wire/api.mjs'
import { apology } from './wire/errors.mjs'
import { keepFailure } from './wire/idempotency.mjs'

const CALENDAR_MS = 60_000

const routes = [
  CUSTOMER_ROUTES,
  CATALOG_ROUTES,
  SESSION_ROUTES,
  SUBSCRIPTION_ROUTES,
  INVOICE_ROUTES,
  PAYMENT_ROUTES,
  REFUND_ROUTES,
  DISPUTE_ROUTES,
  DISCOUNT_ROUTES,
  PORTAL_ROUTES,
  EVENT_ROUTES,
].flat()

/**
 * @param {{ secretKey: string, webhookSecret: string, webhookUrl?: string, folder?: string, baseUrl: () => string,
 *   faults: ReturnType<typeof import('../faults.mjs').createFaults> }} options the API key that it accepts, what it signs events with and
 *   where it sends them, and its own address
 */
export function createStripe({ secretKey, webhookSecret, webhookUrl, folder, baseUrl, faults }) {
  const world = createWorld({ folder, baseUrl })
  stockCatalog(world)
  const takeFault = () => faults.take('webhooks')
  const deliveries = new Deliveries(world, { url: webhookUrl, secret: webhookSecret, takeFault })
  const context = { world, deliveries, faults }

  /** Does something, and then keeps and sends what came of it. */
  function work(something) {
    try {
      return something()
    } finally {
      world.store.save()
      deliveries.dispatch()
    }
  }

  let calendar

  /** To be called when it has an address: what became due while nothing ran happens now. */
  function start() {
    const settle = () => work(() => settleDue(world))
    forgetOld(world)
    calendar = setInterval(settle, CALENDAR_MS).unref()
    settle()
    deliveries.resume()
  }

  async function stop() {
    clearInterval(calendar)
    await deliveries.stop()
    world.store.save()
  }

  return {
    vendor: {
      name: 'stripe',
      owns: (path) => path.startsWith('/v1/'),
      answer: (request) => work(() => answerApi(world, { routes, secretKey }, request)),
      fail: ({ status = 500 }, request, result) => work(() => keepFailure(world, request, { status, json: apology(status) }, result)),
    },
    pages: {
      owns: (path) => /^\/(stripe|checkout|portal|invoice)(\/|\.json$|$)/.test(path),
      answer: (request) => answerPages(context, request, work),
    },
    start,
    stop,
  }
}

/** Everything that is looked at rather than called. */
async function answerPages(context, request, work) {
  const { method, path, body } = request
  if (method === 'POST' && isFromElsewhere(request)) return { status: 403, json: { message: 'Only its own pages may press these buttons' } }
  const visit = { method, path, fields: method === 'POST' ? Object.fromEntries(new URLSearchParams(body)) : {} }
  if (path === '/stripe') return operatorPage(context)
  if (path === '/stripe.json') return { status: 200, json: operatorState(context) }
  if (path === '/stripe/settle' && method === 'POST') {
    await context.deliveries.settled()
    return { status: 200, json: operatorState(context) }
  }
  if (path.startsWith('/stripe/') && method === 'POST') {
    const isDone = work(() => pressOperator(path, { ...context, fields: visit.fields }))
    return isDone ? { status: 303, location: '/stripe' } : undefined
  }
  const [, place, id] = path.match(/^\/(checkout\/c\/pay|portal\/p\/session|invoice)\/([^/]+)$/) ?? []
  const show = { 'checkout/c/pay': answerCheckout, 'portal/p/session': answerPortal, invoice: answerInvoice }[place]
  return show && work(() => show(context.world, id, visit))
}

/** A page somewhere else may not press our buttons for whoever looks at it. */
function isFromElsewhere({ headers }) {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
