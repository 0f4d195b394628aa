/** Two independent experiments: coins, number cubes and spinners. */

import { defineFamily } from '~/exam/families/kit/family'
import { capital } from '~/exam/families/kit/wording'
import { add, type Fraction, fraction, multiply } from '~/exam/values/fraction'
import { fractionText, numberValue, rational, wrong } from '~/exam/values/values'
import { chanceSlips } from './slips'

interface Event {
  experiment: 'coin' | 'cube' | 'spinner'
  /** How many of the equally likely outcomes fit. */
  fits: number
  of: number
  says: string
}

interface Parameters {
  first: Event
  second: Event
}

const CUBE: Event[] = [
  { experiment: 'cube', fits: 1, of: 6, says: 'the cube shows a 5' },
  { experiment: 'cube', fits: 2, of: 6, says: 'the cube shows a number greater than 4' },
  { experiment: 'cube', fits: 3, of: 6, says: 'the cube shows an even number' },
  { experiment: 'cube', fits: 3, of: 6, says: 'the cube shows a prime number' },
  { experiment: 'cube', fits: 4, of: 6, says: 'the cube shows a number less than 5' },
  { experiment: 'cube', fits: 2, of: 6, says: 'the cube shows a multiple of 3' },
]
const COIN: Event[] = [
  { experiment: 'coin', fits: 1, of: 2, says: 'the coin lands heads up' },
  { experiment: 'coin', fits: 1, of: 2, says: 'the coin lands tails up' },
]
const NAMES = {
  coin: 'a fair coin is tossed',
  cube: 'a number cube with faces numbered 1 through 6 is rolled',
  spinner: '',
}

export const cubeAndCoin = defineFamily<Parameters>({
  id: 'cube-and-coin',
  version: 3,
  title: 'Two things at once',
  asks: 'Gives the probability that two independent events both happen.',
  strand: 'data',
  skill: 'Compound probability',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement', 'quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: { first: 'an event of a coin or a number cube', second: 'an event of a number cube or of a spinner with equal sections' },
  draw(random, { difficulty }) {
    const of = random.pick(difficulty === 'hard' ? [7, 8, 9, 10] : [4, 5, 8])
    const fits = random.int(difficulty === 'hard' ? 2 : 1, Math.floor(of / 2))
    const spinner: Event = { experiment: 'spinner', fits, of, says: 'the spinner stops on red' }
    if (difficulty === 'easy') return { first: random.pick(COIN), second: random.pick([random.pick(CUBE), spinner]) }
    return { first: difficulty === 'medium' && random.chance(1, 2) ? random.pick(COIN) : random.pick(CUBE), second: spinner }
  },
  write({ first, second }) {
    const [p, q] = [chanceOf(first), chanceOf(second)]
    const key = multiply(p, q)
    const happens = ({ experiment, fits, of }: Event) =>
      experiment === 'spinner'
        ? `a spinner with ${of} equal sections, of which ${fits} ${fits === 1 ? 'is' : 'are'} red, is spun`
        : NAMES[experiment]
    const sum = add(p, q)
    return {
      stem: `${capital(happens(first))} and ${happens(second)}. What is the probability that ${first.says} and ${second.says}?`,
      answer: rational(key),
      distractors: [
        ...(sum.n < sum.d
          ? [wrong(rational(sum), 'concept_misunderstanding' as const, 'Adds the two probabilities instead of multiplying them.')]
          : []),
        wrong(rational(fraction(1, first.of * second.of)), 'misread_question', 'Counts one favorable pair only.'),
        wrong(
          rational(fraction(key.n, key.d * 2)),
          'concept_misunderstanding',
          'Counts all pairs twice, once in each order, but the favorable ones once.',
        ),
        wrong(
          rational(fraction(first.fits + second.fits, first.of + second.of)),
          'concept_misunderstanding',
          'Adds the favorable outcomes and all outcomes of the two experiments.',
        ),
        wrong(rational(q), 'misread_question', 'Leaves out the first condition.'),
        wrong(rational(p), 'misread_question', 'Leaves out the second condition.'),
        wrong(
          rational(fraction(first.fits * second.fits, first.of + second.of)),
          'concept_misunderstanding',
          'Adds the numbers of outcomes where pairs must be counted.',
        ),
        ...chanceSlips({ n: first.fits * second.fits, d: first.of * second.of }),
      ],
      steps: [
        `The two do not influence each other. Every one of the ${first.of} outcomes of the first can go with every one of the ${second.of} of the second: ${first.of} × ${second.of} = ${first.of * second.of} pairs.`,
        `Of these, ${first.fits} × ${second.fits} = ${first.fits * second.fits} ${first.fits * second.fits === 1 ? 'pair fits' : 'pairs fit'}, so the probability is ${fractionText(p)} × ${fractionText(q)} = ${fractionText(key)}.`,
      ],
      hints: ['Find the probability of each part by itself first.', 'A part of a part: what do you do with the two fractions?'],
    }
  },
  // Lists all pairs of outcomes.
  solve({ first, second }) {
    let [fit, all] = [0, 0]
    for (let one = 0; one < first.of; one++)
      for (let two = 0; two < second.of; two++) {
        all++
        if (one < first.fits && two < second.fits) fit++
      }
    return numberValue(fraction(fit, all))
  },
})

function chanceOf({ fits, of }: Event): Fraction {
  return fraction(fits, of)
}
