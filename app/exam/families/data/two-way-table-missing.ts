/** A two-way table with blanks that its totals settle. */

import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { table } from '../../figures/chart'
import { slips } from './slips'
import { drawTwoWay, type TwoWay, twoWayTopic } from './two-way'

interface Parameters extends TwoWay {
  /** Row and column of the number asked for. */
  row: 0 | 1
  column: 0 | 1
  isHard: boolean
}

export const twoWayTableMissing = defineFamily<Parameters>({
  id: 'two-way-table-missing',
  version: 3,
  title: 'Blanks in a two-way table',
  asks: 'Finds a missing number of a two-way table from its totals.',
  strand: 'data',
  skill: 'Two-way tables',
  kind: 'data_reading',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning', 'mathematics_achievement'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    topic: 'which of four groups of people',
    counts: 'the four numbers of the table',
    row: 'row of the number asked for',
    column: 'column of the number asked for',
    isHard: 'whether a second blank must be filled first',
  },
  draw(random, { difficulty }) {
    const [low, high] = { easy: [5, 20], medium: [8, 40], hard: [15, 60] }[difficulty] as [number, number]
    return {
      ...drawTwoWay(random, low, high),
      row: random.pick([0, 1] as const),
      column: random.pick([0, 1] as const),
      isHard: difficulty === 'hard',
    }
  },
  write({ topic, counts, row, column, isHard }) {
    const { caption, rows, columns, asks } = twoWayTopic(topic)
    const at = (r: number, c: number) => counts[r]?.[c] ?? 0
    const rowTotal = (r: number) => at(r, 0) + at(r, 1)
    const columnTotal = (c: number) => at(0, c) + at(1, c)
    const all = rowTotal(0) + rowTotal(1)
    const [otherRow, otherColumn] = [1 - row, 1 - column]
    const key = at(row, column)
    const hidden = (r: number, c: number) =>
      (r === row && c === column) || (isHard && ((r === row && c === 2) || (r === otherRow && c === column)))
    const cells = [0, 1, 2].map((r) => [0, 1, 2].map((c) => (r < 2 ? (c < 2 ? at(r, c) : rowTotal(r)) : c < 2 ? columnTotal(c) : all)))
    return {
      stem: `${isHard ? 'Some numbers are' : 'One number is'} missing from the table. ${asks(rows[row] ?? '', columns[column] ?? '')}`,
      figure: table({
        caption,
        head: ['', ...columns, 'Total'],
        rows: cells.map((line, r) => [[...rows, 'Total'][r] ?? '', ...line.map((cell, c) => (hidden(r, c) ? '?' : String(cell)))]),
      }),
      answer: whole(key),
      distractors: [
        wrong(whole(rowTotal(row)), 'misread_question', 'Gives the total of the row instead of the one number.'),
        wrong(whole(at(otherRow, column)), 'careless_mistake', 'Gives the number of the other row.'),
        wrong(whole(at(row, otherColumn)), 'careless_mistake', 'Gives the number of the other column.'),
        wrong(
          whole(Math.abs(all - at(row, otherColumn) - rowTotal(row))),
          'strategy_error',
          'Subtracts from the total of the whole table.',
        ),
        wrong(whole(Math.abs(columnTotal(column) - at(row, otherColumn))), 'strategy_error', 'Subtracts a number of the other column.'),
        wrong(whole(key + 10), 'calculation_error', 'Slips by ten when subtracting.'),
        ...slips(key),
      ].filter(({ value }) => value !== '0'),
      steps: isHard
        ? [
            `Look for a line with only one blank. The column "Total" gives the total for ${rows[row]}: ${all} − ${rowTotal(otherRow)} = ${rowTotal(row)}.`,
            `Now the row for ${rows[row]} has one blank left: ${rowTotal(row)} − ${at(row, otherColumn)} = ${key}.`,
          ]
        : [
            `In each row and each column the numbers add up to the total.`,
            `In the row for ${rows[row]} that gives ${rowTotal(row)} − ${at(row, otherColumn)} = ${key}; the column agrees: ${columnTotal(column)} − ${at(otherRow, column)} = ${key}.`,
          ],
      hints: [
        'Each row and each column adds up to its total.',
        isHard
          ? 'Find a row or a column with only one blank and fill that first.'
          : 'Which row or column holds the blank and nothing else unknown?',
      ],
    }
  },
  // What is left of everybody after the three other numbers are taken away.
  solve({ counts, row, column }) {
    const everybody = counts.flat()
    const total = everybody.reduce((sum, count) => sum + count, 0)
    return numberValue(everybody.reduce((left, count, place) => (place === row * 2 + column ? left : left - count), total))
  },
})
