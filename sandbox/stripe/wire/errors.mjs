/** Refusals in Stripe's shape: https://docs.stripe.com/api/errors */

/** Thrown where a request cannot be answered; becomes its answer. */
export class Refusal extends Error {
  constructor(status, error) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

/** The request is wrong. @param {{ param?: string, code?: string, status?: number }} [details] */
export function invalid(message, { param, code, status = 400 } = {}) {
  return new Refusal(status, { type: 'invalid_request_error', message, ...(code ? { code } : {}), ...(param ? { param } : {}) })
}

/** What was named is not there. It is a 404 where it is the address, a 400 where it is a field. */
export function missing(kind, id, param) {
  const name = kind.replaceAll('_', ' ').replace('checkout.session', 'checkout session')
  return invalid(`No such ${name}: '${id}'`, { param, code: 'resource_missing', status: param === 'id' ? 404 : 400 })
}

/** The bank said no. */
export function cardRefusal({ message, code, decline_code }, intent) {
  return new Refusal(402, { type: 'card_error', code, decline_code, message, ...(intent ? { payment_intent: intent } : {}) })
}

/** What Stripe says on a bad day, by status. */
export function apology(status) {
  if (status === 429) {
    const message = 'Request rate limit exceeded. You can learn more about rate limits here https://stripe.com/docs/rate-limits.'
    return { error: { type: 'invalid_request_error', code: 'rate_limit', message } }
  }
  if (status === 401) return { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } }
  return { error: { type: 'api_error', message: 'An unknown error occurred (the stand-in was told to fail).' } }
}
