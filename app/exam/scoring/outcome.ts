/** What came of a question. */
export type Outcome = 'right' | 'wrong' | 'omitted'

export function outcomeOf(choice: number | null, answer: number): Outcome {
  if (choice === null) return 'omitted'
  return choice === answer ? 'right' : 'wrong'
}
