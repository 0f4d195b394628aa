/** What of a whole test a student may have seen before, for its cover. */
import type { Level } from '~/exam/core/levels'
import { listed } from '~/exam/families/kit/wording'
import { returnsIn } from '~/exam/forms/tests/test.server'

/** One line each: "“The Sorting Room” stood in test 1 and in reading quiz 3". */
export function returning(level: Level, number: number): string[] {
  const { passages, prompts } = returnsIn(level, number)
  return [
    ...passages.map(({ title, tests, quizzes }) => `“${title}” stood in ${places(tests, quizzes)}`),
    ...prompts.map(({ tests }) => `A writing prompt stood in ${places(tests, [])}`),
  ]
}

function places(tests: readonly number[], quizzes: readonly number[]): string {
  return listed([...tests.map((test) => `test ${test}`), ...quizzes.map((quiz) => `reading quiz ${quiz}`)])
}
