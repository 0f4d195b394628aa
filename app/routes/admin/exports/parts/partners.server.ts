/** Lists of what affiliates bring and get: balances, months, payments, coupons. Money is in cents. */
import { listBalances, listMonthReport, listPayments } from '~/models/commissions/reports/house.server'
import { listCoupons } from '~/models/coupons/list.server'
import { paths } from '~/paths'
import { readBalanceList, readMonthList, readPaymentList } from '../../affiliates/parts/list.server'
import { readCouponList } from '../../coupons/parts/list.server'
import { exported, type Lists } from './exported.server'

export const PARTNER_LISTS: Lists = {
  [paths.admin.affiliateDashboardExport()]: (request) => {
    const asked = readBalanceList(request)
    return exported({
      name: 'affiliate-balances',
      asked,
      read: (page) => listBalances({ ...asked, ...page }),
      columns: [
        ['Id', ({ id }) => id],
        ['Email', ({ email }) => email],
        ['First name', ({ firstName }) => firstName],
        ['Last name', ({ lastName }) => lastName],
        ['State', ({ status }) => status],
        ['Commission, percent', ({ commissionRate }) => commissionRate],
        ['To families, percent', ({ splitCommissionRate }) => splitCommissionRate],
        ['Registered', ({ totalReferrals }) => totalReferrals],
        ['Paid plans', ({ totalConversions }) => totalConversions],
        ['Waiting (cents)', ({ balances }) => balances.pending],
        ['Payable (cents)', ({ balances }) => balances.payable],
        ['Paid (cents)', ({ balances }) => balances.paid],
      ],
    })
  },
  [paths.admin.commissionReportsExport()]: (request) => {
    const asked = readMonthList(request)
    return exported({
      name: `commissions-${asked.month}`,
      asked,
      read: (page) => listMonthReport({ ...asked, ...page }),
      columns: [
        ['Id', ({ id }) => id],
        ['Email', ({ email }) => email],
        ['Families', ({ conversions }) => conversions],
        ['Earned (cents)', ({ earned }) => earned],
        ['Taken back (cents)', ({ reversed }) => reversed],
        ['Paid (cents)', ({ paid }) => paid],
      ],
    })
  },
  [paths.admin.paymentsExport()]: (request) => {
    const asked = readPaymentList(request)
    return exported({
      name: `commission-payments-${asked.status}`,
      asked,
      read: (page) => listPayments({ ...asked, ...page }),
      columns: [
        ['Id', ({ id }) => id],
        ['Affiliate', ({ affiliate }) => affiliate.email],
        ['Amount (cents)', ({ amount }) => amount],
        ['By', ({ paymentMethod }) => paymentMethod],
        ['State', ({ status }) => status],
        ['Families', ({ referralIds }) => referralIds.length],
        ['Prepared (UTC)', ({ createdAt }) => createdAt],
        ['Approved (UTC)', ({ approvedAt }) => approvedAt],
        ['Paid (UTC)', ({ paymentDate }) => paymentDate],
        ['Note', ({ notes }) => notes],
      ],
    })
  },
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
