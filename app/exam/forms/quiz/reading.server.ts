/** Reading quizzes: four passages with their questions. Only passages of the practice pool: those of the tests stay unread until then. */
import { PASSAGES, type Passage } from '~/content/passages/passages.server'
import { fitsReading, readingItems } from '~/exam/bank/passages.server'
import type { Place } from '~/exam/bank/source'
import type { Item } from '~/exam/core/item/item'
import { type Level, tierOf } from '~/exam/core/levels'
import { seededRandom } from '~/exam/core/random'
import { QUIZ_NUMBERS, QUIZ_PASSAGES } from './size'

/** Questions to a passage in the real test (docs/exams.md 1.2, 2.2, 3). */
export const QUESTIONS_TO_A_PASSAGE: Record<Level, number> = {
  'isee-lower': 5,
  'isee-middle': 6,
  'isee-upper': 6,
  'ssat-elementary': 4,
  'ssat-middle': 5,
  'ssat-upper': 5,
}

export function offersReading(level: Level): boolean {
  return pool(level).length >= QUIZ_PASSAGES
}

/** Questions of a reading quiz at this level. */
export function readingQuestions(level: Level): number {
  return QUIZ_PASSAGES * QUESTIONS_TO_A_PASSAGE[level]
}

/** The pool is dealt like a pack of cards, shuffled again when fewer than four are left. */
export function planReading({ level, subject }: Place): Item[][] {
  const passages = pool(level)
  const random = seededRandom(`quiz:${level}:${subject}`)
  const forms: Item[][] = []
  while (forms.length < QUIZ_NUMBERS) {
    const pack = random.shuffle(passages)
    for (let first = 0; first + QUIZ_PASSAGES <= pack.length && forms.length < QUIZ_NUMBERS; first += QUIZ_PASSAGES) {
      const four = pack.slice(first, first + QUIZ_PASSAGES)
      forms.push(four.flatMap((passage) => readingItems(passage, { level, subject, questions: QUESTIONS_TO_A_PASSAGE[level] })))
    }
  }
  return forms
}

function pool(level: Level): Passage[] {
  return PASSAGES[tierOf(level)].filter(
    (passage) => passage.pool === 'practice' && fitsReading(passage, level, QUESTIONS_TO_A_PASSAGE[level]),
  )
}
