/** The three stored questions that a draft is tried on: of arithmetic, words and reading, each with what a student asks. */
import type { Item } from '~/exam/core/item/item'
import type { Level, Subject } from '~/exam/core/levels'
import { assembleQuiz } from '~/exam/forms/quiz/quiz.server'

const ASKED: { level: Level; subject: Subject; asks: string }[] = [
  { level: 'isee-upper', subject: 'quantitative_reasoning', asks: 'I do not know how to begin.' },
  { level: 'ssat-middle', subject: 'verbal', asks: 'Why is my answer wrong?' },
  { level: 'isee-lower', subject: 'reading_comprehension', asks: 'Where does it say that?' },
]

/** The first question of a published quiz of each, with what is asked about it. */
export function storedQuestions(): { item: Item; asks: string }[] {
  return ASKED.flatMap(({ level, subject, asks }) => {
    const [item] = assembleQuiz(level, subject, 1).items
    return item ? [{ item, asks }] : []
  })
}
