/** Groups of seats: their admin's pages, and the page of an invitation. */
import { call, page } from '../page'

export const GROUPS = [
  page('groups', 'routes/groups/list.tsx'),
  page('groups/payment', 'routes/groups/payment.tsx'),
  page('groups/:groupId', 'routes/groups/overview.tsx'),
  page('groups/:groupId/invitations', 'routes/groups/invitations.tsx'),
  page('groups/:groupId/invitations/new', 'routes/groups/invite.tsx'),
  page('groups/:groupId/invitations/:invitationId', 'routes/groups/invitation.tsx'),
  page('groups/:groupId/members', 'routes/groups/members.tsx'),
  call('groups/:groupId/members/export', 'routes/groups/export.ts'),
  page('groups/:groupId/handover', 'routes/groups/handover.tsx'),
  page('groups/:groupId/offer', 'routes/groups/offer.tsx'),
  page('groups/:groupId/closing', 'routes/groups/closing.tsx'),
  page('invitations/:code', 'routes/groups/invited.tsx'),
]
