/**
 * What a section of a test gives away as a whole. Each rule came from reading whole forms as a student does: a solver that looks at the
 * choices alone, a letter that comes too often, a word that answers one question and stands in another, twins side by side.
 */
import { type Blind, GENERAL_SOLVERS, NUMBER_SOLVERS, type Solver } from '~/exam/audit/solvers'
import { type Item, LETTERS } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { choiceCount, DIFFICULTIES } from '~/exam/core/levels'
import { plainText } from '~/exam/values/notation'

/** How far above chance a solver may be in one section, as a share. */
const ALLOWANCE = 0.06
/** How far over all six tests of a level: just below what the bank as a whole allows. */
export const ALLOWANCE_OF_ALL = 0.029
/** Of fewer questions a solver says nothing. */
const ENOUGH_TO_SOLVE = 20
/** So many questions in a row may have the same letter. */
const LONGEST_RUN = 3

export const MATHEMATICS_SOLVERS: readonly Solver[] = [...GENERAL_SOLVERS, ...NUMBER_SOLVERS]

/** How often a letter must be the key of so many questions, and how often it may be. */
export function letterBounds(questions: number, letters: number, allowance = ALLOWANCE): { least: number; most: number } {
  const even = questions / letters
  return { least: Math.floor(even / 2), most: Math.max(Math.ceil(even), Math.floor(questions * (1 / letters + allowance))) }
}

/** Letters beyond their bounds, each as a sentence as often as it is beyond. */
export function letterProblems(items: readonly Item[], allowance = ALLOWANCE): string[] {
  const letters = items[0] ? choiceCount(items[0].level) : 0
  const { least, most } = letterBounds(items.length, letters, allowance)
  return LETTERS.slice(0, letters).flatMap((letter, place) => {
    const count = items.filter(({ answer }) => answer === place).length
    const excess = Math.max(0, count - most, least - count)
    return Array<string>(excess).fill(`${letter} is the key of ${count} in ${items.length}`)
  })
}

const KIND_ORDER: Item['kind'][] = ['word_problem', 'quantitative_comparison', 'synonym', 'sentence_completion', 'analogy']

/** Where a question stands: kinds in the order of the real section, in each from easy to hard (docs/exams.md 1.4, T39). */
export const stretchOf = ({ kind, difficulty }: Item): number =>
  Math.max(0, KIND_ORDER.indexOf(kind)) * DIFFICULTIES.length + DIFFICULTIES.indexOf(difficulty)

/** Stretches in which one letter is the key of more than half of the questions, so that no order keeps it from running on. */
export function stretchProblems(items: readonly Item[]): string[] {
  const stretches = [...new Set(items.map(stretchOf))].map((stretch) => items.filter((item) => stretchOf(item) === stretch))
  return stretches.flatMap((stretch) =>
    LETTERS.flatMap((letter, place) => {
      const count = stretch.filter(({ answer }) => answer === place).length
      return count > LONGEST_RUN - 1 && count * 2 > stretch.length + 1
        ? [`${letter} is the key of ${count} in ${stretch.length} side by side`]
        : []
    }),
  )
}

/** Runs of one letter that are too long. */
export function runProblems(items: readonly Item[]): string[] {
  return items.flatMap(({ answer }, index) => {
    const run = items.slice(Math.max(0, index - LONGEST_RUN), index + 1)
    const isLong = run.length > LONGEST_RUN && run.every((other) => other.answer === answer)
    return isLong ? [`${LETTERS[answer]} is the key ${run.length} times in a row, up to question ${index + 1}`] : []
  })
}

/** Two questions of one family side by side; the kinds of passages are kept apart where passages are dealt. */
export function neighborProblems(items: readonly Item[]): string[] {
  return items.flatMap((item, index) => {
    const before = items[index - 1]
    return before && !item.passage && sourceOf(before) === sourceOf(item) ? [`questions ${index} and ${index + 1} are of one family`] : []
  })
}

/** By how many questions each solver passes what it may gain; solvers that do not are left out. */
export function solverProblems(
  items: readonly Item[],
  solvers: readonly Solver[],
  allowance = ALLOWANCE,
): { solver: string; excess: number }[] {
  if (items.length < ENOUGH_TO_SOLVE) return []
  const gains = items.map((item) => gainsOf(item, solvers))
  return solvers.flatMap(({ name }, index) => {
    const excess = gains.reduce((sum, gain) => sum + (gain[index] ?? 0), 0) - allowance * items.length
    return excess > 0 ? [{ solver: name, excess }] : []
  })
}

/** What solvers gain on an item never changes; the same lists of solvers are asked again and again. */
const known = new WeakMap<readonly Solver[], WeakMap<Item, number[]>>()

/** What each solver gains over guessing on one item. */
function gainsOf(item: Item, solvers: readonly Solver[]): number[] {
  const ofSolvers = known.get(solvers) ?? new WeakMap<Item, number[]>()
  known.set(solvers, ofSolvers)
  const gains = ofSolvers.get(item) ?? solvers.map((solver) => gainOf(blind(item), solver))
  ofSolvers.set(item, gains)
  return gains
}

function gainOf(question: Blind, solver: Solver): number {
  const picks = solver.picks(question)
  return (picks.includes(question.answer) ? 1 / picks.length : 0) - 1 / question.choices.length
}

/** What a solver sees of an item. */
export function blind({ choices, answer }: Item): Blind {
  return { choices: choices.map(({ text }) => plainText(text)), values: choices.map(({ value }) => value), answer }
}
