/**
 * Sectional quizzes: questions in the shares of the real section, numbers 1 to 10 for each level and subject. What a number asks is
 * published: a list of an edition (editions/), which no change of the bank alters.
 */
import type { Place } from '~/exam/bank/source'
import { drawNamed, substitutesFor } from '~/exam/bank/sources.server'
import { type SectionBlueprint, secondsPerQuestion, sectionsFor } from '~/exam/core/blueprints'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import type { Level, Subject } from '~/exam/core/levels'
import { CURRENT_EDITION, type Entry, keptItem, publishedQuizzes } from '~/exam/forms/editions/editions.server'
import { slotOf, unitsOf } from '~/exam/forms/units'
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

  const items = published.items.map((entry) => drawEntry(entry, place))
  const shown = items.some((item) => hidden.has(sourceOf(item)))
    ? withoutHidden(
        items,
        published.spares.map((entry) => drawEntry(entry, place)),
        hidden,
      )
    : items
  return { level, subject, number, edition: CURRENT_EDITION, seconds: quizSeconds(level, subject), items: shown }
}

/** Whether a passage of this number stands in an earlier one already: the bank has fewer passages than ten quizzes take. */
export function bringsBack(place: Place, number: number): boolean {
  const published = publishedQuizzes(place, CURRENT_EDITION) ?? []
  const sourcesOf = (quiz: (typeof published)[number] | undefined) => (quiz?.items ?? []).map(({ name }) => sourceOf({ id: name }))
  const earlier = new Set(place.subject === 'reading_comprehension' ? published.slice(0, number - 1).flatMap(sourcesOf) : [])
  return sourcesOf(published[number - 1]).some((source) => earlier.has(source))
}

/** The item that an edition names: kept content where the bank has moved on, else drawn from its source. Throws when neither is there. */
export function drawEntry({ name, difficulty, hash }: Entry, place: Place): Item {
  const item = keptItem(hash) ?? drawNamed(name, { ...place, difficulty })
  if (!item) throw new Error(`${name} is published and no longer in the bank; npm run forms:keep keeps what is published`)
  return item
}

function withoutHidden(items: Item[], spares: Item[], hidden: ReadonlySet<string>): Item[] {
  const taken = new Set([...hidden, ...items.map(sourceOf)])
  const free = unitsOf(spares)
  return unitsOf(items).flatMap((unit) => {
    if (!unit[0] || !hidden.has(sourceOf(unit[0]))) return unit
    const place = free.findIndex((spare) => spare[0] && !taken.has(sourceOf(spare[0])) && slotOf(spare) === slotOf(unit))
    const [substitute] = place === -1 ? [substitutesFor(unit, taken)] : free.splice(place, 1)
    for (const item of substitute ?? []) taken.add(sourceOf(item))
    return substitute ?? []
  })
}

function partOf(level: Level, subject: Subject): SectionBlueprint {
  const [part] = sectionsFor(level, subject)
  if (!part) throw new RangeError(`no ${subject} at ${level}`)
  return part
}
