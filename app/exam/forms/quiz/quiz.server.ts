/**
 * Sectional quizzes: questions in the shares of the real section, numbers 1 to 10 for each level and subject. What a number asks is
 * published: a list of an edition (editions/), which no change of the bank alters.
 */
import type { Place } from '~/exam/bank/source'
import { type SectionBlueprint, secondsPerQuestion, sectionsFor } from '~/exam/core/blueprints'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import type { Level, Subject } from '~/exam/core/levels'
import { drawList } from '~/exam/forms/editions/drawn.server'
import { CURRENT_EDITION, publishedQuizzes } from '~/exam/forms/editions/editions.server'
import { readingQuestions } from './reading.server'
import { QUIZ_QUESTIONS } from './size'

export interface Quiz {
  level: Level
  subject: Subject
  number: number
  edition: number
  /** The time that the real section gives for so many questions, in seconds. */
  seconds: number
  items: Item[]
}

/** Whether ten quizzes of this subject are published for this level. */
export function offersQuiz(level: Level, subject: Subject): boolean {
  return publishedQuizzes({ level, subject }, CURRENT_EDITION) !== null
}

/** How many questions a quiz of this subject has at this level. */
export function quizQuestions(level: Level, subject: Subject): number {
  return subject === 'reading_comprehension' ? readingQuestions(level) : QUIZ_QUESTIONS
}

/** The time that the real section gives for so many questions, to the nearest half minute, in seconds. */
export function quizSeconds(level: Level, subject: Subject): number {
  const part = partOf(level, subject)
  return Math.round((secondsPerQuestion(part) * quizQuestions(level, subject)) / 30) * 30
}

const NONE: ReadonlySet<string> = new Set()

/**
 * The quiz with this number, 1 to 10. Questions whose source is in `hidden` give way to the spares that the edition names, and to others
 * of their kind where those are hidden as well; all others stay as they are.
 * Throws a RangeError for another number, or for a subject that the level or the edition does not have.
 */
export function assembleQuiz(level: Level, subject: Subject, number: number, hidden: ReadonlySet<string> = NONE): Quiz {
  const place = { level, subject }
  const published = publishedQuizzes(place, CURRENT_EDITION)?.[number - 1]
  if (!published) throw new RangeError(`no quiz ${number} of ${subject} at ${level}`)

  const items = drawList(published, place, hidden)
  return { level, subject, number, edition: CURRENT_EDITION, seconds: quizSeconds(level, subject), items }
}

/** Whether a passage of this number stands in an earlier one already: the bank has fewer passages than ten quizzes take. */
export function bringsBack(place: Place, number: number): boolean {
  const published = publishedQuizzes(place, CURRENT_EDITION) ?? []
  const sourcesOf = (quiz: (typeof published)[number] | undefined) => (quiz?.items ?? []).map(({ name }) => sourceOf({ id: name }))
  const earlier = new Set(place.subject === 'reading_comprehension' ? published.slice(0, number - 1).flatMap(sourcesOf) : [])
  return sourcesOf(published[number - 1]).some((source) => earlier.has(source))
}

function partOf(level: Level, subject: Subject): SectionBlueprint {
  const [part] = sectionsFor(level, subject)
  if (!part) throw new RangeError(`no ${subject} at ${level}`)
  return part
}
