/** Actions about plans and payments. */
import { hashToken, randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { createStudent } from '../../factories/accounts'
import { openBrowser, signedIn } from '../../support/browser'
import { member, shownSwitch } from '../../support/services/payments'
import type { Case } from './case'

const REASON = { reason: 'because a test asks for it' }
const ofMember =
  (fields: Record<string, unknown> = {}) =>
  async () => ({ browser: (await member()).browser, fields })

export const MONEY_CASES: Case[] = [
  {
    pattern: '/checkout',
    writes: ['Checkout.plan'],
    prepare: async () => ({
      browser: openBrowser(),
      path: '/checkout?plan=quarterly',
      fields: { plan: 'quarterly', attempt: randomToken(), referralCode: '', coupon: '', step: 'pay' },
    }),
  },
  {
    pattern: '/api/stripe/create-checkout-session',
    writes: ['Checkout.plan'],
    isCall: true,
    prepare: async () => ({
      browser: openBrowser(),
      fields: { plan: 'monthly', email: 'guest@example.com', userId: randomToken(), referralCode: '' },
    }),
  },
  {
    pattern: '/purchase',
    writes: ['PaymentCustomer.attachedAt'],
    readsNothing: true,
    prepare: async () => {
      const { browser } = await signedIn()
      const token = randomToken()
      await db.paymentCustomer.create({ data: { id: `cus_${token}`, claimHash: hashToken(token) } })
      await browser.get(`/purchase?token=${token}`)
      return { browser, fields: {} }
    },
  },
  {
    pattern: '/profile/subscription/switch',
    writes: ['UserSubscription.subscriptionTier', 'Order.amount'],
    prepare: async () => {
      const { browser } = await member()
      return { browser, fields: await shownSwitch(browser, 'monthly') }
    },
  },
  {
    pattern: '/profile/subscription/cancellation',
    writes: ['UserSubscription.renewsAt'],
    prepare: ofMember(),
  },
  {
    pattern: '/profile/subscription/resumption',
    writes: ['UserSubscription.renewsAt'],
    prepare: async () => {
      const { browser } = await member()
      await browser.post('/profile/subscription/cancellation')
      return { browser, fields: {} }
    },
  },
  {
    pattern: '/profile/subscription/refund',
    writes: ['RefundRequest.amount', 'Order.status', 'UserSubscription.isActive'],
    // It ends the plan.
    honest: ['UserSubscription.isActive'],
    prepare: ofMember(),
  },
  {
    pattern: '/admin/users/:userId/membership',
    writes: ['UserSubscription.subscriptionTier', 'AuditLog.action'],
    prepare: async () => {
      const { browser } = await signedIn({ role: 'admin' })
      const { id } = await createStudent()
      const fields = { step: 'grant', tier: 'premium_monthly', endDate: '2040-01-01', order: '', ...REASON }
      return { browser, path: `/admin/users/${id}/membership`, fields }
    },
  },
]
