/** One missing number in a number sentence. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { whole, wrong } from '~/exam/values/values'

type Shape = 'plus' | 'minus' | 'from' | 'times' | 'over' | 'timesPlus' | 'timesMinus'

interface Parameters {
  shape: Shape
  b: number
  c: number
  result: number
}

/** The left side with n in the box. */
const LEFT: Record<Shape, (n: number, b: number, c: number) => number> = {
  plus: (n, b) => n + b,
  minus: (n, b) => n - b,
  from: (n, b) => b - n,
  times: (n, b) => n * b,
  over: (n, b) => n / b,
  timesPlus: (n, b, c) => n * b + c,
  timesMinus: (n, b, c) => n * b - c,
}

const PRINTED: Record<Shape, (b: number, c: number) => string> = {
  plus: (b) => `□ + ${b}`,
  minus: (b) => `□ − ${b}`,
  from: (b) => `${b} − □`,
  times: (b) => `${b} × □`,
  over: (b) => `□ ÷ ${b}`,
  timesPlus: (b, c) => `${b} × □ + ${c}`,
  timesMinus: (b, c) => `${b} × □ − ${c}`,
}

const SHAPES = {
  easy: ['plus', 'minus', 'times'],
  medium: ['minus', 'from', 'times', 'over'],
  hard: ['timesPlus', 'timesMinus', 'over'],
} as const

/** How each shape is undone: the number in the box and the sentence that says why. */
function undo({ shape, b, c, result }: Parameters): { n: number; why: string; other: number; says: string } {
  const addInstead = { other: result + b, says: 'Adds the two numbers that are shown instead of undoing the operation.' }
  const takeInstead = { other: result - b, says: 'Subtracts where the number sentence multiplies.' }
  switch (shape) {
    case 'plus':
      return { n: result - b, why: `Adding ${b} is undone by subtracting ${b}: ${result} − ${b} = ${result - b}.`, ...addInstead }
    case 'minus':
      return {
        n: result + b,
        why: `Subtracting ${b} is undone by adding ${b}: ${result} + ${b} = ${result + b}.`,
        ...{ other: Math.abs(result - b), says: 'Subtracts again instead of undoing the subtraction.' },
      }
    case 'from':
      return {
        n: b - result,
        why: `What was taken away from ${b} is what is missing down to ${result}: ${b} − ${result} = ${b - result}.`,
        ...addInstead,
      }
    case 'times':
      return { n: result / b, why: `Multiplying by ${b} is undone by dividing by ${b}: ${result} ÷ ${b} = ${result / b}.`, ...takeInstead }
    case 'over':
      return {
        n: result * b,
        why: `Dividing by ${b} is undone by multiplying by ${b}: ${result} × ${b} = ${result * b}.`,
        other: result + b,
        says: 'Adds the two numbers where the division calls for multiplying.',
      }
    case 'timesPlus':
      return {
        n: (result - c) / b,
        why: `First undo the addition: ${result} − ${c} = ${result - c}. Then undo the multiplication: ${result - c} ÷ ${b} = ${(result - c) / b}.`,
        other: result - c,
        says: 'Undoes the addition and forgets the multiplication.',
      }
    case 'timesMinus':
      return {
        n: (result + c) / b,
        why: `First undo the subtraction: ${result} + ${c} = ${result + c}. Then undo the multiplication: ${result + c} ÷ ${b} = ${(result + c) / b}.`,
        other: result + c,
        says: 'Undoes the subtraction and forgets the multiplication.',
      }
  }
}

export const missingNumber = defineFamily<Parameters>({
  id: 'missing-number',
  version: 3,
  title: 'The missing number in a number sentence',
  asks: 'Gives a number sentence with a box for one number and asks for that number.',
  strand: 'algebra',
  skill: 'Missing numbers',
  kind: 'computation',
  levels: { 'isee-lower': ['mathematics_achievement'], 'ssat-elementary': ['quantitative'], 'isee-middle': ['mathematics_achievement'] },
  parameters: {
    shape: 'what is done to the number in the box',
    b: 'the number that it is combined with',
    c: 'the number added or subtracted at the end, in the hardest shapes',
    result: 'the right side',
  },
  draw(random, { level, difficulty }) {
    const large = tierOf(level) === 'middle'
    const shape = random.pick(SHAPES[difficulty])
    const isProduct = shape !== 'plus' && shape !== 'minus' && shape !== 'from'
    const b = isProduct ? random.int(3, large ? 15 : 9) : random.int(12, large ? 480 : 89)
    const n = isProduct ? random.int(4, large ? 25 : 12) * (shape === 'over' ? b : 1) : random.int(11, large ? 390 : 78)
    if (shape === 'from') return { shape, b: b + n, c: 0, result: b }
    if (shape === 'minus') return { shape, b, c: 0, result: n }
    const c = isProduct ? random.int(2, Math.min(19, b * n - 2)) : 0
    return { shape, b, c: shape === 'timesPlus' || shape === 'timesMinus' ? c : 0, result: LEFT[shape](n, b, shape === 'plus' ? 0 : c) }
  },
  write(parameters) {
    const { shape, b, c, result } = parameters
    const { n, why, other, says } = undo(parameters)
    const sentence = `${PRINTED[shape](b, c)} = ${result}`
    return {
      stem: `What number belongs in the box?\n${sentence}`,
      answer: whole(n),
      distractors: [
        wrong(whole(other), 'strategy_error', says),
        wrong(whole(n + 1), 'calculation_error', 'Counts one too many.'),
        wrong(whole(n > 1 ? n - 1 : n + 2), 'calculation_error', 'Counts one too few.'),
        wrong(whole(n > 20 ? n - 10 : n + 10), 'careless_mistake', 'Loses track of a ten when regrouping.'),
        wrong(whole(result), 'misread_question', 'Copies the result of the number sentence into the box.'),
        wrong(whole(b), 'misread_question', 'Copies the number that is already given.'),
      ],
      steps: [
        'The box holds the number that makes both sides the same, so undo what was done to it, the last thing first.',
        why,
        `Check: with ${n} in the box, the left side is ${result}.`,
      ],
      hints: ['Which operation undoes the one that you see?', 'Start from the number on the right and work back to the box.'],
    }
  },
  // Tries every whole number in the box.
  solve({ shape, b, c, result }) {
    for (let n = 0; n < 2000; n++) if (LEFT[shape](n, b, c) === result) return String(n)
    throw new RangeError('nothing fits the box')
  },
})
