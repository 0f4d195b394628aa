/** Mixtures: the price of a blend, the strength of a solution. */
import { defineFamily } from '../../family'
import { whole, wrongWhole } from '../../values'
import { counted } from '../../wording'

interface Parameters {
  setting: 'nuts' | 'juice' | 'points'
  /** Amounts and their price, strength or average. */
  m: number
  n: number
  p: number
  q: number
  asks: 'mean' | 'amount'
}

const words = ({ setting, m, n, p, q }: Parameters, mean: number) =>
  ({
    nuts: {
      mean: `A store mixes ${counted(m, 'pound')} of almonds that cost \\$${p} per pound with ${counted(n, 'pound')} of peanuts that cost \\$${q} per pound. What is the cost of one pound of the mixture, in dollars?`,
      amount: `A store mixes almonds that cost \\$${p} per pound with ${counted(n, 'pound')} of peanuts that cost \\$${q} per pound. The mixture costs \\$${mean} per pound. How many pounds of almonds are in it?`,
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

export const mixturePrice = defineFamily<Parameters>({
  id: 'mixture-price',
  version: 2,
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
    p: 'price, percent or average of the first',
    q: 'price, percent or average of the second',
    asks: 'the mixture or the first amount',
  },
  draw(random, { difficulty }) {
    const setting = random.pick(['nuts', 'juice', 'points'] as const)
    const [m, n] = random.sample(difficulty === 'easy' ? [1, 2, 3] : [2, 3, 4, 5, 6, 8], 2) as [number, number]
    const parts = m + n
    const unit = setting === 'nuts' ? 1 : random.int(1, 2)
    const q = { nuts: random.int(2, 6), juice: 10 * random.int(1, 3), points: random.int(60, 75) }[setting]
    const spread = setting === 'nuts' && parts > 8 ? parts : parts * unit
    const higher = setting !== 'nuts' && random.chance(1, 2) && q > spread + 5
    const many = setting === 'points' ? 2 : 1
    return { setting, m: m * many, n: n * many, p: higher ? q - spread : q + spread, q, asks: difficulty === 'hard' ? 'amount' : 'mean' }
  },
  write(parameters) {
    const { setting, m, n, p, q, asks } = parameters
    const mean = (m * p + n * q) / (m + n)
    const text = words(parameters, mean)
    const total = m * p + n * q
    const key = asks === 'mean' ? mean : m
    return {
      stem: text[asks],
      answer: whole(key),
      distractors:
        asks === 'mean'
          ? [
              ...wrongWhole((p + q) / 2, 'concept_misunderstanding', 'Takes the plain average although the two amounts differ.'),
              ...wrongWhole((m * q + n * p) / (m + n), 'misread_question', 'Exchanges the two amounts.'),
              ...wrongWhole(mean + 2, 'calculation_error', 'Is two off in the division.'),
              ...wrongWhole(mean - 1, 'calculation_error', 'Is one off in the division.'),
              ...wrongWhole(mean + 1, 'calculation_error', 'Is one too high in the division.'),
              ...wrongWhole(Math.abs(p - q), 'strategy_error', 'Gives the difference of the two numbers.'),
              ...wrongWhole(mean - 2, 'calculation_error', 'Is two too low in the division.'),
              ...(setting === 'nuts' ? wrongWhole(total, 'careless_mistake', 'Gives the cost of the whole mixture.') : []),
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
            ],
      steps:
        asks === 'mean'
          ? [
              `The two amounts count for as much as there is of them: ${m} at ${p} and ${n} at ${q}.`,
              `Altogether that is $${m} \\times ${p} + ${n} \\times ${q} = ${total}$, for ${m + n} parts.`,
              `$${total} \\div ${m + n} = ${mean}$.`,
            ]
          : [
              `Compare each part with the mixture at ${mean}: the first is ${Math.abs(p - mean)} ${p > mean ? 'above' : 'below'} it, the second ${Math.abs(q - mean)} ${q > mean ? 'above' : 'below'}.`,
              `The second amount is off by $${n} \\times ${Math.abs(q - mean)} = ${n * Math.abs(q - mean)}$ in all, and the first must balance that.`,
              `$${n * Math.abs(q - mean)} \\div ${Math.abs(p - mean)} = ${m}$.`,
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
  solve({ m, n, p, q, asks }) {
    const mean = (count: number) => {
      const units = [...Array.from({ length: count }, () => p), ...Array.from({ length: n }, () => q)]
      return units.reduce((total, unit) => total + unit, 0) / units.length
    }
    const wanted = mean(m)
    if (asks === 'mean') return String(wanted)
    let amount = 1
    while (Math.abs(mean(amount) - wanted) > 1e-9) amount += 1
    return String(amount)
  },
})
