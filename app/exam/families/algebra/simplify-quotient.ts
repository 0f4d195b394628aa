/** Quotients of polynomials that cancel. */

import { defineFamily } from '~/exam/families/kit/family'
import { expression, fitted, linear, polynomialTex, polynomialValue, quadratic } from '~/exam/values/polynomial'
import { wrong } from '~/exam/values/values'

/** (x + p)(x + q) over (x + p); squares of a number when q = −p. */
interface Parameters {
  k: number
  p: number
  q: number
}

export const simplifyQuotient = defineFamily<Parameters>({
  id: 'simplify-quotient',
  version: 1,
  title: 'A quotient of polynomials simplified',
  asks: 'Gives a quadratic expression over one of its factors and asks for the simple form.',
  strand: 'algebra',
  skill: 'Rational expressions',
  kind: 'computation',
  levels: { 'isee-upper': ['mathematics_achievement'], 'ssat-upper': ['quantitative'] },
  parameters: {
    k: 'a number in front of the quadratic expression',
    p: 'number in the factor that cancels',
    q: 'number in the factor that stays',
  },
  draw(random, { difficulty }) {
    const [p, q] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2) as [number, number]
    const sign = random.pick([-1, 1])
    if (difficulty === 'easy') return { k: 1, p: p * sign, q: -p * sign }
    return { k: difficulty === 'hard' ? random.int(2, 4) : 1, p: p * sign, q: q * random.pick([-1, 1]) }
  },
  write({ k, p, q }) {
    const of = (a: number, b: number) => expression(linear(a, b))
    const top = polynomialTex(quadratic(k, k * (p + q), k * p * q))
    const bottom = polynomialTex(linear(1, p))
    const [first, second] = [bottom, polynomialTex(linear(1, q))]
    return {
      stem: `If $x \\neq ${-p}$, which expression is equivalent to $\\frac{${top}}{${bottom}}$?`,
      answer: of(k, k * q),
      distractors: [
        wrong(of(k, -k * q), 'careless_mistake', 'Gets the sign of the number wrong when factoring.'),
        wrong(of(k, k * p), 'careless_mistake', 'Keeps the factor that cancels.'),
        ...(k > 1
          ? [
              wrong(of(1, q), 'careless_mistake', 'Loses the number in front.'),
              wrong(of(k, q), 'concept_misunderstanding', 'Multiplies only the first term by the number in front.'),
            ]
          : []),
        ...(p + q ? [wrong(of(k, k * (p + q)), 'concept_misunderstanding', 'Divides only the first two terms by x.')] : []),
        wrong(of(k, k * p * q), 'concept_misunderstanding', 'Divides only the first term by x and keeps the last number.'),
        wrong(of(k, k * (q + 1)), 'calculation_error', 'Is one off when finding the factors.'),
        wrong(of(k, k * (q - 1)), 'calculation_error', 'Is one too low when finding the factors.'),
      ],
      steps: [
        `Factor the numerator: $${top} = ${k === 1 ? '' : k}(${first})(${second})$.`,
        `The factor $${bottom}$ stands above and below and is not zero, so it cancels.`,
        `What is left is ${of(k, k * q).text}.`,
      ],
      hints: [
        'Only factors of the whole numerator can cancel, not single terms.',
        `The numerator has the factor $${bottom}$. What is the other one?`,
      ],
    }
  },
  // Works the quotient out at whole numbers that are allowed and finds the line through the values.
  solve({ k, p, q }) {
    const start = Math.abs(p) + 1
    const quotient = (x: number) => (k * (x * x + (p + q) * x + p * q)) / (x + p)
    const slope = quotient(start + 1) - quotient(start)
    return polynomialValue(fitted((x) => quotient(start) + slope * (x - start), 1))
  },
})
