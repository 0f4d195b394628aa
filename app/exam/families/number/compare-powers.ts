/** Quantitative comparison: powers of bases that are themselves powers of one number. */

import { COMPARISON_CHOICES, type Relation, relationAnswer, relationDistractors } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { wholeText } from '~/exam/values/values'

interface Power {
  base: number
  exponent: number
}
interface Parameters {
  root: number
  left: Power
  right: Power
}

const ladder = (root: number) => Array.from({ length: root === 2 ? 5 : 3 }, (_, index) => root ** (index + 1))

export const comparePowers = defineFamily<Parameters>({
  id: 'compare-powers',
  version: 3,
  title: 'Powers of related bases',
  asks: 'Compares two powers whose bases are powers of one number, such as 8 and 4.',
  strand: 'number',
  skill: 'Exponents',
  kind: 'quantitative_comparison',
  levels: { 'isee-middle': ['quantitative_reasoning'], 'isee-upper': ['quantitative_reasoning'] },
  parameters: {
    root: 'the number of which both bases are powers: 2, 3, 5 or 10',
    left: 'base and exponent in Column A',
    right: 'base and exponent in Column B; the bases differ',
  },
  draw(random, { difficulty }) {
    const root = random.pick(difficulty === 'easy' ? [2, 3, 10] : [2, 3, 5, 10])
    const steps = difficulty === 'easy' ? [1, 2] : root === 2 ? [1, 2, 3, 4, 5] : [1, 2, 3]
    const [p, q] = random.sample(steps, 2) as [number, number]
    const unit = random.int(2, difficulty === 'hard' ? 9 : 6)
    const wanted = random.pick(['A', 'B', 'equal'] as const)
    const [x, y] = [q * unit, p * unit]
    const nudge = { A: [1, 0], B: [0, 1], equal: [0, 0] }[wanted] as [number, number]
    return { root, left: { base: root ** p, exponent: x + nudge[0] }, right: { base: root ** q, exponent: y + nudge[1] } }
  },
  write({ root, left, right }) {
    const height = (base: number) => ladder(root).indexOf(base) + 1
    const [p, q] = [height(left.base) * left.exponent, height(right.base) * right.exponent]
    const relation: Relation = p === q ? 'equal' : p > q ? 'A' : 'B'
    const text = ({ base, exponent }: Power) => `$${wholeText(base).replaceAll(',', '{,}')}^{${exponent}}$`
    const rewrite = (power: Power, total: number) =>
      power.base === root
        ? `${text(power)} is a power of ${root} already`
        : `${wholeText(power.base)} = $${root}^{${height(power.base)}}$, so ${text(power)} = $${root}^{${total}}$`
    const says = (column: 'A' | 'B', own: Power, other: Power) =>
      own.base > other.base
        ? 'Compares only the bases.'
        : own.exponent > other.exponent
          ? 'Compares only the exponents.'
          : `Adds where exponents should be multiplied and finds too much for Column ${column}.`
    return {
      stem: '',
      columns: { a: text(left), b: text(right) },
      answer: relationAnswer(relation),
      fixedChoices: [...COMPARISON_CHOICES],
      distractors: relationDistractors(relation, {
        A: { type: 'strategy_error', says: says('A', left, right) },
        B: { type: 'strategy_error', says: says('B', right, left) },
        equal: { type: 'concept_misunderstanding', says: 'Supposes that a larger base and a larger exponent always balance.' },
        unknown: { type: 'logical_reasoning_error', says: 'Gives up because the powers are too large to work out.' },
      }),
      steps: [
        `Write both as powers of ${root}: ${rewrite(left, p)}; ${rewrite(right, q)}.`,
        p === q
          ? `Both are $${root}^{${p}}$, so the two quantities are equal.`
          : `With the same base, the greater exponent wins: ${Math.max(p, q)} is more than ${Math.min(p, q)}, so Column ${relation} is greater.`,
      ],
      hints: ['Can both bases be written as powers of one smaller number?', 'A power raised to a power multiplies the exponents.'],
    }
  },
  // Works both powers out in full.
  solve({ left, right }) {
    const [a, b] = [BigInt(left.base) ** BigInt(left.exponent), BigInt(right.base) ** BigInt(right.exponent)]
    return a === b ? '=equal' : a > b ? '=A' : '=B'
  },
})
