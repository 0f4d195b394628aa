/** Refunds: of a charge, whole or in parts, never more than was paid. */
import { newId, randomLetters } from '../state/ids.mjs'
import { add, change, find, tell } from '../state/world.mjs'
import { invalid } from '../wire/errors.mjs'
import { isWithin } from '../wire/lists.mjs'
import { integer, metadata, oneOf, range, text } from '../wire/parameters.mjs'
import { get, list, post } from '../wire/routes.mjs'

const CREATE = {
  amount: integer,
  charge: text,
  metadata,
  payment_intent: text,
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
}

export const REFUND_ROUTES = [
  post('/v1/refunds', CREATE, create),
  list('/v1/refunds', { charge: text, created: range, payment_intent: text }, (world, { charge, created, payment_intent }) =>
    world.store
      .list('refund')
      .filter((one) => isWithin(one.created, created) && (charge ?? one.charge) === one.charge)
      .filter((one) => (payment_intent ?? one.payment_intent) === one.payment_intent),
  ),
  get('/v1/refunds/:id', {}, (world, _params, id) => find(world, 'refund', id)),
]

function create(world, { amount, charge: id, metadata: words = {}, payment_intent, reason = null }) {
  const charge = paidCharge(world, id, payment_intent)
  const left = charge.amount - charge.amount_refunded
  const wanted = amount ?? left
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (isTaken(world, charge))
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' })
  if (wanted < 1) throw invalid('This value must be greater than or equal to 1.', { param: 'amount', code: 'parameter_invalid_integer' })
  if (wanted > left) {
    const message = `Refund amount (${money(wanted)}) is greater than what is left of the charge (${money(left)})`
    throw invalid(message, { param: 'amount' })
  }
  const refund = add(world, {
    id: newId('refund'),
    object: 'refund',
    amount: wanted,
    balance_transaction: null,
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference: randomLetters(12), reference_status: 'available', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: words,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  })
  const amount_refunded = charge.amount_refunded + wanted
  change(world, charge, { amount_refunded, refunded: amount_refunded === charge.amount }, { event: null })
  tell(world, 'charge.refunded', charge)
  return refund
}

/** A bank that decided for us gave the money back, and an inquiry took none. */
function isTaken(world, charge) {
  const isTaking = ({ status }) => status !== 'won' && !status.startsWith('warning')
  return world.store.list('dispute').some((dispute) => dispute.charge === charge.id && isTaking(dispute))
}

/** The bank did not take it, days later: the money is ours again. */
export function failRefund(world, refund) {
  if (refund.status !== 'succeeded') return
  const charge = world.store.get(refund.charge)
  change(world, refund, { status: 'failed', failure_reason: 'lost_or_stolen_card' }, { event: 'failed' })
  change(world, charge, { amount_refunded: charge.amount_refunded - refund.amount, refunded: false })
}

function paidCharge(world, id, intentId) {
  if (!id && !intentId) {
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.')
  }
  const charge = id ? find(world, 'charge', id, 'charge') : latestCharge(world, intentId)
  if (!charge?.paid) throw invalid('This payment has no successful charge to refund.', { param: id ? 'charge' : 'payment_intent' })
  return charge
}

function latestCharge(world, intentId) {
  return world.store.get(find(world, 'payment_intent', intentId, 'payment_intent').latest_charge)
}

function money(cents) {
  return `$${(cents / 100).toFixed(2)}`
}
