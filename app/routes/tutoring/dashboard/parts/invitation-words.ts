/** How an invitation stands, in words. */
import type { InvitationState } from '~/models/tutoring/codes/invite.server'

export const STATES: Record<InvitationState, { text: string; tone: '' | 'good' }> = {
  open: { text: 'Works', tone: 'good' },
  revoked: { text: 'Revoked', tone: '' },
  expired: { text: 'Over', tone: '' },
  'used up': { text: 'Used up', tone: '' },
}
