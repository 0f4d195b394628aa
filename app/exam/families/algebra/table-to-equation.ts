/** The equation behind a table of x and y. */
import type { Answer } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { equation, equationValue, linear, polynomial } from '~/exam/values/polynomial'
import { wholeText, wrong } from '~/exam/values/values'

interface Parameters {
  slope: number
  intercept: number
  xs: number[]
}

const Y = polynomial({ y: 1 })
const line = (slope: number, intercept: number): Answer => equation(Y, linear(slope, intercept))

export const tableToEquation = defineFamily<Parameters>({
  id: 'table-to-equation',
  version: 1,
  title: 'The equation behind a table',
  asks: 'Shows a table of x and y and asks which linear equation fits it.',
  strand: 'algebra',
  skill: 'Linear functions',
  kind: 'data_reading',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: { slope: 'the change of y for each step of 1 in x', intercept: 'y where x is 0', xs: 'the values of x shown' },
  draw(random, { level, difficulty }) {
    const hard = difficulty === 'hard'
    const slope = random.int(2, tierOf(level) === 'upper' ? 7 : 5) * (hard && random.chance(1, 2) ? -1 : 1)
    const intercept = random.int(1, 9) * (difficulty === 'easy' ? 1 : random.pick([-1, 1]))
    const first = difficulty === 'easy' ? 1 : hard ? random.int(-3, -1) : random.int(2, 4)
    const gap = difficulty === 'easy' ? 1 : 2
    return { slope, intercept, xs: [0, 1, 2, 3].map((index) => first + index * gap) }
  },
  write({ slope, intercept, xs }) {
    const at = (x: number) => slope * x + intercept
    const [x1 = 0, x2 = 0] = xs
    const step = at(x2) - at(x1)
    const rows = xs.map((x) => [wholeText(x), wholeText(at(x))])
    return {
      stem: 'Which equation gives the relationship between $x$ and $y$ in the table?',
      figure: {
        type: 'table',
        alt: `A table of x and y: ${rows.map(([x, y]) => `x ${x}, y ${y}`).join('; ')}.`,
        caption: 'Values of x and y',
        head: ['x', 'y'],
        rows,
      },
      answer: line(slope, intercept),
      distractors: [
        ...(step === slope
          ? []
          : [
              wrong(
                line(step, at(x1) - step * x1),
                'concept_misunderstanding',
                `Takes the whole change of y for the slope although x changes by ${x2 - x1}.`,
              ),
            ]),
        wrong(line(slope, at(x1)), 'concept_misunderstanding', 'Takes the first y of the table for the number that is added.'),
        wrong(line(slope + 1, at(x1) - (slope + 1) * x1), 'strategy_error', 'Stops after the first row, which this equation fits too.'),
        wrong(line(1, at(x1) - x1), 'strategy_error', 'Looks at the first row only and just adds.'),
        wrong(line(slope, -intercept), 'careless_mistake', 'Gets the sign of the number wrong.'),
        wrong(line(-slope, intercept), 'careless_mistake', 'Gets the sign of the slope wrong.'),
        wrong(line(intercept, slope), 'concept_misunderstanding', 'Exchanges the slope and the number that is added.'),
        wrong(line(slope + 1, intercept), 'calculation_error', 'Is one off in the slope.'),
      ],
      steps: [
        `When $x$ goes from ${wholeText(x1)} to ${wholeText(x2)}, $y$ changes by $${step}$. For each step of 1 that is $${slope}$, so the equation begins $y = ${slope}x$.`,
        `At $x = ${x1}$, $${slope}x$ is $${slope * x1}$, but $y$ is $${at(x1)}$, so $${Math.abs(intercept)}$ is ${intercept > 0 ? 'added' : 'subtracted'}.`,
        `So ${line(slope, intercept).text}. It fits the other rows too.`,
      ],
      hints: ['By how much does y change when x grows by 1?', 'Test each choice in more than one row.'],
    }
  },
  // The equation through the first and last row, in the form of cross products.
  solve({ slope, intercept, xs }) {
    const [x1 = 0, x2 = 1] = [xs[0], xs.at(-1)]
    const [y1, y2] = [x1 * slope + intercept, x2 * slope + intercept]
    return equationValue(polynomial({ y: x2 - x1, '': -y1 * (x2 - x1) }), polynomial({ x: y2 - y1, '': -x1 * (y2 - y1) }))
  },
})
