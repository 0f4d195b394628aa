/** Conversions between common units, with a remainder in harder draws. */

import type { Distractor } from '~/exam/core/item/answer'
import type { WrongAnswerType } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { counted, type Person, pickPerson } from '~/exam/families/kit/wording'
import { numberValue, wholeText, wrong } from '~/exam/values/values'
import { CONVERSIONS, type Conversion } from './conversions'
import { positive, serves } from './measures'

interface Parameters {
  conversion: number
  large: number
  /** Smaller units left over. */
  rest: number
  /** Whether the amount in small units is asked (else the large units and the rest). */
  asksSmall: boolean
  person: Person
}

export const unitConversion = defineFamily<Parameters>({
  id: 'unit-conversion',
  version: 5,
  title: 'From one unit to another',
  asks: 'Turns a measure into smaller units, or in hard draws into larger ones with a remainder. The relation of the units is given.',
  strand: 'measurement',
  skill: 'Converting units',
  kind: 'word_problem',
  levels: serves({ lower: 'achievement', middle: 'achievement' }),
  parameters: {
    conversion: 'which pair of units',
    large: 'how many of the larger unit, 2 to 9',
    rest: 'how many of the smaller unit besides; 0 in easy draws',
    asksSmall: 'whether the smaller unit is asked; false in hard draws',
    person: 'whom it is about',
  },
  draw(random, { difficulty }) {
    const conversion = random.int(0, CONVERSIONS.length - 1)
    const factor = CONVERSIONS[conversion]?.factor ?? 12
    const most = factor > 50 ? 4 : difficulty === 'easy' ? 6 : 9
    const step = factor > 20 ? factor / 20 : 1
    const rest = difficulty === 'easy' ? 0 : step * random.int(1, factor / step - 1)
    return { conversion, large: random.int(2, most), rest, asksSmall: difficulty !== 'hard', person: pickPerson(random) }
  },
  write(parameters) {
    const { conversion, large, rest, asksSmall, person } = parameters

    const { large: big, small, factor, believed, kind, story } = CONVERSIONS[conversion] ?? (CONVERSIONS[0] as Conversion)
    const total = large * factor + rest
    const ofSmall = (count: number) => `${wholeText(count)} ${count === 1 ? small[0] : small[1]}`
    const both = (whole: number, left: number) => (left ? `${counted(whole, ...big)} and ${ofSmall(left)}` : counted(whole, ...big))
    const asSmall = (count: number) => ({ text: ofSmall(count), value: numberValue(count) })
    const asBoth = (whole: number, left: number) => ({ text: both(whole, left), value: numberValue(whole * factor + left) })
    const fact = `1 ${big[0]} = ${ofSmall(factor)}`
    const near = large + (total % 2 ? 1 : -1)
    return {
      stem: asksSmall
        ? `${story(person.name, both(large, rest))} How many ${small[1]} is that? (${fact})`
        : `${story(person.name, ofSmall(total))} Which of these is the same ${kind}? (${fact})`,
      answer: asksSmall ? asSmall(total) : asBoth(large, rest),
      distractors: mistakes({ ...parameters, asSmall, believed, small, big, factor, total, asBoth, near }),
      steps: asksSmall
        ? [
            `Each ${big[0]} is ${ofSmall(factor)}, so ${counted(large, ...big)} are ${large} × ${wholeText(factor)} = ${ofSmall(large * factor)}.`,
            rest
              ? `The extra ${ofSmall(rest)} make it ${wholeText(large * factor)} + ${wholeText(rest)} = ${ofSmall(total)}.`
              : `The unit got smaller, so the number had to get larger: ${ofSmall(total)}.`,
          ]
        : [
            `See how many times ${wholeText(factor)} fits into ${wholeText(total)}: ${large} × ${wholeText(factor)} = ${wholeText(large * factor)}, and one more would be too many.`,
            `What is left is ${wholeText(total)} − ${wholeText(large * factor)} = ${ofSmall(rest)}, so it is ${both(large, rest)}.`,
          ],
      hints: [
        asksSmall ? 'Should the number get larger or smaller when the unit gets smaller?' : `How many full ${big[1]} are in the amount?`,
        asksSmall
          ? `Each ${big[0]} brings ${ofSmall(factor)}.`
          : `Take away ${wholeText(factor)} as often as you can; what is left over is the remainder.`,
      ],
    }
  },
  // Counts unit by unit.
  solve({ conversion, large, rest, asksSmall }) {
    const factor = CONVERSIONS[conversion]?.factor ?? 0
    let total = rest
    for (let unit = 0; unit < large; unit++) total += factor
    if (asksSmall) return numberValue(total)
    let units = 0
    while (total >= factor) {
      total -= factor
      units++
    }
    return numberValue(units * factor + total)
  },
})

/** What goes wrong, the likeliest first. */
function mistakes({
  asksSmall,
  large,
  rest,
  asSmall,
  believed,
  small,
  big,
  factor,
  total,
  asBoth,
  near,
}: Parameters & {
  asSmall: (count: number) => { text: string; value: string }
  believed: number
  small: [one: string, many: string]
  big: [one: string, many: string]
  factor: number
  total: number
  asBoth: (whole: number, left: number) => { text: string; value: string }
  near: number
}): Distractor[] {
  // Nobody writes 2 weeks and 7 days: that is one week more.
  const inBoth = (whole: number, left: number, type: WrongAnswerType, says: string): Distractor[] =>
    whole > 0 && left >= 0 && left < factor ? [wrong(asBoth(whole, left), type, says)] : []
  return asksSmall
    ? positive([
        wrong(
          asSmall(large * believed + rest),
          'concept_misunderstanding',
          `Counts ${wholeText(believed)} ${small[1]} to ${big[0] === 'hour' ? 'an' : 'a'} ${big[0]}.`,
        ),
        ...(rest ? [wrong(asSmall(large * factor), 'careless_mistake', `Leaves out the extra ${small[1]}.`)] : []),
        wrong(asSmall(factor + large + rest), 'concept_misunderstanding', 'Adds the numbers instead of multiplying.'),
        wrong(asSmall(total + factor), 'calculation_error', `Counts one ${big[0]} too many.`),
        wrong(asSmall(total - factor), 'calculation_error', `Counts one ${big[0]} too few.`),
        ...(rest ? [wrong(asSmall((large + rest) * factor), 'concept_misunderstanding', `Multiplies the extra ${small[1]} too.`)] : []),
        wrong(asSmall(2 * total), 'careless_mistake', 'Doubles the amount on the way.'),
        wrong(asSmall(total + 10), 'calculation_error', 'Carries a ten too many.'),
        wrong(asSmall(total - 10), 'calculation_error', 'Loses a ten on the way.'),
        ...(total % 2 ? [] : [wrong(asSmall(total / 2), 'careless_mistake', 'Halves the amount on the way.')]),
      ])
    : [
        ...inBoth(
          Math.floor(total / believed),
          total % believed,
          'concept_misunderstanding',
          `Counts ${wholeText(believed)} ${small[1]} to ${big[0] === 'hour' ? 'an' : 'a'} ${big[0]}.`,
        ),
        ...inBoth(near, rest, 'calculation_error', `Counts one ${big[0]} too ${near > large ? 'many' : 'few'}.`),
        ...inBoth(large, factor - rest, 'concept_misunderstanding', `Gives what is missing to the next ${big[0]} as the remainder.`),
        ...inBoth(
          near,
          factor - rest,
          'strategy_error',
          `Counts one ${big[0]} too ${near > large ? 'many' : 'few'} and gives what is missing to the next ${big[0]} as the remainder.`,
        ),
        ...inBoth(2 * large - near, rest, 'calculation_error', `Counts one ${big[0]} too ${near > large ? 'few' : 'many'}.`),
        ...inBoth(rest, large, 'careless_mistake', 'Swaps the quotient and the remainder.'),
        ...inBoth(large, rest + 1, 'calculation_error', 'Ends up with a remainder that is one too large.'),
        ...inBoth(large, rest - 1, 'calculation_error', 'Ends up with a remainder that is one too small.'),
        ...inBoth(near, 0, 'careless_mistake', `Counts one ${big[0]} too ${near > large ? 'many' : 'few'} and forgets the remainder.`),
      ]
}
