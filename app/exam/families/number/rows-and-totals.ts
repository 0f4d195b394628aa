/** Equal groups, with some put aside: multiply, then subtract or add. */

import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wholeText } from '~/exam/values/values'

interface Parameters {
  groups: number
  each: number
  change: number
  scene: (typeof SCENES)[number]
}

const SCENES = [
  { text: 'A theater has GROUPS rows with EACH seats in each row. On Friday, CHANGE seats are empty. How many seats are taken?', sign: -1 },
  { text: 'A baker fills GROUPS trays with EACH muffins each. CHANGE muffins are sold before noon. How many muffins are left?', sign: -1 },
  {
    text: 'An album has GROUPS pages with EACH photographs on each page. CHANGE more photographs are loose in a box. How many photographs are there in all?',
    sign: 1,
  },
  {
    text: 'A farmer plants GROUPS rows of corn with EACH plants in each row and finds that CHANGE plants did not grow. How many plants grew?',
    sign: -1,
  },
  {
    text: 'A club orders GROUPS boxes of EACH pencils each and already has CHANGE pencils. How many pencils does the club have in all?',
    sign: 1,
  },
  {
    text: 'A museum guide leads GROUPS groups of EACH visitors each in the morning and CHANGE visitors in the afternoon. How many visitors does the guide lead that day?',
    sign: 1,
  },
] as const

export const rowsAndTotals = defineFamily<Parameters>({
  id: 'rows-and-totals',
  version: 3,
  title: 'Equal groups and a change',
  asks: 'Multiplies to find the number in equal groups, then adds or takes away a given number.',
  strand: 'number',
  skill: 'Multiplying whole numbers',
  kind: 'word_problem',
  levels: { 'isee-lower': ['mathematics_achievement'], 'ssat-elementary': ['quantitative'] },
  parameters: {
    groups: 'number of equal groups, 6 to 48',
    each: 'number in each group, 4 to 36',
    change: 'number added or taken away afterwards',
    scene: 'the setting, and whether the change adds or takes away',
  },
  draw(random, { difficulty }) {
    const groups = { easy: random.int(6, 9), medium: random.int(12, 29), hard: random.int(23, 48) }[difficulty]
    const each = { easy: random.int(6, 12), medium: random.int(6, 9), hard: random.int(13, 36) }[difficulty]
    return { groups, each, change: random.int(7, Math.min(groups * 4, 97)), scene: random.pick(SCENES) }
  },
  write({ groups, each, change, scene }) {
    const product = groups * each
    const key = product + scene.sign * change
    const inParts = Math.floor(groups / 10) * 10 * Math.floor(each / 10) * 10 + (groups % 10) * (each % 10)
    return {
      stem: scene.text.replace('GROUPS', String(groups)).replace('EACH', String(each)).replace('CHANGE', String(change)),
      answer: whole(key),
      distractors: [
        {
          ...whole(product - scene.sign * change),
          type: 'misread_question',
          says: scene.sign > 0 ? `Takes the ${change} away instead of adding them.` : `Adds the ${change} instead of taking them away.`,
        },
        { ...whole(product), type: 'misread_question', says: `Stops after multiplying and forgets the ${change}.` },
        { ...whole(key + 10), type: 'calculation_error', says: 'Carries one ten too many.' },
        ...(inParts > change && groups > 10 && each > 10
          ? [
              {
                ...whole(inParts + scene.sign * change),
                type: 'concept_misunderstanding' as const,
                says: 'Multiplies tens by tens and ones by ones only.',
              },
            ]
          : []),
        { ...whole(key - 10), type: 'calculation_error', says: 'Forgets to carry a ten.' },
        { ...whole(key - each), type: 'calculation_error', says: 'Counts one group too few.' },
        { ...whole(key + each), type: 'calculation_error', says: 'Counts one group too many.' },
        { ...whole(groups + each + change), type: 'strategy_error', says: 'Adds all the numbers in the problem.' },
      ],
      steps: [
        `${groups} equal groups of ${each} call for multiplication: ${groups} × ${each} = ${wholeText(product)}.`,
        `Then ${scene.sign > 0 ? `${change} more come` : `${change} must be taken away`}: ${wholeText(product)} ${scene.sign > 0 ? '+' : '−'} ${change} = ${wholeText(key)}.`,
      ],
      hints: ['First find how many there are in all the equal groups.', 'Does the last number make the total larger or smaller?'],
    }
  },
  // Adds the groups up one by one.
  solve({ groups, each, change, scene }) {
    let total = scene.sign * change
    for (let group = 0; group < groups; group++) total += each
    return numberValue(total)
  },
})
