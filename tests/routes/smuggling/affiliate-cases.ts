/** Actions about coupons, commissions and payouts. */
import { db } from '~/db.server'
import { preparePayments } from '~/models/commissions/payouts/prepare.server'
import { DEMO_PASSWORD } from '../../factories/accounts'
import { codeOf } from '../../factories/authenticator'
import { couponOf } from '../../factories/commissions/coupons'
import { createEarner, giveCommissions } from '../../factories/commissions/earners'
import { signedIn, signedInPartner } from '../../support/browser'
import type { Case } from './case'

const REASON = 'because a test asks for it'
const TERMS = { commissionPercent: '20', maxUses: '9', minOrder: '99', validFrom: '', validTo: '', description: '', isActive: 'yes' }
const admin = async () => (await signedIn({ role: 'admin' })).browser

let made = 0

export const AFFILIATE_CASES: Case[] = [
  {
    pattern: '/admin/coupons/new',
    writes: ['CouponCode.code'],
    prepare: async () => {
      made += 1
      const couponCode = `SMUGGLED-${process.pid}-${Date.now()}-${made}`
      return { browser: await admin(), fields: { couponCode, affiliate: '', discountType: 'percent', discount: '10', ...TERMS } }
    },
  },
  {
    pattern: '/admin/coupons/:couponId',
    writes: ['CouponCode.commissionPercent'],
    prepare: async () => ({ browser: await admin(), path: `/admin/coupons/${(await couponOf()).id}`, fields: TERMS }),
  },
  {
    pattern: '/admin/affiliate-dashboard/:partnerId',
    writes: ['AffiliatePartner.commissionRate'],
    prepare: async () => {
      const { id } = await createEarner()
      return { browser: await admin(), path: `/admin/affiliate-dashboard/${id}`, fields: { commissionRate: '20', reason: REASON } }
    },
  },
  {
    pattern: '/admin/commission-reports/batch',
    writes: ['CommissionPayment.amount'],
    prepare: async () => ({ browser: await admin(), fields: { affiliate: (await createEarner([5_000])).id } }),
  },
  {
    pattern: '/admin/commission-reports/payments/:paymentId',
    writes: ['CommissionPayment.approvedAt'],
    prepare: async () => {
      const { id } = await createEarner([5_000])
      const [paymentId] = await preparePayments('command line', [id])
      const path = `/admin/commission-reports/payments/${paymentId}`
      return { browser: await admin(), path, fields: { step: 'approve', amount: '5000', note: '' } }
    },
  },
  {
    pattern: '/affiliate/dashboard/payout/share',
    writes: ['AffiliatePartner.splitCommissionRate'],
    isStrict: true,
    prepare: async () => ({ browser: (await signedInPartner({ audience: 'affiliate' })).browser, fields: { splitRate: '10' } }),
  },
  {
    pattern: '/affiliate/dashboard/payout/request',
    writes: ['CommissionPayment.amount'],
    readsNothing: true,
    prepare: async () => {
      const { browser, partner } = await signedInPartner({ audience: 'affiliate' })
      await giveCommissions(partner.id, [5_000])
      return { browser, fields: {} }
    },
  },
  {
    pattern: '/affiliate/dashboard/payout/details',
    writes: ['AffiliatePartner.payoutDetails'],
    isStrict: true,
    prepare: async () => {
      const { browser, code } = await factored()
      const currentPassword = DEMO_PASSWORD
      return { browser, fields: { method: 'paypal', paypalEmail: 'me@example.com', payee: '', address: '', currentPassword, code } }
    },
  },
]

/** An affiliate with the second factor on, and a code that works. */
export async function factored() {
  const { browser, partner } = await signedInPartner({ audience: 'affiliate' })
  await browser.post('/affiliate/account/second-factor', { currentPassword: DEMO_PASSWORD })
  const { text } = await browser.get('/affiliate/account/second-factor/set-up')
  const secret = /<p class="secret">([A-Z2-7 ]{39})<\/p>/.exec(text)?.[1]?.replaceAll(' ', '') ?? ''
  const code = codeOf(secret)
  await browser.post('/affiliate/account/second-factor/set-up', { code })
  await db.secondFactor.updateMany({ where: { affiliateId: partner.id }, data: { lastStep: 0 } })
  return { browser, partner, code }
}
