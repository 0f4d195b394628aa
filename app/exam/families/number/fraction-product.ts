/** A fraction of a fraction. */
import type { Distractor } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { add, divide, type Fraction, fraction, multiply, subtract } from '~/exam/values/fraction'
import { sizeOfValue } from '~/exam/values/order'
import { fractionText, numberValue, rational } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Parameters {
  part: Fraction
  of: Fraction
  scene: string
}

const SCENES = [
  'In a school, OF of the students ride the bus, and PART of the students who ride the bus are in sixth grade. What fraction of all the students are sixth graders who ride the bus?',
  'Vegetables are planted on OF of a field, and PART of that area is planted with beans. What fraction of the field is planted with beans?',
  'A pitcher is OF full of lemonade, and PART of that lemonade is poured out. The lemonade poured out is what fraction of a full pitcher?',
  'On a shelf, OF of the books are novels, and PART of the novels are mysteries. What fraction of the books are mystery novels?',
  'What is PART of OF?',
]

/** Leaves out what is not a part of a whole at all: a part of the field is never the field or more. */
const belowOne = (wrong: Distractor[]) => aboveZero(wrong).filter(({ value }) => sizeOfValue(value) < 1)

export const fractionProduct = defineFamily<Parameters>({
  id: 'fraction-product',
  version: 4,
  title: 'A fraction of a fraction',
  asks: 'Multiplies two proper fractions, bare or in a setting.',
  strand: 'number',
  skill: 'Multiplying fractions',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    part: 'the fraction that is taken, below 1',
    of: 'the fraction that it is taken of, below 1',
    scene: 'the question, with PART and OF for the fractions',
  },
  draw(random, { difficulty }) {
    const proper = () => {
      const d = random.pick({ easy: [2, 3, 4, 5], medium: [3, 4, 5, 6, 7, 8], hard: [5, 6, 7, 8, 9, 10, 12] }[difficulty])
      return fraction(random.int(difficulty === 'easy' ? 1 : 2, d - 1), d)
    }
    return { part: proper(), of: proper(), scene: random.pick(SCENES) }
  },
  write({ part, of, scene }) {
    const key = multiply(part, of)
    const raw = `$\\frac{${part.n * of.n}}{${part.d * of.d}}$`
    return {
      stem: scene.replace('PART', fractionText(part)).replace('OF', fractionText(of)),
      answer: rational(key),
      distractors: belowOne([
        { ...rational(add(part, of)), type: 'concept_misunderstanding', says: 'Adds the fractions instead of multiplying them.' },
        { ...rational(subtract(of, part)), type: 'strategy_error', says: 'Subtracts one fraction from the other.' },
        { ...rational(multiply(of, subtract(fraction(1), part))), type: 'misread_question', says: 'Finds the part that is not meant.' },
        {
          ...rational(divide(part, of)),
          type: 'concept_misunderstanding',
          says: 'Divides the fractions: turns the second one over before multiplying.',
        },
        {
          ...rational(fraction(part.n + of.n, part.d + of.d)),
          type: 'concept_misunderstanding',
          says: 'Adds numerators and denominators.',
        },
        {
          ...rational(fraction(part.n * of.n, part.d + of.d)),
          type: 'calculation_error',
          says: 'Multiplies the numerators but adds the denominators.',
        },
        {
          ...rational(fraction(part.n + of.n, part.d * of.d)),
          type: 'calculation_error',
          says: 'Multiplies the denominators but adds the numerators.',
        },
        {
          ...rational(fraction(part.n * of.n, Math.max(part.d, of.d))),
          type: 'calculation_error',
          says: 'Multiplies the numerators over the larger denominator.',
        },
        {
          ...rational(fraction(part.n * of.n + 1, part.d * of.d)),
          type: 'calculation_error',
          says: 'Is one too high in the product of the numerators.',
        },
        {
          ...rational(fraction(part.n * of.n - 1, part.d * of.d)),
          type: 'calculation_error',
          says: 'Is one too low in the product of the numerators.',
        },
        {
          ...rational(fraction(part.n * of.n, 2 * part.d * of.d)),
          type: 'calculation_error',
          says: 'Doubles the denominator when multiplying.',
        },
      ]),
      steps: [
        'A fraction of another fraction is found by multiplying.',
        `Multiply numerators and denominators: ${fractionText(part)} × ${fractionText(of)} = ${raw}.`,
        key.d === part.d * of.d ? 'It is already in lowest terms.' : `In lowest terms that is ${fractionText(key)}.`,
      ],
      hints: ['Which operation does "of" stand for?', 'Multiply the tops, multiply the bottoms, then simplify.'],
    }
  },
  // Counts small squares of a grid, d rows by d columns.
  solve({ part, of }) {
    let count = 0
    for (let row = 0; row < of.d; row++) for (let column = 0; column < part.d; column++) if (row < of.n && column < part.n) count++
    return numberValue(fraction(count, of.d * part.d))
  },
})
