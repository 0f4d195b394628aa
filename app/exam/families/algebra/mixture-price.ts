/** Mixtures: the price of a blend, the strength of a solution. */
import type { Distractor } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { counted } from '~/exam/families/kit/wording'
import { fraction, gcd } from '~/exam/values/fraction'
import { centsText, inCents, numberValue, whole, wholeText, wrong, wrongWhole } from '~/exam/values/values'

interface Parameters {
  setting: 'nuts' | 'juice' | 'points'
  /** Amounts, and their price in cents, strength or average. */
  m: number
  n: number
  p: number
  q: number
  asks: 'mean' | 'amount'
}

const words = ({ setting, m, n, p, q }: Parameters, mean: number) =>
  ({
    nuts: {
      mean: `A store mixes ${counted(m, 'pound')} of almonds that cost ${centsText(p)} per pound with ${counted(n, 'pound')} of peanuts that cost ${centsText(q)} per pound. What is the cost of one pound of the mixture?`,
      amount: `A store mixes almonds that cost ${centsText(p)} per pound with ${counted(n, 'pound')} of peanuts that cost ${centsText(q)} per pound. The mixture costs ${centsText(mean)} per pound. How many pounds of almonds are in it?`,
      total: 'cost',
    },
    juice: {
      mean: `A chef mixes ${counted(m, 'cup')} of a drink that is ${p}% juice with ${counted(n, 'cup')} of a drink that is ${q}% juice. What percent of the mixture is juice?`,
      amount: `A chef mixes a drink that is ${p}% juice with ${counted(n, 'cup')} of a drink that is ${q}% juice. The mixture is ${mean}% juice. How many cups of the first drink are in it?`,
      total: 'juice',
    },
    points: {
      mean: `On a quiz, ${m} students had an average score of ${p}, and the other ${n} students had an average score of ${q}. What was the average score of all the students?`,
      amount: `On a quiz, one group of students had an average score of ${p}, and a group of ${n} students had an average score of ${q}. The average score of all the students was ${mean}. How many students were in the first group?`,
      total: 'score',
    },
  })[setting]

/** By how much the mixture may move from one part to the next, and the least and the most by which the two kinds differ. */
const GAPS = { nuts: [25, 50, 100], juice: [5], points: [1, 2, 3, 4, 5, 6] }
const LEAST = { nuts: 200, juice: 15, points: 9 }
const MOST = { nuts: 600, juice: 65, points: 21 }

export const mixturePrice = defineFamily<Parameters>({
  id: 'mixture-price',
  version: 4,
  title: 'Mixtures',
  asks: 'Mixes two amounts with different prices, strengths or averages and asks for the mixture, or in hard questions for one amount.',
  strand: 'algebra',
  skill: 'Mixtures and weighted averages',
  kind: 'word_problem',
  levels: { 'isee-upper': ['quantitative_reasoning'], 'ssat-upper': ['quantitative'], 'ssat-middle': ['quantitative'] },
  parameters: {
    setting: 'what is mixed',
    m: 'the first amount',
    n: 'the second amount',
    p: 'price in cents, percent or average of the first',
    q: 'price in cents, percent or average of the second',
    asks: 'the mixture or the first amount',
  },
  draw(random, { difficulty }) {
    const setting = random.pick(['nuts', 'juice', 'points'] as const)
    const [m, n] = random.sample(difficulty === 'easy' ? [1, 2, 3] : [2, 3, 4, 5, 6, 8], 2) as [number, number]
    // What one part of the mixture more of the first, in lowest terms, adds to it.
    const parts = (m + n) / gcd(m, n)
    const gaps = GAPS[setting].map((gap) => gap * parts).filter((gap) => gap >= LEAST[setting] && gap <= MOST[setting])
    const spread = random.pick(gaps)
    const q = { nuts: 50 * random.int(4, 8), juice: 5 * random.int(2, 6), points: random.int(64, 75) }[setting]
    const higher = setting !== 'nuts' && random.chance(1, 2)
    const many = setting === 'points' ? 2 : 1
    const [first, second] = higher ? [q, q + spread] : [q + spread, q]
    return { setting, m: m * many, n: n * many, p: first, q: second, asks: difficulty === 'hard' ? 'amount' : 'mean' }
  },
  write(parameters) {
    const { setting, m, n, p, q, asks } = parameters
    const mean = (m * p + n * q) / (m + n)
    const text = words(parameters, mean)
    const total = m * p + n * q
    const isMoney = setting === 'nuts'
    const show = isMoney ? centsText : wholeText
    const slip = isMoney ? 25 : 1
    const mistake = (value: number, type: Distractor['type'], says: string): Distractor[] =>
      Number.isInteger(value) && value > Math.min(p, q) && value < Math.max(p, q)
        ? [wrong(isMoney ? inCents(value) : whole(value), type, says)]
        : []
    return {
      stem: text[asks],
      answer: asks === 'amount' ? whole(m) : isMoney ? inCents(mean) : whole(mean),
      distractors:
        asks === 'mean'
          ? [
              ...mistake((p + q) / 2, 'concept_misunderstanding', 'Takes the plain average although the two amounts differ.'),
              ...mistake((m * q + n * p) / (m + n), 'misread_question', 'Exchanges the two amounts.'),
              ...mistake(mean + 2 * slip, 'calculation_error', 'Is a little too high in the division.'),
              ...mistake(mean - slip, 'calculation_error', 'Is a little too low in the division.'),
              ...mistake(mean + slip, 'calculation_error', 'Slips upward when adding the two parts.'),
              ...mistake(mean - 2 * slip, 'calculation_error', 'Slips downward when adding the two parts.'),
              ...mistake(mean + 4 * slip, 'calculation_error', 'Slips upward when multiplying one amount.'),
              ...mistake(mean - 4 * slip, 'calculation_error', 'Slips downward when multiplying one amount.'),
            ]
          : [
              ...wrongWhole(n, 'strategy_error', 'Supposes that the two amounts are equal.'),
              ...wrongWhole(
                (n * (p - mean)) / (mean - q),
                'concept_misunderstanding',
                'Turns the ratio of the two distances from the mixture around.',
              ),
              ...wrongWhole(m + n, 'misread_question', 'Gives the whole mixture.'),
              ...wrongWhole(m + 1, 'calculation_error', 'Is one off in the division.'),
              ...wrongWhole(m + 2, 'calculation_error', 'Is two off in the division.'),
              ...wrongWhole(Math.max(m - 1, 1), 'calculation_error', 'Is one too low in the division.'),
              ...wrongWhole(m + 4, 'calculation_error', 'Is four off in the division.'),
              ...wrongWhole(Math.max(m - 2, 1), 'calculation_error', 'Is two too low in the division.'),
            ],
      steps:
        asks === 'mean'
          ? [
              `The two amounts count for as much as there is of them: ${m} at ${show(p)} and ${n} at ${show(q)}.`,
              `Altogether that is ${m} × ${show(p)} + ${n} × ${show(q)} = ${show(total)}, for ${m + n} parts.`,
              `${show(total)} ÷ ${m + n} = ${show(mean)}.`,
            ]
          : [
              `Compare each part with the mixture at ${show(mean)}: the first is ${show(Math.abs(p - mean))} ${p > mean ? 'above' : 'below'} it, the second ${show(Math.abs(q - mean))} ${q > mean ? 'above' : 'below'}.`,
              `The second amount is off by ${n} × ${show(Math.abs(q - mean))} = ${show(n * Math.abs(q - mean))} in all, and the first must balance that.`,
              `${show(n * Math.abs(q - mean))} ÷ ${show(Math.abs(p - mean))} = ${m}.`,
            ],
      hints: [
        asks === 'mean'
          ? `Find the total ${text.total} of each part first.`
          : 'How far above or below the mixture does each of the two lie?',
        asks === 'mean' ? 'Divide by the whole amount, not by 2.' : 'What is above the mixture must balance what is below it.',
      ],
    }
  },
  // Lists every unit of the mixture, or tries amounts until the list has the mean.
  solve({ setting, m, n, p, q, asks }) {
    const mean = (count: number) => {
      const units = [...Array.from({ length: count }, () => p), ...Array.from({ length: n }, () => q)]
      return units.reduce((total, unit) => total + unit, 0) / units.length
    }
    const wanted = mean(m)
    if (asks === 'mean') return numberValue(setting === 'nuts' ? fraction(wanted, 100) : wanted)
    let amount = 1
    while (Math.abs(mean(amount) - wanted) > 1e-9) amount += 1
    return String(amount)
  },
})
