/** Two purchases that give two prices. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { counted } from '~/exam/families/kit/wording'
import { money, moneyText, wrong } from '~/exam/values/values'

const SHOPS = [['adult ticket', 'child ticket', 'tickets'], ['notebook', 'pen', 'supplies'], ['sandwich', 'juice', 'lunches'], ['large poster', 'small poster', 'posters'], ['muffin', 'cookie', 'treats']] as const // biome-ignore format: a list of pairs

interface Parameters {
  shop: number
  /** Two purchases: how many of each thing; prices follow from the totals in cents. */
  first: [number, number, number]
  second: [number, number, number]
  asked: 0 | 1
}

export const systemStory = defineFamily<Parameters>({
  id: 'system-story',
  version: 3,
  title: 'Two prices from two purchases',
  asks: 'Gives the cost of two purchases of the same two things and asks for one price.',
  strand: 'algebra',
  skill: 'Systems of equations',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    shop: 'what is bought',
    first: 'numbers and total of the first purchase, in cents',
    second: 'the same of the second',
    asked: 'which price is asked',
  },
  draw(random, { level, difficulty }) {
    const unit = tierOf(level) === 'upper' && difficulty !== 'easy' ? 25 : 100
    const [high, low] = [unit * random.int(5, 14), unit * random.int(2, 8)]
    const buy = (m: number, n: number): [number, number, number] => [m, n, m * high + n * low]
    const [m, n] = [random.int(1, 3), random.int(1, 4)]
    const shop = random.int(0, SHOPS.length - 1)
    const asked = random.pick([0, 1] as const)
    if (difficulty === 'easy') return { shop, first: buy(m, n), second: buy(m, n + random.int(1, 3)), asked: 1 }
    if (difficulty === 'medium') return { shop, first: buy(m, n), second: buy(m + random.int(1, 2), n), asked }
    return { shop, first: buy(m, n), second: buy(2 * m, n + random.int(1, 3) + n), asked }
  },
  write({ shop, first: [m, n, total], second: [p, q, other], asked }) {
    const [one, two] = SHOPS[shop] ?? SHOPS[0]
    const plural = (word: string) => (word === 'sandwich' ? 'sandwiches' : `${word}s`)
    const bought = (a: number, b: number) => `${counted(a, one, plural(one))} and ${counted(b, two, plural(two))}`
    const det = m * q - n * p
    const [high, low] = [(total * q - n * other) / det, (m * other - total * p) / det]
    const key = asked === 0 ? high : low
    const gap = other - total
    const doubled = p > m && q > n
    return {
      stem: `The cost of ${bought(m, n)} is ${moneyText(total)}. The cost of ${bought(p, q)} is ${moneyText(other)}. What is the cost of one ${asked === 0 ? one : two}?`,
      answer: money(key),
      distractors: [
        wrong(money(asked === 0 ? low : high), 'misread_question', `Gives the cost of one ${asked === 0 ? two : one}.`),
        wrong(money(gap), 'careless_mistake', 'Takes the difference of the two totals for the price.'),
        ...(total % (m + n) === 0
          ? [
              wrong(
                money(total / (m + n)),
                'concept_misunderstanding',
                'Divides the total by the number of things, as if both cost the same.',
              ),
            ]
          : []),
        wrong(money(high + low), 'misread_question', 'Gives the cost of one of each.'),
        wrong(money(key + 100), 'calculation_error', 'Is a dollar off in the subtraction.'),
        wrong(money(key > 150 ? key - 100 : key + 50), 'calculation_error', 'Subtracts wrongly.'),
        wrong(money(key + 200), 'calculation_error', 'Is two dollars off in the subtraction.'),
        wrong(money(key - 50), 'calculation_error', 'Is half a dollar too low in the subtraction.'),
        wrong(money(key - 200), 'calculation_error', 'Is two dollars too low in the subtraction.'),
        wrong(money(key - 150), 'calculation_error', 'Is a dollar and a half too low in the subtraction.'),
      ].filter(({ value }) => !value.startsWith('-') && value !== '0'),
      steps: doubled
        ? [
            `Double the first purchase: ${bought(2 * m, 2 * n)} would cost ${moneyText(2 * total)}.`,
            `The second purchase has ${counted(q - 2 * n, `more ${two}`, `more ${plural(two)}`)} and costs ${moneyText(other - 2 * total)} more, so one ${two} costs ${moneyText(low)}.`,
            `Then the ${m === 1 ? one : plural(one)} of the first purchase cost ${moneyText(total)} − ${moneyText(n * low)} = ${moneyText(m * high)}, which is ${moneyText(high)} each. The answer is ${moneyText(key)}.`,
          ]
        : [
            `Compare the purchases. They differ only by ${p === m ? counted(q - n, two, plural(two)) : counted(p - m, one, plural(one))}.`,
            `That difference costs ${moneyText(other)} − ${moneyText(total)} = ${moneyText(gap)}, so one ${p === m ? two : one} costs ${moneyText(p === m ? low : high)}.`,
            ...(p === m
              ? []
              : [
                  `The rest of the first purchase is ${moneyText(total)} − ${moneyText(m * high)} = ${moneyText(n * low)} for ${counted(n, two, plural(two))}, or ${moneyText(low)} each. The answer is ${moneyText(key)}.`,
                ]),
          ],
      hints: [
        'What is different between the two purchases?',
        doubled
          ? 'Double the first purchase and compare it with the second.'
          : 'The difference of the totals pays for what the second purchase has more.',
      ],
    }
  },
  // Tries every pair of prices in steps of 25 cents.
  solve({ first: [m, n, total], second: [p, q, other], asked }) {
    for (let high = 25; high <= 2000; high += 25)
      for (let low = 25; low <= 1000; low += 25)
        if (m * high + n * low === total && p * high + q * low === other) return money(asked === 0 ? high : low).value
    throw new RangeError('no prices fit')
  },
})
