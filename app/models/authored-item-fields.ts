/** What an item written by hand may be, as data that forms and schema share. No zod here: forms show it in the browser's markup. */
import type { Kind, Level, Strand, Subject } from '~/exam/core/levels'
import { COMPARISON_LEVELS } from '~/exam/families/comparison'

/** Kinds that need neither a figure nor a passage, which cannot be typed. */
export const AUTHORED_KINDS = [
  'computation',
  'word_problem',
  'quantitative_comparison',
  'synonym',
  'sentence_completion',
  'analogy',
] as const satisfies Kind[]

export const NUMBER_STRANDS = ['number', 'algebra', 'geometry', 'measurement', 'data', 'reasoning'] as const satisfies Strand[]

export const ITEM_STATES = ['draft', 'reviewed', 'live'] as const
export type ItemState = (typeof ITEM_STATES)[number]

/** The state that each step leads to, and from which it starts. */
export const ITEM_MOVES = {
  reviewed: { from: ['draft'], action: 'review item' },
  live: { from: ['reviewed'], action: 'publish item' },
  draft: { from: ['reviewed', 'live'], action: 'withdraw item' },
} as const satisfies Record<ItemState, { from: ItemState[]; action: string }>

export const LIMITS = { skill: 80, text: 600, column: 200, choice: 200, says: 300, lines: 10, line: 500 } as const

/** The kinds that this section of the level asks. */
export function kindsFor(level: Level, subject: Subject): readonly Kind[] {
  switch (subject) {
    case 'verbal':
      return ['synonym', 'analogy']
    case 'verbal_reasoning':
      return ['synonym', 'sentence_completion']
    case 'quantitative_reasoning':
      return level in COMPARISON_LEVELS ? ['word_problem', 'computation', 'quantitative_comparison'] : ['word_problem', 'computation']
    case 'mathematics_achievement':
    case 'quantitative':
      return ['computation', 'word_problem']
    default:
      return []
  }
}
