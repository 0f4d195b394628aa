/**
 * Using a coupon: whether it holds for a purchase, and that no coupon is used more often than it may be (security T10). A use is held with
 * the row of the checkout, before the provider is asked; it is taken by the payment, and given back when the page has ended unpaid.
 */
import { type Database, db } from '~/db.server'
import { moneyText } from '~/utils/text/money'
import { DAY_MS } from '~/utils/time/durations'
import { type Discount, discountedPrice } from './discount'

/** Why a coupon does not hold. */
export type CouponFault = 'unknown' | 'waiting' | 'early' | 'ended' | 'used-up' | 'too-small' | 'used-before'

interface Found extends Discount {
  id: string
  code: string
  /** Cents, after the discount. */
  price: number
}

/** The coupon, or why it does not hold; `minOrder` are cents. */
type Lookup = { coupon: Found; fault?: undefined; minOrder?: undefined } | { coupon?: undefined; fault: CouponFault; minOrder?: number }

interface Purchase {
  /** The plan's price in cents. */
  price: number
  /** Null for a guest. */
  userId: string | null
}

const CODE = /^[a-z\d][a-z\d-]{2,39}$/i

/** The coupon that was typed, in any case, if it holds for the purchase; else why not. */
export async function findCoupon(typed: string, { price, userId }: Purchase, now = new Date()): Promise<Lookup> {
  const code = typed.trim().toUpperCase()
  const row = CODE.test(code)
    ? await db.couponCode.findUnique({ where: { code }, include: { affiliate: { select: { status: true } } } })
    : null
  const fault = row ? await faultOf(row, { price, userId }, now) : 'unknown'
  if (!row || fault) return { fault: fault ?? 'unknown', minOrder: row?.minOrderAmount }
  const { id, discountType, discountValue } = row
  return { coupon: { id, code, discountType, discountValue, price: discountedPrice(row, price) } }
}

interface Row {
  id: string
  affiliateId: string | null
  affiliate: { status: string } | null
  isActive: boolean
  mirroredAt: Date | null
  validFrom: Date | null
  validTo: Date | null
  minOrderAmount: number
  maxUses: number | null
  usedCount: number
}

async function faultOf(row: Row, { price, userId }: Purchase, now: Date): Promise<CouponFault | null> {
  const { id, isActive, mirroredAt, validFrom, validTo, minOrderAmount, affiliate } = row
  if (!isActive || (affiliate && affiliate.status !== 'approved')) return 'ended'
  if (validFrom && validFrom > now) return 'early'
  if (validTo && validTo <= now) return 'ended'
  // It holds, and the provider has its new terms by the hour.
  if (!mirroredAt) return 'waiting'
  if (price < minOrderAmount) return 'too-small'
  const own = userId ? await db.couponUse.findFirst({ where: { couponId: id, userId } }) : null
  if (own) return own.redeemedAt ? 'used-before' : null
  if (row.maxUses === null || row.usedCount < row.maxUses) return null
  // What others held and gave up may be had.
  return (await db.couponUse.count({ where: { couponId: id, ...givenUp(now) } })) > 0 ? null : 'used-up'
}

/** What is said beside the field; the price stays. */
export function messageOf(fault: CouponFault, minOrderAmount = 0): string {
  switch (fault) {
    case 'unknown':
      return 'We do not know this coupon. Please check it, or leave the field empty.'
    case 'waiting':
      return 'This coupon cannot be used at this moment. Please try again in an hour, or leave the field empty.'
    case 'early':
      return 'This coupon cannot be used yet. Please leave the field empty, or come back when it begins.'
    case 'ended':
      return 'This coupon has ended. Please leave the field empty.'
    case 'used-up':
      return 'This coupon is used up. Please leave the field empty.'
    case 'too-small':
      return `This coupon holds for plans from ${moneyText(minOrderAmount)} on. Please choose another plan, or leave the field empty.`
    case 'used-before':
      return 'You have used this coupon before. Please leave the field empty.'
  }
}

/** Held, and its page has ended unpaid; or its checkout is gone, or was never shown to anybody. */
function givenUp(now: Date) {
  const isOld = { lt: new Date(now.getTime() - 2 * DAY_MS) }
  return {
    redeemedAt: null,
    OR: [{ checkoutId: null }, { checkout: { endedAt: { not: null } } }, { checkout: { stripeSessionId: null, createdAt: isOld } }],
  }
}

/**
 * Holds one use for a checkout whose row is in the same transaction; says why it cannot. An account has one use of a coupon: another tab of
 * its own takes the use over, and the page of the first is closed before that of the second is shown.
 */
export async function holdUse(
  transaction: Database,
  { couponId, userId, checkoutId }: { couponId: string; userId: string | null; checkoutId: string },
  now: Date,
): Promise<CouponFault | null> {
  await freeUses(transaction, couponId, now)
  const { count: made } = await transaction.couponUse.createMany({ data: [{ couponId, userId, checkoutId }], skipDuplicates: true })
  if (made === 0) {
    const { count } = await transaction.couponUse.updateMany({ where: { couponId, userId, redeemedAt: null }, data: { checkoutId } })
    return count === 1 ? null : 'used-before'
  }
  const counted = await transaction.$executeRaw`
    UPDATE coupon_codes SET "usedCount" = "usedCount" + 1
    WHERE id = ${couponId} AND "isActive" AND ("maxUses" IS NULL OR "usedCount" < "maxUses")`
  return counted === 1 ? null : 'used-up'
}

async function freeUses(transaction: Database, couponId: string, now: Date): Promise<void> {
  const { count } = await transaction.couponUse.deleteMany({ where: { couponId, ...givenUp(now) } })
  if (count > 0) await transaction.couponCode.update({ where: { id: couponId }, data: { usedCount: { decrement: count } } })
}

/**
 * Takes the uses of checkouts that were paid, in the transaction of the reading that found it. A use that was given up although its page was
 * paid after all is counted again: what somebody paid with holds.
 */
export async function redeemCoupons(
  transaction: Database,
  { userId, checkoutIds }: { userId: string | null; checkoutIds: string[] },
  now: Date,
): Promise<void> {
  const paid = checkoutIds.length
    ? await transaction.checkout.findMany({
        where: { id: { in: checkoutIds }, couponId: { not: null } },
        select: { id: true, couponId: true, userId: true },
      })
    : []
  for (const checkout of paid) await redeem(transaction, { couponId: checkout.couponId ?? '', checkout, userId }, now)
}

interface Redeemed {
  couponId: string
  checkout: { id: string; userId: string | null }
  /** Whose purchase it is by now. */
  userId: string | null
}

async function redeem(transaction: Database, { couponId, checkout, userId }: Redeemed, now: Date): Promise<void> {
  const own = await transaction.couponUse.findFirst({
    where: { couponId, OR: [{ checkoutId: checkout.id }, ...(checkout.userId ? [{ userId: checkout.userId }] : [])] },
  })
  if (!own) {
    await transaction.couponUse.create({ data: { couponId, checkoutId: checkout.id, userId: checkout.userId, redeemedAt: now } })
    await transaction.couponCode.update({ where: { id: couponId }, data: { usedCount: { increment: 1 } } })
    return
  }
  const isOthers = userId && !own.userId && (await transaction.couponUse.count({ where: { couponId, userId } })) > 0
  const owner = own.userId ?? (isOthers ? null : userId)
  if (own.redeemedAt && own.userId === owner) return
  await transaction.couponUse.update({ where: { id: own.id }, data: { redeemedAt: own.redeemedAt ?? now, userId: owner } })
}

/** The provider's name of a coupon's code; null when it has none, and then nothing is taken off. */
export async function promotionCodeOf(couponId: string): Promise<string | null> {
  const coupon = await db.couponCode.findUnique({ where: { id: couponId }, select: { stripePromotionCodeId: true } })
  return coupon?.stripePromotionCodeId ?? null
}
