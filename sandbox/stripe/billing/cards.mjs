/** Cards that behave as one asks them to, and what a bank says when it refuses. */
import { createHash } from 'node:crypto'
import { newId } from '../state/ids.mjs'
import { add, change } from '../state/world.mjs'

/** What a card can be told to do: the number's end shows which it is, as with Stripe's own test cards. */
export const CARDS = {
  works: { last4: '4242', says: 'Pay with a card that works' },
  declined: { last4: '0002', says: 'Pay with a card that is declined' },
  fails_later: { last4: '0341', says: 'Pay with a card that fails at the next renewal' },
}

/** What the bank says. */
export const DECLINE = { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' }

const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

/**
 * A new card. Two cards of one owner are the same piece of plastic: their fingerprints are equal.
 * @param {{ behavior: string, owner: string, email: string | null, name: string | null, at: number }} wish
 */
export function makeCard(world, { behavior, owner, email, name, at }) {
  const method = {
    id: newId('payment_method'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: { ...NO_ADDRESS, country: 'US', postal_code: '02139' }, email, name, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: 'pass', cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: new Date().getUTCFullYear() + 3,
      fingerprint: createHash('sha256').update(`${owner.trim().toLowerCase()} ${CARDS[behavior].last4}`).digest('hex').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: CARDS[behavior].last4,
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: at,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  return add(world, method, { hidden: { behavior, uses: 0 }, event: null })
}

/** Gives a card to a customer, as the one that renewals are taken from. */
export function attachCard(world, method, customer) {
  change(world, method, { customer: customer.id }, { event: 'attached' })
  change(world, customer, { invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id } })
}

/** Whether the bank would refuse a card now. */
export function wouldDecline(world, method) {
  const { behavior, uses } = world.store.hidden(method.id)
  return behavior === 'declined' || (behavior === 'fails_later' && uses > 0)
}

/** Whether the bank refuses a card now; one that is good counts its use. */
export function isDeclined(world, method) {
  if (wouldDecline(world, method)) return true
  world.store.put(method, { uses: world.store.hidden(method.id).uses + 1 })
  return false
}

/** From now on the bank refuses this card. */
export function breakCard(world, method) {
  world.store.put(method, { behavior: 'declined' })
}
