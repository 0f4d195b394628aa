/** A decimal between two others of different lengths. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { decimalText, numberValue } from '~/exam/values/values'

/** Decimals by their digits behind the point; all share one whole part. */
interface Parameters {
  whole: number
  low: string
  high: string
  right: string
  wrong: string[]
}

const amountOf = (whole: number, tail: string) => fraction(Number(`${whole}${tail}`), 10 ** tail.length)

export const decimalBetween = defineFamily<Parameters>({
  id: 'decimal-between',
  version: 4,
  title: 'A decimal between two others',
  asks: 'Finds the only number that is greater than one decimal and less than another, among decimals of different lengths.',
  strand: 'number',
  skill: 'Comparing decimals',
  kind: 'computation',
  levels: {
    'isee-lower': ['mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    whole: 'the whole part that all numbers share',
    low: 'digits behind the point of the lower bound',
    high: 'digits behind the point of the upper bound',
    right: 'digits behind the point of the answer',
    wrong: 'the same for numbers outside the bounds',
  },
  draw(random, { level, difficulty }) {
    const whole = random.int(0, tierOf(level) === 'lower' ? 4 : 12)
    const tenth = random.int(3, 7)
    const [one, two, three] = random.sample([2, 3, 4, 5, 6, 7, 8], 3) as [number, number, number]
    // Easy: between neighboring tenths. Harder: between a number of tenths and one of hundredths.
    const [low, high] = difficulty === 'easy' ? [`${tenth}`, `${tenth + 1}`] : [`${tenth}`, `${tenth}${Math.max(one, 4)}`]
    const inside =
      difficulty === 'easy'
        ? `${tenth}${two}`
        : difficulty === 'medium'
          ? `${tenth}${random.int(1, Math.max(one, 4) - 1)}`
          : `${tenth}0${two}`
    const wrong = [
      `0${tenth}${three}`,
      difficulty === 'easy' ? `${tenth + 1}${one}` : `${tenth}9`,
      `${tenth - 1}9${two}`,
      `${tenth + 1}0${three}`,
      `${tenth - 2}${one}`,
      `${tenth + 2}`,
    ]
    return { whole, low, high, right: inside, wrong: random.shuffle(wrong) }
  },
  write({ whole, low, high, right, wrong }) {
    const show = (tail: string) => decimalText(amountOf(whole, tail))
    const answer = (tail: string) => ({ text: show(tail), value: numberValue(amountOf(whole, tail)) })
    const places = Math.max(low.length, high.length, right.length)
    const padded = (tail: string) => `${whole}.${tail.padEnd(places, '0')}`
    return {
      stem: `Which number is greater than ${show(low)} and less than ${show(high)}?`,
      answer: answer(right),
      distractors: [
        ...wrong.map((tail): Distractor => ({ ...answer(tail), ...mistake(tail, low, high) })),
        {
          ...answer(low),
          text: `${show(low)}0`,
          type: 'concept_misunderstanding',
          says: 'Takes the lower bound with a zero more for a greater number.',
        },
        {
          ...answer(high),
          text: `${show(high)}0`,
          type: 'misread_question',
          says: 'Takes the upper bound itself, written with a zero more.',
        },
      ],
      steps: [
        `Give the numbers the same number of places, so that they can be compared like whole numbers: ${show(low)} is ${padded(low)} and ${show(high)} is ${padded(high)}.`,
        `${padded(right) === show(right) ? show(right) : `${show(right)}, or ${padded(right)},`} lies between them. Each of the others is too small or too large.`,
      ],
      hints: ['A longer decimal is not always a greater one.', 'Write zeros at the end until the numbers have equally many places.'],
    }
  },
  // In whole millionths, with no printing involved.
  solve({ whole, low, high, right, wrong }) {
    const millionths = (tail: string) => whole * 1_000_000 + Number(tail.padEnd(6, '0'))
    const [inside = 0, ...more] = [...wrong, right].map(millionths).filter((value) => value > millionths(low) && value < millionths(high))
    return numberValue(fraction(more.length ? 0 : inside, 1_000_000))
  },
})

function mistake(tail: string, low: string, high: string): Pick<Distractor, 'type' | 'says'> {
  if (tail.startsWith('0')) return { type: 'concept_misunderstanding', says: 'Overlooks the zero right behind the decimal point.' }
  if (`0.${tail}` < `0.${low}`)
    return Number(tail[0]) === Number(low[0]) - 1
      ? { type: 'concept_misunderstanding', says: 'Believes that more digits behind the point make a number greater.' }
      : { type: 'misread_question', says: 'Checks only that the number is below the upper bound.' }
  if (tail[1] === '0') return { type: 'concept_misunderstanding', says: 'Takes a zero among the digits for a sign of a small number.' }
  return tail.startsWith(low) || tail.startsWith(high)
    ? { type: 'careless_mistake', says: 'Compares the first digits only and overlooks the last.' }
    : { type: 'misread_question', says: 'Checks only that the number is above the lower bound.' }
}
