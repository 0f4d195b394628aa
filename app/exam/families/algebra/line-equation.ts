/** The equation of a line. */
import type { Answer } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { type Fraction, fraction, multiply, subtract } from '~/exam/values/fraction'
import { equation, equationValue, linear, polynomial } from '~/exam/values/polynomial'
import { fractionText, wrong } from '~/exam/values/values'

interface Parameters {
  /** `slope`: a slope and a point; `points`: two points; `parallel`, `perpendicular`: a line and a point. */
  given: 'slope' | 'points' | 'parallel' | 'perpendicular'
  /** The slope that is given, or that of the given line, as rise over run. */
  rise: number
  run: number
  x: number
  y: number
}

const line = (slope: Fraction, intercept: Fraction): Answer => equation(polynomial({ y: 1 }), linear(slope, intercept))
const point = (x: number, y: number) => `$(${x}, ${y})$`

export const lineEquation = defineFamily<Parameters>({
  id: 'line-equation',
  version: 1,
  title: 'The equation of a line',
  asks: 'Gives a slope or a second point, or a parallel or perpendicular line, and one point, and asks for the equation.',
  strand: 'algebra',
  skill: 'Equations of lines',
  kind: 'computation',
  levels: { 'isee-upper': ['mathematics_achievement'], 'ssat-upper': ['quantitative'] },
  parameters: {
    given: 'what is known besides a point',
    rise: 'rise of the known slope',
    run: 'run of the known slope',
    x: 'x of the point',
    y: 'y of the point',
  },
  draw(random, { difficulty }) {
    const given = difficulty === 'easy' ? 'slope' : difficulty === 'medium' ? random.pick(['points', 'parallel'] as const) : 'perpendicular'
    const run = given === 'slope' || given === 'perpendicular' ? 1 : random.int(1, 3)
    const rise = random.int(1, 5) * random.pick([-1, 1])
    const step = given === 'perpendicular' ? Math.abs(rise) : run
    const x = step * random.pick([-2, -1, 1, 2])
    return { given, rise, run, x, y: random.int(-6, 7) }
  },
  write({ given, rise, run, x, y }) {
    const known = fraction(rise, run)
    const slope = given === 'perpendicular' ? fraction(-run, rise) : known
    const through = (m: Fraction) => subtract(fraction(y), multiply(m, fraction(x)))
    const b = through(slope)
    const flip = (m: Fraction) => fraction(m.d, m.n)
    const minus = (m: Fraction) => fraction(-m.n, m.d)
    const other = [x + run, y + rise] as const
    const shown = line(known, fraction(through(known).n + 3 * through(known).d, through(known).d)).text
    const stem = {
      slope: `Which is an equation of the line that has slope $${rise}$ and passes through the point ${point(x, y)}?`,
      points: `Which is an equation of the line that passes through the points ${point(x, y)} and ${point(...other)}?`,
      parallel: `Which is an equation of the line that is parallel to ${shown} and passes through ${point(x, y)}?`,
      perpendicular: `Which is an equation of the line that is perpendicular to ${shown} and passes through ${point(x, y)}?`,
    }[given]
    const first = {
      slope: `The slope is $${rise}$, so the equation has the form $y = ${rise === 1 ? '' : rise === -1 ? '-' : rise}x + b$.`,
      points: `The slope is the change of $y$ over the change of $x$: ${run === 1 ? `$${rise}$` : `$\\frac{${rise}}{${run}}$`}.`,
      parallel: `Parallel lines have the same slope, so the slope is ${fractionText(known)}.`,
      perpendicular: `Perpendicular lines have slopes with the product $-1$. The given slope is ${fractionText(known)}, so the slope wanted is ${fractionText(slope)}.`,
    }[given]
    return {
      stem,
      answer: line(slope, b),
      distractors: [
        ...(given === 'perpendicular'
          ? [
              wrong(
                line(known, through(known)),
                'concept_misunderstanding',
                'Takes the slope of the given line, as if the lines were parallel.',
              ),
              wrong(
                line(flip(known), through(flip(known))),
                'concept_misunderstanding',
                'Takes the reciprocal of the slope and forgets to change its sign.',
              ),
            ]
          : [wrong(line(minus(slope), through(minus(slope))), 'careless_mistake', 'Gets the sign of the slope wrong.')]),
        wrong(line(slope, fraction(-b.n, b.d)), 'careless_mistake', 'Gets the sign of the constant wrong.'),
        wrong(line(slope, fraction(y)), 'concept_misunderstanding', 'Takes the y of the given point for the y-intercept.'),
        wrong(line(minus(slope), b), 'careless_mistake', 'Finds the y-intercept but turns the slope around.'),
        ...(Math.abs(slope.n) === slope.d
          ? []
          : [wrong(line(flip(slope), through(flip(slope))), 'concept_misunderstanding', 'Divides the run by the rise for the slope.')]),
        wrong(line(slope, fraction(x)), 'concept_misunderstanding', 'Takes the x of the given point for the y-intercept.'),
        wrong(line(slope, fraction(b.n + b.d, b.d)), 'calculation_error', 'Is one off in the y-intercept.'),
      ],
      steps: [
        first,
        `The point ${point(x, y)} fits: $${y}$ must be ${fractionText(slope)} times $${x}$, plus the y-intercept.`,
        `So the y-intercept is ${fractionText(b)}, and the equation is ${line(slope, b).text}.`,
      ],
      hints: [
        given === 'perpendicular' ? 'How are the slopes of perpendicular lines related?' : 'Find the slope first.',
        'Put the point into each choice: both sides must agree.',
      ],
    }
  },
  // In the form with normal vector: every point of the line has the same value of one expression.
  solve({ given, rise, run, x, y }) {
    const [right, up] = given === 'perpendicular' ? [-rise, run] : [run, rise]
    return equationValue(polynomial({ x: up, y: -right }), polynomial({ '': up * x - right * y }))
  },
})
