/** What a digit is worth in its place, in whole numbers and in decimals. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Fraction, fraction } from '~/exam/values/fraction'
import { decimal, decimalText, numberValue } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Parameters {
  digits: number[]
  decimals: number
  at: number
  template: number
}

const PLACES = ['thousandths', 'hundredths', 'tenths', 'ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands']

const shifted = (count: number, power: number): Fraction => (power < 0 ? fraction(count, 10 ** -power) : fraction(count * 10 ** power))

export const placeValueDigit = defineFamily<Parameters>({
  id: 'place-value-digit',
  version: 3,
  title: 'The value of a digit in its place',
  asks: 'Gives the value that one digit of a whole number or a decimal stands for.',
  strand: 'number',
  skill: 'Place value',
  kind: 'computation',
  levels: {
    'isee-lower': ['mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    digits: 'the digits of the number, all different, none zero',
    decimals: 'how many of them stand behind the point: none at the lower levels',
    at: 'position of the digit asked for, counted from the left',
    template: 'which of the two wordings is used',
  },
  draw(random, { level, difficulty }) {
    const isLower = tierOf(level) === 'lower'
    const count = { easy: 4, medium: 5, hard: 6 }[difficulty]
    const digits = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], count)
    const decimals = isLower ? 0 : { easy: 2, medium: 3, hard: 3 }[difficulty]
    const at = isLower ? random.int(0, count - 2) : random.int(Math.max(0, count - decimals - 1), count - 1)
    return { digits, decimals, at, template: random.int(0, 1) }
  },
  write({ digits, decimals, at, template }) {
    const digit = digits[at] ?? 0
    const number = decimalText(shifted(Number(digits.join('')), -decimals))
    const power = digits.length - 1 - at - decimals
    const place = PLACES[power + 3] ?? ''
    const rest = Number(digits.slice(at).join(''))
    return {
      stem:
        template === 0
          ? `What is the value of the digit ${digit} in the number ${number}?`
          : `In the number ${number}, what does the digit ${digit} stand for?`,
      answer: decimal(shifted(digit, power)),
      distractors: aboveZero([
        {
          ...decimal(shifted(digit, power + 1)),
          type: 'concept_misunderstanding',
          says: `Counts one place too far to the left of the ${place} place.`,
        },
        {
          ...decimal(shifted(digit, power - 1)),
          type: 'concept_misunderstanding',
          says: `Counts one place too far to the right of the ${place} place.`,
        },
        {
          ...decimal(shifted(digit, at - digits.length + 1 + (decimals > 0 ? digits.length : digits.length - 1))),
          type: 'strategy_error',
          says: 'Counts the places from the left end of the number.',
        },
        { ...decimal(shifted(rest, -decimals)), type: 'misread_question', says: `Gives the ${digit} together with all digits behind it.` },
        { ...decimal(shifted(1, power)), type: 'misread_question', says: `Names the ${place} place but not how many of them there are.` },
        { ...decimal(fraction(digit)), type: 'misread_question', says: 'Gives the digit itself and forgets the place it stands in.' },
        { ...decimal(shifted(digit, -power)), type: 'concept_misunderstanding', says: 'Counts the places on the wrong side of the point.' },
        {
          ...decimal(shifted(digit, power + 2)),
          type: 'careless_mistake',
          says: `Counts two places too far to the left of the ${place} place.`,
        },
        {
          ...decimal(shifted(digit, power - 2)),
          type: 'careless_mistake',
          says: `Counts two places too far to the right of the ${place} place.`,
        },
        {
          ...decimal(shifted(Number(digits.slice(0, at + 1).join('')), power)),
          type: 'misread_question',
          says: `Gives the ${digit} together with all digits before it.`,
        },
        {
          ...decimal(shifted(rest - digit * 10 ** (digits.length - 1 - at), -decimals)),
          type: 'misread_question',
          says: `Gives what the digits behind the ${digit} are worth.`,
        },
      ]),
      steps: [
        `Each place is worth ten times the place on its right. Find the place in which the ${digit} stands: it is the ${place} place.`,
        `${digit} in the ${place} place means ${digit} × ${decimalText(shifted(1, power))} = ${decimalText(shifted(digit, power))}.`,
      ],
      hints: [
        'A digit has a different value in each place.',
        decimals > 0
          ? 'Name the places from the point to the right: tenths, hundredths, thousandths.'
          : 'Name the places from the right: ones, tens, hundreds.',
      ],
    }
  },
  // What the number loses when the digit is replaced by zero.
  solve({ digits, decimals, at }) {
    const without = digits.map((digit, index) => (index === at ? 0 : digit))
    return numberValue(fraction(Number(digits.join('')) - Number(without.join('')), 10 ** decimals))
  },
})
