/** The choice that a sheet is drawn from, and its form as an address. */
import type { SheetChoice } from '~/exam/forms/sheet.server'

export interface Choice extends SheetChoice {
  /** From the bank, or live items written by hand. */
  origin: 'bank' | 'hand'
}

/** As typed, for showing the form again. */
export type TypedChoice = Partial<Record<keyof Choice, string>>

/** The query of a choice: what is not chosen is left out. */
export function choiceSearch({ level, subject, origin, skill, source, difficulty, seed, count }: Choice): string {
  const fields = { level, subject, origin: origin === 'bank' ? null : origin, skill, source, difficulty, seed, count: String(count) }
  const chosen = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return new URLSearchParams(chosen).toString()
}
