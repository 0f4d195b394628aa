/** A number found from clues about its digits. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole } from '~/exam/values/values'

interface Parameters {
  /** Zero when the number has two digits only. */
  hundreds: number
  tens: number
  ones: number
}

export const digitClues = defineFamily<Parameters>({
  id: 'digit-clues',
  version: 4,
  title: 'A number from clues about its digits',
  asks: 'Finds the number with a given digit sum and a given difference between two digits.',
  strand: 'number',
  skill: 'Reasoning with digits',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    hundreds: 'the hundreds digit, or 0 for a two-digit number',
    tens: 'the tens digit',
    ones: 'the ones digit, different from the tens digit',
  },
  draw(random, { level, difficulty }) {
    const hasHundreds = difficulty === 'hard' || (difficulty === 'medium' && tierOf(level) === 'middle')
    const [tens, ones] = random.sample(difficulty === 'easy' ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7, 8, 9], 2) as [number, number]
    return { hundreds: hasHundreds ? random.int(1, 9) : 0, tens, ones }
  },
  write({ hundreds, tens, ones }) {
    const number = (h: number, t: number, o: number) => h * 100 + t * 10 + o
    const gap = Math.abs(ones - tens)
    const [larger, smaller] = ones > tens ? ['ones', 'tens'] : ['tens', 'ones']
    const digits = hundreds ? 'three-digit' : 'two-digit'
    const known = hundreds
      ? `Its hundreds digit is ${hundreds}, and the sum of all its digits is ${hundreds + tens + ones}.`
      : `The sum of its digits is ${tens + ones}.`
    const shift = ones > tens ? 1 : -1
    const candidates = [
      { value: number(hundreds, ones, tens), type: 'misread_question' as const, says: 'Exchanges the tens digit and the ones digit.' },
      {
        value: number(hundreds, tens - 1, ones + 1),
        type: 'strategy_error' as const,
        says: 'Finds digits with the right sum but not the right difference: the tens digit is too small.',
      },
      {
        value: number(hundreds, tens + 1, ones + 1),
        type: 'strategy_error' as const,
        says: 'Finds digits with the right difference but not the right sum: both are too large.',
      },
      {
        value: number(hundreds, tens + 1, ones - 1),
        type: 'strategy_error' as const,
        says: 'Finds digits with the right sum but not the right difference: the tens digit is too large.',
      },
      {
        value: number(hundreds, tens - 1, ones - 1),
        type: 'strategy_error' as const,
        says: 'Finds digits with the right difference but not the right sum: both are too small.',
      },
      { value: number(hundreds, tens, ones + shift), type: 'calculation_error' as const, says: 'Slips by one in the ones digit.' },
      { value: number(hundreds, tens - shift, ones), type: 'calculation_error' as const, says: 'Slips by one in the tens digit.' },
      {
        value: number(hundreds, tens + shift, ones),
        type: 'calculation_error' as const,
        says: 'Slips by one in the tens digit, toward the ones digit.',
      },
    ]
    return {
      stem: `A ${digits} number has a ${larger} digit that is ${gap} more than its ${smaller} digit. ${known} What is the number?`,
      answer: whole(number(hundreds, tens, ones)),
      distractors: candidates
        .filter(({ value }) => String(value).length === String(number(hundreds, tens, ones)).length)
        .map(({ value, type, says }) => ({ ...whole(value), type, says })),
      steps: [
        `The tens digit and the ones digit add up to ${tens + ones}${hundreds ? `, because ${hundreds + tens + ones} − ${hundreds} = ${tens + ones}` : ''}.`,
        `Two digits with that sum, one ${gap} more than the other: take the extra ${gap} away, ${tens + ones} − ${gap} = ${tens + ones - gap}, and halve it to get the smaller, ${Math.min(tens, ones)}. The larger is ${Math.max(tens, ones)}.`,
        `The ${larger} digit is the larger one, so the number is ${number(hundreds, tens, ones)}.`,
      ],
      hints: [
        `Which pairs of digits have the sum ${tens + ones}?`,
        `In which of these pairs do the digits differ by ${gap}, and which of the two comes first?`,
      ],
    }
  },
  // Looks through all numbers of that length.
  solve({ hundreds, tens, ones }) {
    const fits = Array.from({ length: 900 }, (_, index) => index + (hundreds ? 100 : 10)).filter((value) => {
      const digits = String(value).split('').map(Number)
      if (digits.length !== (hundreds ? 3 : 2) || (hundreds && digits[0] !== hundreds)) return false
      const [t = 0, o = 0] = digits.slice(-2)
      return o - t === ones - tens && digits.reduce((sum, digit) => sum + digit, 0) === hundreds + tens + ones
    })
    return numberValue(fits.length === 1 ? (fits[0] ?? 0) : 0)
  },
})
