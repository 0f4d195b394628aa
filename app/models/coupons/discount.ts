/** What a coupon takes off, in whole cents. */

export interface Discount {
  /** `percent` or `amount`. */
  discountType: string
  /** Per cent, or cents. */
  discountValue: number
}

/** At least a dollar stays: what costs nothing is no purchase, and the provider charges nothing below half a dollar. */
export const LEAST_PRICE = 100

/** What is left to pay of a price in cents. A percentage is rounded half up, as the provider rounds it; never below a dollar. */
export function discountedPrice({ discountType, discountValue }: Discount, price: number): number {
  const off = discountType === 'percent' ? shareOf(price, discountValue) : discountValue
  return Math.max(LEAST_PRICE, price - off)
}

/** So many per cent of an amount in cents, rounded half up to the cent (docs/decisions.md 17). */
export function shareOf(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100)
}
