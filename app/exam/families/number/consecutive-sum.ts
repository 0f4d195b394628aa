/** Consecutive whole, even or odd numbers with a known sum. */
import type { Distractor } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wholeText } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Parameters {
  kind: 'whole' | 'even' | 'odd'
  count: number
  sum: number
  ask: 'least' | 'greatest'
}

const WORDS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven']

export const consecutiveSum = defineFamily<Parameters>({
  id: 'consecutive-sum',
  version: 3,
  title: 'Consecutive numbers with a given sum',
  asks: 'Finds the least or the greatest of several consecutive whole, even or odd numbers from their sum.',
  strand: 'number',
  skill: 'Consecutive numbers',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    kind: 'whole, even or odd numbers; whole ones on easy draws',
    count: 'how many numbers: 3 to 7',
    sum: 'their sum',
    ask: 'which of them is asked for',
  },
  draw(random, { level, difficulty }) {
    const isLower = level === 'isee-lower' || level === 'ssat-elementary'
    const kind = difficulty === 'easy' ? 'whole' : random.pick(['even', 'odd'] as const)
    const count = { easy: 3, medium: random.pick([3, 5]), hard: random.pick(isLower ? [4, 5] : [4, 5, 6, 7]) }[difficulty]
    const gap = kind === 'whole' ? 1 : 2
    const least = kind === 'whole' ? random.int(7, isLower ? 29 : 79) : 2 * random.int(5, isLower ? 15 : 35) + (kind === 'odd' ? 1 : 0)
    return { kind, count, sum: count * least + (gap * count * (count - 1)) / 2, ask: random.pick(['least', 'greatest'] as const) }
  },
  write({ kind, count, sum, ask }) {
    const gap = kind === 'whole' ? 1 : 2
    const least = sum / count - (gap * (count - 1)) / 2
    const greatest = least + gap * (count - 1)
    const [key, other] = ask === 'least' ? [least, greatest] : [greatest, least]
    const inward = ask === 'least' ? gap : -gap
    const wrong: Distractor[] = [
      { ...whole(other), type: 'misread_question', says: `Gives the ${ask === 'least' ? 'greatest' : 'least'} of the numbers.` },
      {
        ...whole(Math.round(sum / count)),
        type: 'strategy_error',
        says: 'Divides the sum by the number of numbers and stops in the middle.',
      },
      { ...whole(key + inward), type: 'careless_mistake', says: 'Counts one number too few from the middle.' },
      { ...whole(key - inward), type: 'careless_mistake', says: 'Counts one number too many from the middle.' },
      { ...whole(key + 2 * inward), type: 'careless_mistake', says: 'Counts two numbers too few from the middle.' },
      { ...whole(key - 2 * inward), type: 'careless_mistake', says: 'Counts two numbers too many from the middle.' },
      {
        ...whole(Math.round(sum / (count - 1))),
        type: 'calculation_error',
        says: 'Divides by the number of gaps instead of the number of numbers.',
      },
      {
        ...whole(Math.round(sum / (count + 1))),
        type: 'calculation_error',
        says: 'Divides by one more than the number of numbers.',
      },
      { ...whole(key + 3 * inward), type: 'careless_mistake', says: 'Counts three numbers too few from the middle.' },
      { ...whole(key - 3 * inward), type: 'careless_mistake', says: 'Counts three numbers too many from the middle.' },
    ]
    const mean =
      count % 2
        ? `the middle number, ${sum / count}`
        : `half-way between the two middle numbers, ${least + gap * (count / 2 - 1)} and ${least + gap * (count / 2)}`
    return {
      stem: `The sum of ${WORDS[count]} consecutive ${kind} numbers is ${wholeText(sum)}. What is the ${ask} of the numbers?`,
      answer: whole(key),
      distractors: aboveZero(wrong),
      steps: [
        `Consecutive ${kind} numbers are spaced evenly, ${gap} apart, so their mean lies in the middle. ${wholeText(sum)} ÷ ${count} is ${mean}.`,
        `Going out from the middle in steps of ${gap}, the numbers are ${Array.from({ length: count }, (_, index) => least + gap * index).join(', ')}. The ${ask} is ${key}.`,
      ],
      hints: ['What is the mean of the numbers, and where does it lie?', `How far apart are two neighboring ${kind} numbers?`],
    }
  },
  // Slides a row of such numbers upward until its sum fits.
  solve({ kind, count, sum, ask }) {
    const gap = kind === 'whole' ? 1 : 2
    for (let start = kind === 'odd' ? 1 : 0; start < sum; start += gap) {
      const row = Array.from({ length: count }, (_, index) => start + gap * index)
      if (row.reduce((total, value) => total + value, 0) === sum) return numberValue(ask === 'least' ? start : (row.at(-1) ?? -1))
    }
    return numberValue(-1)
  },
})
