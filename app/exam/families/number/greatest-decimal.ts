/** The greatest or least of several decimals of different lengths. */
import { type Distractor, defineFamily } from '../../family'
import { fraction } from '../../fraction'
import { tierOf } from '../../levels'
import { decimalText, numberValue } from '../../values'

/** A decimal as printed: its digits behind the point. */
type Digits = string
interface Parameters {
  whole: number
  tails: Digits[]
  ask: 'greatest' | 'least'
}

const amountOf = (whole: number, tail: Digits) => fraction(Number(`${whole}${tail}`), 10 ** tail.length)

export const greatestDecimal = defineFamily<Parameters>({
  id: 'greatest-decimal',
  version: 1,
  title: 'The greatest or least decimal',
  asks: 'Picks the greatest or the least of several decimals that have different numbers of digits.',
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
    whole: 'the whole part that all numbers share: 0 to 9',
    tails: 'the digits behind the point, one string a number; the first is the answer',
    ask: 'whether the greatest or the least is asked for',
  },
  draw(random, { level, difficulty }) {
    const whole = difficulty === 'easy' ? 0 : tierOf(level) === 'lower' ? random.int(1, 4) : random.int(2, 9)
    const ask = random.pick(['greatest', 'least'] as const)
    const tenth = random.int(4, 7)
    const [one, two, three] = random.sample([2, 3, 4, 5, 6, 7, 8], 3) as [number, number, number]
    const long = difficulty === 'hard' ? `${random.int(1, 9)}` : ''
    if (ask === 'greatest') {
      const key = difficulty === 'easy' ? `${tenth}${one}` : random.pick([`${tenth}`, `${tenth}${one}`])
      const tails = [
        `0${tenth}${two}${long}`,
        `${tenth - 1}9${three}`,
        `${tenth - 1}${two}`,
        `${tenth - 2}${one}${long}`,
        `0${tenth + 2}${one}`,
        `${tenth - 3}`,
      ]
      return { whole, tails: [key, ...tails], ask }
    }
    const key = difficulty === 'easy' ? `${tenth}${one}` : `${tenth}0${one}${long}`
    const tails = [
      `${tenth + 1}`,
      `${tenth}${Math.max(one, 2) + 1}`,
      `${tenth + 2}${two}`,
      `${tenth + 1}0${three}`,
      `${tenth + 1}${three}${two}`,
      '9',
    ]
    return { whole, tails: [key, ...tails], ask }
  },
  write({ whole, tails, ask }) {
    const [key = '', ...others] = tails
    const asAnswer = (tail: Digits) => ({ text: decimalText(amountOf(whole, tail)), value: numberValue(amountOf(whole, tail)) })
    return {
      stem: ask === 'greatest' ? 'Which of these numbers is the greatest?' : 'Which of these numbers is the least?',
      answer: asAnswer(key),
      distractors: others.map((tail) => ({ ...asAnswer(tail), ...mistake(tail, key, ask) })),
      steps: [
        `Compare place by place from the left, not by the number of digits. All whole parts are ${whole}, so look at the tenths first.`,
        `Tenths are worth more than all hundredths and thousandths behind them. The ${ask === 'greatest' ? 'largest' : 'smallest'} start behind the point belongs to ${decimalText(amountOf(whole, key))}, so it is the ${ask}.`,
      ],
      hints: [
        'A longer decimal is not always a greater one.',
        'Write zeros at the end until all the numbers have the same number of places.',
      ],
    }
  },
  // In whole millionths, with no printing involved.
  solve({ whole, tails, ask }) {
    const millionths = tails.map((tail) => whole * 1_000_000 + Number(tail.padEnd(6, '0')))
    return numberValue(fraction(ask === 'greatest' ? Math.max(...millionths) : Math.min(...millionths), 1_000_000))
  },
})

function mistake(tail: Digits, key: Digits, ask: Parameters['ask']): Pick<Distractor, 'type' | 'says'> {
  if (tail.startsWith('0')) return { type: 'concept_misunderstanding', says: 'Overlooks the zero right behind the decimal point.' }
  if (ask === 'greatest' && tail.length > key.length)
    return { type: 'concept_misunderstanding', says: 'Believes that the decimal with more digits is the greater one.' }
  if (ask === 'least' && tail.length < key.length)
    return { type: 'concept_misunderstanding', says: 'Believes that the decimal with fewer digits is the smaller one.' }
  return { type: 'strategy_error', says: 'Compares digits further behind the point before the tenths are settled.' }
}
