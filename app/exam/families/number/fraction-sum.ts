/** Sums of two fractions with different denominators. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { add, type Fraction, fraction, lcm } from '~/exam/values/fraction'
import { fractionText, numberValue, rational } from '~/exam/values/values'

interface Parameters {
  a: Fraction
  b: Fraction
}

const DENOMINATORS = { lower: [2, 3, 4, 5, 6, 8], middle: [3, 4, 5, 6, 8, 9, 10, 12], upper: [5, 6, 7, 8, 9, 10, 12, 15] }

export const fractionSum = defineFamily<Parameters>({
  id: 'fraction-sum',
  version: 3,
  title: 'The sum of two fractions',
  asks: 'Adds two proper fractions with different denominators and gives the sum in lowest terms.',
  strand: 'number',
  skill: 'Adding fractions',
  kind: 'computation',
  levels: {
    'isee-lower': ['mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    a: 'the first fraction, below 1, in lowest terms',
    b: 'the second fraction, below 1, in lowest terms, with another denominator; easy draws make one denominator a multiple of the other',
  },
  draw(random, { level, difficulty }) {
    const choices = DENOMINATORS[tierOf(level)]
    const first = random.pick(choices)
    const isMultiple = (other: number) => other !== first && (other % first === 0 || first % other === 0)
    const partners = choices.filter((other) => other !== first && (difficulty === 'easy' ? isMultiple(other) : !isMultiple(other)))
    if (partners.length === 0) return { a: fraction(1, 2), b: fraction(1, 4) }
    const second = random.pick(partners)
    return { a: fraction(random.int(1, first - 1), first), b: fraction(random.int(1, second - 1), second) }
  },
  write({ a, b }) {
    const sum = add(a, b)
    const common = lcm(a.d, b.d)
    const [scaledA, scaledB] = [(a.n * common) / a.d, (b.n * common) / b.d]
    const [textA, textB] = [fractionText(a), fractionText(b)]
    return {
      stem: `What is the value of ${textA} + ${textB}?`,
      answer: rational(sum),
      distractors: [
        {
          ...rational(fraction(a.n + b.n, a.d + b.d)),
          type: 'concept_misunderstanding',
          says: 'Adds the denominators as well as the numerators.',
        },
        {
          ...rational(fraction(a.n + b.n, common)),
          type: 'concept_misunderstanding',
          says: 'Changes the denominators but leaves the numerators as they were.',
        },
        {
          ...rational(fraction(a.n + b.n, Math.max(a.d, b.d))),
          type: 'strategy_error',
          says: 'Adds the numerators over the larger denominator.',
        },
        { ...rational(fraction(a.n * b.n, a.d * b.d)), type: 'misread_question', says: 'Multiplies the fractions instead of adding them.' },
        {
          ...rational(fraction(scaledA + scaledB + 1, common)),
          type: 'calculation_error',
          says: 'Slips by one when adding the numerators.',
        },
        {
          ...rational(fraction(scaledA + scaledB - 1, common)),
          type: 'calculation_error',
          says: 'Slips by one when changing a fraction to the common denominator.',
        },
        {
          ...rational(fraction(scaledA + b.n, common)),
          type: 'careless_mistake',
          says: 'Changes the first fraction but forgets to change the second.',
        },
        {
          ...rational(fraction(a.n + b.n, Math.min(a.d, b.d))),
          type: 'strategy_error',
          says: 'Adds the numerators over the smaller denominator.',
        },
        {
          ...rational(fraction(scaledA + scaledB, Math.max(a.d, b.d))),
          type: 'careless_mistake',
          says: 'Changes the numerators but keeps the larger denominator.',
        },
        {
          ...rational(fraction(scaledA + scaledB + 2, common)),
          type: 'calculation_error',
          says: 'Slips by two when changing a fraction to the common denominator.',
        },
        { ...rational(add(sum, a)), type: 'careless_mistake', says: 'Counts the first fraction twice.' },
        { ...rational(add(sum, b)), type: 'careless_mistake', says: 'Counts the second fraction twice.' },
      ],
      steps: [
        `Fractions can be added once their pieces are the same size. A number that both ${a.d} and ${b.d} divide is ${common}.`,
        `Write both fractions with that denominator: ${textA} = $\\frac{${scaledA}}{${common}}$ and ${textB} = $\\frac{${scaledB}}{${common}}$.`,
        `Add the numerators and keep the denominator: $\\frac{${scaledA + scaledB}}{${common}}$${sum.d === common ? '.' : `, which is ${fractionText(sum)} in lowest terms.`}`,
      ],
      hints: ['Are the pieces of the two fractions the same size?', `Which number can be divided by both ${a.d} and ${b.d}?`],
    }
  },
  // Counted in pieces so small that both fractions are whole numbers of them.
  solve: ({ a, b }) => numberValue(fraction((a.n * (a.d * b.d)) / a.d + (b.n * (a.d * b.d)) / b.d, a.d * b.d)),
})
