/**
 * Coupons as admins make them. A coupon is a row first and stands at the payment provider then, as a coupon and a promotion code; until it
 * does, nobody can use it. Each change stands in the audit log, in its transaction.
 */
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { Prisma } from '~/generated/prisma/client'
import { logAction } from '~/models/audit-log.server'
import { PAID_PLANS } from '~/models/money/plans/plans'
import { inTime, isUnanswered } from '~/services/payments/client.server'
import { mirrorCoupon } from '~/services/payments/coupon.server'
import { log } from '~/utils/log.server'
import { moneyText } from '~/utils/text/money'
import { DAY_MS } from '~/utils/time/durations'
import { LEAST_PRICE } from './discount'
import { COUPON_FIELDS, COUPON_TERMS, centsOf, type DiscountType, dollarsOf } from './fields'

/** What nobody would buy for less: the cheapest plan. */
const CHEAPEST = Math.min(...Object.values(PAID_PLANS).map(({ amount }) => amount))

export const CouponSchema = formSchema(COUPON_FIELDS, {
  refine({ discountType, discount, minOrder, validFrom, validTo }, refuse) {
    if (discountType && discount) {
      const message = discountFault(discountType, discount, minOrder)
      if (message) refuse('discount', message)
    }
    if (validFrom && validTo && validTo < validFrom) refuse('validTo', 'Please choose the day it begins, or a later one')
  },
})
export const TermsSchema = formSchema(COUPON_TERMS, {
  refine({ validFrom, validTo }, refuse) {
    if (validFrom && validTo && validTo < validFrom) refuse('validTo', 'Please choose the day it begins, or a later one')
  },
})

function discountFault(type: DiscountType, typed: string, minOrder = ''): string | null {
  if (type === 'percent') {
    return /^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 90 ? null : 'Please enter a whole number from 1 to 90'
  }
  const most = mostOff(minOrder ? centsOf(minOrder) : 0)
  const cents = centsOf(typed)
  if (cents >= 100 && cents <= most) return null
  return `Please enter from $1 to ${moneyText(most)}: at least $1 must be left of the cheapest plan that it holds for`
}

/** Cents that may be taken off: at least a dollar stays of the cheapest plan that the coupon holds for. */
function mostOff(minOrderAmount: number): number {
  return Math.max(CHEAPEST, minOrderAmount) - LEAST_PRICE
}

type NewCoupon = ReturnType<(typeof CouponSchema)['parse']>
type Terms = ReturnType<(typeof TermsSchema)['parse']>

/** `mirrored`: it can be used; `waiting`: it is saved, and the provider did not answer; `refused`: the provider will not have it. */
type Mirroring = 'mirrored' | 'waiting' | 'refused'

export type Saved = { outcome: 'saved'; id: string; mirroring: Mirroring } | { outcome: 'taken' } | { outcome: 'no-affiliate' }

/** Makes the coupon of a form. `taken`: a coupon has this code, in whatever case; `no-affiliate`: no approved one has that address. */
export async function createCoupon(actorId: string, coupon: NewCoupon): Promise<Saved> {
  const { couponCode: code, affiliate: email, discountType, discount } = coupon
  const affiliate = email ? await db.affiliatePartner.findFirst({ where: { email, status: 'approved' }, select: { id: true } }) : null
  if (email && !affiliate) return { outcome: 'no-affiliate' }

  const discountValue = discountType === 'percent' ? Number(discount) : centsOf(discount)
  const data = { code: code.toUpperCase(), affiliateId: affiliate?.id ?? null, discountType, discountValue, ...termsOf(coupon) }
  try {
    const { id } = await db.$transaction(async (transaction) => {
      const made = await transaction.couponCode.create({ data, select: { id: true } })
      await logAction(transaction, { actorId, action: 'create coupon', target: made.id, after: auditOf(data) })
      return made
    })
    return { outcome: 'saved', id, mirroring: await mirror(id) }
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return { outcome: 'taken' }
    throw error
  }
}

export type Changed = { outcome: 'saved'; mirroring: Mirroring } | { outcome: 'missing' } | { outcome: 'too-small'; least: number }

/**
 * Changes the terms of a coupon. `too-small`: it would hold for plans of which less than a dollar stays, so they must cost `least` cents.
 * Who stands on a payment page with it keeps what that page says.
 */
export async function changeCoupon(actorId: string, id: string, terms: Terms): Promise<Changed> {
  const after = termsOf(terms)
  const refusal = await db.$transaction(async (transaction): Promise<Exclude<Changed, { outcome: 'saved' }> | null> => {
    const before = await transaction.couponCode.findUnique({ where: { id } })
    if (!before) return { outcome: 'missing' }
    const { discountType, discountValue } = before
    if (discountType === 'amount' && discountValue > mostOff(after.minOrderAmount)) {
      return { outcome: 'too-small', least: discountValue + LEAST_PRICE }
    }
    const { isActive, commissionPercent, maxUses, minOrderAmount, validFrom, validTo, description } = before
    const former = { isActive, commissionPercent, maxUses, minOrderAmount, validFrom, validTo, description }
    const isNews = isActive !== after.isActive || maxUses !== after.maxUses || minOrderAmount !== after.minOrderAmount
    const isMoved = validTo?.getTime() !== after.validTo?.getTime()
    const anew = isNews || isMoved ? { mirroredAt: null, revision: { increment: 1 } } : {}
    await transaction.couponCode.update({ where: { id }, data: { ...after, ...anew } })
    await logAction(transaction, { actorId, action: 'change coupon', target: id, before: auditOf(former), after: auditOf(after) })
    return null
  })
  return refusal ?? { outcome: 'saved', mirroring: await mirror(id) }
}

/** Brings the coupon to the provider as it stands, unless it is there; one that changes meanwhile waits for the next try. */
async function mirror(id: string): Promise<Mirroring> {
  const coupon = await db.couponCode.findUniqueOrThrow({ where: { id } })
  if (coupon.mirroredAt) return 'mirrored'
  try {
    const names = await inTime(() => mirrorCoupon(coupon))
    const { count } = await db.couponCode.updateMany({
      where: { id, revision: coupon.revision },
      data: { ...names, mirroredAt: new Date() },
    })
    return count === 1 ? 'mirrored' : 'waiting'
  } catch (error) {
    if (error instanceof Response) throw error
    log.error({ couponId: id, error: error instanceof Error ? error.message : String(error) }, 'a coupon is not at the provider')
    return isUnanswered(error) ? 'waiting' : 'refused'
  }
}

const WAITING_PAGE = 100

/** Coupons that wait for the provider, brought to it: by the hour. One that it refuses keeps none of the others waiting. */
export async function mirrorWaiting(): Promise<void> {
  for (let after = ''; ; ) {
    const where = { mirroredAt: null, id: { gt: after } }
    const waiting = await db.couponCode.findMany({ where, orderBy: { id: 'asc' }, select: { id: true }, take: WAITING_PAGE })
    for (const { id } of waiting) await mirror(id)
    after = waiting.at(-1)?.id ?? ''
    if (waiting.length < WAITING_PAGE) return
  }
}

function termsOf({ isActive, commissionPercent, maxUses, minOrder, validFrom, validTo, description }: Terms) {
  return {
    ...{ isActive: isActive === 'yes', commissionPercent, maxUses: maxUses ?? null, description: description ?? null },
    minOrderAmount: minOrder ? centsOf(minOrder) : 0,
    validFrom: validFrom ? new Date(validFrom) : null,
    // To the end of that day, UTC.
    validTo: validTo ? new Date(Date.parse(validTo) + DAY_MS) : null,
  }
}

function auditOf(data: object): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(data))
}

/** A coupon as its form shows it; null when there is none. */
export async function findCouponForAdmin(id: string) {
  const coupon = await db.couponCode.findUnique({
    where: { id },
    include: { affiliate: { select: { id: true, email: true } }, _count: { select: { uses: { where: { redeemedAt: { not: null } } } } } },
  })
  if (!coupon) return null
  const { _count, ...row } = coupon
  return { ...row, redeemed: _count.uses, stored: storedOf(row) }
}

interface StoredTerms {
  isActive: boolean
  commissionPercent: number
  maxUses: number | null
  minOrderAmount: number
  validFrom: Date | null
  validTo: Date | null
  description: string | null
}

function storedOf(row: StoredTerms): Record<keyof typeof COUPON_TERMS, string> {
  const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? ''
  return {
    isActive: row.isActive ? 'yes' : 'no',
    commissionPercent: String(row.commissionPercent),
    maxUses: row.maxUses === null ? '' : String(row.maxUses),
    minOrder: row.minOrderAmount ? dollarsOf(row.minOrderAmount) : '',
    validFrom: dayOf(row.validFrom),
    validTo: dayOf(row.validTo && new Date(row.validTo.getTime() - DAY_MS)),
    description: row.description ?? '',
  }
}
