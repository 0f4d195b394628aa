/** By what percent a quantity grows or shrinks. */
import type { Distractor } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { type Fraction, fraction } from '~/exam/values/fraction'
import { sizeOfValue } from '~/exam/values/order'
import { decimalText, numberValue, wholeText } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Parameters {
  before: number
  after: number
  scene: string
}

const SCENES = [
  'The number of members of a chess club changed from BEFORE last year to AFTER this year. By what percent did the number WORD?',
  'A store changed the price of a jacket from $BEFORE to $AFTER. By what percent did the price WORD?',
  'The population of a village was BEFORE ten years ago and is AFTER now. By what percent did the population WORD?',
  'A gardener picked BEFORE tomatoes in July and AFTER in August. By what percent did the number of tomatoes WORD from July to August?',
  'A store sold BEFORE umbrellas in May and AFTER in June. By what percent did the number of umbrellas sold WORD from May to June?',
]

export const percentChange = defineFamily<Parameters>({
  id: 'percent-change',
  version: 3,
  title: 'Percent increase and decrease',
  asks: 'Finds the percent by which a number grows or shrinks.',
  strand: 'number',
  skill: 'Percent change',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    before: 'the number at the start',
    after: 'the number at the end; the change is a whole percent',
    scene: 'the setting, with BEFORE, AFTER and WORD for the numbers and the direction',
  },
  draw(random, { difficulty }) {
    const percent = random.pick(
      { easy: [10, 20, 25, 50], medium: [15, 20, 25, 30, 40, 60, 75], hard: [5, 12, 15, 35, 45, 60, 80, 120, 150] }[difficulty],
    )
    const unit = [50, 25, 20, 10, 5, 4, 2].find((step) => percent % step === 0) ?? 1
    const before = (100 / unit) * random.int(2, unit >= 20 ? 24 : 8)
    const sign = percent < 100 && random.chance(1, 2) ? -1 : 1
    return { before, after: before + (sign * before * percent) / 100, scene: random.pick(SCENES) }
  },
  write({ before, after, scene }) {
    const change = Math.abs(after - before)
    const word = after > before ? 'increase' : 'decrease'
    const percent = (top: number, bottom: number) => fraction(top * 100, bottom)
    const choice = (value: Fraction) => ({ text: `${decimalText(value)}%`, value: numberValue(value) })
    // Percents that do not come out even are printed rounded, as a student would read them off.
    const even = (value: Fraction) => fraction(Math.round(value.n / value.d))
    const key = percent(change, before)
    const wrong: Distractor[] = [
      {
        ...choice(even(percent(change, after))),
        type: 'concept_misunderstanding',
        says: 'Divides the change by the new number instead of the old.',
      },
      { ...choice(fraction(change)), type: 'concept_misunderstanding', says: 'Takes the change itself for the percent.' },
      {
        ...choice(even(percent(after, before))),
        type: 'misread_question',
        says: 'Gives the new number as a percent of the old, not the change.',
      },
      { ...choice(even(percent(before, after))), type: 'concept_misunderstanding', says: 'Divides the old number by the new.' },
      { ...choice(fraction(key.n + 10, key.d)), type: 'calculation_error', says: 'Slips by ten when dividing.' },
      { ...choice(fraction(key.n + 5, key.d)), type: 'calculation_error', says: 'Slips by five when dividing.' },
      { ...choice(fraction(key.n * 2, key.d)), type: 'calculation_error', says: 'Doubles the result once too often.' },
      { ...choice(fraction(key.n - 5, key.d)), type: 'calculation_error', says: 'Ends up five too low when dividing.' },
      { ...choice(fraction(key.n, key.d * 2)), type: 'calculation_error', says: 'Halves the result once too often.' },
      { ...choice(fraction(key.n - 10, key.d)), type: 'calculation_error', says: 'Ends up ten too low when dividing.' },
    ]
    return {
      stem: scene
        .replace('$BEFORE', `\\$${wholeText(before)}`)
        .replace('$AFTER', `\\$${wholeText(after)}`)
        .replace('BEFORE', wholeText(before))
        .replace('AFTER', wholeText(after))
        .replace('WORD', word),
      answer: choice(key),
      distractors: aboveZero(wrong).filter(({ value }) => sizeOfValue(value) < (word === 'decrease' ? 100 : 400)),
      steps: [
        `The change is ${after > before ? `${wholeText(after)} − ${wholeText(before)}` : `${wholeText(before)} − ${wholeText(after)}`} = ${wholeText(change)}.`,
        `A percent change compares the change with the number at the start: ${wholeText(change)} out of ${wholeText(before)} is $\\frac{${change}}{${before}}$.`,
        `$\\frac{${change}}{${before}}$ of 100% is ${choice(key).text}.`,
      ],
      hints: ['By how much did the number change?', 'What part of the number at the start is that change?'],
    }
  },
  // Tries every whole percent until it leads from the old number to the new.
  solve({ before, after }) {
    const sign = after > before ? 1 : -1
    const found = Array.from({ length: 400 }, (_, percent) => percent).find((percent) => before * (100 + sign * percent) === after * 100)
    return numberValue(found ?? -1)
  },
})
