/** What the model may ask of our engine. No tool writes anything, and each tells no more than the talk's own question or the public word list. */
import { type ToolSet, tool } from 'ai'
import { z } from 'zod'
import { otherTwin } from '~/exam/bank/sources.server'
import { type Item, LETTERS } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { isOneNumber } from '~/exam/tutor/facts'
import { evaluate } from '~/exam/tutor/formulas/evaluate'
import { digitText, normalText } from '~/exam/tutor/formulas/normal'
import { isIdentity, judge } from '~/exam/tutor/formulas/statement'
import { runsIn } from '~/exam/tutor/formulas/tokens'
import { plainText } from '~/exam/values/notation'
import { wordTexts } from '../about.server'

interface Given {
  item: Item | null
  /** How many of hints and steps the talk has had. */
  told: number
  /** Names a draw of the twin. */
  seed: string
  /** Sources that stand in open tests and quizzes, and hidden ones. */
  held: ReadonlySet<string>
  /** What a tool said is a fact from then on. */
  confirm: (text: string) => void
}

const WORDS = z.object({ word: z.string().max(40) })
const EXPRESSION = z.object({ expression: z.string().max(200) })
const NOTHING = z.object({})

/** The tools of one answer. */
export function toolsFor({ item, told, seed, held, confirm }: Given): ToolSet {
  function say(says: string | null) {
    if (says) confirm(says)
    return Promise.resolve({ says: says ?? 'There is none for this question.' })
  }
  return {
    check_value: tool({
      description: 'Computes an expression, or says whether an equation holds. For every calculation.',
      inputSchema: EXPRESSION,
      execute: ({ expression }) => say(checked(expression)),
    }),
    next_hint: tool({
      description: 'The next hint or worked step of the question.',
      inputSchema: NOTHING,
      execute: () => say(nextHint(item, told)),
    }),
    twin: tool({
      description: 'Another question like this one, with other numbers or words, without its answer.',
      inputSchema: NOTHING,
      execute: () => say(twinText(item, seed, held)),
    }),
    figure: tool({
      description: 'Where the student finds the figure of the question.',
      inputSchema: NOTHING,
      execute: () => say(item?.figure ? 'The figure stands with the question, above our talk. Look at it once more.' : null),
    }),
    word: tool({
      description: 'What a word means, if it is in the word list.',
      inputSchema: WORDS,
      execute: ({ word }) => say(held.has(`word-${word.toLowerCase()}`) ? null : (wordTexts(word)[0] ?? null)),
    }),
  }
}

/** What our arithmetic says of an expression; null for what it cannot read. */
function checked(expression: string): string | null {
  const [run, ...more] = runsIn(digitText(normalText(expression)))
  // A bare number is no calculation: to say it back would confirm whatever was asked.
  if (!run || more.length > 0 || isOneNumber(run.tokens)) return null
  const value = evaluate(run.tokens)
  const shown = run.tokens.map(({ text }) => (text === 'is' ? '=' : text)).join(' ')
  if (value) return `${shown} = ${value.d === 1 ? value.n : `${value.n}/${value.d}`}.`
  const verdict = judge(run.tokens)
  if (verdict === 'true' || isIdentity(run.tokens)) return `${shown} is true.`
  // The false formula is not repeated: what a tool said may be said again.
  return verdict === 'false' ? 'That does not come out even: the two sides differ.' : null
}

/** The next hint, and behind the hints the next step; the last one again when all were told. */
export function nextHint(item: Item | null, told: number): string | null {
  if (!item) return null
  const lines = [...item.hints, ...item.steps]
  return lines[Math.min(told, lines.length - 1)] ?? null
}

function twinText(item: Item | null, seed: string, held: ReadonlySet<string>): string | null {
  const twin = item && otherTwin(item, seed, { isFree: (one) => !held.has(sourceOf(one)) })
  if (!twin || twin.figure || twin.passage) return null
  const choices = twin.choices.map(({ text }, index) => `${LETTERS[index]}: ${plainText(text)}`)
  return `Here is another one: ${plainText(twin.stem)} ${choices.join('; ')}.`
}
