/** Lists of what affiliates bring and get: coupons. Money is in cents. */
import { listCoupons } from '~/models/coupons/list.server'
import { paths } from '~/paths'
import { readCouponList } from '../../coupons/parts/list.server'
import { exported, type Lists } from './exported.server'

export const PARTNER_LISTS: Lists = {
  [paths.admin.couponsExport()]: (request) => {
    const asked = readCouponList(request)
    return exported({
      name: 'coupons',
      asked,
      read: async (page) => {
        const { coupons: rows, next } = await listCoupons({ ...asked, ...page })
        return { rows, next }
      },
      columns: [
        ['Id', ({ id }) => id],
        ['Code', ({ code }) => code],
        ['Affiliate', ({ affiliate }) => affiliate?.email],
        ['Discount', ({ discountType }) => discountType],
        ['Percent or cents', ({ discountValue }) => discountValue],
        ['Commission, percent', ({ commissionPercent }) => commissionPercent],
        ['Uses', ({ usedCount }) => usedCount],
        ['Uses at most', ({ maxUses }) => maxUses],
        ['From an order of (cents)', ({ minOrderAmount }) => minOrderAmount],
        ['On', ({ isActive }) => (isActive ? 'yes' : 'no')],
        ['From (UTC)', ({ validFrom }) => validFrom],
        ['To (UTC)', ({ validTo }) => validTo],
        ['Description', ({ description }) => description],
        ['Made (UTC)', ({ createdAt }) => createdAt],
      ],
    })
  },
}
