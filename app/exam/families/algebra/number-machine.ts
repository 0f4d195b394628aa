/** A number machine run backward. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPerson } from '~/exam/families/kit/wording'
import { whole, wrong, wrongWhole } from '~/exam/values/values'

interface Parameters {
  person: Person
  factor: number
  constant: number
  /** A last halving, in hard questions. */
  halves: boolean
  /** Which comes first, multiplying or adding. */
  first: 'multiply' | 'add'
  result: number
}

function machine({ factor, constant, halves, first }: Omit<Parameters, 'result' | 'person'>, n: number): number {
  const value = first === 'multiply' ? n * factor + constant : (n + constant) * factor
  return halves ? value / 2 : value
}

export const numberMachine = defineFamily<Parameters>({
  id: 'number-machine',
  version: 3,
  title: 'A chain of operations run backward',
  asks: 'Tells which operations were done to a number and with what result, and asks for the number.',
  strand: 'algebra',
  skill: 'Working backward',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    person: 'who thinks of the number',
    factor: 'the multiplier',
    constant: 'what is added, or subtracted when negative',
    halves: 'whether the result is divided by 2 at the end',
    first: 'which operation comes first',
    result: 'the result',
  },
  draw(random, { level, difficulty }) {
    const large = tierOf(level) === 'middle'
    const halves = difficulty === 'hard'
    const factor = halves ? 2 * random.int(2, large ? 4 : 3) : random.int(2, large ? 9 : 6)
    const size = random.int(2, large ? 15 : 9)
    const constant = difficulty !== 'easy' && random.chance(1, 2) ? -size : size
    const first = difficulty === 'easy' ? 'multiply' : random.pick(['multiply', 'add'] as const)
    const n = random.int(3, large ? 16 : 12) + (constant < 0 ? size : 0)
    const even = halves && first === 'multiply' ? constant * 2 : constant
    const rule = { factor, constant: even, halves, first }
    return { person: pickPerson(random), ...rule, result: machine(rule, n) }
  },
  write({ person: { name, they }, factor, constant, halves, first, result }) {
    const adds = constant > 0 ? `adds ${constant}` : `subtracts ${-constant}`
    const times = `multiplies it by ${factor}`
    const chain =
      first === 'multiply'
        ? `${they} ${times}, then ${adds}`
        : `${they} ${constant > 0 ? `adds ${constant} to it` : `subtracts ${-constant} from it`}, then multiplies the result by ${factor}`
    const full = result * (halves ? 2 : 1)
    const n = first === 'multiply' ? (full - constant) / factor : full / factor - constant
    const undoAdd = (value: number) =>
      constant > 0 ? `${value} − ${constant} = ${value - constant}` : `${value} + ${-constant} = ${value - constant}`
    const back =
      first === 'multiply'
        ? `${undoAdd(full)}, then ${full - constant} ÷ ${factor} = ${n}`
        : `${full} ÷ ${factor} = ${full / factor}, then ${undoAdd(full / factor)}`
    const kept = first === 'multiply' ? (full + constant) / factor : full / factor + constant
    const twice = first === 'multiply' ? (full - 2 * constant) / factor : n - constant
    const swapped = first === 'multiply' ? full / factor - constant : (full - constant) / factor
    return {
      stem: `${name} thinks of a number. ${chain.charAt(0).toUpperCase()}${chain.slice(1)}${halves ? ', and then divides by 2' : ''}. The result is ${result}. What was ${name}'s number?`,
      answer: whole(n),
      distractors: [
        ...(Number.isInteger(kept)
          ? [wrong(whole(kept), 'careless_mistake', 'Undoes the multiplication but repeats the addition or subtraction.')]
          : []),
        ...(Number.isInteger(swapped)
          ? [wrong(whole(swapped), 'strategy_error', 'Undoes the first operation first instead of the last one.')]
          : []),
        wrong(whole(first === 'multiply' ? full - constant : full / factor), 'careless_mistake', 'Stops one step before the beginning.'),
        wrong(whole(n + 1), 'calculation_error', 'Is one off in the division.'),
        wrong(whole(n > 2 ? n - 1 : n + 2), 'calculation_error', 'Is one too low in the division.'),
        wrong(whole(n + Math.abs(constant)), 'concept_misunderstanding', 'Leaves what was added or subtracted in the answer.'),
        ...(halves ? [wrong(whole(2 * n), 'careless_mistake', 'Doubles once more than the story calls for.')] : []),
        wrong(whole(result), 'misread_question', 'Gives the result instead of the first number.'),
        ...wrongWhole(twice, 'careless_mistake', 'Undoes the addition or subtraction twice.'),
        wrong(whole(n - 2), 'calculation_error', 'Is two too low in the division.'),
        ...wrongWhole(n / 2, 'careless_mistake', 'Halves the number at the end although nothing calls for it.'),
        wrong(whole(n - 3), 'calculation_error', 'Is three too low in the division.'),
      ].filter(({ value }) => Number(value) > 0),
      steps: [
        `Work backward from ${result}, undoing the last operation first.${halves ? ` Dividing by 2 is undone by doubling: ${full}.` : ''}`,
        `${back}.`,
        `The number was ${n}.`,
      ],
      hints: [
        'Which operation did the number go through last? Undo that one first.',
        'Multiplying is undone by dividing, and adding by subtracting.',
      ],
    }
  },
  // Sends every whole number through the chain.
  solve({ result, person: _, ...rule }) {
    for (let n = 0; n < 500; n++) if (machine(rule, n) === result) return String(n)
    throw new RangeError('no number gives the result')
  },
})
