/** The pages of the payment provider to which we send people: where one pays, and where one changes the card. */
import { env } from '~/env.server'
import { log } from '~/utils/log.server'
import { MINUTE_SECONDS } from '~/utils/time/durations'
import { isRefused, isUnknownThere, PATIENCE, stripe } from './client.server'

export interface SessionOrder {
  /** Our name of the checkout: asked for twice, it is one session. */
  checkoutId: string
  /** How many keys were spent on it. */
  tries: number
  begunAt: Date
  priceId: string
  /** How many are paid once; null for a plan, which renews. */
  quantity: number | null
  /** The provider's name of a code that takes something off the first payment. */
  promotionCode: string | null
  /** Who pays, where it is known; else the page asks for an address. */
  customerId: string | null
  /** What the provider keeps beside it; nothing that opens anything. */
  notes: Record<string, string>
  /** Paths of ours; `{CHECKOUT_SESSION_ID}` stands for the session's own name. */
  successPath: string
  cancelPath: string
}

interface OpenSession {
  id: string
  url: string | null
}

/** Opens the page where one pays; where a key was spent, that which was made although the answer said otherwise. */
export async function openSession(order: SessionOrder): Promise<OpenSession> {
  const { checkoutId, tries, priceId, quantity, promotionCode, customerId, notes, successPath, cancelPath } = order
  const made = tries > 0 ? await findSession(order) : null
  if (made) return made
  const { id, url } = await stripe.checkout.sessions.create(
    {
      // Cards alone: others are charged days later, and the plan would open before.
      allowed_payment_method_types: ['card'],
      // In dollars, as our pages say.
      adaptive_pricing: { enabled: false },
      line_items: [{ price: priceId, quantity: quantity ?? 1 }],
      client_reference_id: checkoutId,
      metadata: { ...notes, checkout: checkoutId },
      // What is paid once has no invoice: the charge says by which checkout it was made.
      ...(quantity === null
        ? { mode: 'subscription' as const, subscription_data: { metadata: { checkout: checkoutId } } }
        : { mode: 'payment' as const, payment_intent_data: { metadata: { checkout: checkoutId } } }),
      success_url: env.APP_URL + successPath,
      cancel_url: env.APP_URL + cancelPath,
      ...(customerId && { customer: customerId }),
      ...(promotionCode && { discounts: [{ promotion_code: promotionCode }] }),
    },
    { ...PATIENCE, idempotencyKey: keyOf(`checkout-${checkoutId}`, tries) },
  )
  return { id, url }
}

/** The provider's clock may be some minutes off ours. */
const CLOCK_SECONDS = 10 * MINUTE_SECONDS
const MOST_SESSIONS = 300

async function findSession({ checkoutId, customerId, begunAt }: SessionOrder): Promise<OpenSession | null> {
  const created = { gte: Math.floor(begunAt.getTime() / 1000) - CLOCK_SECONDS }
  const open = stripe.checkout.sessions.list({ status: 'open', created, limit: 100, ...(customerId && { customer: customerId }) })
  const sessions = await open.autoPagingToArray({ limit: MOST_SESSIONS })
  const made = sessions.find(({ client_reference_id }) => client_reference_id === checkoutId)
  return made ? { id: made.id, url: made.url } : null
}

interface NewCustomer {
  email: string
  accountId: string
  /** Makes it one, however often it is asked for. */
  key: string
  tries: number
  /** Which of the account's are none any more. */
  lost: string[]
}

/** Makes the customer of an account; where a key was spent, takes the one that was made although the answer said otherwise. */
export async function makeCustomer({ email, accountId, key, tries, lost }: NewCustomer): Promise<string> {
  if (tries > 0) {
    const { data } = await stripe.customers.list({ email, limit: 100 })
    const made = data.find(({ id, metadata }) => metadata.account === accountId && !lost.includes(id))
    if (made) return made.id
  }
  const once = { timeout: PATIENCE.timeout, maxNetworkRetries: 0, idempotencyKey: keyOf(key, tries) }
  const { id } = await stripe.customers.create({ email, metadata: { account: accountId } }, once)
  return id
}

function keyOf(key: string, tries: number): string {
  return tries === 0 ? key : `${key}-${tries}`
}

export interface KnownSession {
  status: 'open' | 'paid' | 'expired'
  customerId: string | null
  /** Of what was paid once; null for a plan. */
  paymentId: string | null
}

/** How a session stands, and who paid; null when the provider does not know it. */
export async function readSession(id: string): Promise<KnownSession | null> {
  try {
    const { status, payment_status, customer, payment_intent } = await stripe.checkout.sessions.retrieve(id)
    const customerId = typeof customer === 'string' ? customer : (customer?.id ?? null)
    // A session may be complete before the money has come.
    const isPaid = status === 'complete' && payment_status === 'paid'
    const paymentId = typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null)
    return { status: isPaid ? 'paid' : status === 'expired' ? 'expired' : 'open', customerId, paymentId }
  } catch (error) {
    if (isUnknownThere(error)) return null
    throw error
  }
}

/** Closes the page where one pays, if it is open still. Somebody waits already, so it is tried once and shortly. */
export async function closeSession(id: string): Promise<void> {
  await stripe.checkout.sessions.expire(id, {}, { timeout: 1_500, maxNetworkRetries: 0 })
}

/** Where the customer changes the card, and nothing else; leads back to this path. A refusal means that the portal is not set up. */
export async function portalAddress(customerId: string, returnPath: string): Promise<string> {
  const page = { customer: customerId, return_url: env.APP_URL + returnPath, flow_data: { type: 'payment_method_update' } } as const
  try {
    const { url } = await stripe.billingPortal.sessions.create(page)
    return url
  } catch (error) {
    if (isRefused(error)) log.error({ customerId, error: error.message }, 'the card page is refused: is the portal set up?')
    throw error
  }
}
