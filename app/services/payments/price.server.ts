/** What a price is at the payment provider. */
import { isUnknownThere, stripe } from './client.server'

export interface KnownPrice {
  /** Cents; null where it is not one fixed amount. */
  amount: number | null
  currency: string
  every: { count: number; unit: string } | null
  /** Whether it can be bought. */
  isActive: boolean
}

/** Null when the provider does not know the price. */
export async function readPrice(id: string): Promise<KnownPrice | null> {
  try {
    const { unit_amount: amount, currency, recurring, active: isActive } = await stripe.prices.retrieve(id)
    return { amount, currency, every: recurring && { count: recurring.interval_count, unit: recurring.interval }, isActive }
  } catch (error) {
    if (isUnknownThere(error)) return null
    throw error
  }
}
