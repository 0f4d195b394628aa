/** A hidden digit that makes a number divisible. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole } from '~/exam/values/values'

interface Parameters {
  before: number[]
  after: number[]
  divisor: number
  right: number
  wrong: number[]
}

const DIVISORS = {
  lower: { easy: [3], medium: [3, 9], hard: [6, 9] },
  middle: { easy: [3, 9], medium: [9, 6], hard: [4, 6, 12] },
  upper: { easy: [9], medium: [6, 4], hard: [12, 18] },
}

const RULES: Record<number, string> = {
  3: 'A number is divisible by 3 when the sum of its digits is.',
  9: 'A number is divisible by 9 when the sum of its digits is.',
  4: 'A number is divisible by 4 when its last two digits are.',
  6: 'A number is divisible by 6 when it is even and the sum of its digits is divisible by 3.',
  12: 'A number is divisible by 12 when its last two digits are divisible by 4 and the sum of its digits is divisible by 3.',
  18: 'A number is divisible by 18 when it is even and the sum of its digits is divisible by 9.',
}

export const divisibilityDigit = defineFamily<Parameters>({
  id: 'divisibility-digit',
  version: 4,
  title: 'The digit that makes it divisible',
  asks: 'Chooses the hidden digit that makes a four-digit number divisible by 3, 4, 6, 9, 12 or 18.',
  strand: 'number',
  skill: 'Divisibility',
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
    before: 'the digits in front of the hidden one',
    after: 'the digits behind it',
    divisor: 'the number that should divide',
    right: 'a digit that works',
    wrong: 'five digits that do not',
  },
  draw(random, { level, difficulty }) {
    const divisor = random.pick(DIVISORS[tierOf(level)][difficulty])
    const isLast = divisor === 4 || divisor === 6 || divisor === 12 || divisor === 18
    const before = Array.from({ length: isLast ? 3 : random.int(1, 2) }, () => random.int(1, 9))
    const after = isLast ? [] : Array.from({ length: 3 - before.length }, () => random.int(1, 9))
    const works = (digit: number) => Number([...before, digit, ...after].join('')) % divisor === 0
    const digits = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    const right = digits.find(works)
    // Some beginnings allow no digit at all: then take a safe one.
    if (right === undefined) return { before: [1, 2, 3], after: [], divisor: 6, right: 0, wrong: [2, 3, 4, 8, 9] }
    return { before, after, divisor, right, wrong: digits.filter((digit) => !works(digit)).slice(0, 5) }
  },
  write({ before, after, divisor, right, wrong }) {
    const known = [...before, ...after].reduce((sum, digit) => sum + digit, 0)
    const mistake = (digit: number): Pick<Distractor, 'type' | 'says'> => {
      if (divisor === 4)
        return {
          type: 'concept_misunderstanding',
          says:
            digit % 2 === 0
              ? `Makes the number even with ${digit}, which is not enough for 4.`
              : `Takes ${digit}, although an odd number is never divisible by 4.`,
        }
      if ((known + digit) % 9 === 0 && divisor !== 18)
        return {
          type: 'concept_misunderstanding',
          says: `Takes ${digit} because the sum of the digits fits, and overlooks the other condition.`,
        }
      if ((known + digit) % 3 === 0)
        return {
          type: 'concept_misunderstanding',
          says:
            divisor === 9 || divisor === 18
              ? `Takes ${digit} by the rule for 3 instead of the rule for 9.`
              : `Takes ${digit} because the sum of the digits fits, and overlooks the other condition.`,
        }
      if (divisor > 4 && divisor !== 9 && digit % 2 === 0)
        return { type: 'concept_misunderstanding', says: `Makes the number even with ${digit} and forgets the sum of the digits.` }
      return { type: 'calculation_error', says: `Takes ${digit} after a slip in adding the digits.` }
    }
    const lastTwo = (before.at(-1) ?? 0) * 10 + right
    return {
      stem: `When the box is replaced by a digit, the four-digit number ${before.join('')}□${after.join('')} is divisible by ${divisor}. Which could be the digit in the box?`,
      answer: whole(right),
      distractors: wrong.map((digit) => ({ ...whole(digit), ...mistake(digit) })),
      steps: [
        RULES[divisor] ?? '',
        divisor === 4
          ? `With ${right} the last two digits are ${lastTwo}, and ${lastTwo} ÷ 4 = ${lastTwo / 4}.`
          : `The known digits add up to ${known}. With ${right} the sum is ${known + right}${divisor === 3 || divisor === 9 ? ', which works.' : divisor === 12 ? `, a multiple of 3, and the last two digits, ${String(before.at(-1) ?? 0)}${right}, are a multiple of 4.` : `, and ${right} makes the number even.`}`,
        'None of the other digits offered passes the test.',
      ],
      hints: [
        'You need not divide: there is a rule.',
        divisor === 4 ? 'Only the last two digits matter.' : 'What do the known digits add up to?',
      ],
    }
  },
  // Divides every number that the offered digits make.
  solve({ before, after, divisor, right, wrong }) {
    const fits = [...wrong, right].filter((digit) => Number(`${before.join('')}${digit}${after.join('')}`) % divisor === 0)
    return numberValue(fits.length === 1 ? (fits[0] ?? -1) : -1)
  },
})
