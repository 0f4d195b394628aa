/** What of a whole test a student may have seen before, for its cover. */
import { type Level, otherExam } from '~/exam/core/levels'
import { LEVEL_NAMES } from '~/exam/core/names'
import { listed } from '~/exam/families/kit/wording'
import { type ReturningPassage, returnsIn } from '~/exam/forms/tests/test.server'

/**
 * One line each of what stood in an earlier test or a quiz of the level: "“The Sorting Room” stood in reading quiz 3". And what the other
 * exam asks as well, test by test, for who prepares for both: "its test 4 has “The Sorting Room”".
 */
export function returning(level: Level, number: number): { own: string[]; other: { exam: string; lines: string[] } } {
  const passages = returnsIn(level, number)
  return {
    own: passages.flatMap(({ title, tests, quizzes }) => {
      const places = placesOf(tests, quizzes)
      return places.length > 0 ? [`“${title}” stood in ${listed(places)}`] : []
    }),
    other: { exam: LEVEL_NAMES[otherExam(level)], lines: otherLines(passages) },
  }
}

function otherLines(passages: readonly ReturningPassage[]): string[] {
  const titles = new Map<string, string[]>()
  for (const { title, otherTests, otherQuizzes } of passages) {
    for (const place of placesOf(otherTests, otherQuizzes)) titles.set(place, [...(titles.get(place) ?? []), `“${title}”`])
  }
  return [...titles].toSorted(([one], [other]) => ORDER.compare(one, other)).map(([place, those]) => `its ${place} has ${listed(those)}`)
}

/** Quizzes before tests, each by their numbers. */
const ORDER = new Intl.Collator('en', { numeric: true })

function placesOf(tests: readonly number[], quizzes: readonly number[]): string[] {
  return [...tests.map((test) => `test ${test}`), ...quizzes.map((quiz) => `reading quiz ${quiz}`)]
}
