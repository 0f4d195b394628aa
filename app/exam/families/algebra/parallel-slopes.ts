/** Slopes of parallel and perpendicular lines. */

import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { linear, polynomial, polynomialTex } from '~/exam/values/polynomial'
import { numberValue, rational, wrong } from '~/exam/values/values'

/** The line ax + by = c. */
interface Parameters {
  a: number
  b: number
  c: number
  asks: 'slope' | 'parallel' | 'perpendicular'
}

export const parallelSlopes = defineFamily<Parameters>({
  id: 'parallel-slopes',
  version: 3,
  title: 'The slope of a line, a parallel or a perpendicular',
  asks: 'Gives the equation of a line and asks for its slope, or that of a parallel or perpendicular line.',
  strand: 'algebra',
  skill: 'Slope',
  kind: 'computation',
  levels: { 'isee-upper': ['mathematics_achievement'], 'ssat-upper': ['quantitative'] },
  parameters: { a: 'coefficient of x', b: 'coefficient of y', c: 'right side', asks: 'which slope is wanted' },
  draw(random, { difficulty }) {
    const [a, size] = random.sample([2, 3, 4, 5, 6, 7], 2) as [number, number]
    const asks = difficulty === 'easy' ? 'slope' : difficulty === 'medium' ? 'parallel' : 'perpendicular'
    return { a, b: size * random.pick([-1, 1]), c: size * random.int(1, 5), asks }
  },
  write({ a, b, c, asks }) {
    const own = fraction(-a, b)
    const key = asks === 'perpendicular' ? fraction(b, a) : own
    const text = `$${polynomialTex(polynomial({ x: a, y: b }))} = ${c}$`
    const of = (n: number, d: number) => rational(fraction(n, d))
    const stem = {
      slope: `What is the slope of the line ${text}?`,
      parallel: `What is the slope of a line that is parallel to the line ${text}?`,
      perpendicular: `What is the slope of a line that is perpendicular to the line ${text}?`,
    }[asks]
    return {
      stem,
      answer: rational(key),
      distractors: [
        wrong(of(-key.n, key.d), 'careless_mistake', 'Gets the sign of the slope wrong.'),
        wrong(
          of(key.d, key.n),
          'concept_misunderstanding',
          asks === 'perpendicular'
            ? 'Changes the sign of the slope and forgets the reciprocal.'
            : 'Divides the coefficients the wrong way round.',
        ),
        wrong(
          of(-key.d, key.n),
          'concept_misunderstanding',
          asks === 'perpendicular' ? 'Gives the slope of the line itself.' : 'Gives the slope of a perpendicular line.',
        ),
        wrong(of(a, 1), 'concept_misunderstanding', 'Takes the coefficient of x for the slope before solving for y.'),
        wrong(of(-a, 1), 'strategy_error', 'Moves the term in x and forgets to divide by the coefficient of y.'),
        wrong(of(c, b), 'misread_question', 'Gives the y-intercept of the given line.'),
        wrong(of(-c, b), 'misread_question', 'Gives the opposite of the y-intercept.'),
      ],
      steps: [
        `Solve for $y$: $${polynomialTex(polynomial({ y: b }))} = ${polynomialTex(linear(-a, c))}$, so $y = ${polynomialTex(linear(own, fraction(c, b)))}$. The slope of the line is ${rational(own).text}.`,
        asks === 'perpendicular'
          ? `The slope of a perpendicular line is the opposite of the reciprocal: ${rational(key).text}.`
          : asks === 'parallel'
            ? 'A parallel line has the same slope.'
            : 'The slope is the number in front of $x$ once $y$ stands alone.',
      ],
      hints: [
        'Solve the equation for y.',
        asks === 'perpendicular'
          ? 'The slopes of perpendicular lines multiply to −1.'
          : asks === 'parallel'
            ? 'Parallel lines rise equally fast.'
            : 'The slope then stands in front of x.',
      ],
    }
  },
  // From two points of the line: where x is 0 and where y is 0.
  solve({ a, b, c, asks }) {
    // The direction from (0, c/b) to (c/a, 0), both multiplied by ab.
    const [right, up] = [c * b, -c * a]
    return numberValue(asks === 'perpendicular' ? fraction(-right, up) : fraction(up, right))
  },
})
