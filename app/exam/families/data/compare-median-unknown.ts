/** Quantitative comparison: the median of five numbers, one of which is known only roughly. */
import { COMPARISON_LEVELS, CONCLUSIONS, comparisonQuestion, type Relation, relationOf, relationOver } from '../../comparison'
import { defineFamily } from '../../family'
import { listed } from '../../wording'
import { medianByStriking } from './statistics'

interface Parameters {
  /** Four known numbers in ascending order. */
  known: [number, number, number, number]
  /** Printed order of the five entries, 4 standing for x. */
  order: number[]
  fact: 'less' | 'greater' | 'none'
  limit: number
  bound: number
}

export const compareMedianUnknown = defineFamily<Parameters>({
  id: 'compare-median-unknown',
  version: 1,
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
    const relation = random.pick(['A', 'B', 'equal', 'unknown'] as const)
    const fact = relation === 'unknown' ? 'none' : random.pick(['less', 'greater'] as const)
    const median = fact === 'less' ? second : third
    const away = random.int(1, difficulty === 'easy' ? 3 : 2)
    const bound =
      relation === 'unknown'
        ? random.int(second + 1, third - 1)
        : relation === 'A'
          ? median - away
          : relation === 'B'
            ? median + away
            : median
    // The limit lies at the edge of the list, or in harder draws just beside the number that becomes the median.
    const limit = fact === 'less' ? (difficulty === 'easy' ? low : second) : difficulty === 'easy' ? high : third
    return {
      known: [low, second, third, high],
      order: difficulty === 'easy' ? [0, 1, 2, 3, 4] : random.shuffle([0, 1, 2, 3, 4]),
      fact,
      limit,
      bound,
    }
  },
  write({ known, order, fact, limit, bound }) {
    const [low, second, third, high] = known
    const list = listed(order.map((place) => String(known[place] ?? '$x$')))
    const median = fact === 'less' ? second : third
    const relation: Relation = fact === 'none' ? 'unknown' : relationOf(median, bound)
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
      steps:
        fact === 'none'
          ? [
              `In order the known numbers are ${known.join(', ')}, and the median of all five is the third in order.`,
              `If $x$ is ${low}, the third is ${second}, which is less than ${bound}; if $x$ is ${high}, the third is ${third}, which is greater.`,
              `So ${CONCLUSIONS.unknown}.`,
            ]
          : [
              `In order the known numbers are ${known.join(', ')}, and the median of all five is the third in order.`,
              `Since $x$ is ${fact === 'less' ? 'less' : 'greater'} than ${limit}, it stands ${fact === 'less' ? `before ${second}` : `after ${third}`}, wherever exactly. So the third number is ${median}.`,
              `Compared with ${bound}, ${CONCLUSIONS[relation]}.`,
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
