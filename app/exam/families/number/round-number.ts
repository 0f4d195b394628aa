/** Rounding whole numbers and decimals to a given place. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { decimal, decimalText, numberValue } from '~/exam/values/values'

interface Parameters {
  digits: number
  decimals: number
  place: number
}

const WHOLE_PLACES = ['one', 'ten', 'hundred', 'thousand', 'ten thousand']
const DECIMAL_PLACES = ['whole number', 'tenth', 'hundredth']

const placeName = (decimals: number, place: number) => (decimals > 0 ? DECIMAL_PLACES[decimals - place] : WHOLE_PLACES[place]) ?? ''
const rounded = (number: number, place: number) => Math.floor((number + 10 ** place / 2) / 10 ** place) * 10 ** place

export const roundNumber = defineFamily<Parameters>({
  id: 'round-number',
  version: 3,
  title: 'Rounding to a place',
  asks: 'Rounds a whole number or a decimal to a named place.',
  strand: 'number',
  skill: 'Rounding',
  kind: 'computation',
  levels: {
    'isee-lower': ['mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    digits: 'the number without its decimal point; hard draws have a 9 in the place',
    decimals: 'how many digits stand behind the point: none at the lower levels',
    place: 'the place to round to, counted in digits from the right end',
  },
  draw(random, { level, difficulty }) {
    const isLower = tierOf(level) === 'lower'
    const decimals = isLower ? 0 : 3
    const place = isLower ? { easy: random.int(1, 2), medium: 2, hard: random.int(2, 3) }[difficulty] : random.int(1, 2)
    const digitCount = isLower ? { easy: 4, medium: 5, hard: 5 }[difficulty] : 5
    const above = random.int(1, 9) * 10 ** (digitCount - place - 2) + random.int(1, 8) * (digitCount - place > 2 ? 1 : 0)
    const at = difficulty === 'hard' ? random.pick([9, 9, 4, 7]) : random.int(2, 7)
    // The digit that decides is kept off 0 and 5 on easy draws, where it decides at a glance.
    const next = random.pick(difficulty === 'easy' ? [1, 2, 3, 7, 8, 9] : [3, 4, 5, 6])
    const tail = place > 1 ? random.int(1, 10 ** (place - 1) - 1) : 0
    const isWhole = decimals > 0 && at === 9 && next >= 5
    return { digits: ((above * 10 + (isWhole ? 8 : at)) * 10 + next) * 10 ** (place - 1) + tail, decimals, place }
  },
  write({ digits, decimals, place }) {
    const unit = 10 ** place
    const key = rounded(digits, place)
    const at = (value: number) => decimal(fraction(value, 10 ** decimals))
    const isUp = key > digits
    const next = Math.floor(digits / (unit / 10)) % 10
    const name = placeName(decimals, place)
    return {
      stem: `What is ${decimalText(fraction(digits, 10 ** decimals))} rounded to the nearest ${name}?`,
      answer: at(key),
      distractors: [
        {
          ...at(isUp ? key - unit : key + unit),
          type: 'concept_misunderstanding',
          says: isUp ? 'Cuts the number off instead of rounding it up.' : 'Rounds up although the next digit is below 5.',
        },
        { ...at(rounded(digits, place - 1)), type: 'misread_question', says: 'Rounds one place too far to the right.' },
        { ...at(rounded(digits, place + 1)), type: 'misread_question', says: 'Rounds one place too far to the left.' },
        {
          ...at(key + (digits % (unit / 10)) + (next * unit) / 10),
          type: 'careless_mistake',
          says: 'Keeps the digits behind the rounded place.',
        },
        {
          ...at(isUp ? key + unit : key - unit),
          type: 'calculation_error',
          says: isUp ? 'Rounds up twice.' : 'Takes one away from the place because the next digit is small.',
        },
        { ...at(key + (isUp ? -unit / 2 : unit / 2)), type: 'concept_misunderstanding', says: `Rounds to the nearest half of a ${name}.` },
      ],
      steps: [
        `Rounding to the nearest ${name} asks which multiple of ${decimalText(fraction(unit, 10 ** decimals))} is nearer: ${decimalText(fraction(isUp ? key - unit : key, 10 ** decimals))} or ${decimalText(fraction(isUp ? key : key + unit, 10 ** decimals))}.`,
        `The digit after that place decides. It is ${next}, so the number is ${isUp ? 'at least half-way and goes up' : 'below half-way and goes down'} to ${decimalText(fraction(key, 10 ** decimals))}.`,
      ],
      hints: ['Between which two round numbers does it lie?', 'Look at the one digit just behind the place you round to.'],
    }
  },
  // Walks up from below to the first multiple that is no more than half a unit away.
  solve({ digits, decimals, place }) {
    const unit = 10 ** place
    let multiple = 0
    while (2 * (digits - multiple) >= unit) multiple += unit
    return numberValue(fraction(multiple, 10 ** decimals))
  },
})
