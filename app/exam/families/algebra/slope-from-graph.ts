/** The slope of a line on the coordinate plane. */

import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { numberValue, rational, wrong } from '~/exam/values/values'

interface Parameters {
  x1: number
  y1: number
  x2: number
  y2: number
}

export const slopeFromGraph = defineFamily<Parameters>({
  id: 'slope-from-graph',
  version: 4,
  title: 'The slope of a line on a graph',
  asks: 'Draws a line through two marked points of a coordinate plane and asks for its slope.',
  strand: 'algebra',
  skill: 'Slope',
  kind: 'data_reading',
  levels: { 'isee-upper': ['mathematics_achievement'], 'ssat-middle': ['quantitative'], 'ssat-upper': ['quantitative'] },
  parameters: { x1: 'x of the left point', y1: 'y of the left point', x2: 'x of the right point', y2: 'y of the right point' },
  draw(random, { difficulty }) {
    const run = difficulty === 'easy' ? random.int(1, 2) : random.int(2, 5)
    const rise = difficulty === 'easy' ? run * random.int(1, 3) : random.int(1, 7) * (difficulty === 'hard' ? -1 : random.pick([-1, 1]))
    const x1 = random.int(-5, 5 - run)
    const y1 = rise > 0 ? random.int(-5, 5 - rise) : random.int(-5 - rise, 5)
    return { x1, y1, x2: x1 + run, y2: y1 + rise }
  },
  write({ x1, y1, x2, y2 }) {
    const [rise, run] = [y2 - y1, x2 - x1]
    const slope = fraction(rise, run)
    const at = (n: number) => (n < 0 ? `−${-n}` : `${n}`)
    return {
      stem: 'What is the slope of the line shown?',
      figure: {
        type: 'plane',
        alt: `A coordinate plane with a line through the marked points P at (${at(x1)}, ${at(y1)}) and Q at (${at(x2)}, ${at(y2)}).`,
        x: [-6, 6],
        y: [-6, 6],
        points: [
          { at: [x1, y1], name: 'P' },
          { at: [x2, y2], name: 'Q' },
        ],
        lines: [
          {
            through: [
              [x1, y1],
              [x2, y2],
            ],
          },
        ],
      },
      answer: rational(slope),
      distractors: [
        wrong(rational(fraction(-rise, run)), 'concept_misunderstanding', 'Takes a rising line for a falling one, or the other way round.'),
        ...(slope.d === 1
          ? [
              wrong(rational(fraction(rise + run, run)), 'calculation_error', 'Counts the squares of the rise wrongly.'),
              wrong(
                rational(fraction(-rise - run, run)),
                'calculation_error',
                'Counts the squares of the rise wrongly and takes the wrong sign.',
              ),
            ]
          : []),
        wrong(rational(fraction(run, rise)), 'concept_misunderstanding', 'Divides the run by the rise.'),
        wrong(rational(fraction(-rise, run)), 'concept_misunderstanding', 'Takes a rising line for a falling one, or the other way round.'),
        wrong(rational(fraction(-run, rise)), 'concept_misunderstanding', 'Divides the run by the rise and gets the sign wrong.'),
        ...(x2 + x1
          ? [wrong(rational(fraction(y2 + y1, x2 + x1)), 'concept_misunderstanding', 'Adds the coordinates instead of subtracting them.')]
          : []),
        wrong(rational(fraction(rise + 1, run)), 'calculation_error', 'Counts one square too many for the rise.'),
        wrong(rational(fraction(rise, run + 1)), 'calculation_error', 'Counts the squares of the run wrongly.'),
        wrong(rational(fraction(rise - 1, run)), 'calculation_error', 'Counts one square too few for the rise.'),
        ...(run > 1 ? [wrong(rational(fraction(rise, run - 1)), 'calculation_error', 'Counts one square too few for the run.')] : []),
        wrong(rational(fraction(rise + 2, run)), 'calculation_error', 'Counts two squares too many for the rise.'),
        wrong(rational(fraction(rise - 2, run)), 'calculation_error', 'Counts two squares too few for the rise.'),
      ],
      steps: [
        `From P to Q the line goes ${run} to the right and ${Math.abs(rise)} ${rise > 0 ? 'up' : 'down'}.`,
        `Slope is rise over run: $\\frac{${rise}}{${run}}$${slope.d === run && run > 1 ? '' : `, which is ${rational(slope).text}`}.`,
        `The line ${rise > 0 ? 'rises' : 'falls'} from left to right, so the slope is ${rise > 0 ? 'positive' : 'negative'}.`,
      ],
      hints: [
        'Does the line rise or fall from left to right?',
        'Count how many squares up or down, and how many to the right, from one marked point to the other.',
      ],
    }
  },
  // The same change taken from the right point to the left one, as a decimal of sixtieths.
  solve: ({ x1, y1, x2, y2 }) => numberValue(fraction((60 * (y1 - y2)) / (x1 - x2), 60)),
})
