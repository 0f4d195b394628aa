/** The probability that something does not happen. */

import { defineFamily } from '~/exam/families/kit/family'
import { add, type Fraction, fraction, subtract } from '~/exam/values/fraction'
import { fractionText, numberValue, rational, wrong } from '~/exam/values/values'
import { chanceSlips } from './slips'

interface Parameters {
  setting: number
  first: Fraction
  /** Zero over one when only one event is given. */
  second: Fraction
}

const ONE: ((p: string) => string)[] = [
  (p) => `The probability that a bus is late is ${p}. What is the probability that it is not late?`,
  (p) => `The probability that a seed of a certain plant sprouts is ${p}. What is the probability that a seed does not sprout?`,
  (p) => `The probability that a spinner stops on blue is ${p}. What is the probability that it does not stop on blue?`,
]
const TWO: ((p: string, q: string) => string)[] = [
  (p, q) =>
    `A bag contains only red, blue, and green marbles. The probability of drawing a red marble is ${p}, and the probability of drawing a blue marble is ${q}. What is the probability of drawing a green marble?`,
  (p, q) =>
    `A team can win, lose, or tie a game. The probability that it wins is ${p}, and the probability that it loses is ${q}. What is the probability that it ties?`,
  (p, q) =>
    `A student at a school is in grade 6, grade 7, or grade 8. For a student chosen at random, the probability of grade 6 is ${p}, and the probability of grade 7 is ${q}. What is the probability of grade 8?`,
]

export const complementProbability = defineFamily<Parameters>({
  id: 'complement-probability',
  version: 4,
  title: 'The rest of the probability',
  asks: 'Finds the probability that an event does not happen, or of the last of three outcomes.',
  strand: 'data',
  skill: 'Complement of an event',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['mathematics_achievement', 'quantitative_reasoning'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: { setting: 'which of three settings', first: 'the first probability', second: 'the second probability, 0 in easy draws' },
  draw(random, { difficulty }) {
    const setting = random.int(0, 2)
    if (difficulty === 'easy') {
      const d = random.pick([5, 7, 8, 9, 10, 11, 12])
      const parts = Array.from({ length: d - 1 }, (_, index) => index + 1).filter((n) => fraction(n, d).d === d)
      return { setting, first: fraction(random.pick(parts), d), second: fraction(0) }
    }
    const [a, b] = random.pick(
      difficulty === 'medium'
        ? ([
            [2, 6],
            [3, 6],
            [2, 8],
            [4, 8],
            [2, 10],
            [5, 10],
            [4, 12],
            [3, 12],
          ] as [number, number][])
        : ([
            [3, 4],
            [2, 5],
            [3, 5],
            [4, 5],
            [4, 6],
            [3, 8],
            [2, 7],
            [5, 6],
          ] as [number, number][]),
    )
    const firsts = Array.from({ length: a - 1 }, (_, index) => fraction(index + 1, a)).filter(({ d }) => d === a)
    const seconds = Array.from({ length: b - 1 }, (_, index) => fraction(index + 1, b)).filter(({ d }) => d === b)
    const pairs = firsts.flatMap((one) => seconds.map((two) => ({ one, two }))).filter(({ one, two }) => add(one, two).n < add(one, two).d)
    const { one, two } = random.pick(pairs)
    return { setting, first: one, second: two }
  },
  write({ setting, first, second }) {
    const isOne = second.n === 0
    const together = add(first, second)
    const key = subtract(fraction(1), together)
    const [p, q] = [fractionText(first), fractionText(second)]
    const apart = fraction(Math.abs(first.d - first.n - second.n) || 1, first.d + second.d)
    return {
      stem: (isOne ? ONE[setting]?.(p) : TWO[setting]?.(p, q)) ?? '',
      answer: rational(key),
      distractors: [
        ...(isOne
          ? [
              wrong(rational(first), 'concept_misunderstanding' as const, 'Believes that an event and its opposite are equally likely.'),
              wrong(rational(fraction(1, first.d)), 'concept_misunderstanding' as const, 'Takes one part only for the opposite.'),
              wrong(
                rational(fraction(Math.min(first.n, first.d - first.n), Math.max(first.n, first.d - first.n))),
                'concept_misunderstanding' as const,
                'Compares the event with its opposite instead of with all.',
              ),
            ]
          : [
              wrong(rational(together), 'misread_question' as const, 'Gives the probability of the two outcomes that are given.'),
              wrong(
                rational(subtract(fraction(1), fraction(first.n + second.n, first.d + second.d))),
                'concept_misunderstanding' as const,
                'Adds the denominators as well as the numerators.',
              ),
              wrong(rational(fraction(1, 3)), 'concept_misunderstanding' as const, 'Believes that three outcomes must be equally likely.'),
              wrong(rational(apart), 'calculation_error' as const, 'Subtracts the numerators without a common denominator.'),
              wrong(rational(subtract(fraction(1), first)), 'misread_question' as const, 'Takes away only the first probability.'),
            ]),
        ...chanceSlips(key),
        wrong(rational(fraction(first.n, first.d + 1)), 'careless_mistake', 'Counts one outcome too many in all.'),
      ].filter(({ value }) => value !== '1' && value !== '0'),
      steps: [
        'The probabilities of all possible outcomes add up to 1.',
        isOne
          ? `So the opposite has what is left of 1: 1 − ${p} = ${fractionText(key)}.`
          : `The two that are given make ${p} + ${q} = ${fractionText(together)}.`,
        ...(isOne ? [] : [`What is left for the third is 1 − ${fractionText(together)} = ${fractionText(key)}.`]),
      ],
      hints: [
        'Something must happen: what do the probabilities of all outcomes make together?',
        isOne ? 'Take what is known away from the whole.' : 'Add the two probabilities with a common denominator first.',
      ],
    }
  },
  // Imagines as many trials as both denominators divide and counts.
  solve({ first, second }) {
    const trials = first.d * second.d
    return numberValue(fraction(trials - first.n * second.d - second.n * first.d, trials))
  },
})
