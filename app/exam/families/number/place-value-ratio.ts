/** One digit twice in a number: how many times as much the first is worth. */

import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wholeText } from '~/exam/values/values'

interface Parameters {
  digits: number[]
  left: number
  right: number
}

export const placeValueRatio = defineFamily<Parameters>({
  id: 'place-value-ratio',
  version: 3,
  title: 'The same digit in two places',
  asks: 'Compares the values of one digit that stands in two places of a whole number.',
  strand: 'number',
  skill: 'Place value',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    digits: 'the digits of the number, one of which occurs twice, none zero',
    left: 'position of the first of the two equal digits, counted from the left',
    right: 'position of the second',
  },
  draw(random, { difficulty }) {
    const count = { easy: 4, medium: 5, hard: 6 }[difficulty]
    const apart = { easy: random.int(1, 2), medium: random.int(1, 3), hard: random.int(2, 4) }[difficulty]
    const left = random.int(0, count - 1 - apart)
    const [twice = 2, ...others] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], count - 1)
    const digits = Array.from({ length: count }, (_, index) => (index === left || index === left + apart ? twice : (others.pop() ?? 1)))
    return { digits, left, right: left + apart }
  },
  write({ digits, left, right }) {
    const digit = digits[left] ?? 0
    const apart = right - left
    const [first, second] = [digit * 10 ** (digits.length - 1 - left), digit * 10 ** (digits.length - 1 - right)]
    return {
      stem: `In the number ${wholeText(Number(digits.join('')))}, the value of the first ${digit} is how many times the value of the second ${digit}?`,
      answer: whole(10 ** apart),
      distractors: [
        { ...whole(10 ** (apart + 1)), type: 'careless_mistake', says: 'Counts one step too many between the two places.' },
        { ...whole(10 * apart), type: 'concept_misunderstanding', says: 'Adds ten for each step instead of multiplying by ten.' },
        { ...whole(digit * 10 ** apart), type: 'concept_misunderstanding', says: 'Multiplies by the digit once more.' },
        { ...whole(first / digit), type: 'misread_question', says: 'Compares the first place with the ones place.' },
        { ...whole(10 ** (apart - 1)), type: 'careless_mistake', says: 'Counts one step too few between the two places.' },
        { ...whole(digit * 10), type: 'strategy_error', says: 'Multiplies the digit by ten without looking at the places.' },
        { ...whole(first - second), type: 'misread_question', says: 'Subtracts the two values instead of asking how many times.' },
        { ...whole(apart), type: 'misread_question', says: 'Counts the steps between the two places and stops there.' },
        { ...whole(digit), type: 'misread_question', says: 'Gives the digit itself instead of comparing its two values.' },
        { ...whole(2), type: 'misread_question', says: `Counts how often the digit ${digit} stands in the number.` },
      ],
      steps: [
        `The first ${digit} is worth ${wholeText(first)} and the second ${digit} is worth ${wholeText(second)}.`,
        `Each step to the left makes a digit worth ten times as much, and from the second ${digit} to the first there ${apart === 1 ? 'is 1 step' : `are ${apart} steps`}.`,
        `So the first ${digit} is worth ${wholeText(first)} ÷ ${wholeText(second)} = ${wholeText(10 ** apart)} times as much.`,
      ],
      hints: ['What is each of the two digits worth?', 'How many steps to the left is the first digit from the second?'],
    }
  },
  // Ten for every place passed on the way from one digit to the other.
  solve: ({ digits, left, right }) => numberValue(digits.slice(left, right).reduce((times) => times * 10, 1)),
})
