/** How a decision moves an application, whoever applied: from which states, to which. */
import type { PartnerStatus } from '~/generated/prisma/enums'
import type { Step } from './decision-fields'

export const STEPS: Record<Step, { from: readonly PartnerStatus[]; to: PartnerStatus }> = {
  approve: { from: ['pending', 'rejected'], to: 'approved' },
  reject: { from: ['pending'], to: 'rejected' },
  suspend: { from: ['approved'], to: 'suspended' },
  restore: { from: ['suspended'], to: 'approved' },
}

/** How something stood when a page showed it. No two decisions about it have both in common. */
export interface Seen {
  status: PartnerStatus
  decidedAt: Date | null
}

/** For the form that decides, as text. */
export function seenText({ status, decidedAt }: Seen): string {
  return `${status} ${decidedAt?.toISOString() ?? 'undecided'}`
}

/** What a form says that it showed, where the step is open from there; null for anything else. */
export function seenFor(step: Step, text: string): Seen | null {
  return readSeen(text, STEPS[step].from)
}

/** What a form says that it showed, where it is one of these states; null for anything else. */
export function readSeen(text: string, states: readonly PartnerStatus[]): Seen | null {
  const [name, moment = ''] = text.split(' ')
  const status = states.find((one) => one === name)
  if (!status) return null
  if (moment === 'undecided') return { status, decidedAt: null }
  return /^2\d{3}-\S+Z$/.test(moment) && !Number.isNaN(Date.parse(moment)) ? { status, decidedAt: new Date(moment) } : null
}

/** The steps that are open from a state. */
export function stepsFrom(status: PartnerStatus): Step[] {
  return (Object.keys(STEPS) as Step[]).filter((step) => STEPS[step].from.includes(status))
}
