/** Change from a bill after buying several of one thing and one of another. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPerson } from '~/exam/families/kit/wording'
import { fraction } from '~/exam/values/fraction'
import { centsText, inCents, numberValue } from '~/exam/values/values'

interface Parameters {
  who: Person
  thing: (typeof THINGS)[number]
  count: number
  cents: number
  extra: (typeof EXTRAS)[number]
  extraCents: number
  bill: number
}

const THINGS = ['notebooks', 'bus tickets', 'muffins', 'markers', 'bottles of juice', 'greeting cards'] as const
const EXTRAS = ['a magazine', 'a map', 'a box of tea', 'a bag of nuts', 'a comic book'] as const

export const shoppingChange = defineFamily<Parameters>({
  id: 'shopping-change',
  version: 4,
  title: 'Change from a bill',
  asks: 'Finds the change after several equal things and one other have been paid for with a single bill.',
  strand: 'number',
  skill: 'Money in several steps',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning', 'mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    who: 'the person who pays',
    thing: 'what is bought several times',
    count: 'how many of them, 2 to 6',
    cents: 'the price of one, in cents',
    extra: 'what else is bought',
    extraCents: 'its price in cents',
    bill: 'the bill paid with, in dollars',
  },
  draw(random, { level, difficulty }) {
    const isLower = tierOf(level) === 'lower'
    const step = { easy: 50, medium: 25, hard: 5 }[difficulty]
    const count = random.int(2, isLower ? 3 : 6)
    const cents = 100 + step * random.int(1, Math.floor((isLower ? 200 : 300) / step))
    const extraCents = 100 + step * random.int(1, Math.floor(400 / step))
    const spent = count * cents + extraCents
    const bill = [10, 20, 50].find((value) => value * 100 > spent) ?? 50
    return { who: pickPerson(random), thing: random.pick(THINGS), count, cents, extra: random.pick(EXTRAS), extraCents, bill }
  },
  write({ who, thing, count, cents, extra, extraCents, bill }) {
    const spent = count * cents + extraCents
    const key = bill * 100 - spent
    const wrong = [
      { cents: key - 100, type: 'calculation_error' as const, says: 'Takes a dollar too many away.' },
      { cents: key + extraCents, type: 'careless_mistake' as const, says: 'Forgets the thing that is bought only once.' },
      { cents: bill * 100 - cents - extraCents, type: 'misread_question' as const, says: `Counts the price of the ${thing} once only.` },
      { cents: spent, type: 'misread_question' as const, says: 'Gives what is spent, not the change.' },
      { cents: key + 100, type: 'calculation_error' as const, says: 'Forgets to take a dollar away when regrouping.' },
      { cents: bill * 100 - count * (cents + extraCents), type: 'misread_question' as const, says: `Buys ${count} of both things.` },
      { cents: key + 10, type: 'calculation_error' as const, says: 'Slips by ten cents when subtracting.' },
      { cents: key - cents, type: 'misread_question' as const, says: `Pays for one more than the ${count} ${thing}.` },
      { cents: key - extraCents, type: 'careless_mistake' as const, says: 'Pays twice for the thing that is bought only once.' },
      { cents: key - 10, type: 'calculation_error' as const, says: 'Adds ten cents too many to what is spent.' },
    ]
    return {
      stem: `${who.name} buys ${count} ${thing} for ${centsText(cents)} each and ${extra} for ${centsText(extraCents)}. ${who.they === 'she' ? 'She' : 'He'} pays with a \\$${bill} bill. How much change should ${who.they} receive?`,
      answer: inCents(key),
      distractors: wrong
        .filter((mistake) => mistake.cents > 0)
        .map(({ cents: amount, type, says }) => ({ ...inCents(amount), type, says })),
      steps: [
        `The ${count} ${thing} cost ${count} × ${centsText(cents)} = ${centsText(count * cents)}.`,
        `With ${extra} that makes ${centsText(count * cents)} + ${centsText(extraCents)} = ${centsText(spent)}.`,
        `Change is what is left of the bill: \\$${bill} − ${centsText(spent)} = ${centsText(key)}.`,
      ],
      hints: ['What does everything cost together?', 'Change is the bill less the total cost.'],
    }
  },
  // Pays one thing after another out of the bill.
  solve({ count, cents, extraCents, bill }) {
    const paid = [...Array.from({ length: count }, () => cents), extraCents]
    return numberValue(
      fraction(
        paid.reduce((left, price) => left - price, bill * 100),
        100,
      ),
    )
  },
})
