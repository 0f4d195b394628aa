/** Quantitative comparison: the median of five numbers, one of which is known only roughly. */
import {
  COMPARISON_LEVELS,
  CONCLUSIONS,
  comparisonQuestion,
  DRAWN_RELATIONS,
  type Relation,
  relationOver,
} from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { listed } from '~/exam/families/kit/wording'
import { medianByStriking, medianOf } from './statistics'

interface Parameters {
  /** Four known numbers in ascending order. */
  known: [number, number, number, number]
  /** Printed order of the five entries, 4 standing for x. */
  order: number[]
  fact: 'less' | 'greater' | 'none'
  limit: number
  bound: number
}

/** Larger than any number of a list. */
const FAR = 1000

export const compareMedianUnknown = defineFamily<Parameters>({
  id: 'compare-median-unknown',
  version: 2,
  title: 'A median with an unknown',
  asks: 'Compares the median of five numbers, one of them unknown but limited, with a number.',
  strand: 'data',
  skill: 'Reasoning about medians',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    known: 'four known numbers',
    order: 'the order in which the five entries are printed',
    fact: 'whether x is said to be less than a limit, greater than one, or only to be positive',
    limit: 'the limit for x',
    bound: 'the number in Column B',
  },
  draw(random, { difficulty }) {
    const low = random.int(3, 12)
    const second = low + random.int(2, 5)
    const third = second + random.int(4, 8)
    const high = third + random.int(2, 6)
    const known: Parameters['known'] = [low, second, third, high]
    const order = difficulty === 'easy' ? [0, 1, 2, 3, 4] : random.shuffle([0, 1, 2, 3, 4])
    const relation = random.pick(DRAWN_RELATIONS)
    const away = random.int(1, difficulty === 'easy' ? 3 : 2)
    const side = random.pick(['less', 'greater'] as const)
    if (relation === 'unknown' || (relation !== 'equal' && difficulty !== 'easy' && random.chance(1, 2))) {
      // x may stand on either side of the middle; a bound outside the two middle numbers settles the matter all the same.
      const bound = relation === 'unknown' ? random.int(second + 1, third - 1) : relation === 'A' ? second - away : third + away
      const fact = difficulty === 'easy' ? 'none' : random.pick(['none', side] as const)
      return { known, order, fact, limit: fact === 'none' ? 0 : fact === 'less' ? high : low, bound }
    }
    const median = side === 'less' ? second : third
    const limit = side === 'less' ? (difficulty === 'easy' ? low : second) : difficulty === 'easy' ? high : third
    return { known, order, fact: side, limit, bound: relation === 'A' ? median - away : relation === 'B' ? median + away : median }
  },
  write({ known, order, fact, limit, bound }) {
    const list = listed(order.map((place) => String(known[place] ?? '$x$')))
    // The median grows with x, so the smallest and the largest x that is allowed tell how far it can move.
    const [least, most] = [
      medianOf([...known, fact === 'greater' ? limit + 1 : 1]).n,
      medianOf([...known, fact === 'less' ? limit - 1 : FAR]).n,
    ]
    const relation: Relation = least > bound ? 'A' : most < bound ? 'B' : least === most ? 'equal' : 'unknown'
    return comparisonQuestion({
      stem: `A list consists of the numbers ${list}, where $x$ is a positive whole number${fact === 'none' ? '.' : ` ${fact === 'less' ? 'less' : 'greater'} than ${limit}.`}`,
      a: 'The median of the list',
      b: String(bound),
      relation,
      mistakes: {
        unknown: { type: 'logical_reasoning_error', says: 'Believes that a median cannot be known as long as one number is unknown.' },
        equal: { type: 'logical_reasoning_error', says: 'Settles on one possible value of the unknown number.' },
        A: { type: 'logical_reasoning_error', says: 'Puts the unknown number on the wrong side of the middle.' },
        B: { type: 'logical_reasoning_error', says: 'Puts the unknown number on the wrong side of the middle.' },
      },
      steps: [
        `In order the known numbers are ${known.join(', ')}, and the median of all five is the third in order.`,
        least === most
          ? `Since $x$ is ${fact} than ${limit}, it stands ${fact === 'less' ? 'before' : 'after'} the third number, wherever exactly. So the median is ${least}.`
          : `A small $x$ makes the third number ${least}; a large one makes it ${most}. Nothing below ${least} or above ${most} is possible.`,
        relation === 'unknown'
          ? `The number ${bound} lies between, so ${CONCLUSIONS.unknown}.`
          : `Compared with ${bound}, ${CONCLUSIONS[relation]}.`,
      ],
      hints: ['Put the known numbers in order first.', 'On which side of the middle must x stand, or can it stand on either?'],
    })
  },
  // Tries every value of x that is allowed.
  solve({ known, fact, limit, bound }) {
    const allowed = Array.from({ length: 80 }, (_, index) => index + 1).filter((x) =>
      fact === 'less' ? x < limit : fact === 'greater' ? x > limit : true,
    )
    return `=${relationOver(allowed.map((x) => [medianByStriking([...known, x]), bound] as const))}`
  },
})
