/** How many more squares must be shaded to make a pattern symmetric. */

import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { positive, serves } from './measures'

interface Parameters {
  rows: number
  /** Columns on each side of the mirror line. */
  half: number
  shaded: [number, number][]
}

/** Squares whose mirror image is not shaded yet. */
function lonely({ half, shaded }: Parameters): [number, number][] {
  const has = (row: number, column: number) => shaded.some(([r, c]) => r === row && c === column)
  return shaded.filter(([row, column]) => !has(row, 2 * half - 1 - column))
}

export const mirrorGrid = defineFamily<Parameters>({
  id: 'mirror-grid',
  version: 3,
  title: 'Completing a symmetric pattern',
  asks: 'Finds the fewest squares that must still be shaded so that the dashed line is a line of symmetry.',
  strand: 'geometry',
  skill: 'Symmetry',
  kind: 'data_reading',
  levels: serves({ lower: 'both', middle: 'reasoning' }),
  parameters: {
    rows: 'rows of the grid, 4 or 5',
    half: 'columns on each side of the mirror line, 3 or 4',
    shaded: 'shaded squares on both sides; more and more scattered in harder draws',
  },
  draw(random, { difficulty }) {
    const [rows, half] = [random.int(4, 5), difficulty === 'easy' ? 3 : 4]
    const cells = Array.from({ length: rows * half }, (_, index): [number, number] => [Math.floor(index / half), index % half])
    const mirrored = ([row, column]: [number, number]): [number, number] => [row, 2 * half - 1 - column]
    const pairs = random.int(1, 2)
    const singles = { easy: random.int(3, 4), medium: random.int(4, 6), hard: random.int(6, 8) }[difficulty]
    const chosen = random.sample(cells, pairs + singles)
    const shaded = chosen.flatMap((cell, index): [number, number][] => {
      if (index < pairs) return [cell, mirrored(cell)]
      return [difficulty !== 'easy' && random.chance(1, 3) ? mirrored(cell) : cell]
    })
    return { rows, half, shaded }
  },
  write(parameters) {
    const { rows, half, shaded } = parameters
    const missing = lonely(parameters).length
    const paired = shaded.length - missing
    const left = shaded.filter(([, column]) => column < half).length
    const inRow = (row: number) =>
      shaded
        .filter(([at]) => at === row)
        .map(([, column]) => column + 1)
        .sort((a, b) => a - b)
    const rowText = (row: number) =>
      `row ${row + 1}: ${inRow(row).length ? `${inRow(row).length === 1 ? 'column' : 'columns'} ${inRow(row).join(', ')}` : 'none'}`
    return {
      stem: 'What is the least number of squares that must still be shaded so that the dashed line becomes a line of symmetry of the pattern?',
      figure: {
        type: 'grid',
        alt: `A grid of ${rows} rows and ${2 * half} columns with a dashed line down the middle, after column ${half}. Shaded squares, from the top: ${Array.from({ length: rows }, (_, row) => rowText(row)).join('; ')}.`,
        rows,
        columns: 2 * half,
        shaded,
        mirror: { direction: 'vertical', after: half },
      },
      answer: whole(missing),
      distractors: positive([
        wrong(
          whole(shaded.length),
          'concept_misunderstanding',
          'Shades one new square for every shaded square, even those that already have a partner.',
        ),
        wrong(whole(missing - 1), 'careless_mistake', 'Misses one square without a partner.'),
        wrong(whole(missing + 1), 'careless_mistake', 'Counts one square twice.'),
        wrong(whole(left), 'misread_question', 'Counts all the shaded squares on the left side.'),
        wrong(whole(shaded.length - left), 'misread_question', 'Counts all the shaded squares on the right side.'),
        wrong(whole(missing + 2), 'misread_question', 'Counts a matching pair among the squares still to be shaded.'),
        wrong(
          whole(missing - 2),
          'concept_misunderstanding',
          'Takes squares in the same row for partners although their distances from the line differ.',
        ),
        wrong(whole(paired / 2), 'misread_question', 'Counts the pairs that match already.'),
        wrong(whole(missing + 3), 'careless_mistake', 'Counts three squares twice.'),
        wrong(whole(missing - 3), 'careless_mistake', 'Misses three squares without a partner.'),
      ]),
      steps: [
        'When the grid is folded along the dashed line, every shaded square must land on a shaded square.',
        `${paired} of the ${shaded.length} shaded squares already have a partner at the same distance on the other side.`,
        `Each of the other ${shaded.length} − ${paired} = ${missing} needs one new square.`,
      ],
      hints: [
        'Think of folding the grid along the dashed line.',
        'Go row by row: which shaded squares already have a partner at the same distance from the line?',
      ],
    }
  },
  // Compares the two halves square by square.
  solve({ rows, half, shaded }) {
    const map = Array.from({ length: rows }, () => Array.from({ length: 2 * half }, () => false))
    for (const [row, column] of shaded) (map[row] ?? [])[column] = true
    let differences = 0
    for (const row of map) for (let step = 0; step < half; step++) if (row[half - 1 - step] !== row[half + step]) differences++
    return numberValue(differences)
  },
})
