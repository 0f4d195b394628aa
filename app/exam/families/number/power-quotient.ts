/** Products and quotients of powers of one base. */
import type { Answer, Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'

interface Parameters {
  base: string
  first: number
  second: number
  third: number
  shape: 'quotient' | 'power' | 'product'
}

const power = (base: string, exponent: number): Answer => ({
  text: exponent === 0 ? '1' : exponent === 1 ? `$${base}$` : `$${base}^{${exponent}}$`,
  value: powerValue(base, exponent),
})

/** Powers of a number can be put in order, those of a letter cannot. */
const powerValue = (base: string, exponent: number) => `${/\d/.test(base) ? '' : '='}${base}^${exponent}`

export const powerQuotient = defineFamily<Parameters>({
  id: 'power-quotient',
  version: 3,
  title: 'Laws of exponents',
  asks: 'Writes a product, a quotient or a power of powers of one base as a single power.',
  strand: 'number',
  skill: 'Exponents',
  kind: 'computation',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    base: 'the base: a whole number, or a letter at the upper levels',
    first: 'the first exponent',
    second: 'the second exponent',
    third: 'the third exponent, smaller than the exponent that it is taken from',
    shape: 'a product on easy draws, then a quotient, or a power of a power over a power',
  },
  draw(random, { level, difficulty }) {
    const base = random.pick(tierOf(level) === 'upper' ? ['x', 'n', '3', '7', '10'] : ['2', '3', '5', '7', '10'])
    const [first, second] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2) as [number, number]
    if (difficulty === 'easy') return { base, first, second, third: 0, shape: 'product' }
    if (difficulty === 'medium') return { base, first, second, third: random.int(2, Math.min(9, first + second - 2)), shape: 'quotient' }
    return { base, first: Math.min(first, 6), second: Math.max(3, Math.min(second, 5)), third: random.int(2, 5), shape: 'power' }
  },
  write({ base, first, second, third, shape }) {
    const inner = shape === 'power' ? first * second : first + second
    const key = inner - third
    const raised = (exponent: number) => `${base}^${exponent}`
    const shown = {
      product: `${raised(first)} \\times ${raised(second)}`,
      quotient: `\\frac{${raised(first)} \\times ${raised(second)}}{${raised(third)}}`,
      power: `\\frac{(${raised(first)})^${second}}{${raised(third)}}`,
    }[shape]
    const wrong: Distractor[] = [
      {
        ...power(base, (shape === 'power' ? first + second : first * second) - third),
        type: 'concept_misunderstanding',
        says:
          shape === 'power'
            ? 'Adds the exponents where a power is raised to a power.'
            : 'Multiplies the exponents where powers are multiplied.',
      },
      {
        ...power(base, inner + (third || 1)),
        type: 'concept_misunderstanding',
        says: third ? 'Adds the exponent of the divisor instead of subtracting it.' : 'Counts the base itself as one factor more.',
      },
      ...(third && inner % third === 0
        ? [{ ...power(base, inner / third), type: 'concept_misunderstanding' as const, says: 'Divides the exponents.' }]
        : []),
      {
        ...power(base, third ? inner : inner - 1),
        type: third ? 'misread_question' : 'calculation_error',
        says: third ? 'Leaves the division out.' : 'Slips by one when adding the exponents.',
      },
      {
        ...power(base, Math.abs(first - second) + third + (first === second ? 1 : 0)),
        type: 'strategy_error',
        says: 'Subtracts one exponent from the other.',
      },
      { ...power(base, key + 1), type: 'calculation_error', says: 'Slips by one in the exponent.' },
      { ...power(base, key + 2), type: 'calculation_error', says: 'Slips by two in the exponent.' },
      { ...power(base, key - 1), type: 'calculation_error', says: 'Ends up one too low in the exponent.' },
      { ...power(base, Math.max(first, second)), type: 'strategy_error', says: 'Keeps the largest exponent.' },
      { ...power(base, key - 2), type: 'calculation_error', says: 'Ends up two too low in the exponent.' },
      { ...power(base, Math.min(first, second)), type: 'strategy_error', says: 'Keeps the smaller exponent.' },
    ]
    const condition = third && /[a-z]/.test(base) ? `If $${base}$ is not zero, which` : 'Which'
    return {
      stem: `${condition} expression is equal to $${shown}$?`,
      answer: power(base, key),
      distractors: wrong.filter(({ value }) => !value.includes('^-') && !value.endsWith('^0')),
      steps: [
        shape === 'power'
          ? `$(${raised(first)})^${second}$ means ${second} factors of $${raised(first)}$, so there are ${first} × ${second} = ${inner} factors of ${base.match(/\d/) ? base : `$${base}$`}.`
          : `An exponent counts equal factors. Multiplying puts the factors together: ${first} + ${second} = ${inner} of them.`,
        third
          ? `Dividing by $${raised(third)}$ takes ${third} of these factors away: ${inner} − ${third} = ${key} are left. That is ${power(base, key).text}.`
          : `So the product is ${power(base, key).text}.`,
      ],
      hints: [
        'What does an exponent count?',
        third ? 'How many factors are on top, and how many are canceled by those below?' : 'How many equal factors are there in all?',
      ],
    }
  },
  // Writes all factors out and cancels them one by one.
  solve({ base, first, second, third, shape }) {
    const row = (count: number) => 'f'.repeat(count)
    let factors = shape === 'power' ? row(first).repeat(second) : row(first) + row(second)
    for (let canceled = 0; canceled < third; canceled++) factors = factors.slice(1)
    return powerValue(base, factors.length)
  },
})
