/** What affiliates bring and are paid, as admins see it; and the records behind those screens. */
import { db } from '~/db.server'
import { preparePayments } from '~/models/commissions/payouts/prepare.server'
import { couponOf } from '../../factories/commissions/coupons'
import { giveCommissions } from '../../factories/commissions/earners'

export interface CommissionHistory {
  affiliateId: string
  coupon: string
  /** A payment that is prepared. */
  payout: string
}

interface CommissionScreen {
  route: string
  title: string
  at: (history: CommissionHistory) => string
}

const REPORTS = 'admin/commission-reports'

export const COMMISSION_SCREENS: CommissionScreen[] = [
  { route: 'admin/affiliate-dashboard', title: 'commissions of all affiliates', at: () => '/admin/affiliate-dashboard' },
  {
    route: 'admin/affiliate-dashboard/:partnerId',
    title: 'commissions of an affiliate',
    at: ({ affiliateId }) => `/admin/affiliate-dashboard/${affiliateId}`,
  },
  { route: REPORTS, title: 'commissions by month', at: () => `/${REPORTS}` },
  { route: `${REPORTS}/batch`, title: 'preparing payments', at: () => `/${REPORTS}/batch` },
  { route: `${REPORTS}/payments`, title: 'payments to affiliates', at: () => `/${REPORTS}/payments` },
  { route: `${REPORTS}/payments/:paymentId`, title: 'a payment to an affiliate', at: ({ payout }) => `/${REPORTS}/payments/${payout}` },
  { route: 'admin/coupons', title: 'coupons', at: () => '/admin/coupons' },
  { route: 'admin/coupons/new', title: 'a new coupon', at: () => '/admin/coupons/new' },
  { route: 'admin/coupons/:couponId', title: 'a coupon', at: ({ coupon }) => `/admin/coupons/${coupon}` },
]

/** An affiliate with coupon, families, clicks and a payment under way. */
export async function liveCommissions(affiliateId: string, email: string): Promise<CommissionHistory> {
  const { id: coupon } = await couponOf({ affiliate: email, maxUses: '10', description: 'For readers of the school paper.' })
  await giveCommissions(affiliateId, [3_465, 10_465])
  await db.referral.create({ data: { affiliateId, referralCode: 'SPOKEN42', referralMethod: 'link' } })
  await db.referralClick.create({ data: { affiliateId, day: new Date(), clicks: 12 } })
  const [payout = ''] = await preparePayments('command line', [affiliateId])
  return { affiliateId, coupon, payout }
}
