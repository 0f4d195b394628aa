/** Quantitative comparison: what the mean of three numbers and one of them say about the other two. */
import {
  COMPARISON_LEVELS,
  CONCLUSIONS,
  comparisonQuestion,
  DRAWN_RELATIONS,
  type Relation,
  relationOf,
  relationOver,
} from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'

interface Parameters {
  letters: [string, string, string]
  mean: number
  /** Which of the three numbers is given: 2 settles the mean of the first two, 0 does not. */
  given: 0 | 2
  value: number
  bound: number
}

export const compareMeanUnknown = defineFamily<Parameters>({
  id: 'compare-mean-unknown',
  version: 2,
  title: 'The mean of two of three',
  asks: 'Compares the mean of two of three unknown numbers with a number, when the mean of all and one of them are known.',
  strand: 'data',
  skill: 'Reasoning about means',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    letters: 'the names of the three numbers',
    mean: 'the mean of the three',
    given: 'whether the third number is known, or the first',
    value: 'the value of the known number',
    bound: 'the number in Column B',
  },
  draw(random, { difficulty }) {
    const relation = random.pick(difficulty === 'easy' ? (['A', 'B', 'equal'] as const) : DRAWN_RELATIONS)
    const mean = random.int(10, 24)
    const shift = random.pick([-4, -3, -2, -1, 1, 2, 3, 4])
    const pair = difficulty === 'easy' ? mean + shift : mean + random.int(-3, 3)
    const away = difficulty === 'hard' ? 1 : random.int(1, 3)
    // Easy questions compare with the mean itself, so that only the direction matters.
    const bound = difficulty === 'easy' ? mean : relation === 'A' ? pair - away : relation === 'B' ? pair + away : pair
    const settled = difficulty === 'easy' ? mean + (relation === 'equal' ? 0 : (relation === 'A' ? 1 : -1) * Math.abs(shift)) : pair
    return {
      letters: random.pick([
        ['x', 'y', 'z'],
        ['a', 'b', 'c'],
        ['p', 'q', 'r'],
      ] as [string, string, string][]),
      mean,
      given: relation === 'unknown' ? 0 : 2,
      value: relation === 'unknown' ? mean + shift : 3 * mean - 2 * settled,
      bound,
    }
  },
  write({ letters, mean, given, value, bound }) {
    const [x, y, z] = letters.map((letter) => `$${letter}$`)
    const name = given === 2 ? z : x
    const relation: Relation = given === 0 ? 'unknown' : relationOf(3 * mean - value, 2 * bound)
    const rest = 3 * mean - value
    return comparisonQuestion({
      stem: `The mean of ${x}, ${y}, and ${z} is ${mean}, and ${name} = ${value}.`,
      a: `The mean of ${x} and ${y}`,
      b: String(bound),
      relation,
      mistakes: {
        equal: { type: 'concept_misunderstanding', says: 'Believes that two of the numbers must have the same mean as all three.' },
        unknown: {
          type: 'logical_reasoning_error',
          says: 'Believes that nothing can be said about numbers that are not known one by one.',
        },
        A: { type: 'logical_reasoning_error', says: 'Mixes up which way the known number pulls the mean of the others.' },
        B: { type: 'logical_reasoning_error', says: 'Mixes up which way the known number pulls the mean of the others.' },
      },
      steps:
        given === 2
          ? [
              `A mean of ${mean} makes the three numbers add up to 3 × ${mean} = ${3 * mean}.`,
              `Without ${z} that leaves ${3 * mean} − ${value} = ${rest} for ${x} and ${y} together, so their mean is ${rest} ÷ 2 = ${rest / 2}.`,
              `So ${CONCLUSIONS[relation]}.`,
            ]
          : [
              `A mean of ${mean} makes the three numbers add up to 3 × ${mean} = ${3 * mean}, so ${y} and ${z} together make ${rest}.`,
              `But how ${y} and ${z} share this is not known: ${y} may be large or small, and with it the mean of ${x} and ${y}.`,
              `So ${CONCLUSIONS.unknown}.`,
            ],
      hints: ['What do the three numbers add up to?', `Is the sum of ${x} and ${y} known?`],
    })
  },
  // Tries many numbers that keep to what is known.
  solve({ mean, given, value, bound }) {
    const cases = Array.from({ length: 401 }, (_, index) => index - 200).map((free) => {
      const [x, y] = given === 2 ? [free, 3 * mean - value - free] : [value, free]
      return [x + y, 2 * bound] as const
    })
    return `=${relationOver(cases)}`
  },
})
