/** The hosted checkout, as a payer sees it: what is bought, who pays, and cards that do as they are told. */
import { CARDS } from '../billing/cards.mjs'
import { enterCode, paySession } from '../billing/checkout.mjs'
import { answerPage, html } from './markup.mjs'
import { day, dollars, priceOf } from './wording.mjs'

/** `GET` shows it, `POST` presses a button. */
export function answerCheckout(world, id, { method, fields }) {
  const session = world.store.get(id)
  if (session?.object !== 'checkout.session') return undefined
  if (session.status !== 'open') return closedPage(session)
  if (method !== 'POST') return checkoutPage(world, session, {})
  if (fields.do === 'code') return typeCode(world, session, fields)
  if (!Object.hasOwn(CARDS, fields.card)) return checkoutPage(world, session, { fields, wrong: 'Choose a card.' })
  const email = payerEmail(world, session) ?? fields.email?.trim()
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email ?? '')) return checkoutPage(world, session, { fields, wrong: 'Enter your email address.' })
  const payer = { behavior: fields.card, email, name: fields.name?.trim() || null, cardOf: fields.card_of?.trim() || email }
  const isPaid = paySession(world, session, payer)
  if (!isPaid) return checkoutPage(world, session, { fields, wrong: 'Your card was declined. Try a different card.', status: 402 })
  return { status: 303, location: successAddress(session) }
}

function typeCode(world, session, fields) {
  let wrongCode = 'This code is invalid.'
  try {
    if (enterCode(world, session, fields.code ?? '')) return checkoutPage(world, session, { fields })
  } catch (error) {
    wrongCode = error.message
  }
  return checkoutPage(world, session, { fields, wrongCode, status: 422 })
}

function checkoutPage(world, session, { fields = {}, wrong, wrongCode, status = wrong ? 422 : 200 }) {
  const known = payerEmail(world, session)
  const content = html`<p class="soft">Test payment. No money moves.</p>
<h1>${session.mode === 'subscription' ? 'Subscribe to Stanine' : 'Pay Stanine'}</h1>
${wrong ? html`<p class="wrong" role="alert">${wrong}</p>` : ''}
${orderOf(world, session)}
${session.allow_promotion_codes ? codeForm(fields, wrongCode) : ''}
<form method="post" class="stack">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" required value="${known ?? fields.email ?? ''}"${known ? html` readonly` : ''}>
<label for="name">Name on card</label><input id="name" name="name" autocomplete="cc-name" value="${fields.name ?? ''}">
${Object.entries(CARDS).map(([card, { says, last4 }]) => html`<button name="card" value="${card}">${says} <small>(•••• ${last4})</small></button>`)}
<details><summary>Somebody else’s card</summary>
<label for="card_of">Whose card it is (the same words are the same card; empty means the email above)</label>
<input id="card_of" name="card_of" value="${fields.card_of ?? ''}"></details>
</form>
${session.cancel_url ? html`<p><a href="${session.cancel_url}">Cancel and go back</a></p>` : ''}`
  return answerPage('Checkout', content, { status, leadsTo: [session.success_url] })
}

/** A form of its own: who presses Enter beside the email does not mean the code. */
function codeForm(fields, wrongCode) {
  return html`<form method="post"><label for="code">Promotion code</label>
<div class="row"><input id="code" name="code" value="${fields.code ?? ''}"${wrongCode ? html` aria-invalid="true" aria-describedby="code-wrong"` : ''}><button name="do" value="code">Apply</button></div>
${wrongCode ? html`<p class="wrong" id="code-wrong">${wrongCode}</p>` : ''}</form>`
}

function orderOf(world, session) {
  const { lineItems } = world.store.hidden(session.id)
  const { amount_discount } = session.total_details
  return html`<table class="card">
${lineItems.map(({ description, price, quantity, amount_subtotal }) => html`<tr><td>${description}${price.nickname ? `, ${price.nickname}` : ''}${quantity > 1 ? ` × ${quantity}` : ''}<br><span class="soft">${priceOf(price)}</span></td><td class="sum">${dollars(amount_subtotal)}</td></tr>`)}
${amount_discount > 0 ? html`<tr><td>Discount</td><td class="sum">${dollars(-amount_discount)}</td></tr>` : ''}
<tr><th>Due today</th><th class="sum">${dollars(session.amount_total)}</th></tr></table>`
}

function closedPage(session) {
  const isPaid = session.status === 'complete'
  const back = isPaid ? successAddress(session) : session.cancel_url
  const content = html`<h1>${isPaid ? 'This has been paid' : 'This checkout has expired'}</h1>
<p>${isPaid ? `You are all done: ${dollars(session.amount_total)}.` : `It was open until ${day(session.expires_at)}. Nothing was charged.`}</p>
${back ? html`<p><a class="button" href="${back}">Back to Stanine</a></p>` : ''}`
  return answerPage('Checkout', content, { status: isPaid ? 200 : 410 })
}

function payerEmail(world, session) {
  return world.store.get(session.customer)?.email ?? session.customer_email
}

function successAddress(session) {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}
