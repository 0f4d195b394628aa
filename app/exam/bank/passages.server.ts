/**
 * Passages as a kind of source: an item is one question with the passage's printed lines, frozen together so that a later edit changes
 * nothing that was seen. Its variant is the question's number.
 */
import { type Category, PASSAGES, type Passage, type PassageQuestion } from '~/content/passages/passages.server'
import type { Choice, Item } from '~/exam/core/item/item'
import { printItemName, sourceOf } from '~/exam/core/item/name'
import { choiceCount, examOf, type Level, type Subject, tierOf, type WrongAnswerType } from '~/exam/core/levels'
import { seededRandom } from '~/exam/core/random'
import { literal } from '~/exam/values/notation'
import { dealtPlace, withKeyAt } from './deal'
import { countBy, type Place, type SourceKind } from './source'

const nameOf = ({ id }: Passage) => `passage-${id}`
const find = (name: string, { level }: Pick<Place, 'level'>) => PASSAGES[tierOf(level)].find((passage) => nameOf(passage) === name)
const all = (passage: Passage, place: Place) => readingItems(passage, { ...place, questions: passage.questions.length })

export const passageSource: SourceKind = {
  items: (place) =>
    PASSAGES[tierOf(place.level)]
      .filter(({ exams }) => exams.includes(examOf(place.level)))
      .map((passage) => ({
        name: nameOf(passage),
        title: `Passage: ${passage.title}`,
        isReserved: passage.pool === 'test',
        offers: all(passage, place).map((item) => ({ skill: item.skill, difficulty: item.difficulty, item: () => item })),
      })),

  draw: ({ source, version, variant }, slot) => {
    const [passage, index] = [find(source, slot), Number(variant) - 1]
    const question = passage?.questions[index]
    return passage && question && version === VERSION ? readingItem(passage, question, index, slot) : null
  },

  /** A question of the same category on another passage of the practice pool. */
  twin: ({ source, variant }, at) => {
    const category = find(source, at)?.questions[Number(variant) - 1]?.category
    const candidates = PASSAGES[tierOf(at.level)]
      .filter((passage) => nameOf(passage) !== source && passage.pool === 'practice' && passage.exams.includes(examOf(at.level)))
      .flatMap((passage) => {
        const place = passage.questions.findIndex((question) => question.category === category)
        return place === -1 ? [] : [{ passage, place }]
      })
    if (!category || candidates.length === 0) return null
    const { passage, place } = seededRandom(`twin ${source} ${at.seed}`).pick(candidates)
    return all(passage, at)[place] ?? null
  },

  /** A whole passage takes the place of a whole passage, from the same pool. */
  substitute: (items, taken) => {
    const [first] = items
    if (first?.kind !== 'passage_question') return null
    const pool = find(sourceOf(first), first)?.pool
    const free = PASSAGES[tierOf(first.level)].filter(
      (passage) => passage.pool === pool && fitsReading(passage, first.level, items.length) && !taken.has(nameOf(passage)),
    )
    if (free.length === 0) throw new RangeError(`too few passages are left for ${first.level}`)
    const passage = seededRandom(`instead of ${first.id}`).pick(free)
    return readingItems(passage, { ...first, questions: items.length })
  },

  counts: () =>
    countBy(
      PASSAGES,
      ({ kind }) => kind,
      (kind) => `passages: ${kind}`,
    ),
}

/** Of all passages: raised when the way to make an item of a question changes. */
const VERSION = 2

/** Every category's name as reports print it (docs/exams.md 1.2). */
export const CATEGORY_NAMES: Record<Category, string> = {
  main_idea: 'Main idea',
  supporting: 'Supporting ideas',
  inference: 'Inference',
  vocabulary: 'Vocabulary in context',
  organization: 'Organization and logic',
  tone: 'Tone, style and figurative language',
}

const WRONG_TYPES: Partial<Record<Category, WrongAnswerType>> = { vocabulary: 'vocabulary_gap', inference: 'logical_reasoning_error' }

/** Whether a passage may stand in this exam with so many questions. Poems appear on the SSAT alone. */
export function fitsReading(passage: Passage, level: Level, questions: number): boolean {
  return passage.exams.includes(examOf(level)) && passage.questions.length >= questions
}

/** The first so many questions of a passage as items of this level. */
export function readingItems(
  passage: Passage,
  { level, subject, questions }: { level: Level; subject: Subject; questions: number },
): Item[] {
  return passage.questions.slice(0, questions).map((question, index) => readingItem(passage, question, index, { level, subject }))
}

function readingItem(
  passage: Passage,
  question: PassageQuestion,
  index: number,
  { level, subject }: { level: Level; subject: Subject },
): Item {
  const random = seededRandom(`passage-${passage.id}:${index}:${level}`)
  const type = WRONG_TYPES[question.category] ?? 'reading_comprehension_error'
  const wrong = question.wrong
    .slice(0, choiceCount(level) - 1)
    .map(({ text, why }): Choice => ({ text: literal(text), value: `=${text}`, misconception: { type, says: literal(why) } }))
  const key = { text: literal(question.answer), value: `=${question.answer}` }
  const choices = withKeyAt(dealtPlace(`passage-${passage.id}:${level}`, index, choiceCount(level)), key, wrong, random)
  const { from, to } = question.proofLines
  const where = from === to ? `line ${from}` : `lines ${from} to ${to}`

  return {
    id: printItemName({ source: nameOf(passage), version: VERSION, variant: String(index + 1) }),
    exam: examOf(level),
    level,
    subject,
    strand: 'reading',
    skill: CATEGORY_NAMES[question.category],
    kind: 'passage_question',
    difficulty: question.difficulty,
    stem: literal(question.stem),
    passage: { id: passage.id, title: passage.title, isPoem: passage.kind === 'poem', lines: passage.lines, cited: question.cited },
    choices,
    answer: choices.findIndex(({ value }) => value === `=${question.answer}`),
    steps: [literal(question.why), literal(`The proof stands in ${where}: “${question.proof}”`)],
    hints: [
      question.cited
        ? 'Read the marked lines again, with the line before and after them.'
        : 'Look for the words of the text that settle it.',
      `Read ${where} once more.`,
    ],
  }
}
