/** `/stripe`: what the stand-in knows, and the buttons of operator-actions.mjs. */
import { PRESETS } from './fault-presets.mjs'
import { answerPage, html } from './markup.mjs'
import { day, dollars, momentOf, priceOf } from './wording.mjs'

const MOST_ROWS = 50

/** The page. */
export function operatorPage({ world, deliveries, faults }) {
  const content = html`<p><a href="/">Inbox</a></p><h1>Stand-in Stripe</h1>
${faultPart(faults)}
${subscriptionPart(world)}
${chargePart(world)}
${customerPart(world)}
${eventPart(world, deliveries)}`
  return answerPage('Stand-in Stripe', content)
}

/** The same for machines. */
export function operatorState({ world, faults }) {
  const event = ({ id, type, created, data }) => {
    const { state = 'kept', deliveries } = world.store.hidden(id)
    return { id, type, created, object: data.object.id, state, deliveries }
  }
  return {
    faults: faults.current(),
    customers: world.store.list('customer').slice(0, MOST_ROWS),
    subscriptions: world.store.list('subscription').slice(0, MOST_ROWS),
    events: world.store.list('event').slice(0, MOST_ROWS).map(event),
  }
}

function faultPart(faults) {
  return html`<h2>Bad days</h2><p>Now: <code>${JSON.stringify(faults.current())}</code></p>
${Object.entries(PRESETS).map(([preset, { says }]) => button('/stripe/faults', says, { preset }))}`
}

function subscriptionPart(world) {
  const rows = world.store.list('subscription').slice(0, MOST_ROWS)
  if (rows.length === 0) return html`<h2>Subscriptions</h2><p>None yet. They begin at a checkout.</p>`
  return html`<h2>Subscriptions</h2>${rows.map((subscription) => subscriptionCard(world, subscription))}`
}

function subscriptionCard(world, subscription) {
  const { id, customer, items, status, cancel_at } = subscription
  const [{ price, current_period_end }] = items.data
  const at = `/stripe/subscriptions/${id}`
  const until =
    status === 'canceled' ? `ended ${day(subscription.ended_at)}` : `${cancel_at === null ? 'renews' : 'ends'} ${day(current_period_end)}`
  return html`<section class="card"><p><strong>${price.nickname ?? price.id}, ${priceOf(price)}</strong>: ${status}, ${until}<br>
${world.store.get(customer)?.email ?? customer} <span class="soft">${id}</span></p>
${status === 'canceled' ? '' : [button(`${at}/renew`, 'The period ends now'), button(`${at}/renew`, 'The period ends now, and the card fails', { card: 'fails' }), button(`${at}/advance`, 'A day passes', { days: '1' }), button(`${at}/advance`, 'A week passes', { days: '7' }), button(`${at}/advance`, '31 days pass', { days: '31' })]}${status === 'past_due' ? [button(`${at}/give-up`, 'Stripe gives up: it ends'), button(`${at}/give-up`, 'Stripe gives up: it is marked unpaid', { as: 'unpaid' })] : ''}</section>`
}

function chargePart(world) {
  const rows = world.store.list('charge').slice(0, MOST_ROWS)
  const disputes = new Map(world.store.list('dispute').map((dispute) => [dispute.charge, dispute]))
  const refunds = world.store.list('refund')
  const state = ({ status, refunded, amount_refunded, disputed }) =>
    [status, refunded ? 'refunded' : amount_refunded > 0 && 'refunded in part', disputed && 'disputed'].filter(Boolean).join(', ')
  const act = (charge) => {
    const dispute = disputes.get(charge.id)
    const refund = refunds.find(({ charge: id, status }) => id === charge.id && status === 'succeeded')
    if (refund) return button(`/stripe/refunds/${refund.id}/fail`, 'The bank does not take the refund')
    if (!dispute) return charge.paid ? button(`/stripe/charges/${charge.id}/dispute`, 'The payer disputes it') : ''
    if (dispute.status !== 'needs_response') return dispute.status
    const at = `/stripe/disputes/${dispute.id}/close`
    return [button(at, 'We win', { status: 'won' }), button(at, 'We lose', { status: 'lost' })]
  }
  return html`<h2>Charges</h2>${rows.length === 0 ? html`<p>None yet.</p>` : ''}<table>${rows.map((charge) => html`<tr><td>${dollars(charge.amount)}<br><span class="soft">${momentOf(charge.created)}</span></td><td>${state(charge)}</td><td>${act(charge)}</td></tr>`)}</table>`
}

function customerPart(world) {
  const rows = world.store.list('customer').slice(0, MOST_ROWS)
  return html`<h2>Customers</h2>${rows.length === 0 ? html`<p>None yet.</p>` : ''}<table>${rows.map(
    ({
      id,
      email,
      balance = 0,
      deleted,
    }) => html`<tr><td>${deleted ? 'deleted' : email}<br><span class="soft">${id}</span></td><td>${balance === 0 ? '' : `balance ${dollars(balance)}`}</td>
<td>${button(`/stripe/customers/${id}/forget`, 'Forget them, without a word')}</td></tr>`,
  )}</table>`
}

function eventPart(world, { hasEndpoint }) {
  const rows = world.store.list('event').slice(0, MOST_ROWS)
  const story = ({ state = 'kept', deliveries = [] }) =>
    `${state}${deliveries.length > 0 ? `: ${deliveries.map(({ status, error }) => error ?? status).join(', ')}` : ''}`
  return html`<h2>Events</h2>${hasEndpoint ? '' : html`<p>They are kept, and sent nowhere: the sandbox was given no address.</p>`}
${button('/stripe/events/deliver', 'Send what is held', { state: 'held' })}${button('/stripe/events/deliver', 'Send what is held, newest first', { state: 'held', order: 'newest' })}${button('/stripe/events/deliver', 'Send what was lost', { state: 'lost' })}
<table>${rows.map((event) => html`<tr><td>${event.type}<br><span class="soft">${momentOf(event.created)} ${event.id}</span></td><td>${story(world.store.hidden(event.id))}</td><td>${button(`/stripe/events/${event.id}/deliver`, 'Send again')}</td></tr>`)}</table>`
}

function button(action, says, fields = {}) {
  return html`<form method="post" action="${action}" class="inline">${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button class="quiet">${says}</button></form>`
}
