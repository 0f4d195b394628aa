/** A price after a discount, and after a tax or tip on top. */
import { type Distractor, defineFamily } from '../../family'
import { fraction } from '../../fraction'
import { tierOf } from '../../levels'
import { money, moneyText, numberValue } from '../../values'
import { type Person, pickPerson } from '../../wording'
import { aboveZero } from './above-zero'

interface Parameters {
  who: Person
  thing: string
  cents: number
  off: number
  tax: number
}

const THINGS = ['a lamp', 'a backpack', 'a pair of boots', 'a tent', 'a keyboard', 'a wool coat', 'a desk chair']

export const discountAndTax = defineFamily<Parameters>({
  id: 'discount-and-tax',
  version: 2,
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
    const wrong: Distractor[] = [
      ...(tax
        ? ([
            {
              ...money((cents * (100 - off + tax)) / 100),
              type: 'concept_misunderstanding',
              says: 'Subtracts one percent from the other and takes both of the first price.',
            },
            { ...money(key - 200), type: 'calculation_error', says: 'Slips by two dollars when subtracting.' },
            { ...money(reduced), type: 'misread_question', says: 'Forgets the tax.' },
            { ...money((reduced * (100 - tax)) / 100), type: 'misread_question', says: 'Takes the tax away instead of adding it.' },
          ] satisfies Distractor[])
        : []),
      { ...money((cents * off) / 100), type: 'misread_question', says: 'Gives the discount instead of the price.' },
      { ...money(inDollars), type: 'concept_misunderstanding', says: 'Treats the percents as dollars.' },
      { ...money(key + 500), type: 'calculation_error', says: 'Slips by five dollars when subtracting.' },
      {
        ...money((cents * (100 + off) * (100 + tax)) / 10_000),
        type: 'misread_question',
        says: 'Adds the discount instead of taking it away.',
      },
      { ...money(key + 1000), type: 'calculation_error', says: 'Slips by ten dollars when subtracting.' },
    ]
    return {
      stem: `${who.name} buys ${thing} with a regular price of ${moneyText(cents)}. It is on sale for ${off}% off. ${tax ? `A sales tax of ${tax}% is added to the sale price. How much does ${who.name} pay in all?` : `What is the sale price?`}`,
      answer: money(key),
      distractors: aboveZero(wrong),
      steps: [
        `${off}% off leaves ${100 - off}% of the price: ${100 - off}% of ${moneyText(cents)} is ${moneyText(reduced)}.`,
        tax
          ? `The tax is ${tax}% of the sale price, not of the first price: ${tax}% of ${moneyText(reduced)} is ${moneyText(key - reduced)}.`
          : `Check: ${off}% of ${moneyText(cents)} is ${moneyText(cents - reduced)}, and ${moneyText(cents)} − ${moneyText(cents - reduced)} = ${moneyText(reduced)}.`,
        ...(tax ? [`Together that is ${moneyText(reduced)} + ${moneyText(key - reduced)} = ${moneyText(key)}.`] : []),
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
