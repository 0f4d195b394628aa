/** Products, quotients and powers of powers. */
import type { Answer, Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { wrong } from '~/exam/values/values'

interface Parameters {
  rule: 'product' | 'quotient' | 'power' | 'mixed'
  /** Coefficients, 1 when not printed. */
  c: number
  d: number
  m: number
  n: number
  k: number
}

function monomial(coefficient: number, power: number): Answer {
  const letter = power === 0 ? '' : power === 1 ? 'x' : power < 10 ? `x^${power}` : `x^{${power}}`
  const number = coefficient === 1 && letter ? '' : `${coefficient}`
  return { text: `$${number}${letter}$`, value: `${coefficient}x^${power}` }
}

const inside = (coefficient: number, power: number) => monomial(coefficient, power).text.replaceAll('$', '')

export const exponentRules = defineFamily<Parameters>({
  id: 'exponent-rules',
  version: 2,
  title: 'Powers multiplied, divided and raised',
  asks: 'Asks for the simple form of a product, quotient or power of monomials.',
  strand: 'algebra',
  skill: 'Exponent rules',
  kind: 'computation',
  levels: { 'isee-upper': ['mathematics_achievement'], 'ssat-middle': ['quantitative'], 'ssat-upper': ['quantitative'] },
  parameters: {
    rule: 'the operation: product or quotient, a power of a power in easy upper and in hard draws, there with a product for the upper levels',
    c: 'first coefficient',
    d: 'second coefficient',
    m: 'first exponent',
    n: 'second exponent',
    k: 'the outer exponent',
  },
  draw(random, { level, difficulty }) {
    const hasNumbers = difficulty !== 'easy'
    const rule =
      difficulty === 'hard'
        ? tierOf(level) === 'upper'
          ? 'mixed'
          : 'power'
        : random.pick(['product', 'quotient', ...(difficulty === 'easy' && tierOf(level) === 'upper' ? ['power' as const] : [])] as const)
    const [m, n] = [random.int(2, 6), random.int(2, 5)]
    const [c, d] = hasNumbers ? [random.int(2, 4), random.int(2, 6)] : [1, 1]
    if (rule === 'quotient') return { rule, c: c * d, d, m: Math.min(m + n + 1, 9), n, k: 1 }
    return {
      rule,
      c,
      d: rule === 'mixed' ? random.int(2, 5) : d,
      m: rule === 'mixed' ? random.int(2, 4) : m,
      n,
      k: rule === 'mixed' ? random.int(2, 3) : random.int(2, rule === 'power' && hasNumbers ? 3 : 4),
    }
  },
  write(parameters) {
    const { rule, c, d, m, n, k } = parameters

    const power = `(${inside(c, m)})^{${k}}`
    const shown = {
      product: `${inside(c, m)} \\cdot ${inside(d, n)}`,
      quotient: `\\frac{${inside(c, m)}}{${inside(d, n)}}`,
      power,
      mixed: `${power} \\cdot ${inside(d, n)}`,
    }[rule]
    const [coefficient, exponent] = {
      product: [c * d, m + n],
      quotient: [c / d, m - n],
      power: [c ** k, m * k],
      mixed: [c ** k * d, m * k + n],
    }[rule] as [number, number]
    const why = reasons({ ...parameters, c, m, n, exponent, d, k, coefficient, rule })
    const isPower = rule === 'power' || rule === 'mixed'
    return {
      // Only a quotient has an x that must not be zero.
      stem: `${rule === 'quotient' ? 'If $x \\neq 0$, which' : 'Which'} expression is equivalent to $${shown}$?`,
      answer: monomial(coefficient, exponent),
      distractors: mistakes({ ...parameters, coefficient, isPower, exponent }),
      steps: [
        'An exponent counts how often x stands as a factor.',
        ...why,
        `So the expression is ${monomial(coefficient, exponent).text}.`,
      ],
      hints: [
        'Write out the factors x if you are not sure.',
        isPower
          ? 'The outer exponent belongs to everything in the parentheses.'
          : 'Deal with the numbers and with the powers of x one after the other.',
      ],
    }
  },
  // Counts factors 2 in the value at x = 2, after taking out the value at x = 1, which is the coefficient.
  solve({ rule, c, d, m, n, k }) {
    const at = (x: number) =>
      ({
        product: c * x ** m * d * x ** n,
        quotient: (c * x ** m) / (d * x ** n),
        power: (c * x ** m) ** k,
        mixed: (c * x ** m) ** k * d * x ** n,
      })[rule]
    const coefficient = at(1)
    let exponent = 0
    for (let rest = at(2) / coefficient; rest > 1; rest /= 2) exponent += 1
    return `${coefficient}x^${exponent}`
  },
})

/** What goes wrong, the likeliest first. */
function mistakes({
  rule,
  m,
  n,
  k,
  c,
  d,
  coefficient,
  isPower,
  exponent,
}: Parameters & { coefficient: number; isPower: boolean; exponent: number }): Distractor[] {
  return [
    ...(rule === 'product'
      ? [wrong(monomial(coefficient, m * n), 'concept_misunderstanding', 'Multiplies the exponents of a product.')]
      : []),
    ...(rule === 'quotient'
      ? [
          ...(m % n ? [] : [wrong(monomial(coefficient, m / n), 'concept_misunderstanding', 'Divides the exponents of a quotient.')]),
          wrong(monomial(coefficient, m + n), 'concept_misunderstanding', 'Adds the exponents of a quotient.'),
        ]
      : []),
    ...(isPower
      ? [
          wrong(
            monomial(coefficient, m + k + (rule === 'mixed' ? n : 0)),
            'concept_misunderstanding',
            'Adds the exponents of a power of a power.',
          ),
          ...(c > 1
            ? [
                wrong(
                  monomial(c * (rule === 'mixed' ? d : 1), exponent),
                  'concept_misunderstanding',
                  'Raises only x to the power and not the number.',
                ),
                wrong(
                  monomial(c * k * (rule === 'mixed' ? d : 1), exponent),
                  'concept_misunderstanding',
                  'Multiplies the number by the exponent.',
                ),
              ]
            : []),
        ]
      : []),
    ...(rule === 'mixed' ? [wrong(monomial(coefficient, m * k * n), 'concept_misunderstanding', 'Multiplies all the exponents.')] : []),
    ...(c > 1 && rule === 'product'
      ? [wrong(monomial(c + d, exponent), 'concept_misunderstanding', 'Adds the numbers as well as the exponents.')]
      : []),
    ...(c > 1 && rule === 'quotient'
      ? [wrong(monomial(Math.abs(c - d), exponent), 'concept_misunderstanding', 'Subtracts the numbers as well as the exponents.')]
      : []),
    wrong(monomial(coefficient, exponent + 1), 'calculation_error', 'Is one off in the exponent.'),
    wrong(monomial(coefficient, exponent - 1), 'calculation_error', 'Is one too low in the exponent.'),
    ...(c === 1
      ? [
          wrong(
            monomial(isPower ? k : 2, exponent),
            'concept_misunderstanding',
            isPower ? 'Puts the outer exponent in front as well.' : 'Adds the numbers 1 that stand unwritten in front.',
          ),
          ...(isPower && m ** k < 100
            ? [wrong(monomial(1, m ** k), 'concept_misunderstanding', 'Raises the exponent itself to the power.')]
            : []),
          ...(isPower ? [] : [wrong(monomial(1, Math.abs(m - n)), 'concept_misunderstanding', 'Subtracts the exponents.')]),
        ]
      : []),
    wrong(monomial(coefficient + 1, exponent), 'calculation_error', 'Is one off in the number.'),
  ].filter(({ value }) => !value.endsWith('^0') && !value.startsWith('0'))
}

/** The sentences that lead to the answer. */
function reasons({
  c,
  m,
  n,
  exponent,
  d,
  k,
  coefficient,
  rule,
}: Parameters & {
  c: number
  m: number
  n: number
  exponent: number
  d: number
  k: number
  coefficient: number
  rule: 'mixed' | 'power' | 'product' | 'quotient'
}) {
  return {
    product: [
      `${c === 1 ? 'Count' : 'Multiply the numbers and count'} the factors x: $x^{${m}} \\cdot x^{${n}}$ has $${m} + ${n} = ${exponent}$ of them, so the exponents are added.`,
    ],
    quotient: [
      `${d === 1 ? 'Cancel' : 'Divide the numbers, and cancel'} ${n} of the ${m} factors x: $${m} - ${n} = ${exponent}$ are left, so the exponents are subtracted.`,
    ],
    power: [
      `Everything in the parentheses is a factor ${k} times: the number gives ${c === 1 ? 1 : `$${c}^{${k}} = ${c ** k}$`}, and x occurs $${m} \\times ${k} = ${exponent}$ times.`,
    ],
    mixed: [
      `First the power: the number gives $${c}^{${k}} = ${c ** k}$, and x occurs $${m} \\times ${k} = ${m * k}$ times.`,
      `Then the product: $${c ** k} \\times ${d} = ${coefficient}$, and the exponents are added: $${m * k} + ${n} = ${exponent}$.`,
    ],
  }[rule]
}
