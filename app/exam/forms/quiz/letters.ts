/** Where the keys of one form stand: no letter so often that a reader sees a pattern, and none never. */

/** Of all questions of a form. */
export const MOST_OF_A_LETTER = 0.4

interface Form {
  /** Places of the keys so far, from 0. */
  answers: readonly number[]
  questions: number
  /** How many letters each question has. */
  letters: number
}

/** Whether a question with its key at this place may come next, so that the whole form can still keep the rule. */
export function mayFollow(answer: number, { answers, questions, letters }: Form): boolean {
  const all = [...answers, answer]
  const absent = letters - new Set(all).size
  return all.filter((other) => other === answer).length <= questions * MOST_OF_A_LETTER && absent <= questions - all.length
}
