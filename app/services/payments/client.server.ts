/** The payment provider: Stripe through its own client, or whatever speaks its wire at STRIPE_API_URL. */
import Stripe from 'stripe'
import { env } from '~/env.server'

const address = new URL(env.STRIPE_API_URL)
const isHttps = address.protocol === 'https:'

/** While somebody waits: once more at most, and together less than the twelve seconds after which a page must have answered. */
export const PATIENCE = { timeout: 3_500, maxNetworkRetries: 1 }

export const stripe = new Stripe(env.STRIPE_SECRET_KEY, {
  protocol: isHttps ? 'https' : 'http',
  host: address.hostname,
  port: address.port || (isHttps ? 443 : 80),
  telemetry: false,
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
 * Whether it says that there is no such thing. With a key for the other mode, test or live, it says so of everything: that is a mistake in
 * our settings, and no reason to take anything from anybody.
 */
export function isUnknownThere(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== 'resource_missing') return false
  return !/a similar object exists in (live|test) mode/.test(error.message)
}

/** Whether a card was declined. */
export function isDeclined(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeCardError
}
