/** A number found from clues about its digits. */

import { defineFamily } from '~/exam/families/kit/family'
import { whole, wrong } from '~/exam/values/values'

interface Parameters {
  sum: number
  /** Tens digit minus ones digit. */
  difference: number
  /** A clue that replaces the exact difference in hard questions: what the number is a multiple of. */
  multipleOf: number
  above: number
}

const digits = (n: number) => [Math.floor(n / 10), n % 10] as const

function fits(n: number, { sum, difference, multipleOf, above }: Parameters): boolean {
  const [tens, ones] = digits(n)
  if (tens + ones !== sum) return false
  return multipleOf ? n % multipleOf === 0 && n > above : tens - ones === difference
}

const TWO_DIGITS = Array.from({ length: 90 }, (_, index) => index + 10)

export const clueNumber = defineFamily<Parameters>({
  id: 'clue-number',
  version: 3,
  title: 'A two-digit number from clues',
  asks: 'Gives two or three clues about a two-digit number and asks for it.',
  strand: 'reasoning',
  skill: 'Logical reasoning',
  kind: 'word_problem',
  levels: { 'isee-lower': ['quantitative_reasoning'], 'isee-middle': ['quantitative_reasoning'], 'ssat-elementary': ['quantitative'] },
  parameters: {
    sum: 'sum of the digits',
    difference: 'tens digit minus ones digit, when that is a clue',
    multipleOf: 'what the number is a multiple of, or 0',
    above: 'a number that it is greater than, when it is a multiple',
  },
  draw(random, { difficulty }) {
    const easyOrMedium = () => {
      const [low, difference] = [random.int(2, 5), random.int(1, 4)]
      return {
        sum: 2 * low + difference,
        difference: difficulty === 'easy' || random.chance(1, 2) ? difference : -difference,
        multipleOf: 0,
        above: 0,
      }
    }
    if (difficulty !== 'hard') return easyOrMedium()
    for (;;) {
      const clues = {
        sum: random.int(4, 15),
        difference: 0,
        multipleOf: random.pick([4, 5, 6, 7, 8]),
        above: random.pick([20, 30, 40, 50]),
      }
      if (TWO_DIGITS.filter((n) => fits(n, clues)).length === 1) return clues
    }
  },
  write({ sum, difference, multipleOf, above }) {
    const pairs = TWO_DIGITS.filter((n) => n % 9 === sum % 9 && digits(n)[0] + digits(n)[1] === sum)
    const tens = (sum + difference) / 2
    const key = multipleOf ? (pairs.find((n) => n > above && n % multipleOf === 0) ?? 0) : 10 * tens + (sum - tens)
    const [keyTens, keyOnes] = digits(key)
    const size = Math.abs(difference)
    const clues = multipleOf
      ? `is a multiple of ${multipleOf} and greater than ${above}. The sum of its digits is ${sum}`
      : `has digits with a sum of ${sum}. Its ${difference > 0 ? 'tens' : 'ones'} digit is ${size} more than its ${difference > 0 ? 'ones' : 'tens'} digit`
    const others = pairs.filter((n) => n !== key)
    const near = others.sort((a, b) => Math.abs(a - key) - Math.abs(b - key))
    return {
      stem: `A certain two-digit number ${clues}. What is the number?`,
      answer: whole(key),
      distractors: [
        wrong(whole(10 * keyOnes + keyTens), 'careless_mistake', 'Exchanges the tens digit and the ones digit.'),
        ...near
          .slice(0, 2)
          .map((n) =>
            wrong(whole(n), 'logical_reasoning_error', `Uses only the clue about the sum of the digits, which ${n} fits as well.`),
          ),
        ...(multipleOf
          ? [
              wrong(
                whole(multipleOf * Math.ceil((above + 1) / multipleOf)),
                'logical_reasoning_error',
                'Takes the first multiple that is great enough and leaves out the digits.',
              ),
              wrong(whole(key + multipleOf), 'logical_reasoning_error', `Finds a multiple of ${multipleOf} but adds its digits wrongly.`),
            ]
          : [
              wrong(whole(10 * size + 1 + 10), 'logical_reasoning_error', 'Uses only the clue about the difference of the digits.'),
              wrong(whole(key + 11), 'calculation_error', 'Adds the digits wrongly.'),
            ]),
        wrong(whole(key - 10 > 9 ? key - 10 : key + 10), 'calculation_error', 'Is one off in the tens digit.'),
        wrong(whole(key + 1), 'calculation_error', 'Is one off in the ones digit.'),
      ].filter(({ value }) => Number(value) > 9 && Number(value) < 100),
      steps: [
        `List the two-digit numbers whose digits have a sum of ${sum}: ${pairs.join(', ')}.`,
        multipleOf
          ? `Of these, only ${key} is greater than ${above} and a multiple of ${multipleOf}.`
          : `Of these, only in ${key} is the ${difference > 0 ? 'tens' : 'ones'} digit ${size} more than the ${difference > 0 ? 'ones' : 'tens'} digit.`,
      ],
      hints: [
        'One clue gives a short list. Which one?',
        `Write down every two-digit number whose digits have a sum of ${sum}, then cross out those that break another clue.`,
      ],
    }
  },
  // Tries every two-digit number against every clue.
  solve(parameters) {
    const found = TWO_DIGITS.filter((n) => fits(n, parameters))
    if (found.length !== 1) throw new RangeError('the clues do not settle the number')
    return String(found[0])
  },
})
