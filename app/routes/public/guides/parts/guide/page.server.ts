/** A guide made ready for its page: facts and tables from the blueprints, examples from the bank with what the visitor answered. */
import type { Guide } from '~/content/guides/guides.server'
import { LEVEL_NAMES } from '~/exam/core/names'
import { exampleOf } from '~/exam/guides/example.server'
import { fillFacts } from '~/exam/guides/facts.server'
import { type Structure, structureOf } from '~/exam/guides/structure.server'
import { type PrintedSolution, printQuestion, printSolution } from '~/exam/print/item.server'
import { printPrompt } from '~/exam/print/prompt.server'
import { choiceOf } from '../../../parts/choice.server'

/** The name of the field that answers an example: it stands in the address, so nothing is stored. */
const fieldOf = (number: number) => `answer-${number}`

export interface ExampleQuestion {
  number: number
  level: string
  skill: string
  field: string
  question: ReturnType<typeof printQuestion>
  /** The number of the example that shows this question's passage already; null where it stands here, or for a question without one. */
  passageAt: number | null
  /** With the reasons; null until somebody has answered. */
  solution: PrintedSolution | null
}

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'structure'; structure: Structure }
  | { kind: 'example'; example: ExampleQuestion }
  | { kind: 'prompt'; level: string; prompt: ReturnType<typeof printPrompt> }

/** The parts of a guide, and the answers that the address holds, by the names of their fields. */
export function describeGuide({ parts }: Guide, search: URLSearchParams) {
  const answers = new Map<string, string>()
  const passages = new Map<string, number>()
  const described = parts.map(({ id, title, text }) => ({
    id,
    title,
    blocks: text.split(/^(\{\{(?:structure|example) .+\}\})$/m).flatMap((piece) => blockOf(piece.trim(), { search, answers, passages })),
  }))
  return { parts: described, answers: Object.fromEntries(answers) }
}

interface PageSoFar {
  search: URLSearchParams
  /** By the names of the fields. */
  answers: Map<string, string>
  /** The passages that the page shows, by name, with the number of their example: three questions on one text show it once. */
  passages: Map<string, number>
}

function blockOf(piece: string, { search, answers, passages }: PageSoFar): Block[] {
  if (piece === '') return []
  const [, what, words = ''] = /^\{\{(structure|example) (.+)\}\}$/.exec(piece) ?? []
  if (what === 'structure') return [{ kind: 'structure', structure: structureOf(words) }]
  if (what !== 'example') return [{ kind: 'text', text: fillFacts(piece) }]

  const { number, level, item, prompt } = exampleOf(words)
  if (prompt) return [{ kind: 'prompt', level: LEVEL_NAMES[level], prompt: printPrompt(prompt) }]
  if (!item) return []
  const field = fieldOf(number)
  const choice = choiceOf(search.get(field), item.choices.length)
  if (choice !== null) answers.set(field, String(choice))
  const passageAt = (item.passage && passages.get(item.passage.id)) ?? null
  if (item.passage && passageAt === null) passages.set(item.passage.id, number)
  const shown = passageAt === null ? item : { ...item, passage: undefined }
  const question = printQuestion(shown)
  const solution = choice === null ? null : printSolution(shown, choice)
  return [{ kind: 'example', example: { number, level: LEVEL_NAMES[level], skill: item.skill, field, question, passageAt, solution } }]
}
