/** Coupons in lists: all of them for admins, an affiliate's own for the affiliate; the newest first. */
import { db } from '~/db.server'
import { containing, type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'

const NEWEST: Sort = { field: 'createdAt', direction: 'desc', isDate: true }

export interface CouponList extends Page {
  /** `on` or `off`; null for both. */
  state: 'on' | 'off' | null
  /** A part of the code. */
  search: string
  /** Whose; null for everybody's. */
  affiliateId?: string
}

/** A page of coupons, with whose they are. */
export async function listCoupons({ state, search, affiliateId, ...page }: CouponList) {
  const { behind, order } = pageQuery(NEWEST, page)
  const where = { affiliateId, isActive: state ? state === 'on' : undefined, code: search ? containing(search) : undefined }
  const found = await db.couponCode.findMany({
    where: { AND: [where, behind] },
    ...order,
    include: { affiliate: { select: { email: true } } },
  })
  const { rows, next } = pageOf(found, NEWEST, page)
  return { coupons: rows, next }
}
