/** Taking out the greatest common factor. */
import type { Answer } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { gcd } from '~/exam/values/fraction'
import { fitted, linear, type Polynomial, polynomial, polynomialTex, polynomialValue, product } from '~/exam/values/polynomial'
import { wrong } from '~/exam/values/values'

/** k x^e (ax + b), with a and b without a common factor. */
interface Parameters {
  k: number
  e: 0 | 1
  a: number
  b: number
}

const factorOf = (k: number, e: number) => polynomial({ [e ? 'x' : '']: k })
const printed = (outer: Polynomial, inner: Polynomial): Answer => ({
  text: `$${polynomialTex(outer)}(${polynomialTex(inner)})$`,
  value: polynomialValue(product(outer, inner)),
})

export const commonFactor = defineFamily<Parameters>({
  id: 'common-factor',
  version: 1,
  title: 'The greatest common factor taken out',
  asks: 'Asks for the factored form of an expression with a common factor.',
  strand: 'algebra',
  skill: 'Factoring',
  kind: 'computation',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: { k: 'the common number', e: 'whether x is common too', a: 'coefficient of x in the bracket', b: 'number in the bracket' },
  draw(random, { level, difficulty }) {
    const e = difficulty === 'hard' || (difficulty === 'medium' && tierOf(level) === 'upper') ? 1 : 0
    for (;;) {
      const [k, a, b] = [
        random.int(2, difficulty === 'easy' ? 6 : 9),
        random.int(2, 7),
        random.int(2, 9) * (difficulty === 'easy' ? 1 : random.pick([-1, 1])),
      ]
      if (gcd(a, b) === 1) return { k, e, a, b }
    }
  },
  write({ k, e, a, b }) {
    const outer = factorOf(k, e)
    const whole = product(outer, linear(a, b))
    const power = e ? 'x^2' : 'x'
    const k2 = k + 1
    return {
      stem: `Which expression is equivalent to $${polynomialTex(whole)}$?`,
      answer: printed(outer, linear(a, b)),
      distractors: [
        wrong(printed(outer, linear(a, k * b)), 'concept_misunderstanding', 'Divides only the first term by the common factor.'),
        wrong(printed(outer, linear(k * a, b)), 'concept_misunderstanding', 'Divides only the last term by the common factor.'),
        wrong(printed(outer, linear(a, -b)), 'careless_mistake', 'Loses the sign in the bracket.'),
        ...(e
          ? [
              wrong(printed(factorOf(k, 0), linear(a, b)), 'careless_mistake', 'Drops the common x.'),
              wrong(
                printed(outer, polynomial({ xx: a, '': b })),
                'concept_misunderstanding',
                'Leaves the x in the first term although it was taken out.',
              ),
            ]
          : [wrong(printed(factorOf(k, 1), linear(a, b)), 'concept_misunderstanding', 'Takes x out although only one term has it.')]),
        wrong(printed(outer, linear(b, a)), 'misread_question', 'Exchanges the two terms in the bracket.'),
        wrong(printed(outer, linear(a + 1, b)), 'calculation_error', 'Is one off in a division.'),
        wrong(printed(factorOf(k2, e), linear(a, b)), 'calculation_error', 'Takes out a number that does not divide both terms.'),
      ],
      steps: [
        `The greatest number that divides both ${k * a} and ${Math.abs(k * b)} is ${k}${e ? ', and both terms have an $x$' : ''}, so $${polynomialTex(outer)}$ is common.`,
        `Divide each term by it: $${k * a}${power}$ leaves $${polynomialTex(linear(a, 0))}$, and the second term leaves $${b}$.`,
        `So the expression is ${printed(outer, linear(a, b)).text}. Multiply out to check.`,
      ],
      hints: ['Multiply out a choice: does it give both terms back?', 'What is the greatest factor that both terms share?'],
    }
  },
  // Works the expression out at small numbers and finds the polynomial through the values.
  solve: ({ k, e, a, b }) => polynomialValue(fitted((x) => k * a * x ** (e + 1) + k * b * x ** e, 2)),
})
