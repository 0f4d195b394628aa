/** Area of a shaded region on a grid whose squares stand for a given area. */

import { defineFamily } from '~/exam/families/kit/family'
import { counted } from '~/exam/families/kit/wording'
import { fraction } from '~/exam/values/fraction'
import { numberValue, wrong } from '~/exam/values/values'
import { areaOf, areaText, lengthText, pickLargeUnit, positive, serves, type Unit } from './measures'

interface Parameters {
  rows: number
  columns: number
  shaded: [number, number][]
  /** Side of one square. */
  side: number
  unit: Unit
}

export const gridArea = defineFamily<Parameters>({
  id: 'grid-area',
  version: 3,
  title: 'A shaded area on a grid',
  asks: 'Counts shaded squares on a grid and multiplies by the area of one square.',
  strand: 'measurement',
  skill: 'Area on a grid',
  kind: 'data_reading',
  levels: serves({ lower: 'both', middle: 'reasoning' }),
  parameters: {
    rows: 'rows of the grid, 4 to 6',
    columns: 'columns of the grid, 5 to 7',
    shaded: 'the shaded squares, one run in each of some rows, touching',
    side: 'side of a square: 1 in easy draws, 2 in medium, 3 to 5 in hard',
    unit: 'feet, meters or yards',
  },
  draw(random, { difficulty }) {
    const [rows, columns] = [random.int(4, 6), random.int(5, 7)]
    const start = random.int(0, 1)
    const middle = random.int(1, columns - 2)
    const shaded: [number, number][] = []
    for (let row = start; row < rows - random.int(0, 1); row++) {
      const [from, to] = [middle - random.int(0, middle), middle + random.int(0, columns - 1 - middle)]
      for (let column = from; column <= to; column++) shaded.push([row, column])
    }
    const side = difficulty === 'easy' ? 1 : difficulty === 'medium' ? 2 : random.int(3, 5)
    return { rows, columns, shaded, side, unit: pickLargeUnit(random) }
  },
  write({ rows, columns, shaded, side, unit }) {
    const squares = shaded.length
    const [one, area] = [side * side, squares * side * side]
    const perRow = Array.from({ length: rows }, (_, row) => shaded.filter(([at]) => at === row).length)
    const rest = rows * columns - squares
    return {
      stem: `The shaded part of the grid shows a pond. Each small square is ${lengthText(side, unit)} on a side. What is the area of the pond?`,
      figure: {
        type: 'grid',
        alt: `A grid of ${rows} rows with ${columns} small squares in each. Shaded squares, row by row from the top: ${perRow.join(', ')}.`,
        rows,
        columns,
        shaded,
      },
      answer: areaOf(area, unit),
      distractors: positive([
        ...(side > 1
          ? [
              wrong(areaOf(squares, unit), 'careless_mistake', 'Counts the squares and forgets how large each is.'),
              wrong(areaOf(squares * side, unit), 'concept_misunderstanding', 'Multiplies by the side of a square instead of its area.'),
              wrong(
                areaOf(squares * 4 * side, unit),
                'concept_misunderstanding',
                'Multiplies by the perimeter of a square instead of its area.',
              ),
            ]
          : []),
        wrong(areaOf(rest * one, unit), 'misread_question', 'Counts the squares that are not shaded.'),
        wrong(areaOf(area + one, unit), 'careless_mistake', 'Counts one square twice.'),
        wrong(areaOf(area - one, unit), 'careless_mistake', 'Misses one shaded square.'),
        wrong(areaOf(rows * columns * one, unit), 'misread_question', 'Finds the area of the whole grid.'),
        wrong(areaOf(fraction(area, 2), unit), 'concept_misunderstanding', 'Halves the count, as if the squares were triangles.'),
      ]),
      steps: [
        `Count the shaded squares row by row: ${perRow.filter(Boolean).join(' + ')} = ${squares}.`,
        side === 1
          ? `Each square has an area of ${areaText(1, unit)}.`
          : `A square with sides of ${lengthText(side, unit)} has an area of ${side} × ${side} = ${areaText(one, unit)}.`,
        `So the pond covers ${squares} × ${one} = ${areaText(area, unit)}.`,
      ],
      hints: [
        `Count row by row; the first shaded row has ${counted(perRow.find(Boolean) ?? 0, 'square')}.`,
        'What is the area of one small square?',
      ],
    }
  },
  // Adds the squares of a map of the whole grid.
  solve({ rows, columns, shaded, side }) {
    const map = new Set(shaded.map(([row, column]) => row * columns + column))
    let area = 0
    for (let square = 0; square < rows * columns; square++) if (map.has(square)) area += side ** 2
    return numberValue(area)
  },
})
