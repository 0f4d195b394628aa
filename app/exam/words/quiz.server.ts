/** Quizzes of ten on any part of the word list. One order of the whole part is cut into tens, so that the next quiz asks for other words. */
import { synonymItem } from '~/exam/bank/words.server'
import type { Item } from '~/exam/core/item/item'
import { type Exam, examOf, type Level } from '~/exam/core/levels'
import { seededRandom } from '~/exam/core/random'
import { type Entry, levelOfTier } from './entries.server'

export const QUIZ_WORDS = 10

/** The words of a quiz by its number, from 1, and the number of the next one; null where the list has no others. */
export function drawWords(entries: readonly Entry[], number: number): { words: Entry[]; number: number; next: number | null } {
  const quizzes = Math.max(1, Math.ceil(entries.length / QUIZ_WORDS))
  const at = (number - 1) % quizzes
  const order = seededRandom('word quiz').shuffle(entries)
  // The last ten reach back to the beginning, so that every quiz is whole.
  const words = Array.from({ length: Math.min(QUIZ_WORDS, order.length) }, (_, index) => order[(at * QUIZ_WORDS + index) % order.length])
  return { words: words.filter((word) => word !== undefined), number: at + 1, next: quizzes > 1 ? ((at + 1) % quizzes) + 1 : null }
}

/** The question on a word: its second printing, because quizzes and tests ask the first. */
export function questionOn(entry: Entry, exam: Exam): Item {
  const level = levelOfTier(exam, entry.tier)
  return synonymItem(entry, { level, subject: subjectAt(level), variant: 1 })
}

const subjectAt = (level: Level) => (examOf(level) === 'isee' ? 'verbal_reasoning' : 'verbal')
