/** Quantitative comparison: two box plots on one scale. */

import { CONCLUSIONS, comparisonQuestion, DRAWN_RELATIONS, type Relation, relationOf, relationOver } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { boxPlot } from '../../figures/chart'

type Five = [number, number, number, number, number]
type Asked = 'median' | 'range' | 'interquartile range' | 'mean'

interface Parameters {
  topic: number
  one: Five
  two: Five
  asked: Asked
}

const TOPICS = [
  {
    title: 'Scores of Two Classes',
    axis: 'Score',
    names: ['Class 1', 'Class 2'],
    what: 'the test scores of the students in two classes',
    start: 40,
    step: 10,
  },
  {
    title: 'Minutes of Reading',
    axis: 'Minutes',
    names: ['Group 1', 'Group 2'],
    what: 'the numbers of minutes that the students in two groups read yesterday',
    start: 0,
    step: 10,
  },
  {
    title: 'Visitors at Two Parks',
    axis: 'Visitors per day',
    names: ['East Park', 'West Park'],
    what: 'the numbers of visitors per day at two parks',
    start: 100,
    step: 20,
  },
]

export const compareBoxPlots = defineFamily<Parameters>({
  id: 'compare-box-plots',
  version: 3,
  title: 'Two box plots',
  asks: 'Compares the medians, ranges, interquartile ranges or means of two sets of data given as box plots.',
  strand: 'data',
  skill: 'Reading box plots',
  kind: 'quantitative_comparison',
  levels: { 'isee-upper': ['quantitative_reasoning'] },
  parameters: {
    topic: 'which of three settings',
    one: 'the five numbers of the first plot',
    two: 'the five numbers of the second plot',
    asked: 'median, range, interquartile range, or mean, which a box plot does not settle',
  },
  draw(random, { difficulty }) {
    const topic = random.int(0, TOPICS.length - 1)
    const { start, step } = TOPICS[topic] ?? { start: 0, step: 10 }
    const relation = random.pick(DRAWN_RELATIONS)
    const asked =
      relation === 'unknown'
        ? 'mean'
        : random.pick(difficulty === 'easy' ? (['median', 'range'] as const) : (['median', 'range', 'interquartile range'] as const))
    const drawFive = () =>
      random
        .sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 5)
        .sort((a, b) => a - b)
        .map((mark) => start + (mark * step) / 2) as Five
    for (;;) {
      const [one, two] = [drawFive(), drawFive()]
      const isDifferent = one.every((value, index) => value !== two[index]) || relation === 'equal'
      if (isDifferent && one.join() !== two.join() && relationFor(asked, one, two) === relation) return { topic, one, two, asked }
    }
  },
  write({ topic, one, two, asked }) {
    const { title, axis, names, what, start, step } = TOPICS[topic] ?? { title: '', axis: '', names: [], what: '', start: 0, step: 10 }
    const relation = relationFor(asked, one, two)
    const plots = [one, two].map(([low, lowerQuartile, median, upperQuartile, high], index) => ({
      name: names[index] ?? '',
      low,
      lowerQuartile,
      median,
      upperQuartile,
      high,
    }))
    const worked = (five: Five) =>
      asked === 'median'
        ? `${five[2]}`
        : asked === 'range'
          ? `${five[4]} − ${five[0]} = ${five[4] - five[0]}`
          : `${five[3]} − ${five[1]} = ${five[3] - five[1]}`
    return comparisonQuestion({
      stem: `The box plots show ${what}.`,
      figure: boxPlot({ title, axis: { label: axis, from: start, to: start + 6 * step, step }, plots }),
      a: `The ${asked} for ${names[0]}`,
      b: `The ${asked} for ${names[1]}`,
      relation,
      mistakes: {
        A: { type: 'concept_misunderstanding', says: 'Goes by another part of the plots than the one asked for.' },
        B: { type: 'concept_misunderstanding', says: 'Goes by another part of the plots than the one asked for.' },
        equal: { type: 'strategy_error', says: 'Sees that the plots overlap and takes the two for equal.' },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that box plots without the individual values settle nothing.' },
      },
      steps:
        asked === 'mean'
          ? [
              'A box plot shows the ends, the quartiles, and the median. Between these the individual values may lie anywhere, so the mean is not fixed.',
              'The two plots overlap so far that, depending on where the values lie, either mean can be the greater one.',
              `So ${CONCLUSIONS.unknown}.`,
            ]
          : [
              {
                median: 'The median is the line inside the box.',
                range: 'The range is the distance between the ends of the whiskers.',
                'interquartile range': 'The interquartile range is the length of the box.',
              }[asked],
              `For ${names[0]} it is ${worked(one)}; for ${names[1]} it is ${worked(two)}.`,
              `So ${CONCLUSIONS[relation]}.`,
            ],
      hints: [
        'A box plot shows five numbers of each set.',
        {
          mean: 'Is the mean one of them, or fixed by them?',
          median: 'Which line marks the median?',
          range: 'Where do the whiskers end?',
          'interquartile range': 'Where does each box begin and end?',
        }[asked],
      ],
    })
  },
  // For the mean, tries the data sets with all values as low and as high as the plot allows; for the rest, lays the lengths beside each other.
  solve({ one, two, asked }) {
    if (asked === 'mean') {
      const extremes = (five: Five) => [five.slice(0, 4), five.slice(1)].map((ends) => ends.reduce((sum, end) => sum + end, 0))
      return `=${relationOver(extremes(one).flatMap((a) => extremes(two).map((b) => [a, b] as const)))}`
    }
    const [from, to] = { median: [2, 2], range: [0, 4], 'interquartile range': [1, 3] }[asked] as [number, number]
    const measure = (five: Five) => (from === to ? (five[from] ?? 0) : (five[to] ?? 0) - (five[from] ?? 0))
    return `=${relationOf(measure(one), measure(two))}`
  },
})

/** For the mean: unknown when the highest possible one of each set is clearly above the lowest possible one of the other. */
function relationFor(asked: Asked, one: Five, two: Five): Relation {
  if (asked === 'median') return relationOf(one[2], two[2])
  if (asked === 'range') return relationOf(one[4] - one[0], two[4] - two[0])
  if (asked === 'interquartile range') return relationOf(one[3] - one[1], two[3] - two[1])
  const [lowOne, highOne, lowTwo, highTwo] = [one.slice(0, 4), one.slice(1), two.slice(0, 4), two.slice(1)].map((ends) =>
    ends.reduce((sum, end) => sum + end, 0),
  ) as [number, number, number, number]
  return highOne > lowTwo && highTwo > lowOne ? 'unknown' : relationOf(lowOne, lowTwo)
}
