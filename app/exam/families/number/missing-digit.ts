/** One digit of a sum or difference is hidden. */

import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wholeText } from '~/exam/values/values'

interface Parameters {
  a: number
  b: number
  isSum: boolean
  hidden: number
}

export const missingDigit = defineFamily<Parameters>({
  id: 'missing-digit',
  version: 3,
  title: 'A hidden digit',
  asks: 'Finds the digit that a box hides in a sum or difference of three-digit numbers.',
  strand: 'number',
  skill: 'Reasoning with digits',
  kind: 'computation',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    a: 'the first number, of three digits',
    b: 'the second number, smaller',
    isSum: 'whether the numbers are added (else the second is taken away)',
    hidden: 'which digit of the first number is hidden, counted from the left',
  },
  draw(random, { difficulty }) {
    const digits = () => [random.int(3, 8), random.int(1, 9), random.int(2, 9)] as const
    const [x, y] = [digits(), digits()]
    const a = Math.max(x[0], y[0] + 1) * 100 + x[1] * 10 + x[2]
    const b = Math.min(x[0], y[0]) * 100 + y[1] * 10 + y[2]
    return {
      a,
      b,
      isSum: difficulty === 'easy' || random.chance(1, 2),
      hidden: difficulty === 'easy' ? 1 : random.int(0, difficulty === 'hard' ? 1 : 2),
    }
  },
  write({ a, b, isSum, hidden }) {
    const result = isSum ? a + b : a - b
    const digits = [...String(a)].map(Number)
    const key = digits[hidden] ?? 0
    const unit = 10 ** (2 - hidden)
    const [under, below] = [Math.floor(b / unit) % 10, Math.floor(result / unit) % 10]
    const plain = (((isSum ? below - under : below + under) % 10) + 10) % 10
    const shown = digits.map((digit, index) => (index === hidden ? '□' : digit)).join('')
    const wrong = [
      {
        digit: plain,
        type: 'concept_misunderstanding' as const,
        says: 'Works in that column alone and forgets the regrouping next to it.',
      },
      { digit: (key + 1) % 10, type: 'calculation_error' as const, says: 'Regroups once too often.' },
      { digit: (key + 9) % 10, type: 'calculation_error' as const, says: 'Counts one too few in the column.' },
      {
        digit: Math.abs(below - under),
        type: 'strategy_error' as const,
        says: 'Takes the smaller of the two known digits from the larger.',
      },
      { digit: (below + under) % 10, type: 'strategy_error' as const, says: 'Adds the two known digits whatever the sign.' },
      { digit: below, type: 'misread_question' as const, says: 'Copies the digit of the result.' },
      { digit: under, type: 'misread_question' as const, says: 'Copies the digit of the second number.' },
      { digit: 9 - key, type: 'calculation_error' as const, says: 'Counts up to nine instead of ten when regrouping.' },
    ]
    return {
      stem: `In ${shown} ${isSum ? '+' : '−'} ${b} = ${wholeText(result)}, which digit does the box (□) stand for?`,
      answer: whole(key),
      distractors: wrong.map(({ digit, type, says }) => ({ ...whole(digit), type, says })),
      steps: [
        isSum
          ? `What was added can be taken away again, so the number with the box is ${wholeText(result)} − ${b}.`
          : `What was taken away can be added again, so the number with the box is ${result} + ${b}.`,
        `That number is ${a}, so the box hides the digit ${key}.`,
      ],
      hints: ['Which operation undoes the one that is shown?', 'Remember that a column may lend to, or borrow from, its neighbor.'],
    }
  },
  // Tries all ten digits in the place of the box.
  solve({ a, b, isSum, hidden }) {
    const result = isSum ? a + b : a - b
    const fits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => {
      const number = Number([...String(a)].map((own, index) => (index === hidden ? digit : own)).join(''))
      return (isSum ? number + b : number - b) === result
    })
    return numberValue(fits.length === 1 ? (fits[0] ?? -1) : -1)
  },
})
