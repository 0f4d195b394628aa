/** A question on a poem: as it is asked, and with its reasons once it is answered. */
import type { Poem, PoemQuestion } from '~/content/poems/poems.server'
import { renderMath } from '~/exam/print/html.server'
import type { PrintedQuestion, PrintedSolution } from '~/exam/print/item.server'
import { literal } from '~/exam/values/notation'
import { quotedLines } from './quoted'

/** What a page may show before the answer: no key and no reason. */
export function askQuestion({ stem, choices }: PoemQuestion): PrintedQuestion {
  return {
    kind: 'passage_question',
    direction: null,
    columns: undefined,
    figure: undefined,
    passage: undefined,
    stem: print(stem),
    choices: choices.map(print),
  }
}

/** The answered question: the key, why it is right, why the choice was not, and the lines that prove it. */
export function explainQuestion(poem: Poem, question: PoemQuestion, choice: number): { solution: PrintedSolution; proof: number[] } {
  const { answer, why, tempts } = question
  const wrong = tempts.find((one) => one.choice === choice)
  return {
    solution: {
      ...askQuestion(question),
      ...{ answer, choice, misconception: wrong ? print(wrong.text) : null, isSlip: false, steps: [print(why)] },
    },
    proof: quotedLines(poem, why),
  }
}

const print = (text: string) => renderMath(literal(text))
