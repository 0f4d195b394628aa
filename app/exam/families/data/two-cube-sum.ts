/** The sum of two number cubes. */

import { defineFamily } from '~/exam/families/kit/family'
import { listed } from '~/exam/families/kit/wording'
import { fraction } from '~/exam/values/fraction'
import { fractionText, numberValue, rational, wrong } from '~/exam/values/values'
import { chanceSlips } from './slips'

interface Parameters {
  asked: 'is' | 'is at least' | 'is less than' | 'is a multiple of'
  bound: number
  wording: number
}

const OPENINGS = [
  'Two number cubes, each with faces numbered 1 through 6, are rolled.',
  'A number cube with faces numbered 1 through 6 is rolled twice.',
  'In a game, a player rolls two fair number cubes, each with faces numbered 1 through 6.',
]

export const twoCubeSum = defineFamily<Parameters>({
  id: 'two-cube-sum',
  version: 3,
  title: 'The sum of two number cubes',
  asks: 'Gives the probability of a sum, or of a range of sums, of two number cubes.',
  strand: 'data',
  skill: 'Compound probability',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    asked: 'exactly, at least, less than, or a multiple',
    bound: 'the number that the sum is compared with',
    wording: 'which of three openings',
  },
  draw(random, { difficulty }) {
    const asked = random.pick(
      { easy: ['is'], medium: ['is at least', 'is less than'], hard: ['is a multiple of', 'is at least'] }[
        difficulty
      ] as Parameters['asked'][],
    )
    const bound = {
      is: random.int(3, 11),
      'is at least': random.int(8, 11),
      'is less than': random.int(4, 6),
      'is a multiple of': random.int(3, 5),
    }[asked]
    return { asked, bound, wording: random.int(0, OPENINGS.length - 1) }
  },
  write({ asked, bound, wording }) {
    const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((sum) => fits(asked, bound, sum))
    const ways = (sum: number) => 6 - Math.abs(7 - sum)
    const count = sums.reduce((total, sum) => total + ways(sum), 0)
    const key = fraction(count, 36)
    const edge = ways(bound)
    return {
      stem: `${OPENINGS[wording]} What is the probability that the sum of the two numbers ${asked} ${bound}?`,
      answer: rational(key),
      distractors: [
        wrong(
          rational(fraction(sums.length, 11)),
          'concept_misunderstanding',
          'Believes that the eleven sums from 2 to 12 are equally likely.',
        ),
        ...(count % 2
          ? [
              wrong(
                rational(fraction((count + 1) / 2, 36)),
                'concept_misunderstanding' as const,
                'Counts (2, 5) and (5, 2) as one outcome.',
              ),
            ]
          : [wrong(rational(fraction(count / 2, 36)), 'concept_misunderstanding' as const, 'Counts (2, 5) and (5, 2) as one outcome.')]),
        wrong(rational(fraction(count, 12)), 'concept_misunderstanding', 'Takes 6 + 6 outcomes in all instead of 6 × 6.'),
        ...(asked === 'is at least' && count > edge
          ? [wrong(rational(fraction(count - edge, 36)), 'misread_question' as const, `Leaves out the sum ${bound} itself.`)]
          : []),
        ...(asked === 'is less than'
          ? [wrong(rational(fraction(count + edge, 36)), 'misread_question' as const, `Includes the sum ${bound} itself.`)]
          : []),
        wrong(rational(fraction(1, 6)), 'strategy_error', 'Takes the probability of one face of one cube.'),
        ...chanceSlips({ n: count, d: 36 }),
      ].filter(({ value }) => value !== '1' && !value.startsWith('-')),
      steps: [
        'Each cube can show 6 numbers, so there are 6 × 6 = 36 equally likely outcomes.',
        sums.length === 1
          ? `A sum of ${bound} comes about in ${count} ways, one for each number that the first cube may show.`
          : `The sums that fit are ${listed(sums.map(String))}, with ${sums.map(ways).join(' + ')} = ${count} ways.`,
        `The probability is $\\frac{${count}}{36}$${key.d === 36 ? '' : ` = ${fractionText(key)}`}.`,
      ],
      hints: [
        'The sums are not equally likely: 7 can be made in more ways than 12.',
        'Which numbers on the second cube fit a 1 on the first? A 2? Go on to 6.',
      ],
    }
  },
  // Rolls all thirty-six outcomes.
  solve({ asked, bound }) {
    const faces = [1, 2, 3, 4, 5, 6]
    const rolls = faces.flatMap((one) => faces.map((two) => one + two))
    return numberValue(fraction(rolls.filter((sum) => fits(asked, bound, sum)).length, rolls.length))
  },
})

function fits(asked: Parameters['asked'], bound: number, sum: number): boolean {
  return { is: sum === bound, 'is at least': sum >= bound, 'is less than': sum < bound, 'is a multiple of': sum % bound === 0 }[asked]
}
