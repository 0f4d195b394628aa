/** The choice that a sheet is drawn from, and its form as an address. */
import { DIFFICULTIES, LEVELS, SUBJECTS } from '~/exam/core/levels'
import type { SheetChoice } from '~/exam/forms/sheet.server'
import type { FormRules } from '~/forms/rules'

const MOST_ITEMS = 20
/** After so many swaps another seed is the better way; the address stays short. */
export const MOST_SWAPS = 40

export interface Choice extends SheetChoice {
  /** From the bank, or live items written by hand. */
  origin: 'bank' | 'hand'
  /** The places of the questions that were swapped, in the order of the swaps. */
  swaps: number[]
}

export const CHOICE_FIELDS = {
  level: { type: 'choice', choices: LEVELS, message: 'Please choose a level', initial: 'isee-upper' },
  subject: { type: 'choice', choices: SUBJECTS, message: 'Please choose a section', initial: 'mathematics_achievement' },
  origin: { type: 'choice', choices: ['bank', 'hand'], message: 'Please choose where the questions come from', initial: 'bank' },
  skill: { maxLength: 80, message: 'Please choose a skill', isOptional: true },
  source: { maxLength: 80, message: 'Please name a source', isOptional: true },
  difficulty: { type: 'choice', choices: DIFFICULTIES, message: 'Please choose a difficulty', isOptional: true },
  seed: {
    maxLength: 40,
    pattern: '[\\w.\\-]+',
    message: 'Please use 1 to 40 letters, digits, dots, hyphens or underscores',
    isOptional: true,
  },
  count: { type: 'number', min: 1, max: MOST_ITEMS, message: `Please choose 1 to ${MOST_ITEMS}`, initial: '5' },
} as const satisfies FormRules

/** As typed, for showing the form again. */
export type TypedChoice = Partial<Record<keyof typeof CHOICE_FIELDS, string>>

/** The query of a choice: what is not chosen is left out. */
export function choiceSearch({ level, subject, origin, skill, source, difficulty, seed, count, swaps }: Choice): string {
  const drawn = { level, subject, origin: origin === 'bank' ? null : origin, skill, source, difficulty, seed, count: String(count) }
  const fields = { ...drawn, swaps: swaps.join('.') }
  const chosen = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return new URLSearchParams(chosen).toString()
}

/** The swaps as an address spells them: `3.3.1`. Null for what no page of ours has written. */
export function readSwaps(text: string): number[] | null {
  if (text === '') return []
  const places = text.split('.')
  return places.length <= MOST_SWAPS && places.every((place) => /^[1-9]\d?$/.test(place)) ? places.map(Number) : null
}
