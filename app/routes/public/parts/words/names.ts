/** The names of the tiers, as each exam has them. */
import type { Tier } from '~/content/words/words.server'
import type { Exam } from '~/exam/core/levels'

const TIER_NAMES: Record<Exam | 'both', Record<Tier, string>> = {
  both: { lower: 'Lower and Elementary', middle: 'Middle', upper: 'Upper' },
  isee: { lower: 'Lower', middle: 'Middle', upper: 'Upper' },
  ssat: { lower: 'Elementary', middle: 'Middle', upper: 'Upper' },
}

export function tierName(tier: Tier, exam: Exam | null): string {
  return TIER_NAMES[exam ?? 'both'][tier]
}
