/** A price after a discount, and after a tax or tip on top. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPerson } from '~/exam/families/kit/wording'
import { fraction } from '~/exam/values/fraction'
import { centsText, inCents, money, moneyText, numberValue } from '~/exam/values/values'

interface Parameters {
  who: Person
  thing: string
  cents: number
  off: number
  tax: number
}

/** A wrong amount with its mistake. */
type Slip = Pick<Distractor, 'type' | 'says'> & { cents: number }

const THINGS = ['a lamp', 'a backpack', 'a pair of boots', 'a tent', 'a keyboard', 'a wool coat', 'a desk chair']

export const discountAndTax = defineFamily<Parameters>({
  id: 'discount-and-tax',
  version: 4,
  title: 'Discount, then sales tax',
  asks: 'Finds what is paid after a percent discount and, beyond easy draws, a percent tax on the lower price.',
  strand: 'number',
  skill: 'Discount and tax',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    who: 'the person who buys',
    thing: 'what is bought',
    cents: 'the price before the discount, whole dollars in cents',
    off: 'the discount in percent',
    tax: 'the tax in percent; 0 on easy draws',
  },
  draw(random, { level, difficulty }) {
    const off = random.pick({ easy: [10, 20, 25, 50], medium: [10, 20, 25, 50], hard: [15, 20, 30, 40] }[difficulty])
    const tax = difficulty === 'easy' ? 0 : random.pick(difficulty === 'medium' ? [5, 10] : tierOf(level) === 'upper' ? [5, 6, 8] : [5, 10])
    return { who: pickPerson(random), thing: random.pick(THINGS), cents: random.int(2, difficulty === 'easy' ? 9 : 8) * 2000, off, tax }
  },
  write({ who, thing, cents, off, tax }) {
    const reduced = (cents * (100 - off)) / 100
    const key = (reduced * (100 + tax)) / 100
    const inDollars = cents - off * 100 + tax * 100
    const taxed = (percent: number) => (cents * percent * (100 + tax)) / 10_000
    const slips: Slip[] = [
      ...(tax
        ? ([
            {
              cents: (cents * (100 - off + tax)) / 100,
              type: 'concept_misunderstanding',
              says: 'Subtracts one percent from the other and takes both of the first price.',
            },
            { cents: key - 200, type: 'calculation_error', says: 'Slips by two dollars when subtracting.' },
            { cents: reduced, type: 'misread_question', says: 'Forgets the tax.' },
            { cents: (reduced * (100 - tax)) / 100, type: 'misread_question', says: 'Takes the tax away instead of adding it.' },
            { cents: reduced + (cents * off * tax) / 10_000, type: 'misread_question', says: 'Takes the tax of the discount.' },
            { cents: reduced + tax * 100, type: 'concept_misunderstanding', says: 'Adds the percent of the tax as dollars.' },
          ] satisfies Slip[])
        : []),
      { cents: (cents * off) / 100, type: 'misread_question', says: 'Gives the discount instead of the price.' },
      { cents: inDollars, type: 'concept_misunderstanding', says: 'Treats the percents as dollars.' },
      { cents: key + 500, type: 'calculation_error', says: 'Slips by five dollars when subtracting.' },
      { cents: taxed(100 - off / 2), type: 'calculation_error', says: 'Takes only half of the discount off.' },
      { cents: taxed(100 - off * 2), type: 'careless_mistake', says: 'Takes the discount off twice.' },
      { cents: key + 1000, type: 'calculation_error', says: 'Slips by ten dollars when subtracting.' },
      { cents: taxed(100 - off - 5), type: 'calculation_error', says: 'Finds a discount that is too large by 5% of the price.' },
      { cents: taxed(100 - off + 5), type: 'calculation_error', says: 'Finds a discount that is too small by 5% of the price.' },
    ]
    // Nobody believes that a thing on sale costs its regular price or more.
    const believable = slips.filter((slip) => Number.isInteger(slip.cents) && slip.cents > 0 && slip.cents < cents)
    const hasCents = [key, ...believable.map((slip) => slip.cents)].some((amount) => amount % 100)
    const [answer, text] = hasCents ? [inCents, centsText] : [money, moneyText]
    return {
      stem: `${who.name} buys ${thing} with a regular price of ${moneyText(cents)}. It is on sale for ${off}% off. ${tax ? `A sales tax of ${tax}% is added to the sale price. How much does ${who.name} pay in all?` : `What is the sale price?`}`,
      answer: answer(key),
      distractors: believable.map(({ cents: amount, type, says }) => ({ ...answer(amount), type, says })),
      steps: [
        `${off}% off leaves ${100 - off}% of the price: ${100 - off}% of ${text(cents)} is ${text(reduced)}.`,
        tax
          ? `The tax is ${tax}% of the sale price, not of the first price: ${tax}% of ${text(reduced)} is ${text(key - reduced)}.`
          : `Check: ${off}% of ${text(cents)} is ${text(cents - reduced)}, and ${text(cents)} − ${text(cents - reduced)} = ${text(reduced)}.`,
        ...(tax ? [`Together that is ${text(reduced)} + ${text(key - reduced)} = ${text(key)}.`] : []),
      ],
      hints: [
        'What percent of the price is left after the discount?',
        tax ? 'Which price is the tax a percent of?' : 'Find 10% of the price first.',
      ],
    }
  },
  // One product of whole numbers over 10,000, in dollars.
  solve: ({ cents, off, tax }) => numberValue(fraction(cents * (100 - off) * (100 + tax), 1_000_000)),
})
