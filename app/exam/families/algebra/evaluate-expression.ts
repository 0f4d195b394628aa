/** The value of an expression for given values of its variables. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { polynomial, polynomialTex } from '~/exam/values/polynomial'
import { whole, wrong } from '~/exam/values/values'

/** ax² + bxy + cx + dy at x and y; a zero leaves its term out. */
interface Parameters {
  a: number
  b: number
  c: number
  d: number
  x: number
  y: number
}

const evaluated = ({ a, b, c, d, x, y }: Parameters, square = x * x) => a * square + b * x * y + c * x + d * y
const inside = (value: number) => (value < 0 ? `(${value})` : String(value))

export const evaluateExpression = defineFamily<Parameters>({
  id: 'evaluate-expression',
  version: 3,
  title: 'The value of an expression',
  asks: 'Gives an expression and the values of its variables and asks for the value of the expression.',
  strand: 'algebra',
  skill: 'Evaluating expressions',
  kind: 'computation',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    a: 'coefficient of x²',
    b: 'coefficient of xy',
    c: 'coefficient of x',
    d: 'coefficient of y',
    x: 'value of x',
    y: 'value of y',
  },
  draw(random, { level, difficulty }) {
    const mayBeNegative = tierOf(level) === 'upper' || difficulty === 'hard'
    const sign = () => (mayBeNegative && random.chance(1, 2) ? -1 : 1)
    const values = { x: sign() * random.int(2, 6), y: sign() * random.int(2, 7) }
    if (difficulty === 'easy') return { a: 0, b: 0, c: random.int(2, 9), d: random.pick([-1, 1]) * random.int(2, 6), ...values }
    if (difficulty === 'medium') return { a: random.int(2, 5), b: 0, c: random.pick([-1, 1]) * random.int(2, 9), d: 0, ...values }
    return { a: random.int(1, 4), b: random.pick([-1, 1]) * random.int(1, 3), c: 0, d: random.pick([-1, 1]) * random.int(2, 6), ...values }
  },
  write(parameters) {
    const { a, b, c, d, x, y } = parameters
    const key = evaluated(parameters)
    const tex = polynomialTex(polynomial({ xx: a, xy: b, x: c, y: d }))
    const hasY = b !== 0 || d !== 0
    const values = `$x = ${x}$${hasY ? ` and $y = ${y}$` : ''}`
    const factor = (value: number) => (Math.abs(value) === 1 ? '' : `${Math.abs(value)}`)
    const products: [number, string][] = [
      [a, `${factor(a)}${factor(a) ? ' \\times ' : ''}${inside(x)}^2`],
      [b, `${factor(b)}${factor(b) ? ' \\times ' : ''}${inside(x)} \\times ${inside(y)}`],
      [c, `${factor(c)} \\times ${inside(x)}`],
      [d, `${factor(d)} \\times ${inside(y)}`],
    ]
    const put = products
      .filter(([value]) => value)
      .reduce((text, [value, product]) => (text ? `${text} ${value < 0 ? '-' : '+'} ${product}` : `${value < 0 ? '-' : ''}${product}`), '')
    const terms = [a * x * x, b * x * y, c * x, d * y].filter((term) => term !== 0)
    const numbers = terms.map((term, index) => (index === 0 ? `${term}` : `${term < 0 ? '-' : '+'} ${Math.abs(term)}`)).join(' ')
    return {
      stem: `What is the value of $${tex}$ when ${values}?`,
      answer: whole(key),
      distractors: [
        ...(a
          ? [
              wrong(whole(evaluated(parameters, a * x * x)), 'concept_misunderstanding', 'Squares the coefficient together with x.'),
              wrong(whole(evaluated(parameters, 2 * x)), 'concept_misunderstanding', 'Doubles x instead of squaring it.'),
            ]
          : []),
        ...(a && x < 0
          ? [wrong(whole(evaluated(parameters, -x * x)), 'concept_misunderstanding', 'Takes the square of a negative number for negative.')]
          : []),
        wrong(
          whole(terms.reduce((total, term, index) => (index === terms.length - 1 ? total - term : total + term), 0)),
          'careless_mistake',
          'Loses the sign of the last term.',
        ),
        ...(hasY ? [wrong(whole(evaluated({ ...parameters, x: y, y: x })), 'misread_question', 'Exchanges the values of x and y.')] : []),
        wrong(
          whole(evaluated({ ...parameters, x: Math.abs(x), y: -y, c: x < 0 ? c : -c })),
          'careless_mistake',
          'Loses a minus sign when putting the values in.',
        ),
        wrong(whole(-key), 'calculation_error', 'Gets the sign of the result wrong.'),
        wrong(whole(key + Math.abs(x)), 'calculation_error', 'Adds x once too often.'),
        wrong(whole(key + 2), 'calculation_error', 'Is two off in the last addition.'),
        wrong(whole(key - 2), 'calculation_error', 'Subtracts two too much in the last step.'),
      ],
      steps: [
        `Put each value in place of its letter${x < 0 || (hasY && y < 0) ? ', a negative one in parentheses' : ''}: $${put}$.`,
        `${a ? 'Powers come first, then products' : 'Products come first'}: $${numbers}$.`,
        `Add from left to right: $${key}$.`,
      ],
      hints: [
        'A number in front of a letter means multiplication.',
        a ? 'Only x is squared, not the number in front of it.' : 'Work out each product before you add or subtract.',
      ],
    }
  },
  // With x taken out of its terms.
  solve: ({ a, b, c, d, x, y }) => String(x * (a * x + b * y + c) + d * y),
})
