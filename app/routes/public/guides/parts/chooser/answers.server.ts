/** The answers to the eight questions as the address has them, and what they advise. Nothing is stored. */
import { adviceOf, type Chooser } from '~/content/guides/chooser'

/** The questions with what was answered; the advice once all are; or what is still missing, when somebody has asked for advice. */
export function adviseOn(chooser: Chooser, search: URLSearchParams) {
  const { questions } = chooser
  const answers = new Map(
    questions.flatMap(({ id, choices }): [string, string][] => {
      const answer = choices.find((choice) => choice.id === search.get(id))
      return answer ? [[id, answer.id]] : []
    }),
  )
  const isAsked = questions.some(({ id }) => search.has(id)) || search.has('asked')
  const missing = isAsked ? questions.filter(({ id }) => !answers.has(id)).map(({ id }) => id) : []
  return {
    questions: questions.map(({ id, asks, why, choices }) => ({
      id,
      asks,
      why,
      choices: choices.map(({ id: value, label }) => ({ value, label })),
    })),
    answers: Object.fromEntries(answers),
    missing,
    advice: adviceOf(chooser, answers),
  }
}
export type ChooserPage = ReturnType<typeof adviseOn>
