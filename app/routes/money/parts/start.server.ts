/** From a form or a call to the payment page: the limits, the checkout, and the cookie by which a guest's purchase finds its account. */
import { checkoutCookie } from '~/auth/cookies.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { type Asking, createCheckout, dropCheckout, findCheckout, openCheckout } from '~/models/money/checkout.server'

export type Start =
  | { outcome: 'open'; url: string; cookie: string }
  | { outcome: 'limited'; retryAfter: number }
  /** The provider does not answer: the same form again goes on with the same checkout. */
  | { outcome: 'unanswered' }

export async function startCheckout(request: Request, asking: Asking): Promise<Start> {
  const known = await findCheckout(asking)
  const { checkout, isNew } = known ? { checkout: known, isNew: false } : await createCheckout(asking)
  // Of a double click only the one that made it counts.
  const retryAfter = isNew ? await countStart(request, asking.userId) : null
  if (retryAfter !== null) {
    await dropCheckout(checkout.id)
    return { outcome: 'limited', retryAfter }
  }

  const url = await openCheckout(checkout)
  return url ? { outcome: 'open', url, cookie: await checkoutCookie.serialize(checkout.id) } : { outcome: 'unanswered' }
}

/** The checkout that this browser began; null for none. */
export async function ownCheckoutId(request: Request): Promise<string | null> {
  const value: unknown = await checkoutCookie.parse(request.headers.get('cookie'))
  return typeof value === 'string' && value !== '' ? value : null
}

async function countStart(request: Request, userId: string | null): Promise<number | null> {
  const byAccount = userId ? await countTry('checkout account', userId) : null
  return byAccount ?? countTry('checkout address', addressOf(request))
}
