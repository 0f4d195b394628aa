/** Coupons for tests, made by the verb that an admin's form calls, hence known at the payment provider too. */
import { db } from '~/db.server'
import { CouponSchema, createCoupon } from '~/models/coupons/coupon.server'

let counter = 0

/** A coupon that holds; `typed` are fields of the form. */
export async function couponOf(typed: Record<string, string> = {}): Promise<{ id: string; code: string }> {
  counter += 1
  const couponCode = `TEST-${process.pid}-${Date.now().toString(36)}-${counter}`.toUpperCase()
  const fields = CouponSchema.parse({ couponCode, discountType: 'percent', discount: '20', ...typed })
  const saved = await createCoupon('command line', fields)
  if (saved.outcome !== 'saved' || saved.mirroring !== 'mirrored') throw new Error(`the coupon was not made: ${JSON.stringify(saved)}`)
  return db.couponCode.findUniqueOrThrow({ where: { id: saved.id }, select: { id: true, code: true } })
}
