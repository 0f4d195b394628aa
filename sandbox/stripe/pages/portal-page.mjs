/** The billing portal, as a member sees it: end with the period, resume, another card, invoices, and the way back. */
import { attachCard, CARDS, makeCard } from '../billing/cards.mjs'
import { endingAt } from '../resources/subscriptions.mjs'
import { change } from '../state/world.mjs'
import { answerPage, html } from './markup.mjs'
import { day, dollars, priceOf } from './wording.mjs'

/** `GET` shows it, `POST` presses a button. */
export function answerPortal(world, secret, { method, fields, path }) {
  const session = world.store.list('billing_portal.session').find(({ id }) => world.store.hidden(id).secret === secret)
  const customer = session && world.store.get(session.customer)
  if (!customer || customer.deleted) return undefined
  if (method !== 'POST') return portalPage(world, session, customer)
  const isDone = press(world, customer, fields)
  if (!isDone) return portalPage(world, session, customer, { wrong: 'Choose what to do.' })
  return { status: 303, location: afterwards(session, path) }
}

function press(world, customer, { do: wanted, subscription: id, card, card_of }) {
  if (wanted === 'card' && Object.hasOwn(CARDS, card)) {
    takeNewCard(world, customer, { behavior: card, owner: card_of?.trim() || customer.email || customer.id })
    return true
  }
  const subscription = world.store.get(id)
  if (subscription?.customer !== customer.id || subscription.status === 'canceled') return false
  if (wanted !== 'cancel' && wanted !== 'resume') return false
  // As Stripe's own: it names the moment, and leaves the flag of a period's end alone.
  const at = wanted === 'cancel' ? subscription.items.data[0].current_period_end : null
  change(world, subscription, endingAt(world, subscription, at))
  return true
}

/** A new card is for everything of theirs, also for what still carries an old one. */
function takeNewCard(world, customer, { behavior, owner }) {
  const method = makeCard(world, { behavior, owner, email: customer.email, name: customer.name, at: world.now() })
  attachCard(world, method, customer)
  for (const subscription of subscriptionsOf(world, customer)) {
    if (subscription.default_payment_method) change(world, subscription, { default_payment_method: method.id })
  }
}

function afterwards({ flow, return_url }, path) {
  if (flow?.after_completion.type === 'redirect') return flow.after_completion.redirect.return_url
  if (flow?.after_completion.type === 'hosted_confirmation' && return_url) return return_url
  return path
}

function portalPage(world, session, customer, { wrong } = {}) {
  const { flow, return_url } = session
  const theirs = subscriptionsOf(world, customer)
  const back = return_url ? html`<p><a href="${return_url}">Return to Stanine</a></p>` : ''
  const parts = {
    payment_method_update: () => cardForm(world, customer),
    subscription_cancel: () => subscriptionPart(world.store.get(flow.subscription_cancel.subscription)),
  }
  const content = html`<p class="soft">Test portal. No money moves.</p><h1>Your subscription with Stanine</h1><p class="soft">${customer.email}</p>
${wrong ? html`<p class="wrong" role="alert">${wrong}</p>` : ''}
${flow ? parts[flow.type]() : html`${theirs.length > 0 ? theirs.map(subscriptionPart) : html`<p>You have no subscription.</p>`}${cardForm(world, customer)}${invoiceList(world, customer)}`}
${back}`
  return answerPage('Billing', content, { leadsTo: [return_url, flow?.after_completion.redirect?.return_url], status: wrong ? 422 : 200 })
}

function subscriptionPart(subscription) {
  const [{ price, current_period_end }] = subscription.items.data
  const isEnding = subscription.cancel_at !== null
  return html`<section class="card"><h2>${price.nickname ?? 'Plan'}: ${priceOf(price)}</h2>
<p>${subscription.status === 'past_due' ? 'The last payment failed. ' : ''}${isEnding ? 'Ends' : 'Renews'} on ${day(current_period_end)}.</p>
<form method="post"><input type="hidden" name="subscription" value="${subscription.id}">
${isEnding ? html`<button name="do" value="resume">Don’t cancel</button>` : html`<button name="do" value="cancel" class="quiet">Cancel at the end of the period</button>`}</form></section>`
}

function cardForm(world, customer) {
  const card = world.store.get(customer.invoice_settings.default_payment_method)?.card
  return html`<section class="card"><h2>Card</h2><p>${card ? `Visa •••• ${card.last4}, until ${card.exp_month}/${card.exp_year}` : 'None yet.'}</p>
<form method="post"><label for="card">New card</label><select id="card" name="card">
${Object.entries(CARDS).map(([name, { says, last4 }]) => html`<option value="${name}">•••• ${last4}: ${says.replace('Pay with a', 'a')}</option>`)}</select>
<p><button name="do" value="card">Use this card</button></p></form></section>`
}

function invoiceList(world, customer) {
  const invoices = world.store.list('invoice').filter((invoice) => invoice.customer === customer.id)
  return html`<section class="card"><h2>Invoices</h2><table>
${invoices.map(({ created, total, status, hosted_invoice_url }) => html`<tr><td><a href="${hosted_invoice_url}">${day(created)}</a></td><td class="sum">${dollars(total)}</td><td>${status}</td></tr>`)}</table></section>`
}

function subscriptionsOf(world, customer) {
  return world.store.list('subscription').filter((one) => one.customer === customer.id && one.status !== 'canceled')
}
