/**
 * Sectional quizzes: questions in the shares of the real section, numbers 1 to 10 for each level and subject. The same number always gives
 * the same questions, and no question stands in two of the ten (passages may return: lastFreshReadingQuiz tells from which number on).
 */
import { type SectionBlueprint, secondsPerQuestion, sectionsFor } from '~/exam/core/blueprints'
import type { Item } from '~/exam/core/item'
import { DIFFICULTIES, type Level, type Subject } from '~/exam/core/levels'
import { mathematicsForms, mathematicsSubstitute } from './quiz-mathematics.server'
import { offersReading, readingForms, readingQuestions } from './quiz-reading.server'
import { QUIZ_NUMBERS, QUIZ_QUESTIONS } from './quiz-size'
import { offersVerbal, verbalForms, verbalSubstitute } from './quiz-verbal.server'

const MATHEMATICS: readonly Subject[] = ['quantitative_reasoning', 'mathematics_achievement', 'quantitative']

export interface Quiz {
  level: Level
  subject: Subject
  number: number
  /** The time that the real section gives for so many questions, in seconds. */
  seconds: number
  items: Item[]
}

/** Whether the bank can fill the ten quizzes of this subject at this level. */
export function offersQuiz(level: Level, subject: Subject): boolean {
  if (sectionsFor(level, subject).length === 0) return false
  if (subject === 'reading_comprehension') return offersReading(level)
  return MATHEMATICS.includes(subject) || offersVerbal(level, subject)
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

/** What an item was made from, as items and hidden sources name it: `fraction-sum`, `word-candid`, `analogy-m001`, `passage-u03`. */
export function sourceOf(item: Pick<Item, 'id'>): string {
  return item.id.split('@')[0] ?? item.id
}

const NONE: ReadonlySet<string> = new Set()
const assembled = new Map<string, Item[][]>()

/**
 * The quiz with this number, 1 to 10. Items whose source is in `hidden` are replaced; all others stay as they are.
 * Throws a RangeError for another number, or for a subject that the level or the bank does not have.
 */
export function assembleQuiz(level: Level, subject: Subject, number: number, hidden: ReadonlySet<string> = NONE): Quiz {
  if (!offersQuiz(level, subject)) throw new RangeError(`no ${subject} at ${level}`)
  if (!Number.isInteger(number) || number < 1 || number > QUIZ_NUMBERS) throw new RangeError(`no quiz ${number}`)

  const isReading = subject === 'reading_comprehension'
  const key = `${level}:${subject}:${isReading ? [...hidden].toSorted().join() : ''}`
  const forms = assembled.get(key) ?? makeForms(level, subject, hidden)
  assembled.set(key, forms)

  const items = forms[number - 1] ?? []
  const shown = isReading || hidden.size === 0 ? items : withoutHidden(items, forms, { level, subject, hidden })
  return { level, subject, number, seconds: quizSeconds(level, subject), items: shown }
}

function makeForms(level: Level, subject: Subject, hidden: ReadonlySet<string>): Item[][] {
  // A passage keeps its questions together and in their order.
  if (subject === 'reading_comprehension') return readingForms(level, subject, hidden)
  const forms = MATHEMATICS.includes(subject) ? mathematicsForms(level, partOf(level, subject)) : verbalForms(level, subject)
  return forms.map(inTestOrder)
}

function withoutHidden(items: Item[], forms: Item[][], at: { level: Level; subject: Subject; hidden: ReadonlySet<string> }): Item[] {
  const { level, subject, hidden } = at
  if (MATHEMATICS.includes(subject)) {
    const part = partOf(level, subject)
    return items.map((item) => (hidden.has(sourceOf(item)) ? mathematicsSubstitute(level, part, item, hidden) : item))
  }
  const taken = new Set([...hidden, ...forms.flat().map(sourceOf)])
  return items.map((item) => {
    if (!hidden.has(sourceOf(item))) return item
    const substitute = verbalSubstitute(level, subject, item, taken)
    taken.add(sourceOf(substitute))
    return substitute
  })
}

const KIND_ORDER: Item['kind'][] = ['word_problem', 'quantitative_comparison', 'synonym', 'sentence_completion', 'analogy']

/** Kinds in the order of the real section; within each from easy to hard (exams.md 1.4, T39). */
function inTestOrder(items: Item[]): Item[] {
  const kindRank = ({ kind }: Item) => Math.max(0, KIND_ORDER.indexOf(kind))
  return items.toSorted((a, b) => kindRank(a) - kindRank(b) || DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty))
}

function partOf(level: Level, subject: Subject): SectionBlueprint {
  const [part] = sectionsFor(level, subject)
  if (!part) throw new RangeError(`no ${subject} at ${level}`)
  return part
}
