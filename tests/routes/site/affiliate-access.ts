/** Who may open what affiliates bring and get: their own pages, and those of the admins. */
import type { Access } from './access-words'

const own = { door: 'affiliate', guard: 'partner' } as const
const file = { ...own, isResource: true } as const

export const AFFILIATE_ACCESS: Record<string, Access> = {
  '/affiliate/dashboard/card': own,
  '/affiliate/dashboard/qr': file,
  '/affiliate/dashboard/coupons': own,
  '/affiliate/dashboard/coupons/export': file,
  '/affiliate/dashboard/referrals': own,
  '/affiliate/dashboard/referrals/export': file,
  '/affiliate/dashboard/earnings': own,
  '/affiliate/dashboard/earnings/export': file,
  '/affiliate/dashboard/payout': own,
  '/affiliate/dashboard/payout/details': { ...own, post: 'partner', status: 302 },
  '/affiliate/dashboard/payout/share': { ...own, post: 'partner' },
  '/affiliate/dashboard/payout/request': { ...own, post: 'partner' },
  '/affiliate/dashboard/payout/statements/:paymentId': { ...file, path: '/affiliate/dashboard/payout/statements/none', status: 404 },

  '/admin/coupons': { guard: 'admin' },
  '/admin/coupons/export': { guard: 'admin', isResource: true },
  '/admin/coupons/new': { guard: 'admin', post: 'admin' },
  '/admin/coupons/:couponId': { guard: 'admin', post: 'admin', path: '/admin/coupons/none', status: 404 },
  '/admin/affiliate-dashboard': { guard: 'admin', listsPeople: true },
  '/admin/affiliate-dashboard/export': { guard: 'admin', isResource: true, listsPeople: true },
  '/admin/affiliate-dashboard/:partnerId': { guard: 'admin', post: 'admin', path: '/admin/affiliate-dashboard/none', status: 404 },
  '/admin/commission-reports': { guard: 'admin' },
  '/admin/commission-reports/export': { guard: 'admin', isResource: true },
  '/admin/commission-reports/batch': { guard: 'admin', post: 'admin' },
  '/admin/commission-reports/payments': { guard: 'admin' },
  '/admin/commission-reports/payments/export': { guard: 'admin', isResource: true },
  '/admin/commission-reports/payments/:paymentId': {
    guard: 'admin',
    post: 'admin',
    path: '/admin/commission-reports/payments/none',
    status: 404,
  },
}
