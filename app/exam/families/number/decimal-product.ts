/** Products of decimals: where the point goes. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { decimal, decimalText, numberValue, wholeText } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Parameters {
  a: number
  placesA: number
  b: number
  placesB: number
}

export const decimalProduct = defineFamily<Parameters>({
  id: 'decimal-product',
  version: 4,
  title: 'Multiplying decimals',
  asks: 'Multiplies two decimals with short digits; the point is what matters.',
  strand: 'number',
  skill: 'Multiplying decimals',
  kind: 'computation',
  levels: {
    'isee-lower': ['mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    a: 'digits of the first factor',
    placesA: 'its decimal places',
    b: 'digits of the second factor',
    placesB: 'its decimal places; none at the lower level',
  },
  draw(random, { level, difficulty }) {
    const digits = ([low, high]: readonly [number, number]) => {
      const drawn = random.int(low, high)
      return drawn % 10 === 0 ? drawn + 1 : drawn
    }
    const a = digits(({ easy: [3, 12], medium: [12, 35], hard: [15, 125] } as const)[difficulty])
    const b = digits(({ easy: [3, 9], medium: [4, 9], hard: [6, 15] } as const)[difficulty])
    if (tierOf(level) === 'lower') return { a, placesA: difficulty === 'easy' ? 1 : random.int(1, 2), b, placesB: 0 }
    const most = tierOf(level) === 'upper' || difficulty === 'hard' ? 3 : 2
    return { a, placesA: random.int(1, most), b, placesB: random.int(1, 2) }
  },
  write({ a, placesA, b, placesB }) {
    const places = placesA + placesB
    const at = (digits: number, behind: number) =>
      decimal(fraction(behind < 0 ? digits * 10 ** -behind : digits, 10 ** Math.max(behind, 0)))
    const [textA, textB] = [at(a, placesA).text, at(b, placesB).text]
    const wrong: Distractor[] = [
      { ...at(a * b, places - 1), type: 'concept_misunderstanding', says: 'Puts the decimal point one place too far to the right.' },
      { ...at(a * b, places + 1), type: 'careless_mistake', says: 'Counts one decimal place too many.' },
      { ...at(a * b + 10, places), type: 'calculation_error', says: 'Carries one too many when multiplying the digits.' },
      { ...at(a * b - b, places), type: 'calculation_error', says: 'Counts one group too few when multiplying the digits.' },
      {
        ...at(a * b, Math.max(placesA, placesB) === places ? places + 2 : Math.max(placesA, placesB)),
        type: 'concept_misunderstanding',
        says: 'Keeps the decimal places of one factor, as in addition.',
      },
      { ...at(a * b + b, places), type: 'calculation_error', says: 'Counts one group too many when multiplying the digits.' },
      { ...at(a * b, places - 2), type: 'concept_misunderstanding', says: 'Puts the decimal point two places too far to the right.' },
      { ...at(a * b - 10, places), type: 'calculation_error', says: 'Forgets to carry when multiplying the digits.' },
      { ...at(a * b - 1, places), type: 'calculation_error', says: 'Takes the last digit of the product one too small.' },
    ]
    return {
      stem: `What is the value of ${textA} × ${textB}?`,
      answer: at(a * b, places),
      distractors: aboveZero(wrong),
      steps: [
        `Multiply the digits as whole numbers: ${a} × ${b} = ${wholeText(a * b)}.`,
        placesB > 0
          ? `The factors are ${placesName(placesA)} and ${placesName(placesB)}, so the product has ${placesA} + ${placesB} = ${places} decimal places before any zeros at the end are dropped.`
          : `${textA} is a number of ${placesName(placesA)}, and multiplying by ${b} keeps it one, so the product has ${places} decimal ${places === 1 ? 'place' : 'places'} before any zeros at the end are dropped.`,
        `So ${textA} × ${textB} = ${decimalText(fraction(a * b, 10 ** places))}.`,
      ],
      hints: ['First forget the points and multiply the digits.', 'How many digits stand behind the points of the two factors together?'],
    }
  },
  // Adds the first factor b times, as a whole number of its smallest unit, and divides at the end.
  solve({ a, placesA, b, placesB }) {
    let sum = 0
    for (let time = 0; time < b; time++) sum += a
    return numberValue(fraction(sum, 10 ** placesA * 10 ** placesB))
  },
})

const placesName = (places: number) => ['ones', 'tenths', 'hundredths', 'thousandths'][places] ?? ''
