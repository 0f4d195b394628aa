/** Expressions in which the order of the operations decides. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole } from '~/exam/values/values'

interface Parameters {
  shape: keyof typeof SHAPES
  a: number
  b: number
  c: number
  d: number
}

interface Shape {
  text(p: Parameters): string
  value(p: Parameters): number
  /** Read strictly from left to right, without any rule. */
  plain(p: Parameters): number
  first(p: Parameters): string
}

const SHAPES = {
  'plus-times': {
    text: ({ a, b, c }) => `${a} + ${b} × ${c}`,
    value: ({ a, b, c }) => a + b * c,
    plain: ({ a, b, c }) => (a + b) * c,
    first: ({ b, c }) => `multiplication comes before addition: ${b} × ${c} = ${b * c}`,
  },
  'minus-times-plus': {
    text: ({ a, b, c, d }) => `${a * b + d} − ${a} × ${b} + ${c}`,
    value: ({ c, d }) => d + c,
    plain: ({ a, b, c, d }) => (a * b + d - a) * b + c,
    first: ({ a, b }) => `multiplication comes first: ${a} × ${b} = ${a * b}. Then work from left to right`,
  },
  'brackets-times': {
    text: ({ a, b, c, d }) => `${c} × (${a + b} − ${a}) + ${d}`,
    value: ({ b, c, d }) => c * b + d,
    plain: ({ a, b, c, d }) => c * (a + b) - a + d,
    first: ({ a, b }) => `parentheses come first: ${a + b} − ${a} = ${b}`,
  },
  'divide-times': {
    text: ({ a, b, c, d }) => `${d} + ${a * b} ÷ ${a} × ${c}`,
    value: ({ b, c, d }) => d + b * c,
    plain: ({ a, b, c, d }) => Math.floor((d + a * b) / a) * c,
    first: ({ a, b, c }) =>
      `multiplication and division come before addition and go from left to right: ${a * b} ÷ ${a} = ${b}, and ${b} × ${c} = ${b * c}`,
  },
  'square-times': {
    text: ({ a, b, c }) => `${a} + ${b} × $${c}^2$`,
    value: ({ a, b, c }) => a + b * c * c,
    plain: ({ a, b, c }) => (a + b) * c * c,
    first: ({ b, c }) => `the exponent comes first: $${c}^2$ = ${c * c}, then the multiplication: ${b} × ${c * c} = ${b * c * c}`,
  },
  'brackets-square': {
    text: ({ a, b, c, d }) => `${d} × $(${a + c} - ${a})^2$ − ${b}`,
    value: ({ b, c, d }) => d * c * c - b,
    plain: ({ a, b, c, d }) => d * ((a + c) ** 2 - a * a) - b,
    first: ({ a, c }) => `parentheses come first, then the exponent: ${a + c} − ${a} = ${c}, and $${c}^2$ = ${c * c}`,
  },
} as const satisfies Record<string, Shape>

type ShapeName = keyof typeof SHAPES
const CHOICES: Record<'lower' | 'middle' | 'upper', Record<'easy' | 'medium' | 'hard', ShapeName[]>> = {
  lower: { easy: ['plus-times'], medium: ['minus-times-plus', 'brackets-times'], hard: ['brackets-times', 'divide-times'] },
  middle: {
    easy: ['minus-times-plus', 'brackets-times'],
    medium: ['divide-times', 'square-times'],
    hard: ['square-times', 'brackets-square'],
  },
  upper: { easy: ['divide-times'], medium: ['square-times'], hard: ['brackets-square'] },
}

export const orderOfOperations = defineFamily<Parameters>({
  id: 'order-of-operations',
  version: 3,
  title: 'Order of operations',
  asks: 'Evaluates an expression with several operations, with parentheses and squares on harder draws.',
  strand: 'number',
  skill: 'Order of operations',
  kind: 'computation',
  levels: {
    'isee-lower': ['mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    shape: 'the form of the expression',
    a: 'a number from 2 to 9',
    b: 'a number from 2 to 9',
    c: 'a number from 2 to 6',
    d: 'a number from 2 to 12',
  },
  draw(random, { level, difficulty }) {
    const shape = random.pick(CHOICES[tierOf(level)][difficulty])
    const [a, b, c, d] = [random.int(2, 9), random.int(2, 9), random.int(2, 6), random.int(2, 12)]
    // Nothing falls below zero: 3 × 3² is more than any b.
    return shape === 'brackets-square' && d * c * c <= b ? { shape, a, b, c: 3, d: 3 } : { shape, a, b, c, d }
  },
  write(parameters) {
    const { shape, a, b, c, d } = parameters
    const { text, value, plain, first }: Shape = SHAPES[shape]
    const key = value(parameters)
    const squared = c * c - 2 * c
    const wrong: Distractor[] = [
      { ...whole(plain(parameters)), type: 'concept_misunderstanding', says: 'Works from left to right or skips a step of the order.' },
      {
        ...whole(shape === 'square-times' || shape === 'brackets-square' ? key - squared * (shape === 'square-times' ? b : d) : key + b),
        type: 'concept_misunderstanding',
        says: shape.includes('square') ? 'Doubles the number instead of squaring it.' : 'Counts one of the numbers twice.',
      },
      { ...whole(key - c), type: 'calculation_error', says: 'Takes one group too few when multiplying.' },
      { ...whole(key + c), type: 'calculation_error', says: 'Takes one group too many when multiplying.' },
      {
        ...whole(key - (shape === 'minus-times-plus' ? 2 * c : a)),
        type: 'strategy_error',
        says:
          shape === 'minus-times-plus' ? 'Adds before subtracting instead of going from left to right.' : 'Leaves one of the numbers out.',
      },
      { ...whole(key + 10), type: 'calculation_error', says: 'Slips by ten when adding.' },
      { ...whole(key - 1), type: 'careless_mistake', says: 'Slips by one in the last step.' },
      { ...whole(key + 1), type: 'careless_mistake', says: 'Ends up one too high in the last step.' },
      { ...whole(key - 10), type: 'calculation_error', says: 'Loses a ten in the last step.' },
    ]
    return {
      stem: `What is the value of ${text(parameters)}?`,
      answer: whole(key),
      distractors: wrong.filter(({ value: number }) => !number.startsWith('-')),
      steps: [`By the agreed order, ${first(parameters)}.`, `Then finish from left to right: the value is ${key}.`],
      hints: ['Not every expression is worked from left to right.', 'Parentheses, then exponents, then × and ÷, then + and −.'],
    }
  },
  // Reads the printed expression again, as a program would.
  solve(parameters) {
    const shape: Shape = SHAPES[parameters.shape]
    return numberValue(evaluate(shape.text(parameters).replaceAll('$', '').replaceAll('^2', '²').replaceAll('−', '-').replaceAll(' ', '')))
  },
})

/** Value of an expression in + - × ÷ ² and parentheses, by splitting at the operation that binds least. */
function evaluate(text: string): number {
  let depth = 0
  for (const operators of ['+-', '×÷']) {
    for (let index = text.length - 1; index > 0; index--) {
      const sign = text.charAt(index)
      if (sign === ')') depth++
      else if (sign === '(') depth--
      else if (depth === 0 && operators.includes(sign)) {
        const [left, right] = [evaluate(text.slice(0, index)), evaluate(text.slice(index + 1))]
        return { '+': left + right, '-': left - right, '×': left * right, '÷': left / right }[sign] ?? 0
      }
    }
  }
  if (text.endsWith('²')) return evaluate(text.slice(0, -1)) ** 2
  return text.startsWith('(') ? evaluate(text.slice(1, -1)) : Number(text)
}
