/** The pages of the payment provider to which we send people: where one pays, and where one changes the card. */
import { env } from '~/env.server'
import { isUnknownThere, PATIENCE, stripe } from './client.server'

export interface SessionOrder {
  /** Our name of the checkout: asked for twice, it is one session. */
  checkoutId: string
  priceId: string
  /** Who pays, where it is known; else the page asks for an address. */
  customerId: string | null
  /** What the provider keeps beside it; nothing that opens anything. */
  notes: Record<string, string>
  /** Paths of ours; `{CHECKOUT_SESSION_ID}` stands for the session's own name. */
  successPath: string
  cancelPath: string
}

/** Opens the page where one pays. */
export async function openSession(order: SessionOrder): Promise<{ id: string; url: string | null }> {
  const { checkoutId, priceId, customerId, notes, successPath, cancelPath } = order
  const { id, url } = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      line_items: [{ price: priceId, quantity: 1 }],
      client_reference_id: checkoutId,
      metadata: { ...notes, checkout: checkoutId },
      subscription_data: { metadata: { checkout: checkoutId } },
      success_url: env.APP_URL + successPath,
      cancel_url: env.APP_URL + cancelPath,
      ...(customerId && { customer: customerId }),
    },
    { ...PATIENCE, idempotencyKey: `checkout-${checkoutId}` },
  )
  return { id, url }
}

/** Makes the customer of an account; `key` makes it one, however often it is asked for. */
export async function makeCustomer({ email, accountId, key }: { email: string; accountId: string; key: string }): Promise<string> {
  const once = { timeout: PATIENCE.timeout, maxNetworkRetries: 0, idempotencyKey: key }
  const { id } = await stripe.customers.create({ email, metadata: { account: accountId } }, once)
  return id
}

/** How a session stands, and who paid; null when the provider does not know it. */
export async function readSession(id: string): Promise<{ status: 'open' | 'paid' | 'expired'; customerId: string | null } | null> {
  try {
    const { status, customer } = await stripe.checkout.sessions.retrieve(id)
    const customerId = typeof customer === 'string' ? customer : (customer?.id ?? null)
    return { status: status === 'complete' ? 'paid' : status === 'expired' ? 'expired' : 'open', customerId }
  } catch (error) {
    if (isUnknownThere(error)) return null
    throw error
  }
}

/** Closes the page where one pays, if it is open still. Somebody waits already, so it is tried once and shortly. */
export async function closeSession(id: string): Promise<void> {
  await stripe.checkout.sessions.expire(id, {}, { timeout: 1_500, maxNetworkRetries: 0 })
}

/** Where the customer changes the card and finds the invoices; leads back to this path. */
export async function portalAddress(customerId: string, returnPath: string): Promise<string> {
  const { url } = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: env.APP_URL + returnPath })
  return url
}
