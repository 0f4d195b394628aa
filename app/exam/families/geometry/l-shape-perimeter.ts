/** Perimeter of an L-shaped figure of which two sides are not marked. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, wrong } from '~/exam/values/values'
import { type LShape, lCorners } from './l-shape-area'
import { lengthOf, lengthText, pickUnit, positive, serves, type Unit } from './measures'

interface Parameters extends LShape {
  unit: Unit
}

export const lShapePerimeter = defineFamily<Parameters>({
  id: 'l-shape-perimeter',
  version: 3,
  title: 'The perimeter of an L-shaped figure',
  asks: 'Finds the perimeter of a figure with six sides and square corners of which two sides are not marked.',
  strand: 'measurement',
  skill: 'Perimeter of composite figures',
  kind: 'computation',
  levels: serves({ lower: 'both', middle: 'both' }),
  parameters: {
    width: 'the longest level side',
    height: 'the longest upright side',
    cutWidth: 'width of the missing corner',
    cutHeight: 'height of the missing corner',
    unit: 'centimeters, inches, feet or meters',
  },
  draw(random, { level, difficulty }) {
    const most = (tierOf(level) === 'lower' ? 10 : 14) + { easy: 0, medium: 4, hard: 10 }[difficulty]
    const [width, height] = [random.int(6, most), random.int(6, most)]
    return { width, height, cutWidth: random.int(2, width - 3), cutHeight: random.int(2, height - 3), unit: pickUnit(random) }
  },
  write({ width, height, cutWidth, cutHeight, unit }) {
    const [top, right] = [width - cutWidth, height - cutHeight]
    const perimeter = 2 * (width + height)
    const marked = width + right + top + height
    const mark = (length: number) => `${length} ${unit.short}`
    return {
      stem: 'All the corners of the figure shown are square corners. What is the perimeter of the figure?',
      figure: {
        type: 'polygon',
        alt: `An L-shaped figure with six sides and square corners. The bottom is ${lengthText(width, unit)}, the short upright side on the right is ${lengthText(right, unit)}, the top is ${lengthText(top, unit)}, and the left side is ${lengthText(height, unit)}. The two sides of the notch at the upper right are not marked.`,
        outlines: [
          { corners: lCorners({ width, height, cutWidth, cutHeight }), sides: [mark(width), mark(right), '', '', mark(top), mark(height)] },
        ],
      },
      answer: lengthOf(perimeter, unit),
      distractors: positive([
        wrong(lengthOf(marked, unit), 'careless_mistake', 'Adds only the four sides that are marked.'),
        wrong(lengthOf(marked + cutWidth, unit), 'careless_mistake', 'Leaves out the unmarked upright side.'),
        wrong(lengthOf(marked + cutHeight, unit), 'careless_mistake', 'Leaves out the unmarked level side.'),
        wrong(lengthOf(width * right + top * cutHeight, unit), 'concept_misunderstanding', 'Finds the area instead of the perimeter.'),
        wrong(
          lengthOf(marked + right + top, unit),
          'strategy_error',
          'Gives the two unmarked sides the lengths of the short sides beside them.',
        ),
        wrong(
          lengthOf(perimeter - 2 * cutWidth, unit),
          'strategy_error',
          'Takes the notch away from the perimeter as one would from the area.',
        ),
        wrong(lengthOf(perimeter + 2, unit), 'calculation_error', 'Slips by two when adding the six sides.'),
        wrong(lengthOf(width + height, unit), 'careless_mistake', 'Adds only the two longest sides.'),
        wrong(
          lengthOf(perimeter + cutWidth + cutHeight, unit),
          'strategy_error',
          'Adds the sides of the notch to the way around the full rectangle.',
        ),
        wrong(lengthOf(perimeter + 10, unit), 'calculation_error', 'Carries a ten too many when adding.'),
      ]),
      steps: [
        `The two level sides on top and in the notch together match the bottom, ${lengthText(width, unit)}, so the unmarked one is ${width} − ${top} = ${cutWidth}.`,
        `In the same way the unmarked upright side is ${height} − ${right} = ${cutHeight}.`,
        `All six sides: ${width} + ${right} + ${cutWidth} + ${cutHeight} + ${top} + ${height} = ${lengthText(perimeter, unit)}, which is the same as for a full ${width} by ${height} rectangle.`,
      ],
      hints: ['How many sides does the figure have, and how many are marked?', 'The short level sides together are as long as the bottom.'],
    }
  },
  // Measures from corner to corner.
  solve(shape) {
    const corners = lCorners(shape)
    const around = corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0]
      return sum + Math.abs(nextX - x) + Math.abs(nextY - y)
    }, 0)
    return numberValue(around)
  },
})
