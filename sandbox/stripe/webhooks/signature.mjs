/** `Stripe-Signature`: the moment, and an HMAC-SHA256 of the moment and the body. https://docs.stripe.com/webhooks#verify-manually */
import { createHmac } from 'node:crypto'

export function signatureOf(body, secret, at = Math.floor(Date.now() / 1_000)) {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}
