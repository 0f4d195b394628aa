/** What admins read about decisions, theirs and those of others. */
import type { FlashMessage } from '~/components/layout/flash-message'
import type { PartnerStatus } from '~/generated/prisma/enums'
import type { DecisionOutcome } from '~/models/partners/decision.server'

export const STATE_NAMES: Record<PartnerStatus, string> = {
  pending: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
  suspended: 'Suspended',
}

export const STATES = Object.keys(STATE_NAMES) as PartnerStatus[]

/** How it stands, for whoever came second. */
const STANDS: Record<PartnerStatus, string> = {
  pending: 'It is waiting for a decision.',
  approved: 'It has already been approved.',
  rejected: 'It has already been rejected.',
  suspended: 'It has already been suspended.',
}

/** How a decision went: it was taken, or somebody was faster. */
export function decisionMessage(result: Exclude<DecisionOutcome, { outcome: 'missing' }>): FlashMessage {
  if (result.outcome === 'done') {
    const told = result.isMailed
      ? 'The person was told by email.'
      : 'The person was not told: this address had too much email from us today.'
    return { kind: 'success', title: 'Done', text: `${told} It is recorded with your name and reason.` }
  }
  const { status, by, reason } = result
  const decided = STANDS[status]
  return {
    kind: 'problem',
    title: 'Nothing changed',
    text: by ? `${decided} ${by} decided it${reason ? `: ${reason}` : ''}` : decided,
  }
}
