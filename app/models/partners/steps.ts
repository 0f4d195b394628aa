/** How a decision moves an application, whoever applied: from which states, to which. */
import type { PartnerStatus } from '~/generated/prisma/enums'
import type { Step } from './decision-fields'

export const STEPS: Record<Step, { from: readonly PartnerStatus[]; to: PartnerStatus }> = {
  approve: { from: ['pending', 'rejected'], to: 'approved' },
  reject: { from: ['pending'], to: 'rejected' },
  suspend: { from: ['approved'], to: 'suspended' },
  restore: { from: ['suspended'], to: 'approved' },
}

/** The steps that are open from a state. */
export function stepsFrom(status: PartnerStatus): Step[] {
  return (Object.keys(STEPS) as Step[]).filter((step) => STEPS[step].from.includes(status))
}
