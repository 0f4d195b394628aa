/** What the payment provider calls us about: the signature first, then whose customer it is. */
import Stripe from 'stripe'
import { env } from '~/env.server'
import { isLive, stripe } from './client.server'

export interface PaymentEvent {
  id: string
  type: string
  createdAt: Date
  /** Null for what is about nobody, and for kinds that we do not know. */
  customerId: string | null
}

/** The event of a webhook's raw body; null when no secret of ours signed it lately, or it is about the other mode, test or live. */
export async function readEvent(body: string, signature: string | null): Promise<PaymentEvent | null> {
  const event = verified(body, signature ?? '')
  if (!event || event.livemode !== isLive) return null
  const { id, type, created, data } = event
  return { id, type, createdAt: new Date(created * 1000), customerId: await customerOf(data.object) }
}

/** Secrets rotate: any of them will do. */
function verified(body: string, signature: string): Stripe.Event | null {
  // The client compares no empty signature: it throws what looks like a fault of ours.
  if (/(?:^|,)v1=(?:,|$)/.test(signature)) return null
  for (const secret of env.STRIPE_WEBHOOK_SECRETS) {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
    }
  }
  return null
}

/** A customer, or a thing of one; a dispute names the charge alone. */
async function customerOf(thing: object): Promise<string | null> {
  if ('object' in thing && thing.object === 'customer' && 'id' in thing) return String(thing.id)
  const named = 'customer' in thing ? thing.customer : null
  if (typeof named === 'string') return named
  if (typeof named === 'object' && named !== null && 'id' in named) return String(named.id)
  if (!('charge' in thing) || typeof thing.charge !== 'string') return null
  const { customer } = await stripe.charges.retrieve(thing.charge)
  return typeof customer === 'string' ? customer : (customer?.id ?? null)
}
