/** The median, mode or range of the data in a dot plot. */

import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { decimal, decimalText, numberValue, wrong } from '~/exam/values/values'
import { dotPlot } from '../../figures/chart'
import { medianByStriking, medianOf, sumOf } from './statistics'

interface Parameters {
  topic: number
  first: number
  counts: number[]
}

const TOPICS = [
  { title: 'Hours of Sleep Last Night', axis: 'Hours', what: 'hours of sleep', low: 5 },
  { title: 'Minutes Needed for a Puzzle', axis: 'Minutes', what: 'minutes', low: 8 },
  { title: 'Points on a Quiz', axis: 'Points', what: 'points', low: 3 },
  { title: 'Height of Seedlings', axis: 'Centimeters', what: 'centimeters', low: 4 },
]

export const dotPlotMedian = defineFamily<Parameters>({
  id: 'dot-plot-median',
  version: 3,
  title: 'The median of a dot plot',
  asks: 'Finds the median of the data in a dot plot.',
  strand: 'data',
  skill: 'Median of a data display',
  kind: 'data_reading',
  levels: {
    'isee-middle': ['quantitative_reasoning', 'mathematics_achievement'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    topic: 'which of four settings',
    first: 'the first value on the line',
    counts:
      'how many dots stand above each of six or seven values; hard draws have an even number of dots and may have a median between two values',
  },
  draw(random, { difficulty }) {
    const places = difficulty === 'easy' ? 6 : 7
    for (;;) {
      const counts = Array.from({ length: places }, () => random.int(0, difficulty === 'easy' ? 3 : 5))
      const total = sumOf(counts)
      const isFit = total > 8 && total % 2 === (difficulty === 'hard' ? 0 : 1) && (counts[0] ?? 0) > 0 && (counts.at(-1) ?? 0) > 0
      const topic = random.int(0, TOPICS.length - 1)
      const isSkewed = () => medianOf(listOf(0, counts)).n !== (places - 1) / 2
      if (isFit && isSkewed()) return { topic, first: (TOPICS[topic]?.low ?? 1) + random.int(0, 2), counts }
    }
  },
  write({ topic, first, counts }) {
    const { title, axis, what } = TOPICS[topic] ?? { title: '', axis: '', what: '' }
    const list = listOf(first, counts)
    const [count, last] = [list.length, first + counts.length - 1]
    const key = medianOf(list)
    const mode = first + counts.indexOf(Math.max(...counts))
    const half = (more: number) => fraction(key.n * 2 + more * key.d, key.d * 2)
    const [low, high] = [list[Math.ceil(count / 2) - 1] ?? 0, list[Math.floor(count / 2)] ?? 0]
    return {
      stem: `Each dot in the plot stands for one result. What is the median number of ${what}?`,
      figure: dotPlot({ title, axis: { label: axis, from: first, to: last, step: 1 }, counts }),
      answer: decimal(key),
      distractors: [
        wrong(decimal(fraction(first + last, 2)), 'concept_misunderstanding', 'Takes the middle of the number line and ignores the dots.'),
        wrong(decimal(fraction(mode)), 'vocabulary_gap', 'Gives the mode, the value with the most dots.'),
        wrong(decimal(fraction(last - first)), 'vocabulary_gap', 'Gives the range.'),
        wrong(decimal(half(1)), 'careless_mistake', 'Stops between two values because of a miscount of the dots.'),
        wrong(decimal(half(2)), 'careless_mistake', 'Counts too far when looking for the middle dot.'),
        wrong(decimal(half(-2)), 'careless_mistake', 'Stops too early when looking for the middle dot.'),
        wrong(decimal(half(-1)), 'careless_mistake', 'Takes the wrong pair of dots for the middle one.'),
        wrong(decimal(half(4)), 'careless_mistake', 'Counts two values too far when looking for the middle dot.'),
        wrong(decimal(half(-4)), 'careless_mistake', 'Stops two values too early when looking for the middle dot.'),
        wrong(decimal(fraction(last)), 'vocabulary_gap', 'Gives the greatest value.'),
      ],
      steps: [
        `There are ${count} dots, so the middle of the ordered data is ${count % 2 ? `dot number ${(count + 1) / 2}` : `between dots number ${count / 2} and ${count / 2 + 1}`}, counted from the left.`,
        count % 2
          ? `Counting up column by column, that dot stands above ${low}.`
          : `Those two dots stand above ${low}${low === high ? ' both' : ` and ${high}`}, so the median is ${decimalText(key)}.`,
      ],
      hints: ['How many dots are there in all?', 'The dots are already in order. Count from the left until you reach the middle one.'],
    }
  },
  solve: ({ first, counts }) => numberValue(medianByStriking(listOf(first, counts))),
})

function listOf(first: number, counts: readonly number[]): number[] {
  return counts.flatMap((count, place) => Array.from({ length: count }, () => first + place))
}
