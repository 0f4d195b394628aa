/** Payment intents and the charges they try. */
import { newId, randomLetters } from '../state/ids.mjs'
import { add, change, tell } from '../state/world.mjs'
import { DECLINE, isDeclined } from './cards.mjs'

/**
 * A payment that is yet to be made.
 * @param {{ customer: string | null, amount: number, description: string | null, metadata?: any, receiptEmail?: string | null, keepsCard?: boolean, at: number }} wish
 */
export function makeIntent(world, { customer, amount, description, metadata = {}, receiptEmail = null, keepsCard = false, at }) {
  const id = newId('payment_intent')
  return add(world, {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomLetters(25)}`,
    confirmation_method: 'automatic',
    created: at,
    currency: 'usd',
    customer,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: receiptEmail,
    review: null,
    setup_future_usage: keepsCard ? 'off_session' : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  })
}

/** Tries a card for an intent. @returns {boolean} whether it is paid */
export function payIntent(world, intent, method, at) {
  const isPaid = !isDeclined(world, method)
  const charge = makeCharge(intent, method, { isPaid, at })
  add(world, charge, { event: isPaid ? 'succeeded' : 'failed' })
  if (isPaid) {
    const paid = { status: 'succeeded', amount_received: intent.amount, last_payment_error: null }
    change(world, intent, { ...paid, latest_charge: charge.id, payment_method: method.id }, { event: null })
    tell(world, 'payment_intent.succeeded', intent)
    return true
  }
  const failed = { type: 'card_error', ...DECLINE, charge: charge.id, doc_url: 'https://stripe.com/docs/error-codes/card-declined' }
  const error = { ...failed, payment_method: structuredClone(method) }
  change(world, intent, { last_payment_error: error, latest_charge: charge.id }, { event: null })
  tell(world, 'payment_intent.payment_failed', intent)
  return false
}

function makeCharge(intent, method, { isPaid, at }) {
  return {
    id: newId('charge'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: structuredClone(method.billing_details),
    calculated_statement_descriptor: 'STANINE',
    captured: isPaid,
    created: at,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: isPaid ? null : DECLINE.code,
    failure_message: isPaid ? null : DECLINE.message,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(isPaid),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: chargedCard(method.card, intent.amount), type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
}

function outcomeOf(isPaid) {
  return {
    advice_code: isPaid ? null : 'try_again_later',
    network_advice_code: null,
    network_decline_code: null,
    network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
    reason: isPaid ? null : DECLINE.decline_code,
    risk_level: 'normal',
    seller_message: isPaid ? 'Payment complete.' : 'The bank did not return any further details with this decline.',
    type: isPaid ? 'authorized' : 'issuer_declined',
  }
}

function chargedCard({ brand, checks, country, exp_month, exp_year, fingerprint, funding, last4 }, amount) {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand,
    checks: { ...checks },
    country,
    electronic_commerce_indicator: null,
    exp_month,
    exp_year,
    fingerprint,
    funding,
    installments: null,
    last4,
    mandate: null,
    network: 'visa',
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  }
}
