/** Actions about free seats. */
import { randomToken } from '~/crypto/tokens.server'
import { createStudent, DEMO_PASSWORD } from '../../../factories/accounts'
import { giveCommissions } from '../../../factories/commissions/earners'
import { createPool, createRequest } from '../../../factories/commissions/pools'
import { logIn, openBrowser, signedIn, signedInPartner } from '../../../support/browser'
import type { Case } from '../case'

const admin = async () => (await signedIn({ role: 'admin' })).browser

export const SEAT_CASES: Case[] = [
  {
    pattern: '/scholarship',
    writes: ['ScholarshipRequest.state'],
    prepare: async () => ({ browser: (await signedIn()).browser, fields: { exam: 'ISEE', forWhom: 'student' } }),
  },
  {
    pattern: '/scholarship/withdrawal',
    writes: ['ScholarshipRequest.state'],
    readsNothing: true,
    prepare: async () => {
      const { student } = await createRequest()
      const browser = openBrowser()
      await logIn(browser, student.email)
      return { browser, fields: {} }
    },
  },
  {
    pattern: '/affiliate/dashboard/payout/seats',
    writes: ['CommissionPayment.amount'],
    prepare: async () => {
      await createStudent({ role: 'admin' })
      const { browser, partner } = await signedInPartner({ audience: 'affiliate' })
      await giveCommissions(partner.id, [9_000])
      return { browser, fields: { seats: '2', isSure: 'yes', attempt: randomToken(), currentPassword: DEMO_PASSWORD } }
    },
  },
  {
    pattern: '/admin/scholarship/pools/new',
    writes: ['GroupPurchase.totalSeats'],
    prepare: async () => ({ browser: await admin(), fields: { seats: '3', attempt: randomToken() } }),
  },
  {
    pattern: '/admin/scholarship/pools/:poolId',
    writes: ['GroupPurchase.adminUserId'],
    readsNothing: true,
    prepare: async () => ({ browser: await admin(), path: `/admin/scholarship/pools/${(await createPool(2)).id}`, fields: {} }),
  },
  {
    pattern: '/admin/scholarship/requests/:requestId',
    writes: ['ScholarshipRequest.state'],
    prepare: async () => {
      const { id } = await createRequest()
      return {
        browser: await admin(),
        path: `/admin/scholarship/requests/${id}`,
        fields: { step: 'decline', reason: 'no_seats', pool: '' },
      }
    },
  },
]
