/** Disputes: a payer's bank takes the money back. The sandbox's own page opens and closes them. */
import { newId } from '../state/ids.mjs'
import { add, change, find, tell } from '../state/world.mjs'
import { isWithin } from '../wire/lists.mjs'
import { range, text } from '../wire/parameters.mjs'
import { get, list } from '../wire/routes.mjs'

const DAYS_TO_ANSWER = 9

/** What the seller could say against it; all of it stays empty here. */
const EVIDENCE = Object.fromEntries(
  `access_activity_log billing_address cancellation_policy cancellation_policy_disclosure cancellation_rebuttal customer_communication
  customer_email_address customer_name customer_purchase_ip customer_signature duplicate_charge_documentation duplicate_charge_explanation
  duplicate_charge_id product_description receipt refund_policy refund_policy_disclosure refund_refusal_explanation service_date
  service_documentation shipping_address shipping_carrier shipping_date shipping_documentation shipping_tracking_number uncategorized_file
  uncategorized_text`
    .split(/\s+/)
    .map((name) => [name, null]),
)

export const DISPUTE_ROUTES = [
  list('/v1/disputes', { charge: text, created: range, payment_intent: text }, (world, { charge, created, payment_intent }) =>
    world.store
      .list('dispute')
      .filter((one) => isWithin(one.created, created) && (charge ?? one.charge) === one.charge)
      .filter((one) => (payment_intent ?? one.payment_intent) === one.payment_intent),
  ),
  get('/v1/disputes/:id', {}, (world, _params, id) => find(world, 'dispute', id)),
]

/** The payer's bank takes a charge back. Nothing happens when it already has. */
export function openDispute(world, charge) {
  if (charge.disputed || !charge.paid) return
  change(world, charge, { disputed: true })
  const dispute = {
    id: newId('dispute'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...EVIDENCE, enhanced_evidence: {} },
    evidence_details: {
      due_by: world.now() + DAYS_TO_ANSWER * 24 * 60 * 60,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  }
  add(world, dispute)
  tell(world, 'charge.dispute.funds_withdrawn', dispute)
}

/** The bank decides. @param {'won' | 'lost'} status for us */
export function closeDispute(world, dispute, status) {
  if (dispute.status !== 'needs_response') return
  change(world, dispute, { status }, { event: 'closed' })
  if (status === 'won') tell(world, 'charge.dispute.funds_reinstated', dispute)
}
