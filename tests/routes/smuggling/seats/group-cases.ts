/** Seats: bought, offered, taken, handed over and closed. */
import { randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { createGroup, createSeat, invite } from '../../../factories/groups/groups'
import { signedIn } from '../../../support/browser'
import type { Case } from '../case'

async function admin() {
  const { browser, student } = await signedIn()
  return { browser, student, ...(await createGroup({ adminUserId: student.id })) }
}

export const GROUP_CASES: Case[] = [
  {
    pattern: '/groups',
    writes: ['Checkout.seats'],
    prepare: async () => ({ browser: (await signedIn()).browser, fields: { seats: '3', attempt: randomToken() } }),
  },
  {
    pattern: '/groups/:groupId/invitations/new',
    writes: ['GroupInvitation.inviteeEmail', 'GroupInvitation.inviteMessage'],
    prepare: async () => {
      const { browser, id } = await admin()
      return { browser, path: `/groups/${id}/invitations/new`, fields: { list: `to-${id}@example.com`, note: 'Good day' } }
    },
  },
  {
    pattern: '/groups/:groupId/invitations/:invitationId',
    writes: ['GroupInvitation.status', 'UserSubscription.isActive'],
    // It ends the seat.
    honest: ['UserSubscription.isActive'],
    prepare: async () => {
      const { browser, id } = await admin()
      const { invitationId } = await createSeat(id)
      return { browser, path: `/groups/${id}/invitations/${invitationId}`, fields: { step: 'revoke' } }
    },
  },
  {
    pattern: '/groups/:groupId/handover',
    writes: ['GroupPurchase.handoverEmail'],
    prepare: async () => {
      const { browser, id } = await admin()
      return { browser, path: `/groups/${id}/handover`, fields: { email: `next-${id}@example.com`, step: 'offer' } }
    },
  },
  {
    pattern: '/groups/:groupId/offer',
    writes: ['GroupPurchase.adminUserId'],
    prepare: async () => {
      const { browser, student } = await signedIn()
      const { id } = await createGroup()
      await db.groupPurchase.update({ where: { id }, data: { handoverEmail: student.email, handoverAt: new Date() } })
      return { browser, path: `/groups/${id}/offer`, fields: { answer: 'accept' } }
    },
  },
  {
    pattern: '/groups/:groupId/closing',
    writes: ['GroupPurchase.closedAt'],
    prepare: async () => {
      const { browser, id } = await admin()
      return { browser, path: `/groups/${id}/closing`, fields: {} }
    },
  },
  {
    pattern: '/invitations/:code',
    writes: ['GroupInvitation.acceptedAt', 'UserSubscription.subscriptionTier'],
    prepare: async () => {
      const { browser, student } = await signedIn()
      const { id } = await createGroup()
      const { code } = await invite(id, student.email)
      return { browser, path: `/invitations/${code}`, fields: { answer: 'accept' } }
    },
  },
]
