/** Probabilities from a two-way table, also under a condition. */

import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { fractionText, numberValue, rational, wrong } from '~/exam/values/values'
import { table } from '../../figures/chart'
import { chanceSlips } from './slips'
import { drawTwoWay, type TwoWay, twoWayTopic } from './two-way'

interface Parameters extends TwoWay {
  row: 0 | 1
  column: 0 | 1
  asked: 'row' | 'cell' | 'given'
}

/** How the question begins, by the caption of the table. */
const SHOWS: Record<ReturnType<typeof twoWayTopic>['caption'], string> = {
  'How Students Come to School': 'The table shows how the students in two grades come to school.',
  'Tickets Sold': 'The table shows the tickets sold for a play on two days.',
  'Campers and Their Choices': 'The table shows what the campers in two cabins chose to do.',
  'Books in a Classroom Library': 'The table shows the books in a classroom library.',
}

export const twoWayTableProbability = defineFamily<Parameters>({
  id: 'two-way-table-probability',
  version: 4,
  title: 'Probabilities from a two-way table',
  asks: 'Gives the probability of a row, of a single cell, or of a row among one column only.',
  strand: 'data',
  skill: 'Two-way tables',
  kind: 'data_reading',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement', 'quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    topic: 'which of four groups',
    counts: 'the four numbers of the table',
    row: 'the row that the question names',
    column: 'the column that the question names',
    asked: 'the whole row, one cell, or the row among those in the column',
  },
  draw(random, { difficulty }) {
    const asked = ({ easy: 'row', medium: 'cell', hard: 'given' } as const)[difficulty]
    for (;;) {
      const drawn = drawTwoWay(random, 2, 18)
      const parameters = { ...drawn, row: random.pick([0, 1] as const), column: random.pick([0, 1] as const), asked }
      const { n, d } = partOf(parameters)
      const total = drawn.counts.flat().reduce((sum, count) => sum + count, 0)
      if (total % 10 === 0 && fraction(n, d).d < d && n * 2 !== d) return parameters
    }
  },
  write(parameters) {
    const { topic, counts, row, column, asked } = parameters
    const { caption, who, rows, columns, row: isRow, column: isColumn, group } = twoWayTopic(topic)
    const at = (r: number, c: number) => counts[r]?.[c] ?? 0
    const rowTotal = (r: number) => at(r, 0) + at(r, 1)
    const columnTotal = (c: number) => at(0, c) + at(1, c)
    const all = rowTotal(0) + rowTotal(1)
    const { n, d } = partOf(parameters)
    const key = fraction(n, d)
    const shows = SHOWS[caption]
    const [inRow, inColumn] = [isRow(rows[row] ?? ''), isColumn(columns[column] ?? '')]
    const cells = [
      ...[0, 1].map((r) => [rows[r] ?? '', String(at(r, 0)), String(at(r, 1)), String(rowTotal(r))]),
      ['Total', String(columnTotal(0)), String(columnTotal(1)), String(all)],
    ]
    return {
      stem: {
        row: `${shows} If one ${who} is chosen at random from all those in the table, what is the probability that the ${who} ${inRow}?`,
        cell: `${shows} If one ${who} is chosen at random from all those in the table, what is the probability that the ${who} ${inRow} and ${inColumn}?`,
        given: `${shows} If one of the ${group(columns[column] ?? '')} is chosen at random, what is the probability that the ${who} ${inRow}?`,
      }[asked],
      figure: table({ caption, head: ['', ...columns, 'Total'], rows: cells }),
      answer: rational(key),
      distractors: [
        wrong(rational(fraction(at(row, column), all)), 'concept_misunderstanding', 'Takes all those in the table for the whole.'),
        wrong(rational(fraction(at(row, column), rowTotal(row))), 'concept_misunderstanding', 'Takes the row total for the whole.'),
        wrong(
          rational(fraction(at(row, column), columnTotal(column))),
          'concept_misunderstanding',
          'Takes the column total for the whole.',
        ),
        wrong(rational(fraction(rowTotal(row), all)), 'misread_question', 'Leaves the column out of account.'),
        wrong(rational(fraction(columnTotal(column), all)), 'misread_question', 'Leaves the row out of account.'),
        wrong(rational(fraction(d - n, d)), 'misread_question', 'Gives the probability of the opposite.'),
        ...chanceSlips({ n, d }),
      ],
      steps: [
        {
          row: `Any of the ${all} may be chosen, so the whole is ${all}.`,
          cell: `Any of the ${all} may be chosen, so the whole is ${all}, not a row or a column.`,
          given: `Only those in the column "${columns[column]}" may be chosen, so the whole is ${columnTotal(column)}, not ${all}.`,
        }[asked],
        `The part that fits is ${n}, so the probability is $\\frac{${n}}{${d}}$ = ${fractionText(key)}.`,
      ],
      hints: [
        'Which number in the table counts everything that may be chosen?',
        'Find the number of those that fit, then compare it with that whole.',
      ],
    }
  },
  // One entry for each thing in the table.
  solve({ counts, row, column, asked }) {
    const things = counts.flatMap((line, r) => line.flatMap((count, c) => Array.from({ length: count }, () => [r, c] as const)))
    const possible = asked === 'given' ? things.filter(([, c]) => c === column) : things
    const fitting = possible.filter(([r, c]) => r === row && (asked === 'row' || c === column))
    return numberValue(fraction(fitting.length, possible.length))
  },
})

function partOf({ counts, row, column, asked }: Parameters): { n: number; d: number } {
  const [line, other] = row === 0 ? counts : [counts[1], counts[0]]
  const inRow = line[0] + line[1]
  if (asked === 'given') return { n: line[column], d: line[column] + other[column] }
  return { n: asked === 'row' ? inRow : line[column], d: inRow + other[0] + other[1] }
}
