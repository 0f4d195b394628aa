/** Values of functions, and of one function after another. */

import { defineFamily } from '~/exam/families/kit/family'
import { linear, polynomialTex, quadratic } from '~/exam/values/polynomial'
import { whole, wrongWhole } from '~/exam/values/values'

/** f(x) = ax² + bx + c; g(x) = px + q stands only where functions are combined. */
interface Parameters {
  a: number
  b: number
  c: number
  p: number
  q: number
  x: number
  asks: 'value' | 'composed' | 'input'
}

export const functionValue = defineFamily<Parameters>({
  id: 'function-value',
  version: 3,
  title: 'Values of functions',
  asks: 'Defines one or two functions and asks for a value, a value of one after the other, or the input for a value.',
  strand: 'algebra',
  skill: 'Functions',
  kind: 'computation',
  levels: {
    'isee-upper': ['mathematics_achievement', 'quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    a: 'coefficient of x² in f',
    b: 'coefficient of x in f',
    c: 'constant of f',
    p: 'coefficient of x in g',
    q: 'constant of g',
    x: 'the input',
    asks: 'what is wanted',
  },
  draw(random, { level, difficulty }) {
    const signed = (low: number, high: number) => random.int(low, high) * random.pick([-1, 1])
    const isUpper = level !== 'ssat-middle'
    const x = isUpper && difficulty !== 'easy' ? signed(1, 5) : random.int(2, 6)
    if (difficulty === 'easy') return { a: random.chance(1, 2) ? 1 : 0, b: random.int(2, 6), c: signed(1, 9), p: 1, q: 0, x, asks: 'value' }
    if (difficulty === 'medium')
      return random.chance(1, 2)
        ? { a: 0, b: random.int(2, 7), c: signed(2, 12), p: 1, q: 0, x, asks: 'input' }
        : { a: random.int(1, 3), b: signed(1, 6), c: signed(1, 9), p: 1, q: 0, x, asks: 'value' }
    return {
      a: isUpper ? 1 : 0,
      b: isUpper ? 0 : random.int(2, 5),
      c: signed(1, 6),
      p: random.int(2, 4),
      q: signed(1, 5),
      x,
      asks: 'composed',
    }
  },
  write(parameters) {
    const { a, b, c, p, q, x, asks } = parameters

    const f = (n: number) => a * n * n + b * n + c
    const g = (n: number) => p * n + q
    const fTex = polynomialTex(quadratic(a, b, c))
    if (asks === 'composed') return composedQuestion({ ...parameters, f, g, x, fTex, p, q, c })
    if (asks === 'input') return inputQuestion({ ...parameters, fTex, f })
    const key = f(x)
    return {
      stem: `If $f(x) = ${fTex}$, what is the value of $f(${x})$?`,
      answer: whole(key),
      distractors: [
        ...(a
          ? [
              ...wrongWhole(a * 2 * x + b * x + c, 'concept_misunderstanding', 'Doubles the input instead of squaring it.'),
              ...wrongWhole(a * a * x * x + b * x + c, 'concept_misunderstanding', 'Squares the coefficient together with the input.'),
            ]
          : []),
        ...(a && x < 0
          ? wrongWhole(-a * x * x + b * x + c, 'concept_misunderstanding', 'Takes the square of a negative number for negative.')
          : []),
        ...wrongWhole(key - 2 * c, 'careless_mistake', 'Gets the sign of the constant wrong.'),
        ...wrongWhole(key - c, 'careless_mistake', 'Leaves the constant out.'),
        ...wrongWhole(a * x * x - b * x + c, 'careless_mistake', 'Gets the sign of the term in x wrong.'),
        ...wrongWhole(x * (a + b + c), 'concept_misunderstanding', 'Takes f(x) for a product of f and x.'),
        ...wrongWhole(key + x, 'calculation_error', 'Adds the input once too often.'),
        ...wrongWhole(key + 1, 'calculation_error', 'Is one off in the last step.'),
      ],
      steps: [
        `$f(${x})$ means: put $${x}$ in place of every $x$.`,
        `${a ? `$${a === 1 ? '' : `${a} \\times `}${x < 0 ? `(${x})` : x}^2 = ${a * x * x}$ and ` : ''}$${b} \\times ${x < 0 ? `(${x})` : x} = ${b * x}$.`,
        `Together with the constant $${c}$ that makes $${key}$.`,
      ],
      hints: [
        'Put the number in parentheses in place of each x.',
        a ? 'Powers come before products.' : 'Multiply first, then add the constant.',
      ],
    }
  },
  // By nested multiplication, or by trying every input.
  solve({ a, b, c, p, q, x, asks }) {
    const f = (n: number) => (a * n + b) * n + c
    if (asks !== 'input') return String(f(asks === 'composed' ? p * x + q : x) + 0)
    for (let n = -50; n <= 50; n++) if (f(n) === f(x)) return String(n)
    throw new RangeError('no input gives the value')
  },
})

/** Which input gives a value? */
function inputQuestion({ x, c, b, fTex, f }: Parameters & { fTex: string; f: (n: number) => number }) {
  return {
    stem: `If $f(x) = ${fTex}$, for what value of $x$ is $f(x) = ${f(x)}$?`,
    answer: whole(x),
    distractors: [
      ...wrongWhole(f(f(x)), 'concept_misunderstanding', 'Puts the given value in place of x.'),
      ...wrongWhole((f(x) + c) / b, 'concept_misunderstanding', 'Moves the constant to the other side without changing its sign.'),
      ...wrongWhole(f(x) - c, 'careless_mistake', 'Stops before dividing by the coefficient of x.'),
      ...wrongWhole(-x, 'careless_mistake', 'Loses a minus sign.'),
      ...wrongWhole(x + 1, 'calculation_error', 'Is one off in the division.'),
      ...wrongWhole(x - 1, 'calculation_error', 'Is one too low in the division.'),
      ...wrongWhole(x + 2, 'calculation_error', 'Is two off in the division.'),
    ],
    steps: [
      `Here the result is known and the input is not: $${fTex} = ${f(x)}$.`,
      `${c < 0 ? `Add ${-c}` : `Subtract ${c}`} on both sides: $${polynomialTex(linear(b, 0))} = ${f(x) - c}$, so $x = ${x}$.`,
    ],
    hints: ['Is the given number an input or a result?', `Solve the equation $${fTex} = ${f(x)}$.`],
  }
}

/** One function after the other. */
function composedQuestion({
  f,
  g,
  x,
  fTex,
  p,
  q,
  c,
}: Parameters & { f: (n: number) => number; g: (n: number) => number; x: number; fTex: string; p: number; q: number; c: number }) {
  const key = f(g(x))
  return {
    stem: `If $f(x) = ${fTex}$ and $g(x) = ${polynomialTex(linear(p, q))}$, what is the value of $f(g(${x}))$?`,
    answer: whole(key),
    distractors: [
      ...wrongWhole(g(f(x)), 'concept_misunderstanding', 'Uses f first and then g.'),
      ...wrongWhole(f(x) * g(x), 'concept_misunderstanding', 'Multiplies the two values.'),
      ...wrongWhole(g(x), 'careless_mistake', 'Stops after the inner function.'),
      ...wrongWhole(f(x), 'misread_question', 'Leaves the inner function out.'),
      ...wrongWhole(f(x) + g(x), 'concept_misunderstanding', 'Adds the two values.'),
      ...wrongWhole(key - 2 * c, 'careless_mistake', 'Gets the sign of the constant wrong.'),
      ...wrongWhole(key + 2, 'calculation_error', 'Is two off in the last step.'),
    ],
    steps: [
      `Work from the inside out: $g(${x}) = ${p} \\times ${x < 0 ? `(${x})` : x} ${q < 0 ? '-' : '+'} ${Math.abs(q)} = ${g(x)}$.`,
      `Put that into $f$: $f(${g(x)}) = ${key}$.`,
    ],
    hints: ['Which function stands inside the other? Use it first.', `Find $g(${x})$ and put the result in place of $x$ in $f$.`],
  }
}
