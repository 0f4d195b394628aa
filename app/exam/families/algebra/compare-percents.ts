/** Quantitative comparison: a percent of one number against a percent of another. */

import { COMPARISON_CHOICES, type Relation, relationAnswer, relationDistractors } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { compare, fraction } from '~/exam/values/fraction'
import { decimalText, wholeText } from '~/exam/values/values'

interface Parameters {
  percentA: number
  baseA: number
  percentB: number
  baseB: number
}

const part = (percent: number, base: number) => fraction(percent * base, 100)

function relationOf({ percentA, baseA, percentB, baseB }: Parameters): Relation {
  const difference = compare(part(percentA, baseA), part(percentB, baseB))
  return difference > 0 ? 'A' : difference < 0 ? 'B' : 'equal'
}

export const comparePercents = defineFamily<Parameters>({
  id: 'compare-percents',
  version: 1,
  title: 'A percent of one number against a percent of another',
  asks: 'Compares a% of m with b% of n, often with the two numbers of one column swapped in the other.',
  strand: 'number',
  skill: 'Percent of a number',
  kind: 'quantitative_comparison',
  levels: { 'isee-middle': ['quantitative_reasoning'], 'isee-upper': ['quantitative_reasoning'] },
  parameters: {
    percentA: 'percent in Column A, a multiple of 5',
    baseA: 'number in Column A, a multiple of 10',
    percentB: 'percent in Column B, a multiple of 5',
    baseB: 'number in Column B, a multiple of 10',
  },
  draw(random, { difficulty }) {
    const percentA = 5 * random.int(2, 18)
    const baseA = 10 * random.int(2, 18)
    const kind = random.pick(['A', 'B', 'equal'] as const)
    if (kind === 'equal') return { percentA, baseA, percentB: baseA / 2, baseB: percentA * 2 }
    const nudge = difficulty === 'hard' ? 5 : 5 * random.int(2, 5)
    const more = { percentA: percentA + nudge, baseA, percentB: percentA, baseB: baseA }
    const swapped = { percentA: more.percentA, baseA, percentB: baseA / 2, baseB: percentA * 2 }
    const drawn = difficulty === 'easy' ? more : swapped
    if (kind === 'A') return drawn
    return { percentA: drawn.percentB, baseA: drawn.baseB, percentB: drawn.percentA, baseB: drawn.baseA }
  },
  write(parameters) {
    const { percentA, baseA, percentB, baseB } = parameters
    const relation = relationOf(parameters)
    const [valueA, valueB] = [decimalText(part(percentA, baseA)), decimalText(part(percentB, baseB))]
    const conclusion = { A: 'Column A is greater', B: 'Column B is greater', equal: 'the columns are equal', unknown: '' }[relation]
    return {
      stem: '',
      columns: { a: `${percentA}% of ${wholeText(baseA)}`, b: `${percentB}% of ${wholeText(baseB)}` },
      answer: relationAnswer(relation),
      fixedChoices: [...COMPARISON_CHOICES],
      distractors: relationDistractors(relation, {
        A:
          percentA > percentB
            ? { type: 'strategy_error', says: 'Compares only the percents and forgets what they are taken of.' }
            : undefined,
        B:
          percentB > percentA
            ? { type: 'strategy_error', says: 'Compares only the percents and forgets what they are taken of.' }
            : undefined,
        unknown: { type: 'concept_misunderstanding', says: 'Believes that percents of different numbers cannot be compared.' },
      }),
      steps: [
        `A percent is a number of hundredths, so ${percentA}% of ${wholeText(baseA)} is ${percentA} × ${wholeText(baseA)} ÷ 100 = ${valueA}.`,
        `In the same way ${percentB}% of ${wholeText(baseB)} is ${valueB}.`,
        relation === 'equal'
          ? `Both are ${valueA}, so the columns are equal.`
          : `${relation === 'A' ? `${valueA} is more than ${valueB}` : `${valueB} is more than ${valueA}`}, so ${conclusion}.`,
      ],
      hints: [
        'You need not divide by 100 twice: compare percent × number in each column.',
        'Taking a% of m gives the same as taking m% of a.',
      ],
    }
  },
  // Both columns in hundredths, as whole numbers.
  solve({ percentA, baseA, percentB, baseB }) {
    const [a, b] = [percentA * baseA, percentB * baseB]
    return a === b ? '=equal' : a > b ? '=A' : '=B'
  },
})
