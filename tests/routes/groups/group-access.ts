/** Who may open groups of seats: their admin alone, and whoever holds a code. */
import type { Access } from '../site/access-words'

/** A page of a group that is not this account's: nobody but its admin opens it. */
const ofGroup = (page: string, more: Partial<Access> = {}): Access => ({
  ...{ guard: 'profile', path: `/groups/none${page}`, status: 404 },
  ...more,
})

export const GROUP_ACCESS: Record<string, Access> = {
  '/groups': { guard: 'profile', post: 'profile' },
  // Without a payment it leads to the list.
  '/groups/payment': { guard: 'student', status: 302 },
  '/groups/:groupId': ofGroup(''),
  '/groups/:groupId/invitations': ofGroup('/invitations'),
  '/groups/:groupId/invitations/new': ofGroup('/invitations/new', { post: 'profile' }),
  '/groups/:groupId/invitations/:invitationId': ofGroup('/invitations/none', { post: 'profile' }),
  '/groups/:groupId/members': ofGroup('/members'),
  '/groups/:groupId/members/export': ofGroup('/members/export', { isResource: true }),
  '/groups/:groupId/handover': ofGroup('/handover', { post: 'profile' }),
  '/groups/:groupId/offer': ofGroup('/offer', { post: 'profile' }),
  '/groups/:groupId/closing': ofGroup('/closing', { post: 'profile' }),
  '/invitations/:code': { guard: 'public', post: 'profile', path: '/invitations/none', status: 404 },
}
