/** What an item written by hand may be, as data that forms and schema share. No zod here: forms show it in the browser's markup. */
import { LETTERS } from '~/exam/core/item/item'
import { DIFFICULTIES, type Kind, LEVELS, type Level, type Strand, SUBJECTS, type Subject, WRONG_ANSWER_TYPES } from '~/exam/core/levels'
import { COMPARISON_LEVELS } from '~/exam/families/kit/comparison'
import type { FieldRule, FormRules } from '~/forms/rules'

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

/** Lines of steps or of hints. */
export const MOST_LINES = 10
const LONGEST_LINE = 500

/** A text that may be missing in a draft. */
const draft = (maxLength: number) => ({ minLength: 0, maxLength, message: 'Please fill this in' }) as const

/** One field for each printed choice: textA, textB … */
function eachLetter<Name extends string, const Rule extends FieldRule>(name: Name, rule: Rule) {
  // Object.fromEntries does not say which names it made.
  return Object.fromEntries(LETTERS.map((letter) => [name + letter, rule])) as Record<`${Name}${(typeof LETTERS)[number]}`, Rule>
}

export const ITEM_FIELDS = {
  level: { type: 'choice', choices: LEVELS, message: 'Please choose a level' },
  subject: { type: 'choice', choices: SUBJECTS, message: 'Please choose a section' },
  kind: { type: 'choice', choices: AUTHORED_KINDS, message: 'Please choose a kind' },
  strand: { type: 'choice', choices: NUMBER_STRANDS, message: 'Please choose a strand', isOptional: true },
  skill: { minLength: 3, maxLength: 80, message: 'Please name the skill' },
  difficulty: { type: 'choice', choices: DIFFICULTIES, message: 'Please choose a difficulty' },
  stem: draft(600),
  columnA: draft(200),
  columnB: draft(200),
  answer: { type: 'choice', choices: ['0', '1', '2', '3', '4'], message: 'Please mark the right choice' },
  ...eachLetter('text', draft(200)),
  ...eachLetter('type', {
    type: 'choice',
    choices: WRONG_ANSWER_TYPES,
    message: 'Please choose the kind of mistake',
    isOptional: true,
  }),
  ...eachLetter('says', draft(300)),
  steps: draft(MOST_LINES * LONGEST_LINE),
  hints: draft(MOST_LINES * LONGEST_LINE),
} as const satisfies FormRules

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
