/** The mean from a frequency table: a weighted mean. */

import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { sizeOfValue } from '~/exam/values/order'
import { decimal, decimalText, numberValue, wrong } from '~/exam/values/values'
import { table } from '../../figures/chart'
import { sumOf } from './statistics'

interface Parameters {
  topic: number
  values: number[]
  counts: number[]
}

const TOPICS = [
  {
    caption: 'Quiz Scores',
    value: 'Score',
    count: 'Students',
    stem: 'The table shows the scores of the students in a class on a quiz. What was the mean score?',
    lowest: [4, 6],
  },
  {
    caption: 'Goals per Game',
    value: 'Goals',
    count: 'Games',
    stem: 'The table shows how many goals a team scored in each of its games. What was the mean number of goals per game?',
    lowest: [1, 1],
  },
  {
    caption: 'Books Read',
    value: 'Books',
    count: 'Members',
    stem: 'The table shows how many books each member of a club read last month. What was the mean number of books per member?',
    lowest: [1, 4],
  },
  {
    caption: 'Children per Family',
    value: 'Children',
    count: 'Families',
    stem: 'The table shows how many children there are in each family on one street. What is the mean number of children per family?',
    lowest: [1, 1],
  },
] satisfies { caption: string; value: string; count: string; stem: string; lowest: [number, number] }[]

export const frequencyTableMean = defineFamily<Parameters>({
  id: 'frequency-table-mean',
  version: 5,
  title: 'The mean from a frequency table',
  asks: 'Finds the mean of values that occur several times each.',
  strand: 'data',
  skill: 'Weighted mean',
  kind: 'data_reading',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    topic: 'which of four settings',
    values: 'three to five neighboring values; the lowest fits the setting',
    counts: 'how often each occurs; 10 to 20 in all',
  },
  draw(random, { difficulty }) {
    const rows = { easy: 3, medium: 4, hard: 5 }[difficulty]
    const topic = random.int(0, TOPICS.length - 1)
    const first = random.int(...(TOPICS[topic]?.lowest ?? [1, 1]))
    const values = Array.from({ length: rows }, (_, row) => first + row)
    const total = random.pick(difficulty === 'easy' ? [10] : [10, 20])
    for (;;) {
      const counts = Array.from({ length: rows - 1 }, () => random.int(1, Math.ceil(total / 2)))
      counts.push(total - sumOf(counts))
      const isPlain = (counts.at(-1) ?? 0) > 0 && new Set(counts).size > 2
      if (
        isPlain &&
        sumOf(counts.map((count, row) => count * (values[row] ?? 0))) * 2 !== total * ((values[0] ?? 0) + (values.at(-1) ?? 0))
      )
        return { topic, values, counts }
    }
  },
  write({ topic, values, counts }) {
    const { caption, value, count, stem } = TOPICS[topic] ?? { caption: '', value: '', count: '', stem: '' }
    const products = values.map((each, row) => each * (counts[row] ?? 0))
    const [total, sum, rows] = [sumOf(counts), sumOf(products), values.length]
    const key = fraction(sum, total)
    const modal = values[counts.indexOf(Math.max(...counts))] ?? 0
    const tenth = (more: number) => fraction(sum * 10 + more * total, total * 10)
    return {
      stem,
      figure: table({ caption, head: [value, count], rows: values.map((each, row) => [String(each), String(counts[row])]) }),
      answer: decimal(key),
      distractors: [
        wrong(
          decimal(fraction(sumOf(values), rows)),
          'concept_misunderstanding',
          `Averages the values in the first column and ignores how often each occurs.`,
        ),
        ...(sumOf([sum % rows]) === 0 || rows === 4 || rows === 5
          ? [wrong(decimal(fraction(sum, rows)), 'strategy_error', 'Divides by the number of rows instead of the number of values.')]
          : []),
        wrong(decimal(tenth(5)), 'calculation_error', 'Makes a mistake in one of the products.'),
        wrong(
          decimal(fraction(sum - (products.at(-1) ?? 0), total)),
          'careless_mistake',
          'Leaves the last row of the table out of the sum.',
        ),
        wrong(decimal(fraction(sum + (products[0] ?? 0), total)), 'careless_mistake', 'Adds the product of the first row twice.'),
        wrong(decimal(fraction(modal)), 'vocabulary_gap', 'Gives the value that occurs most often.'),
        ...(rows === 4 || rows === 5 || total % rows === 0
          ? [wrong(decimal(fraction(total, rows)), 'misread_question', 'Averages the second column.')]
          : []),
        wrong(decimal(tenth(-5)), 'calculation_error', 'Leaves a part of one product out of the sum.'),
        wrong(decimal(tenth(2)), 'calculation_error', 'Carries too much when adding the products.'),
        wrong(decimal(tenth(-2)), 'calculation_error', 'Forgets to carry when adding the products.'),
        wrong(decimal(tenth(1)), 'calculation_error', 'Slips in the last step of the division.'),
        wrong(decimal(tenth(-1)), 'calculation_error', 'Ends up one tenth too low in the division.'),
        wrong(decimal(tenth(3)), 'calculation_error', 'Makes a mistake of a few units in the sum, which comes out too large.'),
        wrong(decimal(tenth(-3)), 'calculation_error', 'Makes a mistake of a few units in the sum, which comes out too small.'),
        // A mean below or above all values is struck out without work.
      ].filter(({ value: canonical }) => sizeOfValue(canonical) >= (values[0] ?? 0) && sizeOfValue(canonical) <= (values.at(-1) ?? 0)),
      steps: [
        `Each value counts as often as it occurs: ${values.map((each, row) => `${counts[row]} × ${each}`).join(' + ')} = ${sum}.`,
        `There are ${counts.join(' + ')} = ${total} values in all, so the mean is ${sum} ÷ ${total} = ${decimalText(key)}.`,
      ],
      hints: ['If you wrote out every single value, how long would the list be?', 'Multiply each value by how often it occurs, then add.'],
    }
  },
  // Writes the list out in full.
  solve({ values, counts }) {
    const list = values.flatMap((value, row) => Array.from({ length: counts[row] ?? 0 }, () => value))
    return numberValue(fraction(sumOf(list), list.length))
  },
})
