/** Like terms and the distributive property. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { expression, fitted, linear, polynomialTex, polynomialValue } from '~/exam/values/polynomial'
import { wrong } from '~/exam/values/values'

/** a(bx + c) + d(ex + f); the second bracket is printed only in hard questions, the first only above easy. */
interface Parameters {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
  form: 'terms' | 'one' | 'two'
}

function printed({ a, b, c, d, e, f, form }: Parameters): string {
  const tail = (value: number, text: string) => `${value < 0 ? '-' : '+'} ${text}`
  const second = `${tail(d, `${Math.abs(d) === 1 ? '' : Math.abs(d)}(${polynomialTex(linear(e, f))})`)}`
  if (form === 'two') return `${a}(${polynomialTex(linear(b, c))}) ${second}`
  const coefficient = Math.abs(e) === 1 ? '' : Math.abs(e)
  const loose = `${tail(e, `${coefficient}x`)} ${tail(f, `${Math.abs(f)}`)}`
  return form === 'one' ? `${a}(${polynomialTex(linear(b, c))}) ${loose}` : `${polynomialTex(linear(b, c))} ${loose}`
}

export const simplifyExpression = defineFamily<Parameters>({
  id: 'simplify-expression',
  version: 2,
  title: 'An expression simplified',
  asks: 'Asks for the simple form of an expression with like terms and, above easy, brackets.',
  strand: 'algebra',
  skill: 'Simplifying expressions',
  kind: 'computation',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    a: 'factor of the first bracket, 1 when there is none',
    b: 'coefficient of x in the first bracket',
    c: 'number in the first bracket',
    d: 'factor of the second bracket, 1 when there is none',
    e: 'coefficient of x in the second bracket',
    f: 'number in the second bracket',
    form: 'which brackets are printed',
  },
  draw(random, { level, difficulty }) {
    const signed = (low: number, high: number) => random.int(low, high) * random.pick([-1, 1])
    const large = tierOf(level) === 'upper' ? 4 : 0
    const form = ({ easy: 'terms', medium: 'one', hard: 'two' } as const)[difficulty]
    if (form === 'two')
      return {
        a: random.int(2, 5),
        b: random.int(1, 3 + large),
        c: signed(2, 7),
        d: -random.int(1, 4),
        e: random.int(1, 4),
        f: signed(2, 8),
        form,
      }
    return {
      a: form === 'one' ? random.int(2, 6) : 1,
      b: random.int(2, 5 + large),
      c: signed(2, 9),
      d: 1,
      e: signed(1, 6),
      f: signed(2, 9),
      form,
    }
  },
  write(parameters) {
    const { a, b, c, d, e, f, form } = parameters
    const [x, n] = [a * b + d * e, a * c + d * f]
    const of = (slope: number, constant: number) => expression(linear(slope, constant))
    const opened = `${polynomialTex(linear(a * b, a * c))} ${d * e < 0 ? '-' : '+'} ${Math.abs(d * e) === 1 ? '' : Math.abs(d * e)}x ${d * f < 0 ? '-' : '+'} ${Math.abs(d * f)}`
    return {
      stem: `Which expression is equivalent to $${printed(parameters)}$?`,
      answer: of(x, n),
      distractors: [
        ...(form === 'two'
          ? [
              wrong(of(x, a * c - d * f), 'concept_misunderstanding', 'Gives the minus sign only to the first term of the second bracket.'),
              wrong(of(x, a * c + f * Math.sign(d)), 'concept_misunderstanding', 'Multiplies only the first term of the second bracket.'),
            ]
          : []),
        ...(a > 1 ? [wrong(of(x, c + d * f), 'concept_misunderstanding', 'Multiplies only the first term of the bracket.')] : []),
        wrong(of(x, a * c - d * f), 'careless_mistake', 'Loses the sign of the last number.'),
        wrong(of(a * b - d * e, n), 'careless_mistake', 'Loses a sign when combining the terms in x.'),
        wrong(of(x + n, 0), 'concept_misunderstanding', 'Combines terms in x with plain numbers.'),
        wrong(of(x, -n), 'calculation_error', 'Gets the sign of the number wrong.'),
        wrong(of(x + 1, n), 'calculation_error', 'Is one off when adding the coefficients.'),
        wrong(of(x, n + 2), 'calculation_error', 'Is two off when adding the numbers.'),
        wrong(of(x - 1, n), 'calculation_error', 'Is one too low when adding the coefficients.'),
      ].filter(({ value }) => value !== '0'),
      steps: [
        ...(form === 'terms' ? [] : [`Multiply every term in the brackets by what stands before them: $${opened}$.`]),
        `Only like terms combine. Terms in x: ${a * b} and ${d * e < 0 ? '−' : ''}${Math.abs(d * e)} make ${of(x, 0).text === '$0$' ? '0' : of(x, 0).text}.`,
        `Numbers: ${a * c < 0 ? '−' : ''}${Math.abs(a * c)} and ${d * f < 0 ? '−' : ''}${Math.abs(d * f)} make $${n}$. So the expression is ${of(x, n).text}.`,
      ],
      hints: [
        form === 'terms'
          ? 'Which terms have an x, and which are plain numbers?'
          : 'What stands before a bracket multiplies every term inside it.',
        'Each term keeps the sign in front of it.',
      ],
    }
  },
  // Works the expression out at 0, 1 and 2 and finds the line through the values.
  solve: ({ a, b, c, d, e, f }) => polynomialValue(fitted((x) => a * (b * x + c) + d * (e * x + f), 2)),
})
