/** How groups and invitations are told of. */
import { counted } from '~/exam/families/kit/wording'
import type { InvitationState } from '~/models/groups/people/own.server'

type Tone = '' | 'good' | 'notice' | 'bad'

/** "12 seats". */
export function seatsText(count: number): string {
  return counted(count, 'seat')
}

/** Where a group stands, in a word. */
export function groupState({ status, closedAt }: { status: string; closedAt: unknown }): { tone: Tone; text: string } {
  if (status === 'refunded') return { tone: 'bad', text: 'Refunded' }
  if (status === 'disputed') return { tone: 'bad', text: 'On hold' }
  if (status === 'expired') return { tone: '', text: 'Ended' }
  return closedAt ? { tone: 'notice', text: 'Closing' } : { tone: 'good', text: 'Active' }
}

export const INVITATION_STATES: Record<InvitationState, { tone: Tone; text: string }> = {
  waiting: { tone: 'notice', text: 'Waiting' },
  expired: { tone: '', text: 'Ran out' },
  declined: { tone: '', text: 'Declined' },
  revoked: { tone: '', text: 'Taken back' },
  joined: { tone: 'good', text: 'Joined' },
  gone: { tone: '', text: 'Account deleted' },
}

/** "Ana Smith", or the address where nobody said a name. */
export function personName(row: { inviteeFirstName: string | null; inviteeLastName: string | null; inviteeEmail: string }): string {
  return [row.inviteeFirstName, row.inviteeLastName].filter(Boolean).join(' ') || row.inviteeEmail
}
