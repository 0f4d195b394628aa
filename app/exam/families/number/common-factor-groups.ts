/** The greatest common factor in the shape of equal groups. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { gcd, lcm } from '~/exam/values/fraction'
import { numberValue, whole } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Parameters {
  a: number
  b: number
  scene: string
}

const SCENES = [
  'A teacher has A pencils and B erasers. She wants to make identical packs, using all the pencils and all the erasers. What is the greatest number of packs she can make?',
  'A florist has A roses and B lilies and makes identical bouquets from all of them. What is the greatest number of bouquets the florist can make?',
  'A coach divides A boys and B girls into teams. Every team must have the same number of boys and the same number of girls, and nobody is left out. What is the greatest possible number of teams?',
  'A baker packs A plain rolls and B seeded rolls into boxes so that all boxes have the same contents and no rolls are left. What is the greatest number of boxes the baker can use?',
]

export const commonFactorGroups = defineFamily<Parameters>({
  id: 'common-factor-groups',
  version: 3,
  title: 'As many equal groups as possible',
  asks: 'Finds the greatest common factor of two numbers in a setting of identical groups.',
  strand: 'number',
  skill: 'Greatest common factor',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    a: 'the number of things of the first kind',
    b: 'the number of things of the second kind; neither divides the other',
    scene: 'the setting, with A and B for the numbers',
  },
  draw(random, { level, difficulty }) {
    const isLower = tierOf(level) === 'lower'
    const shared = random.pick(
      { easy: [4, 6, 8], medium: [6, 8, 9, 10, 12], hard: isLower ? [8, 12, 15] : [12, 14, 15, 16, 18, 24] }[difficulty],
    )
    const [a, b] = random.pick([
      [2, 3],
      [3, 2],
      [3, 4],
      [4, 3],
      [2, 5],
      [5, 3],
      [3, 5],
      [5, 4],
    ]) as [number, number]
    return { a: shared * a, b: shared * b, scene: random.pick(SCENES) }
  },
  write({ a, b, scene }) {
    const key = gcd(a, b)
    const smallest = [2, 3, 5, 7].find((prime) => key % prime === 0) ?? 1
    const wrong: Distractor[] = [
      { ...whole(key / smallest), type: 'strategy_error', says: 'Stops at a common factor that is not the greatest.' },
      { ...whole((a + b) / key), type: 'misread_question', says: 'Gives the number of things in each group.' },
      {
        ...whole(Math.abs(a - b) === key ? key * 2 : Math.abs(a - b)),
        type: 'concept_misunderstanding',
        says: 'Looks at how far the numbers are apart instead of what divides both.',
      },
      { ...whole(smallest), type: 'strategy_error', says: 'Takes the first common factor that is found.' },
      { ...whole(lcm(a, b)), type: 'concept_misunderstanding', says: 'Finds the least common multiple.' },
      { ...whole(Math.min(a, b)), type: 'strategy_error', says: 'Takes the smaller number although it does not divide the other.' },
      { ...whole(Math.min(a, b) / key), type: 'misread_question', says: 'Gives how many things of one kind are in each group.' },
      { ...whole(Math.max(a, b)), type: 'misread_question', says: 'Takes the larger number for the number of groups.' },
    ]
    return {
      stem: scene.replace(/\bA\b(?= (pencils|roses|boys|plain))/, String(a)).replace(/\bB\b/, String(b)),
      answer: whole(key),
      distractors: aboveZero(wrong),
      steps: [
        `The number of groups must divide both ${a} and ${b}, and it should be as large as possible: the greatest common factor is asked for.`,
        `${a} = ${key} × ${a / key} and ${b} = ${key} × ${b / key}. Since ${a / key} and ${b / key} share no factor but 1, the greatest common factor is ${key}.`,
      ],
      hints: [
        'The number of groups must divide both numbers without a remainder.',
        `List the factors of ${Math.min(a, b)} from the largest down and try each in ${Math.max(a, b)}.`,
      ],
    }
  },
  // Tries every number of groups from the largest down.
  solve({ a, b }) {
    let groups = Math.min(a, b)
    while (a % groups || b % groups) groups--
    return numberValue(groups)
  },
})
