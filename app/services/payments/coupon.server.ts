/** Coupons at the payment provider: what is taken off, and the code under which it is. */
import { isRefused, isUnknownThere, stripe } from './client.server'

interface Mirrored {
  /** Our name of the coupon: asked for twice, it is one. */
  id: string
  code: string
  discountType: string
  discountValue: number
  maxUses: number | null
  /** Cents. */
  minOrderAmount: number
  validTo: Date | null
  isActive: boolean
  /** How often its terms changed. */
  revision: number
  stripeCouponId: string | null
  stripePromotionCodeId: string | null
}

/**
 * Makes the coupon and its promotion code, or one with its new terms in the place of the former, which nobody can use then: the provider
 * changes nothing about a code but whether it is active. Throws when the provider does not answer.
 */
export async function mirrorCoupon(coupon: Mirrored): Promise<{ stripeCouponId: string; stripePromotionCodeId: string }> {
  const { id, code, discountType, discountValue, stripePromotionCodeId: former } = coupon
  const off = discountType === 'percent' ? { percent_off: discountValue } : { amount_off: discountValue, currency: 'usd' }
  const stripeCouponId =
    coupon.stripeCouponId ??
    (await stripe.coupons.create({ ...off, duration: 'once', name: code, metadata: { coupon: id } }, { idempotencyKey: `coupon-${id}` })).id
  if (former) await endPromotionCode(former)
  const { id: stripePromotionCodeId } = await stripe.promotionCodes.create(
    {
      promotion: { type: 'coupon', coupon: stripeCouponId },
      code,
      active: coupon.isActive,
      metadata: { coupon: id },
      ...(coupon.maxUses && { max_redemptions: coupon.maxUses }),
      ...(coupon.validTo && coupon.validTo > new Date() && { expires_at: Math.floor(coupon.validTo.getTime() / 1000) }),
      ...(coupon.minOrderAmount > 0 && {
        restrictions: { minimum_amount: coupon.minOrderAmount, minimum_amount_currency: 'usd' },
      }),
    },
    { idempotencyKey: `promotion-${id}-${coupon.revision}` },
  )
  return { stripeCouponId, stripePromotionCodeId }
}

async function endPromotionCode(id: string): Promise<void> {
  try {
    await stripe.promotionCodes.update(id, { active: false })
  } catch (error) {
    // What is gone or used up there is no longer active.
    if (!isUnknownThere(error) && !isRefused(error)) throw error
  }
}
