/** Quadratic expressions as products. */
import type { Answer } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { fitted, linear, polynomialTex, polynomialValue, product, quadratic } from '~/exam/values/polynomial'
import { wrong } from '~/exam/values/values'

/** (ax + p)(x + q). */
interface Parameters {
  a: number
  p: number
  q: number
}

function printed(a: number, p: number, q: number): Answer {
  const [first, second] = [linear(a, p), linear(1, q)]
  const isSquare = a === 1 && p === q
  return {
    text: isSquare ? `$(${polynomialTex(first)})^2$` : `$(${polynomialTex(first)})(${polynomialTex(second)})$`,
    value: polynomialValue(product(first, second)),
  }
}

export const factorQuadratic = defineFamily<Parameters>({
  id: 'factor-quadratic',
  version: 1,
  title: 'A quadratic expression factored',
  asks: 'Asks for the factored form of a quadratic expression.',
  strand: 'algebra',
  skill: 'Factoring',
  kind: 'computation',
  levels: { 'isee-upper': ['mathematics_achievement'], 'ssat-upper': ['quantitative'] },
  parameters: { a: 'coefficient of x in the first factor', p: 'number in the first factor', q: 'number in the second factor' },
  draw(random, { difficulty }) {
    const [p, q] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 2) as [number, number]
    if (difficulty === 'easy') return { a: 1, p, q }
    const sign = () => random.pick([-1, 1])
    if (difficulty === 'medium') return random.chance(1, 4) ? { a: 1, p, q: -p } : { a: 1, p: -p, q: q * sign() }
    return { a: random.pick([2, 3, 5]), p: (p % 2 ? p : p + 1) * sign(), q: q * sign() }
  },
  write({ a, p, q }) {
    const [middle, last] = [p + a * q, p * q]
    const whole = polynomialTex(quadratic(a, middle, last))
    return {
      stem: `Which of the following is the factored form of $${whole}$?`,
      answer: printed(a, p, q),
      distractors: [
        wrong(printed(a, -p, -q), 'careless_mistake', 'Gets the sign of the middle term wrong.'),
        wrong(printed(a, p, -q), 'careless_mistake', 'Gets one of the two signs wrong.'),
        ...(a > 1
          ? [wrong(printed(a, q, p), 'strategy_error', 'Exchanges the two numbers, so that the middle term does not come out.')]
          : []),
        ...(q % 2 === 0
          ? [wrong(printed(a, p * 2, q / 2), 'strategy_error', 'Finds numbers with the right product and does not check their sum.')]
          : []),
        wrong(printed(a, last, 1), 'strategy_error', 'Uses 1 and the last number and does not check the middle term.'),
        wrong(printed(a, -p, q), 'careless_mistake', 'Gets the other of the two signs wrong.'),
        wrong(printed(a, p + 1, q - 1), 'strategy_error', 'Finds numbers with the right sum and does not check their product.'),
        wrong(printed(a, p - 1, q + 1), 'strategy_error', 'Matches the middle term only.'),
      ].filter(({ text }) => !text.includes('x)')),
      steps: [
        a === 1
          ? `Look for two numbers with the product $${last}$ and the sum $${middle}$.`
          : `The first terms must multiply to $${a}x^2$, so the factors begin with $${a}x$ and $x$. The last numbers must multiply to $${last}$.`,
        a === 1
          ? `They are $${p}$ and $${q}$.`
          : `Try the pairs until the two middle products add up to $${polynomialTex(linear(middle, 0))}$: that happens with $${p}$ and $${q}$.`,
        `So the factored form is ${printed(a, p, q).text}. Multiply out to check.`,
      ],
      hints: [
        'The last number tells the product of the two numbers that you look for.',
        last > 0
          ? 'The product is positive, so both numbers have the same sign.'
          : 'The product is negative, so the two numbers have different signs.',
      ],
    }
  },
  // Works the product out at 0, 1 and 2 and finds the polynomial through the values.
  solve: ({ a, p, q }) => polynomialValue(fitted((x) => a * x * x + p * x + a * q * x + p * q, 2)),
})
