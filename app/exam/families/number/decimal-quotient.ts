/** A decimal divided by a whole number or by another decimal. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { divide, fraction } from '~/exam/values/fraction'
import { decimal, decimalText, numberValue } from '~/exam/values/values'

interface Parameters {
  digits: number
  places: number
  divisor: number
  divisorPlaces: number
}

export const decimalQuotient = defineFamily<Parameters>({
  id: 'decimal-quotient',
  version: 3,
  title: 'Dividing decimals',
  asks: 'Divides a decimal by a one-digit or two-digit whole number, or by a decimal at the higher levels.',
  strand: 'number',
  skill: 'Dividing decimals',
  kind: 'computation',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    digits: 'digits of the dividend, a multiple of the divisor',
    places: 'decimal places of the dividend',
    divisor: 'digits of the divisor',
    divisorPlaces: 'decimal places of the divisor: none on easy draws',
  },
  draw(random, { level, difficulty }) {
    const divisor = difficulty === 'hard' ? random.pick([12, 15, 8, 25, 6]) : random.int(3, 9)
    const isDecimal = difficulty !== 'easy' && (difficulty === 'hard' || tierOf(level) === 'upper')
    const quotient = random.int(1, 9) * 100 + random.pick([0, 1, 2, 3, 4]) * 10 + random.int(1, 9)
    return {
      digits: quotient * divisor,
      places: isDecimal ? random.int(1, 3) : random.int(1, 2),
      divisor,
      divisorPlaces: isDecimal ? random.int(1, 2) : 0,
    }
  },
  write({ digits, places, divisor, divisorPlaces }) {
    const quotient = digits / divisor
    const behind = places - divisorPlaces
    const at = (number: number, shift = 0) =>
      decimal(fraction(number * 10 ** Math.max(0, -(behind + shift)), 10 ** Math.max(0, behind + shift)))
    const key = at(quotient)
    const middle = Math.floor(quotient / 10) % 10
    const skipped = Number(String(quotient).replace(/^(\d)0/, '$1'))
    const wrong: Distractor[] = [
      ...(middle === 0
        ? [{ ...at(skipped, behind > 0 ? -1 : 0), type: 'calculation_error' as const, says: 'Leaves out the zero in the quotient.' }]
        : []),
      { ...at(quotient, 1), type: 'careless_mistake', says: 'Puts the decimal point one place too far to the left.' },
      { ...at(quotient, -1), type: 'careless_mistake', says: 'Puts the decimal point one place too far to the right.' },
      { ...at(quotient + 10), type: 'calculation_error', says: 'Takes the middle digit of the quotient one too large.' },
      {
        ...at(quotient - 100 > 0 ? quotient - 100 : quotient + 100),
        type: 'calculation_error',
        says: 'Takes the first digit of the quotient wrong.',
      },
      { ...at(quotient - 1), type: 'calculation_error', says: 'Takes the last digit of the quotient one too small.' },
      { ...at(quotient, 2), type: 'careless_mistake', says: 'Moves the decimal point two places too far to the left.' },
      { ...at(quotient + 1), type: 'calculation_error', says: 'Takes the last digit of the quotient one too large.' },
      { ...at(quotient, -2), type: 'careless_mistake', says: 'Moves the decimal point two places too far to the right.' },
    ]
    const [top, bottom] = [decimalText(fraction(digits, 10 ** places)), decimalText(fraction(divisor, 10 ** divisorPlaces))]
    const movedTop = decimalText(fraction(digits * 10 ** divisorPlaces, 10 ** places))
    return {
      stem: `What is the value of ${top} ÷ ${bottom}?`,
      answer: key,
      distractors: wrong,
      steps: [
        divisorPlaces > 0
          ? `Multiply both numbers by ${10 ** divisorPlaces} so that the divisor is whole; the quotient stays the same: ${movedTop} ÷ ${divisor}.`
          : 'Divide digit by digit from the left, and put the point of the quotient straight above the point of the dividend.',
        `${movedTop} ÷ ${divisor} = ${key.text}. Check: ${key.text} × ${bottom} = ${top}.`,
      ],
      hints: [
        divisorPlaces > 0
          ? 'By what can you multiply both numbers to make the divisor whole?'
          : 'Estimate first: about how large must the quotient be?',
        'Round both numbers and see which choice has the right size.',
      ],
    }
  },
  solve: ({ digits, places, divisor, divisorPlaces }) =>
    numberValue(divide(fraction(digits, 10 ** places), fraction(divisor, 10 ** divisorPlaces))),
})
