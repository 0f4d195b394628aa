/** How many portions of a fractional size a quantity gives. */
import type { Distractor } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { add, divide, type Fraction, fraction, multiply } from '~/exam/values/fraction'
import { mixedText, numberValue, whole } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Parameters {
  total: Fraction
  portion: Fraction
  scene: string
}

const SCENES = [
  'One serving of rice is PORTION cup. How many servings are in TOTAL cups of rice?',
  'A ribbon that is TOTAL yards long is cut into pieces that are PORTION yard long. How many pieces are there?',
  'A pitcher holds TOTAL quarts of juice. How many glasses that hold PORTION quart each can be filled from it?',
  'A gardener uses PORTION pound of seed for each bed. How many beds can be sown with TOTAL pounds of seed?',
  'A cook needs PORTION cup of oats for each batch. How many batches can be made with TOTAL cups of oats?',
]

export const fractionQuotient = defineFamily<Parameters>({
  id: 'fraction-quotient',
  version: 3,
  title: 'How many portions',
  asks: 'Divides a whole or mixed number by a proper fraction; the quotient is a whole number.',
  strand: 'number',
  skill: 'Dividing fractions',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['quantitative_reasoning', 'mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    total: 'the quantity shared out, above 1',
    portion: 'the size of one portion, below 1',
    scene: 'the setting, with TOTAL and PORTION for the numbers',
  },
  draw(random, { difficulty }) {
    const d = random.pick({ easy: [3, 4, 5, 8], medium: [3, 4, 5, 8], hard: [4, 5, 6, 8] }[difficulty])
    const tops = Array.from({ length: d - 1 }, (_, index) => index + 1).filter(
      (n) => fraction(n, d).d === d && (difficulty === 'easy' ? n === 1 : n > 1),
    )
    const portion = fraction(random.pick(tops), d)
    const isMixed = difficulty !== 'easy' && (difficulty === 'hard' || random.chance(1, 2))
    const counts = Array.from({ length: 29 }, (_, index) => index + 4).filter((count) => {
      const { n, d: bottom } = multiply(fraction(count), portion)
      return n > bottom && bottom > 1 === isMixed && n / bottom <= 15
    })
    return { total: multiply(fraction(random.pick(counts)), portion), portion, scene: random.pick(SCENES) }
  },
  write({ total, portion, scene }) {
    const key = divide(total, portion).n
    const product = multiply(total, portion)
    const [wholes, top] = [Math.floor(total.n / total.d), total.n]
    const wrong: Distractor[] = [
      {
        ...whole(Math.round(product.n / product.d)),
        type: 'concept_misunderstanding',
        says: 'Multiplies by the fraction instead of dividing and rounds the result.',
      },
      { ...whole(wholes * portion.d), type: 'strategy_error', says: 'Multiplies the wholes by the denominator and forgets the numerator.' },
      { ...whole(key + 1), type: 'careless_mistake', says: 'Counts one portion too many.' },
      {
        ...whole(Math.floor((wholes * portion.d) / portion.n) - 1),
        type: 'careless_mistake',
        says: 'Divides the whole number only and leaves a portion out.',
      },
      { ...whole(key - 1), type: 'careless_mistake', says: 'Counts one portion too few.' },
      { ...whole(top), type: 'misread_question', says: 'Gives the numerator of the improper fraction.' },
      {
        ...whole(key * portion.n),
        type: 'strategy_error',
        says: `Counts pieces of the size of a unit fraction and forgets that a portion has ${portion.n} of them.`,
      },
      { ...whole(key + portion.d), type: 'calculation_error', says: 'Counts one whole too many.' },
      { ...whole(key + 2), type: 'calculation_error', says: 'Counts two portions too many.' },
      { ...whole(key - 2), type: 'calculation_error', says: 'Counts two portions too few.' },
      { ...whole(key + wholes), type: 'careless_mistake', says: 'Counts one portion too many in each whole.' },
      { ...whole(key - wholes), type: 'careless_mistake', says: 'Counts one portion too few in each whole.' },
    ]
    const improper = `$\\frac{${total.n}}{${total.d}}$`
    const turned = portion.n === 1 ? String(portion.d) : `$\\frac{${portion.d}}{${portion.n}}$`
    return {
      stem: scene.replace('PORTION', mixedText(portion)).replace('TOTAL', mixedText(total)),
      answer: whole(key),
      distractors: aboveZero(wrong),
      steps: [
        `The question asks how many times ${mixedText(portion)} fits into ${mixedText(total)}, so divide.`,
        `To divide by ${mixedText(portion)}, multiply by ${turned}, because ${turned} portions make one whole.`,
        `${total.d === 1 ? mixedText(total) : `${mixedText(total)} = ${improper}, and ${improper}`} × ${turned} = ${key}.`,
      ],
      hints: [
        'How many times does the portion fit into the whole quantity?',
        `How many pieces of size ${mixedText(fraction(1, portion.d))} are there in all, and how many of them make one portion?`,
      ],
    }
  },
  // Takes portion after portion.
  solve({ total, portion }) {
    let [count, used] = [0, fraction(0)]
    while (used.n * total.d < total.n * used.d) {
      used = add(used, portion)
      count++
    }
    return numberValue(count)
  },
})
