/** Quantities that grow in the same ratio. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { add, fraction } from '~/exam/values/fraction'
import { numberValue, whole } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Parameters {
  per: number
  amount: number
  wanted: number
  scene: string
}

const SCENES = [
  'A recipe for PER servings of soup calls for AMOUNT carrots. How many carrots are needed for WANTED servings?',
  'A machine fills AMOUNT bottles in PER seconds. At this rate, how many bottles does it fill in WANTED seconds?',
  'A painter mixes AMOUNT cans of blue paint with every PER cans of white paint. How many cans of blue paint go with WANTED cans of white paint?',
  'A printer makes AMOUNT posters in PER minutes. At this rate, how many posters does it make in WANTED minutes?',
  'In PER days a family of cats eats AMOUNT tins of food. At this rate, how many tins does it eat in WANTED days?',
]

export const recipeProportion = defineFamily<Parameters>({
  id: 'recipe-proportion',
  version: 3,
  title: 'In the same proportion',
  asks: 'Scales a quantity up or down in proportion to another.',
  strand: 'number',
  skill: 'Proportion',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    per: 'the quantity that the rate is given for',
    amount: 'the amount that belongs to it',
    wanted: 'the quantity asked about; a multiple of the first on easy draws',
    scene: 'the setting',
  },
  draw(random, { level, difficulty }) {
    const unit = random.int(2, difficulty === 'hard' ? 6 : 4)
    const isLower = tierOf(level) === 'lower'
    if (difficulty === 'easy') {
      const per = random.int(2, 6)
      return {
        per,
        amount: per * random.int(0, 1) + random.int(3, 11),
        wanted: per * random.int(2, isLower ? 5 : 9),
        scene: random.pick(SCENES),
      }
    }
    const [down, up] = random.sample(difficulty === 'medium' ? [2, 3, 5] : [2, 3, 4, 5, 7], 2) as [number, number]
    const times = random.pick([2, 3, 4, 5, 6, 7, 8, 9].filter((count) => count !== unit && (!isLower || count < 6)))
    return { per: unit * down, amount: down * times, wanted: unit * up, scene: random.pick(SCENES) }
  },
  write({ per, amount, wanted, scene }) {
    const key = (amount * wanted) / per
    const isMultiple = wanted % per === 0
    const perUnit = fraction(amount, per)
    const shared = [7, 6, 5, 4, 3, 2, 1].find((size) => per % size === 0 && wanted % size === 0 && (amount * size) % per === 0) ?? 1
    const wrong: Distractor[] = [
      {
        ...whole(amount + wanted - per),
        type: 'concept_misunderstanding',
        says: 'Adds the same number to both quantities instead of multiplying.',
      },
      { ...whole(amount * wanted), type: 'strategy_error', says: `Multiplies and forgets to divide by ${per}.` },
      { ...whole(key + amount), type: 'calculation_error', says: 'Counts the first amount once more.' },
      { ...whole(Math.round((amount * per) / wanted)), type: 'strategy_error', says: 'Turns the ratio upside down.' },
      { ...whole(key - amount), type: 'calculation_error', says: 'Counts the first amount once too few.' },
      {
        ...whole(amount * Math.max(2, Math.floor(wanted / per))),
        type: 'strategy_error',
        says: 'Doubles or triples only and leaves the rest out.',
      },
      { ...whole(key + Math.ceil(add(perUnit, fraction(0)).n / perUnit.d)), type: 'calculation_error', says: 'Goes one step too far.' },
      { ...whole(key - Math.ceil(perUnit.n / perUnit.d)), type: 'calculation_error', says: 'Stops one step too early.' },
      { ...whole(Math.round(key / 2)), type: 'calculation_error', says: 'Halves the result once too often.' },
      { ...whole(key * 2), type: 'calculation_error', says: 'Doubles the result once too often.' },
    ]
    return {
      stem: scene.replace('PER', String(per)).replace('AMOUNT', String(amount)).replace('WANTED', String(wanted)),
      answer: whole(key),
      distractors: aboveZero(wrong),
      steps: isMultiple
        ? [
            `Both quantities grow by the same factor. ${wanted} is ${wanted / per} times ${per}.`,
            `So the amount is ${wanted / per} times as large: ${wanted / per} × ${amount} = ${key}.`,
          ]
        : [
            `Go by way of ${shared}, which divides both ${per} and ${wanted}: the amount for ${shared} is ${amount} ÷ ${per / shared} = ${(amount * shared) / per}.`,
            `${wanted} is ${wanted / shared} times ${shared}, so multiply: ${wanted / shared} × ${(amount * shared) / per} = ${key}.`,
          ],
      hints: [
        'Does the amount grow by adding or by multiplying?',
        isMultiple ? `How many times ${per} is ${wanted}?` : `Which number divides both ${per} and ${wanted}?`,
      ],
    }
  },
  // Cross products: the only whole amount with the same ratio.
  solve({ per, amount, wanted }) {
    let found = 0
    while (found * per < amount * wanted) found++
    return numberValue(found)
  },
})
