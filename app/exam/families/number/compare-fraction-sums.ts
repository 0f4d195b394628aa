/** Quantitative comparison: a sum of two fractions against a whole number. */

import { COMPARISON_CHOICES, type Relation, relationAnswer, relationDistractors } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { fractionText } from '~/exam/values/values'

interface Parameters {
  a: [number, number]
  b: [number, number]
  extra: number
  isSumFirst: boolean
}

export const compareFractionSums = defineFamily<Parameters>({
  id: 'compare-fraction-sums',
  version: 1,
  title: 'A sum of fractions against a whole number',
  asks: 'Compares the sum of two fractions near one half with a whole number, without a common denominator.',
  strand: 'number',
  skill: 'Comparing fractions',
  kind: 'quantitative_comparison',
  levels: { 'isee-middle': ['quantitative_reasoning'], 'isee-upper': ['quantitative_reasoning'] },
  parameters: {
    a: 'numerator and denominator of the first fraction',
    b: 'numerator and denominator of the second',
    extra: 'whole number put in front of the first fraction: 0 on easy draws',
    isSumFirst: 'whether the sum stands in Column A',
  },
  draw(random, { difficulty }) {
    const wanted = random.pick(['more', 'less', 'same'] as const)
    const extra = difficulty === 'easy' ? 0 : random.int(0, 3)
    const isSumFirst = random.chance(1, 2)
    if (wanted === 'same') {
      const d = random.pick([5, 7, 8, 9, 10, 12])
      const n = random.pick([1, 2, 3, 4].filter((top) => 2 * top !== d))
      const times = difficulty === 'easy' ? 2 : random.int(2, 4)
      return { a: [n, d], b: [(d - n) * times, d * times], extra, isSumFirst }
    }
    const most = { easy: 13, medium: 19, hard: 41 }[difficulty]
    const [x, y] = random.sample(
      Array.from({ length: (most - 5) / 2 }, (_, index) => 7 + 2 * index),
      2,
    ) as [number, number]
    const sign = wanted === 'more' ? 1 : -1
    return { a: [(x + sign) / 2, x], b: [(y + sign) / 2, y], extra, isSumFirst }
  },
  write({ a, b, extra, isSumFirst }) {
    const twice = ([n, d]: [number, number]) => 2 * n - d
    const isSame = b[1] % a[1] === 0 && b[0] * a[1] + a[0] * b[1] === a[1] * b[1]
    const isMore = !isSame && twice(a) > 0
    const relation: Relation = isSame ? 'equal' : isMore === isSumFirst ? 'A' : 'B'
    const [textA, textB] = [fractionText({ n: a[0], d: a[1] }), fractionText({ n: b[0], d: b[1] })]
    const sum = `${extra ? `$${extra}\\frac{${a[0]}}{${a[1]}}$` : textA} + ${textB}`
    const bound = String(extra + 1)
    return {
      stem: '',
      columns: isSumFirst ? { a: sum, b: bound } : { a: bound, b: sum },
      answer: relationAnswer(relation),
      fixedChoices: [...COMPARISON_CHOICES],
      distractors: relationDistractors(relation, {
        A: {
          type: 'calculation_error',
          says: isSumFirst ? 'Takes each fraction for more than it is.' : 'Takes each fraction for less than it is.',
        },
        B: {
          type: 'calculation_error',
          says: isSumFirst ? 'Takes each fraction for less than it is.' : 'Takes each fraction for more than it is.',
        },
        equal: { type: 'strategy_error', says: 'Rounds both fractions to one half and does not ask on which side of it they lie.' },
        unknown: { type: 'logical_reasoning_error', says: 'Gives up because the denominators are different.' },
      }),
      steps: isSame
        ? [
            `${textB} in lowest terms is ${fractionText({ n: a[1] - a[0], d: a[1] })}.`,
            `${textA} and ${fractionText({ n: a[1] - a[0], d: a[1] })} make exactly 1${extra ? `, and with the ${extra} that is ${bound}` : ''}. The two quantities are equal.`,
          ]
        : [
            `Compare each fraction with $\\frac{1}{2}$. In both fractions the numerator is ${isMore ? 'more' : 'less'} than half of the denominator, so both are ${isMore ? 'more' : 'less'} than $\\frac{1}{2}$.`,
            `Two numbers ${isMore ? 'above' : 'below'} $\\frac{1}{2}$ add up to ${isMore ? 'more' : 'less'} than 1${extra ? `, and with the ${extra} to ${isMore ? 'more' : 'less'} than ${bound}` : ''}. Column ${relation} is greater.`,
          ],
      hints: [
        'You need no common denominator.',
        isSame ? 'Can one of the fractions be simplified?' : 'Is each of the fractions more or less than one half?',
      ],
    }
  },
  // Cross-multiplies the whole sum.
  solve({ a: [n, d], b: [m, e], isSumFirst }) {
    const difference = n * e + m * d - d * e
    return difference === 0 ? '=equal' : difference > 0 === isSumFirst ? '=A' : '=B'
  },
})
