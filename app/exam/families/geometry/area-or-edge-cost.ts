/** What it costs to cover or to edge a rectangle. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPerson } from '~/exam/families/kit/wording'
import { money, moneyText, numberValue, wrong } from '~/exam/values/values'
import { areaText, FOOT, lengthText, METER, serves, type Unit, YARD } from './measures'

interface Parameters {
  length: number
  width: number
  /** Price in cents of one unit of length or area. */
  price: number
  asks: 'cover' | 'edge'
  unit: Unit
  person: Person
}

export const areaOrEdgeCost = defineFamily<Parameters>({
  id: 'area-or-edge-cost',
  version: 3,
  title: 'What a floor or a fence costs',
  asks: 'Decides whether area or perimeter is needed and multiplies by a price.',
  strand: 'measurement',
  skill: 'Area and perimeter in word problems',
  kind: 'word_problem',
  levels: serves({ lower: 'achievement', middle: 'both' }),
  parameters: {
    length: 'the longer side, 5 to 20',
    width: 'the shorter side, 4 to 12',
    price: 'price of one unit in cents: whole dollars, or half dollars in hard draws',
    asks: 'covering the area or edging the perimeter',
    unit: 'feet, meters or yards',
    person: 'who pays',
  },
  draw(random, { level, difficulty }) {
    const isLower = tierOf(level) === 'lower'
    const width = random.int(4, difficulty === 'easy' ? 6 : isLower ? 8 : 12)
    const length = width + random.int(1, difficulty === 'easy' ? 4 : 8)
    const price = difficulty === 'hard' ? random.pick([150, 250, 350, 450]) : 100 * random.int(2, difficulty === 'easy' ? 5 : 9)
    return {
      length,
      width,
      price,
      asks: random.pick(['cover', 'edge'] as const),
      unit: random.pick([FOOT, METER, YARD]),
      person: pickPerson(random),
    }
  },
  write({ length, width, price, asks, unit, person }) {
    const [area, around] = [length * width, 2 * (length + width)]
    const isCover = asks === 'cover'
    const amount = isCover ? area : around
    const total = amount * price
    const per = isCover ? `square ${unit.one}` : unit.one
    return {
      stem: isCover
        ? `${person.name}’s family is buying carpet for a rectangular room that is ${lengthText(length, unit)} long and ${lengthText(width, unit)} wide. The carpet costs ${moneyText(price)} per ${per}. How much does carpet for the whole floor cost?`
        : `${person.name} is putting a wooden border around a rectangular sandbox that is ${lengthText(length, unit)} long and ${lengthText(width, unit)} wide. The border costs ${moneyText(price)} per ${per}. How much does the whole border cost?`,
      answer: money(total),
      distractors: [
        wrong(
          money((isCover ? around : area) * price),
          'concept_misunderstanding',
          isCover ? 'Pays for the way around the room instead of its floor.' : 'Pays for the area inside instead of the way around.',
        ),
        wrong(money((length + width) * price), 'careless_mistake', 'Adds one length and one width and multiplies by the price.'),
        wrong(money(amount * 100), 'careless_mistake', 'Gives the amount that is needed as if each unit cost one dollar.'),
        wrong(money(total + 10 * price), 'calculation_error', 'Counts ten units too many.'),
        wrong(
          money(total - width * price),
          'calculation_error',
          isCover ? 'Counts one row too few.' : 'Counts only three of the four sides.',
        ),
        wrong(money(total / 2), 'strategy_error', 'Halves the amount that is needed.'),
        wrong(money(total + length * price), 'calculation_error', isCover ? 'Counts one row too many.' : 'Counts one of the sides twice.'),
        wrong(
          money(total + width * price),
          'calculation_error',
          isCover ? 'Counts one column too many.' : 'Counts one of the shorter sides twice.',
        ),
        wrong(money(2 * total), 'strategy_error', 'Doubles the cost at the end.'),
      ],
      steps: [
        isCover ? 'Carpet covers the floor, so the area is needed.' : 'A border runs along all four sides, so the perimeter is needed.',
        isCover
          ? `The area is ${length} × ${width} = ${areaText(area, unit)}.`
          : `The perimeter is 2 × (${length} + ${width}) = ${lengthText(around, unit)}.`,
        `At ${moneyText(price)} each, ${amount} of them cost ${moneyText(total)}.`,
      ],
      hints: ['Is the inside to be covered, or the edge?', `How many ${isCover ? `square ${unit.many}` : unit.many} are needed?`],
    }
  },
  // Pays square by square, or side by side.
  solve({ length, width, price, asks }) {
    let cents = 0
    if (asks === 'cover') for (let row = 0; row < width; row++) cents += length * price
    else for (const side of [length, width, length, width]) cents += side * price
    return cents % 100 ? numberValue({ n: cents / 50, d: 2 }) : numberValue(cents / 100)
  },
})
