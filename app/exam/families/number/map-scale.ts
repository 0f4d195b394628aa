/** Distances on a map or a plan and in the world. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { add, divide, type Fraction, fraction, multiply } from '~/exam/values/fraction'
import { measured, mixedText, numberValue, whole } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Parameters {
  onMap: Fraction
  inWorld: number
  measuredOnMap: Fraction
  scene: (typeof SCENES)[number]
}

const SCENES = [
  {
    text: 'On a map, MAP represents WORLD miles. Two towns are LENGTH apart on the map. What is the actual distance between the towns?',
    unit: 'miles',
  },
  {
    text: 'On the plan of a park, MAP represents WORLD feet. A path is LENGTH long on the plan. How long is the actual path?',
    unit: 'feet',
  },
  {
    text: 'A drawing of a ship uses a scale on which MAP stands for WORLD feet. The ship is LENGTH long in the drawing. How long is the actual ship?',
    unit: 'feet',
  },
] as const

const inches = (value: Fraction) => `${mixedText(value)} ${value.n > value.d ? 'inches' : 'inch'}`

export const mapScale = defineFamily<Parameters>({
  id: 'map-scale',
  version: 3,
  title: 'Scale of a map or plan',
  asks: 'Turns a length on a map or plan into the actual one, with fractional inches on harder draws.',
  strand: 'number',
  skill: 'Scale',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    onMap: 'the length on the map that the scale names, in inches',
    inWorld: 'the actual length that it represents',
    measuredOnMap: 'the length measured on the map, in inches',
    scene: 'the setting and the unit',
  },
  draw(random, { level, difficulty }) {
    const scene = random.pick(SCENES)
    const isLower = tierOf(level) === 'lower'
    if (difficulty === 'easy' || (isLower && difficulty === 'medium'))
      return {
        onMap: fraction(1),
        inWorld: random.int(difficulty === 'easy' ? 4 : 11, 25),
        measuredOnMap: fraction(random.int(3, 9)),
        scene,
      }
    const onMap = random.pick(
      isLower
        ? [fraction(1, 2)]
        : difficulty === 'medium'
          ? [fraction(1, 2), fraction(2), fraction(1, 4)]
          : [fraction(3, 4), fraction(1, 4), fraction(3, 2), fraction(3, 8)],
    )
    return {
      onMap,
      inWorld: random.int(3, difficulty === 'hard' ? 16 : 12),
      measuredOnMap: multiply(onMap, fraction(random.int(5, 14))),
      scene,
    }
  },
  write({ onMap, inWorld, measuredOnMap, scene }) {
    const times = divide(measuredOnMap, onMap)
    const key = multiply(times, fraction(inWorld)).n
    const floor = (value: Fraction) => Math.max(0, Math.floor(value.n / value.d))
    const amount = (value: number) => measured(whole(value), scene.unit)
    const wrong: Distractor[] = [
      {
        ...amount(floor(multiply(measuredOnMap, fraction(inWorld)))),
        type: 'strategy_error',
        says: 'Multiplies as if one inch were the length that the scale names.',
      },
      {
        ...amount(floor(multiply(multiply(measuredOnMap, onMap), fraction(inWorld)))),
        type: 'concept_misunderstanding',
        says: 'Multiplies by the length that the scale names instead of dividing.',
      },
      { ...amount(key + inWorld), type: 'calculation_error', says: 'Counts one scale length too many.' },
      { ...amount(key - inWorld), type: 'calculation_error', says: 'Counts one scale length too few.' },
      { ...amount(floor(add(measuredOnMap, fraction(inWorld)))), type: 'concept_misunderstanding', says: 'Adds the two lengths.' },
      { ...amount(key * 2), type: 'calculation_error', says: 'Doubles the result once too often.' },
      { ...amount(key + 10), type: 'calculation_error', says: 'Slips by ten when multiplying.' },
      { ...amount(key - 10), type: 'calculation_error', says: 'Loses a ten when multiplying.' },
      { ...amount(key - 2 * inWorld), type: 'calculation_error', says: 'Counts two scale lengths too few.' },
      { ...amount(key + 2 * inWorld), type: 'calculation_error', says: 'Counts two scale lengths too many.' },
    ]
    return {
      stem: scene.text.replace('MAP', inches(onMap)).replace('WORLD', String(inWorld)).replace('LENGTH', inches(measuredOnMap)),
      answer: amount(key),
      distractors: aboveZero(wrong),
      steps: [
        onMap.n === onMap.d
          ? `Each inch stands for ${inWorld} ${scene.unit}, so the ${inches(measuredOnMap)} hold the scale length ${times.n} times.`
          : `Find how often the scale length of ${inches(onMap)} fits into ${inches(measuredOnMap)}: ${mixedText(measuredOnMap)} ÷ ${mixedText(onMap)} = ${times.n} times.`,
        `Each time stands for ${inWorld} ${scene.unit}: ${times.n} × ${inWorld} = ${key} ${scene.unit}.`,
      ],
      hints: ['How many of the scale lengths fit into the measured length?', `Each of them stands for ${inWorld} ${scene.unit}.`],
    }
  },
  // Lays scale lengths end to end.
  solve({ onMap, inWorld, measuredOnMap }) {
    let [laid, actual] = [fraction(0), 0]
    while (laid.n * measuredOnMap.d < measuredOnMap.n * laid.d) {
      laid = add(laid, onMap)
      actual += inWorld
    }
    return numberValue(actual)
  },
})
