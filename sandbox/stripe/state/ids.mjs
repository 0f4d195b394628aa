/** Names as Stripe makes them: a prefix that says what it is, and enough random letters that nobody guesses one. */
import { randomInt } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const READABLE = LETTERS.replaceAll(/[a-z01IO]/g, '')

/** Prefix and number of letters after it. */
const KINDS = {
  'billing_portal.session': ['bps_', 24],
  charge: ['ch_', 24],
  'checkout.session': ['cs_test_', 58],
  coupon: ['', 8],
  customer: ['cus_', 14],
  customer_balance_transaction: ['cbtxn_', 24],
  discount: ['di_', 24],
  dispute: ['dp_', 24],
  event: ['evt_', 24],
  invoice: ['in_', 24],
  invoice_item: ['ii_', 24],
  invoice_line: ['il_', 24],
  invoice_payment: ['inpay_', 24],
  item: ['li_', 24],
  payment_intent: ['pi_', 24],
  payment_method: ['pm_', 24],
  preview: ['upcoming_in_', 24],
  price: ['price_', 24],
  product: ['prod_', 14],
  promotion_code: ['promo_', 24],
  refund: ['re_', 24],
  request: ['req_', 14],
  subscription: ['sub_', 24],
  subscription_item: ['si_', 14],
}

/** A new name for a thing of a kind. */
export function newId(kind) {
  const [prefix, length] = KINDS[kind]
  return prefix + randomLetters(length)
}

/** Letters that nobody mistakes for another when a code is read aloud. */
export function readableLetters(length) {
  return randomLetters(length, READABLE)
}

export function randomLetters(length, letters = LETTERS) {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}
