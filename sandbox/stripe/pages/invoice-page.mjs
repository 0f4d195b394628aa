/** A hosted invoice: its lines, what was taken off, and a button while it is open. */
import { CARDS, makeCard } from '../billing/cards.mjs'
import { payAgain } from '../resources/invoices.mjs'
import { answerPage, html } from './markup.mjs'
import { day, dollars } from './wording.mjs'

/** `GET` shows it, `POST` pays it. */
export function answerInvoice(world, id, { method, fields, path }) {
  const invoice = world.store.get(id)
  if (invoice?.object !== 'invoice') return undefined
  if (method !== 'POST' || invoice.status !== 'open' || !Object.hasOwn(CARDS, fields.card)) return invoicePage(invoice)
  const email = invoice.customer_email
  const card = makeCard(world, {
    behavior: fields.card,
    owner: email ?? invoice.customer,
    email,
    name: invoice.customer_name,
    at: world.now(),
  })
  if (!payAgain(world, invoice, card)) return invoicePage(invoice, { wrong: 'Your card was declined.' })
  return { status: 303, location: path }
}

function invoicePage(invoice, { wrong } = {}) {
  const discount = invoice.total_discount_amounts.reduce((sum, { amount }) => sum + amount, 0)
  const balance = invoice.amount_due - invoice.total
  const rows = [
    ['Subtotal', invoice.subtotal, true],
    ['Discount', -discount, discount > 0],
    ['Balance', balance, balance !== 0],
    ['Amount due', invoice.amount_due, true],
  ]
  const content = html`<p class="soft">Test invoice. No money moves.</p><h1>Invoice ${invoice.number}</h1>
${wrong ? html`<p class="wrong" role="alert">${wrong}</p>` : ''}
<dl><dt>To</dt><dd>${invoice.customer_email}</dd><dt>Date</dt><dd>${day(invoice.created)}</dd><dt>Status</dt><dd>${invoice.status}</dd></dl>
<table class="card">${invoice.lines.data.map(({ description, amount }) => html`<tr><td>${description}</td><td class="sum">${dollars(amount)}</td></tr>`)}
${rows.filter(([, , isShown]) => isShown).map(([name, amount]) => html`<tr><th>${name}</th><td class="sum">${dollars(amount)}</td></tr>`)}</table>
${invoice.status === 'open' ? payForm() : ''}`
  return answerPage(`Invoice ${invoice.number}`, content, { status: wrong ? 402 : 200 })
}

function payForm() {
  return html`<form method="post" class="stack">${Object.entries(CARDS).map(([card, { says, last4 }]) => html`<button name="card" value="${card}">${says} <small>(•••• ${last4})</small></button>`)}</form>`
}
