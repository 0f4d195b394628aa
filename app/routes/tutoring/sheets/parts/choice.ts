/** What a tutor's own sheet is drawn from, and its form as an address: every sheet can be found again, and its PDF is the same one. */

import { SHEET_QUESTIONS } from '~/exam/assignments/work'
import { DIFFICULTIES, type Difficulty, LEVELS, type Level, SUBJECTS, type Subject } from '~/exam/core/levels'
import type { FormRules } from '~/forms/rules'

export interface SheetChoiceOfTutor {
  level: Level
  subject: Subject
  difficulty: Difficulty | null
  count: number
  seed: string
  /** Skills that were not taught yet. */
  without: string[]
  /** The places of the questions that were swapped, in the order of the swaps. */
  swaps: number[]
}

export const SHEET_FIELDS = {
  level: { type: 'choice', choices: LEVELS, message: 'Please choose a level', initial: 'isee-upper' },
  subject: { type: 'choice', choices: SUBJECTS, message: 'Please choose a section', initial: 'mathematics_achievement' },
  difficulty: { type: 'choice', choices: DIFFICULTIES, message: 'Please choose a difficulty', isOptional: true },
  count: {
    type: 'number',
    min: SHEET_QUESTIONS.least,
    max: SHEET_QUESTIONS.most,
    message: `Please choose ${SHEET_QUESTIONS.least} to ${SHEET_QUESTIONS.most}`,
    initial: String(SHEET_QUESTIONS.usual),
  },
  seed: { maxLength: 20, pattern: '\\w+', message: 'Please use letters and digits', isOptional: true },
} as const satisfies FormRules

/** After so many swaps a new sheet is the better way; the address stays short. */
export const MOST_SWAPS = 40

/** The query of a choice: what is not chosen is left out. */
export function sheetSearch({ level, subject, difficulty, count, seed, without, swaps }: SheetChoiceOfTutor): string {
  const search = new URLSearchParams({ level, subject, count: String(count), seed })
  if (difficulty) search.set('difficulty', difficulty)
  for (const skill of without) search.append('without', skill)
  if (swaps.length > 0) search.set('swaps', swaps.join('.'))
  return search.toString()
}
