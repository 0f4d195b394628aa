/** What of a whole test a student may have seen before, for its cover. */
import type { Level } from '~/exam/core/levels'
import { returnsIn } from '~/exam/forms/tests/test.server'

export function returning(level: Level, number: number): string[] {
  const { passages, prompts } = returnsIn(level, number)
  return [...passages.map(({ title, where }) => `“${title}”: ${where}`), ...prompts.map(({ where }) => `The writing prompt: ${where}`)]
}
