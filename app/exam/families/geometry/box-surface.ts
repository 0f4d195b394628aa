/** Surface area of a box or cube. */

import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, wrong } from '~/exam/values/values'
import { areaOf, areaText, lengthText, pickUnit, positive, serves, type Unit } from './measures'

interface Parameters {
  width: number
  depth: number
  height: number
  /** Whether the top is missing. */
  isOpen: boolean
  unit: Unit
}

export const boxSurface = defineFamily<Parameters>({
  id: 'box-surface',
  version: 3,
  title: 'The surface of a box',
  asks: 'Finds the total area of the faces of a cube or box; in hard draws the box has no top.',
  strand: 'measurement',
  skill: 'Surface area',
  kind: 'computation',
  levels: serves({ middle: 'achievement', upper: 'achievement' }),
  parameters: {
    width: 'edge along the front',
    depth: 'edge from front to back; the same as the others in easy draws',
    height: 'upright edge',
    isOpen: 'whether the box has no top (hard draws)',
    unit: 'centimeters, inches, feet or meters',
  },
  draw(random, { difficulty }) {
    const unit = pickUnit(random)
    if (difficulty === 'easy') {
      const edge = random.int(2, 11)
      return { width: edge, depth: edge, height: edge, isOpen: false, unit }
    }
    return { width: random.int(4, 10), depth: random.int(2, 6), height: random.int(3, 9), isOpen: difficulty === 'hard', unit }
  },
  write({ width, depth, height, isOpen, unit }) {
    const [base, front, side] = [width * depth, width * height, depth * height]
    const closed = 2 * (base + front + side)
    const answer = isOpen ? closed - base : closed
    const isCube = width === depth && depth === height
    const mark = (length: number) => `${length} ${unit.short}`
    return {
      stem: isOpen
        ? 'The box shown has no top. What is the total area of its bottom and its four sides?'
        : `What is the total surface area of the ${isCube ? 'cube' : 'box'} shown?`,
      figure: {
        type: 'solid',
        alt: isCube
          ? `A cube with edges of ${lengthText(width, unit)}.`
          : `A box that is ${lengthText(width, unit)} wide, ${lengthText(depth, unit)} deep, and ${lengthText(height, unit)} high.`,
        solid: 'box',
        width,
        depth,
        height,
        labels: isCube ? { width: mark(width) } : { width: mark(width), depth: mark(depth), height: mark(height) },
      },
      answer: areaOf(answer, unit),
      distractors: positive([
        wrong(areaOf(width * depth * height, unit), 'concept_misunderstanding', 'Finds the volume instead of the surface area.'),
        isOpen
          ? wrong(areaOf(closed, unit), 'misread_question', 'Includes the top, which the box does not have.')
          : wrong(areaOf(base + front + side, unit), 'careless_mistake', 'Counts only the three faces that can be seen.'),
        isOpen
          ? wrong(areaOf(closed - 2 * base, unit), 'misread_question', 'Leaves out the bottom as well as the top.')
          : wrong(areaOf(2 * (front + side), unit), 'careless_mistake', 'Leaves out the top and the bottom.'),
        wrong(areaOf(closed - front, unit), 'careless_mistake', 'Forgets one of the faces.'),
        wrong(
          areaOf(4 * (width + depth + height), unit),
          'concept_misunderstanding',
          'Adds the lengths of the edges instead of the areas of the faces.',
        ),
        wrong(areaOf(answer + base, unit), 'careless_mistake', 'Counts one face twice.'),
        wrong(
          areaOf(isOpen ? base + front + side : answer - 2 * side, unit),
          'careless_mistake',
          'Counts each pair of opposite sides only once.',
        ),
        wrong(areaOf(answer + 10, unit), 'calculation_error', 'Carries a ten too many when adding.'),
        wrong(areaOf(answer - 4, unit), 'calculation_error', 'Slips in one of the products.'),
        wrong(areaOf(answer + front, unit), 'careless_mistake', 'Counts the front face twice.'),
        wrong(areaOf(answer + 4, unit), 'calculation_error', 'Ends up four too high in one of the products.'),
        wrong(areaOf(2 * answer, unit), 'strategy_error', 'Doubles the sum once too often.'),
      ]),
      steps: isCube
        ? [
            'A cube has six square faces, all alike.',
            `Each has an area of ${width} × ${width} = ${base}, so the surface is 6 × ${base} = ${areaText(answer, unit)}.`,
          ]
        : [
            'Opposite faces of a box are alike, so the faces come in three pairs.',
            `Their areas are ${width} × ${depth} = ${base}, ${width} × ${height} = ${front}, and ${depth} × ${height} = ${side}.`,
            isOpen
              ? `Without the top the bottom counts only once: ${base} + 2 × ${front} + 2 × ${side} = ${areaText(answer, unit)}.`
              : `All six together: 2 × (${base} + ${front} + ${side}) = ${areaText(answer, unit)}.`,
          ],
      hints: ['How many faces are there, and which of them are alike?', 'Find the area of each different face first.'],
    }
  },
  // The four sides as one long strip around the box, then the bottom and perhaps the top.
  solve({ width, depth, height, isOpen }) {
    const strip = (width + depth + width + depth) * height
    return numberValue(strip + (isOpen ? 1 : 2) * width * depth)
  },
})
