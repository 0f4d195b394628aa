/** Which wrong answers a question about amounts can print at all. */
import type { Distractor } from '~/exam/core/item/answer'

/** Leaves out wrong answers that are zero or negative, which nobody would believe of an amount. */
export function aboveZero(wrong: Distractor[]): Distractor[] {
  return wrong.filter(({ value }) => value !== '0' && !value.startsWith('-'))
}
