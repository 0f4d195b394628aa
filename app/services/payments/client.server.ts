/** The payment provider: Stripe through its own client, or whatever speaks its wire at STRIPE_API_URL. */
import { AsyncLocalStorage } from 'node:async_hooks'
import Stripe from 'stripe'
import { env } from '~/env.server'

const address = new URL(env.STRIPE_API_URL)
const isHttps = address.protocol === 'https:'

/** While somebody waits: once more at most, and together less than the twelve seconds after which a page must have answered. */
export const PATIENCE = { timeout: 3_500, maxNetworkRetries: 1 }

/** Until when whoever waits for a page must have an answer, in milliseconds since 1970. */
const deadlines = new AsyncLocalStorage<number>()
const PAGE_MS = 9_000

/** Does the work of one request: however many calls it makes, together they keep nobody longer than nine seconds (security R12). */
export function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
  return deadlines.getStore() === undefined ? deadlines.run(Date.now() + PAGE_MS, work) : work()
}

/** In how many milliseconds whoever waits must have an answer. */
export function timeLeft(): number {
  return (deadlines.getStore() ?? Number.POSITIVE_INFINITY) - Date.now()
}

/** The client's own way to the wire, in the time that is left. */
class TimedClient extends Stripe.HttpClient {
  private readonly wire = Stripe.createNodeHttpClient()

  override getClientName(): string {
    return this.wire.getClientName()
  }

  override makeRequest(...[host, port, path, method, headers, body, protocol, timeout]: Wanted) {
    const left = timeLeft()
    if (left <= 0) return Promise.reject(Stripe.HttpClient.makeTimeoutError())
    return this.wire.makeRequest(host, port, path, method, headers, body, protocol, Math.min(timeout, left))
  }
}
type Wanted = Parameters<InstanceType<typeof Stripe.HttpClient>['makeRequest']>

export const stripe = new Stripe(env.STRIPE_SECRET_KEY, {
  protocol: isHttps ? 'https' : 'http',
  host: address.hostname,
  port: address.port || (isHttps ? 443 : 80),
  telemetry: false,
  httpClient: new TimedClient(),
  ...PATIENCE,
})

/** Whether our key is one for real money. */
export const isLive = env.STRIPE_SECRET_KEY.startsWith('sk_live_') || env.STRIPE_SECRET_KEY.startsWith('rk_live_')

/**
 * Whether the provider does not answer, not with sense, or not to our key: the same request may work later. What it refuses for its
 * content is no such failure.
 */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError) return true
  if (error instanceof Stripe.errors.StripeRateLimitError || error instanceof Stripe.errors.StripeAuthenticationError) return true
  return error instanceof Stripe.errors.StripeError && (error.statusCode === 409 || (error.statusCode ?? 0) >= 500)
}

/**
 * Whether this is what the provider keeps under an idempotency key and says again for a day: the same work needs another key. `now`: it was
 * said before, or nothing was done, and the other key may be tried at once; `later`: whoever waits has waited for it.
 */
export function isKeySpent(error: unknown): 'now' | 'later' | null {
  if (!(error instanceof Stripe.errors.StripeError)) return null
  // The same key with other fields, such as another customer; a 409 says that the first call is under way.
  if (error instanceof Stripe.errors.StripeIdempotencyError) return error.statusCode === 400 ? 'now' : null
  if ((error.statusCode ?? 0) < 500) return null
  return error.headers?.['idempotent-replayed'] === 'true' ? 'now' : 'later'
}

/** Whether the same key is at work for somebody else at this moment, such as the first of two clicks. */
export function isInUse(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && (error.statusCode === 409 || error.code === 'lock_timeout')
}

/** Whether our settings are wrong: a key that does nothing, or a request that it refuses. Nobody but us can mend that. */
export function isSetWrong(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError) return true
  return isRefused(error) && !isInUse(error)
}

/**
 * Whether it says that there is no such thing. With a key for the other mode, test or live, it says so of everything: that is a mistake in
 * our settings, and no reason to take anything from anybody.
 */
export function isUnknownThere(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== 'resource_missing') return false
  return !/a similar object exists in (live|test) mode/.test(error.message)
}

/** Whether it refuses what was asked for: most often the thing is no longer what it was when somebody asked. */
export function isRefused(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError
}

/** Whether a card was declined. */
export function isDeclined(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeCardError
}
