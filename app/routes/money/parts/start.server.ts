/** From a form or a call to the payment page: the limits, the checkout, and the cookie by which a guest's purchase finds its account. */
import { checkoutCookie } from '~/auth/cookies.server'
import { addressOf, countTry } from '~/auth/limits.server'
import type { CouponFault } from '~/models/coupons/use.server'
import { type Asking, beginCheckout, openCheckout } from '~/models/money/checkout.server'

export type Start =
  | { outcome: 'open'; url: string; cookie: string }
  | { outcome: 'limited'; retryAfter: number }
  /** Nothing is left of the coupon since it was looked at. */
  | { outcome: 'coupon'; fault: CouponFault }
  /** Another page of the same payer was paid meanwhile. */
  | { outcome: 'paid' }
  /** Another tab opens a page, for another plan or at this moment. */
  | { outcome: 'busy' }
  /** The provider does not answer: the same form again goes on with the same checkout. */
  | { outcome: 'unanswered' }

/** So many pages that one browser began are remembered. */
const KEPT = 6

export async function startCheckout(request: Request, asking: Asking): Promise<Start> {
  const { userId } = asking
  const checkout = await beginCheckout(asking, async (transaction) => {
    const byAccount = userId ? await countTry('checkout account', userId, transaction) : null
    return byAccount ?? countTry('checkout address', addressOf(request), transaction)
  })
  if ('retryAfter' in checkout) return { outcome: 'limited', retryAfter: checkout.retryAfter }
  if ('fault' in checkout) return { outcome: 'coupon', fault: checkout.fault }

  const own = await ownCheckoutIds(request)
  const opening = await openCheckout(checkout, own)
  if (opening.outcome !== 'open') return opening
  const { checkoutId } = opening
  const kept = [...own.filter((id) => id !== checkoutId), checkoutId].slice(-KEPT)
  return { outcome: 'open', url: opening.url, cookie: await checkoutCookie.serialize(kept) }
}

/** The checkouts that this browser began, such as in two tabs; the newest last. */
export async function ownCheckoutIds(request: Request): Promise<string[]> {
  const value: unknown = await checkoutCookie.parse(request.headers.get('cookie'))
  return [value].flat().filter((id): id is string => typeof id === 'string' && id !== '')
}
