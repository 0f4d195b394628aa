/** Products of two binomials. */

import { defineFamily } from '~/exam/families/kit/family'
import { expression, fitted, linear, polynomialTex, polynomialValue, quadratic } from '~/exam/values/polynomial'
import { wrong } from '~/exam/values/values'

/** (ax + b)(cx + d), printed as a square when both are the same. */
interface Parameters {
  a: number
  b: number
  c: number
  d: number
}

export const expandBinomials = defineFamily<Parameters>({
  id: 'expand-binomials',
  version: 1,
  title: 'The product of two binomials',
  asks: 'Asks for the expanded form of a product or square of binomials.',
  strand: 'algebra',
  skill: 'Multiplying binomials',
  kind: 'computation',
  levels: { 'isee-upper': ['mathematics_achievement'], 'ssat-upper': ['quantitative'] },
  parameters: {
    a: 'coefficient of x in the first factor',
    b: 'number in the first factor',
    c: 'coefficient of x in the second factor',
    d: 'number in the second factor',
  },
  draw(random, { difficulty }) {
    const signed = () => random.int(2, 9) * random.pick([-1, 1])
    if (difficulty === 'easy') return { a: 1, b: random.int(2, 9), c: 1, d: signed() }
    const [a, b] = [difficulty === 'hard' ? random.int(2, 5) : 1, signed()]
    if (random.chance(1, 2)) return { a, b, c: a, d: b }
    return { a, b, c: difficulty === 'hard' ? random.int(1, 3) : random.int(2, 4), d: signed() }
  },
  write({ a, b, c, d }) {
    const isSquare = a === c && b === d
    const [first, second] = [polynomialTex(linear(a, b)), polynomialTex(linear(c, d))]
    const [outer, inner] = [a * d, b * c]
    const of = (x2: number, x: number, n: number) => expression(quadratic(x2, x, n))
    const middle = outer + inner
    const n = b * d
    return {
      stem: `Which expression is equivalent to $${isSquare ? `(${first})^2` : `(${first})(${second})`}$?`,
      answer: of(a * c, middle, n),
      distractors: [
        wrong(
          of(a * c, 0, n),
          'concept_misunderstanding',
          isSquare ? 'Squares each term and forgets the middle term.' : 'Multiplies only the first terms and the last terms.',
        ),
        wrong(of(a * c, middle, -n), 'careless_mistake', 'Gets the sign of the last term wrong.'),
        wrong(of(a * c, -middle, n), 'careless_mistake', 'Gets the sign of the middle term wrong.'),
        wrong(
          of(a * c, isSquare ? outer : outer - inner, n),
          'concept_misunderstanding',
          isSquare ? 'Takes the middle product only once.' : 'Subtracts the middle products where they are added.',
        ),
        wrong(of(a * c, b + d, n), 'careless_mistake', 'Adds the two numbers for the middle term, whatever stands before x.'),
        wrong(of(a * c, middle, b + d), 'concept_misunderstanding', 'Adds the last terms instead of multiplying them.'),
        wrong(of(a + c, middle, n), 'concept_misunderstanding', 'Adds the coefficients of x for the first term.'),
        wrong(of(a * c, middle + 1, n), 'calculation_error', 'Is one off in the middle term.'),
      ],
      steps: [
        `${isSquare ? `The square is $(${first})(${first})$. ` : ''}Multiply each term of the first bracket by each term of the second.`,
        `The first terms give $${polynomialTex(quadratic(a * c, 0, 0))}$ and the last terms $${n}$.`,
        `The two middle products are $${polynomialTex(linear(outer, 0))}$ and $${polynomialTex(linear(inner, 0))}$, together ${middle === 0 ? '0' : `$${polynomialTex(linear(middle, 0))}$`}. So the product is ${of(a * c, middle, n).text}.`,
      ],
      hints: [
        'How many products are there when each term meets each term?',
        'Put a small number such as 1 in place of x and test the choices.',
      ],
    }
  },
  // Works the product out at 0, 1 and 2 and finds the polynomial through the values.
  solve: ({ a, b, c, d }) => polynomialValue(fitted((x) => (a * x + b) * (c * x + d), 2)),
})
