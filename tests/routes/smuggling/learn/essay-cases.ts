/** Actions of the essay workshop. */
import { PROMPT_ID, writeEssay } from '../../../factories/practice/essays'
import { signedIn } from '../../../support/browser'
import type { Case } from '../case'

/** An action on an essay that is written, or submitted as well. */
const onEssay = (
  page: string,
  writes: string[],
  fields: Record<string, unknown>,
  isSubmitted: boolean,
  more: Partial<Case> = {},
): Case => ({
  ...{ pattern: `/premium/essay-workshop/essays/:essayId${page}`, writes, ...more },
  prepare: async () => {
    const { browser, student } = await signedIn({ tier: 'premium_annual', profile: { level: 'isee-upper', gradeApplied: 10 } })
    const essayId = await writeEssay({ userId: student.id, submittedAt: isSubmitted ? new Date() : null })
    return { browser, path: `/premium/essay-workshop/essays/${essayId}${page}`, fields }
  },
})

export const ESSAY_CASES: Case[] = [
  {
    pattern: '/premium/essay-workshop/prompts/:promptId',
    writes: ['Essay.plan'],
    honest: ['Essay.isWorkshop'],
    prepare: async () => {
      const { browser } = await signedIn({ tier: 'premium_annual', profile: { level: 'isee-upper', gradeApplied: 10 } })
      return { browser, path: `/premium/essay-workshop/prompts/${PROMPT_ID}`, fields: { clock: 'free', plan: 'Three parts.' } }
    },
  },
  onEssay('', ['AiTask.reference'], { intent: 'feedback' }, true),
  onEssay('/submission', ['Essay.submittedAt'], { seen: 1 }, false),
  onEssay('/deletion', ['Essay'], {}, true, { readsNothing: true }),
]
