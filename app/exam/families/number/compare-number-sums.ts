/** Quantitative comparison: sums of runs of numbers, compared term by term or by their middle. */

import { COMPARISON_CHOICES, type Relation, relationAnswer, relationDistractors } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { wholeText } from '~/exam/values/values'

interface Parameters {
  /** Even numbers from 2 against odd numbers from 1, or a run against a multiple of one number. */
  kind: 'even-odd' | 'middle'
  first: number
  count: number
  /** How many odd numbers, or the number that is multiplied. */
  rival: number
  isRunFirst: boolean
}

export const compareNumberSums = defineFamily<Parameters>({
  id: 'compare-number-sums',
  version: 1,
  title: 'Sums of runs of numbers',
  asks: 'Compares a sum of evenly spaced numbers with another sum or with a product, without adding everything up.',
  strand: 'number',
  skill: 'Number sense',
  kind: 'quantitative_comparison',
  levels: { 'isee-middle': ['quantitative_reasoning'], 'isee-upper': ['quantitative_reasoning'] },
  parameters: {
    kind: 'even numbers against odd numbers, or consecutive numbers against a product',
    first: 'the first number of the run',
    count: 'how many numbers the run has',
    rival: 'how many odd numbers there are in the other sum, or the number that is multiplied by the count',
    isRunFirst: 'whether the run stands in Column A',
  },
  draw(random, { difficulty }) {
    const isRunFirst = random.chance(1, 2)
    if (difficulty !== 'easy' && random.chance(1, 2)) {
      const count = random.int(10, difficulty === 'hard' ? 60 : 30)
      return { kind: 'even-odd', first: 2, count, rival: count + random.int(0, 1), isRunFirst }
    }
    const count = random.pick(difficulty === 'hard' ? [7, 9, 11] : [3, 5, 7])
    const first = random.int(11, difficulty === 'easy' ? 40 : 90)
    const middle = first + (count - 1) / 2
    return { kind: 'middle', first, count, rival: middle + random.pick([0, 0, 1, -1]), isRunFirst }
  },
  write({ kind, first, count, rival, isRunFirst }) {
    const middle = first + (count - 1) / 2
    const last = kind === 'middle' ? first + count - 1 : 2 * count
    const isRunGreater = kind === 'middle' ? middle > rival : rival === count
    const isEqual = kind === 'middle' && middle === rival
    const relation: Relation = isEqual ? 'equal' : isRunGreater === isRunFirst ? 'A' : 'B'
    const run =
      kind === 'even-odd'
        ? `The sum of the even numbers from 2 to ${last}`
        : count === 3
          ? `${first} + ${first + 1} + ${last}`
          : `The sum of the whole numbers from ${first} to ${last}`
    const other = kind === 'even-odd' ? `The sum of the odd numbers from 1 to ${2 * rival - 1}` : `${count} × ${rival}`
    const steps = {
      middle: [
        `The ${count} numbers lie evenly around ${middle}: what the first lacks, the last has too much. So their sum is ${count} × ${middle}.`,
        isEqual
          ? 'That is exactly the product in the other column, so the two quantities are equal.'
          : `The other column is ${count} × ${rival}, which is ${isRunGreater ? 'less' : 'more'}, so Column ${relation} is greater.`,
      ],
      'even-odd':
        rival === count
          ? [
              `Pair the numbers: 2 with 1, 4 with 3, and so on up to ${last} with ${last - 1}. There are ${count} pairs.`,
              `In each pair the even number is 1 more, so the even numbers have the greater sum, by ${wholeText(count)}. Column ${relation} is greater.`,
            ]
          : [
              `Leave the 1 aside and pair 3 with 2, 5 with 4, and so on up to ${last + 1} with ${last}. There are ${count} pairs.`,
              `In each pair the odd number is 1 more, so the odd numbers have the greater sum. Column ${relation} is greater.`,
            ],
    }[kind]
    return {
      stem: '',
      columns: isRunFirst ? { a: run, b: other } : { a: other, b: run },
      answer: relationAnswer(relation),
      fixedChoices: [...COMPARISON_CHOICES],
      distractors: relationDistractors(relation, {
        A: { type: 'strategy_error', says: 'Looks at the first or the last number only and decides for Column A.' },
        B: { type: 'strategy_error', says: 'Looks at the first or the last number only and decides for Column B.' },
        equal: { type: 'logical_reasoning_error', says: 'Takes sums with about equally many numbers for equal.' },
        unknown: { type: 'logical_reasoning_error', says: 'Gives up because there are many numbers to add.' },
      }),
      steps,
      hints: [
        'You need not add all the numbers.',
        kind === 'middle' ? 'Which number lies in the middle of the run?' : 'Pair each even number with the odd number next to it.',
      ],
    }
  },
  // Adds everything up.
  solve({ kind, first, count, rival, isRunFirst }) {
    let [run, other] = [0, kind === 'middle' ? count * rival : 0]
    for (let index = 0; index < count; index++) run += kind === 'middle' ? first + index : 2 * (index + 1)
    if (kind === 'even-odd') for (let index = 0; index < rival; index++) other += 2 * index + 1
    return run === other ? '=equal' : run > other === isRunFirst ? '=A' : '=B'
  },
})
