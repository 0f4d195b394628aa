/** The counting principle: how many different outfits, meals or routes. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { counted, listed, type Person, pickPerson } from '~/exam/families/kit/wording'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { slips } from './slips'
import { sumOf } from './statistics'

interface Parameters {
  setting: number
  counts: number[]
  person: Person
}

const SETTINGS: { nouns: [string, string][]; stem: (list: string, person: Person, each: string) => string }[] = [
  {
    nouns: [
      ['shirt', 'shirts'],
      ['pair of pants', 'pairs of pants'],
      ['hat', 'hats'],
    ],
    stem: (list, { name }, each) => `${name} packs ${list} for a trip. How many different outfits of ${each} are possible?`,
  },
  {
    nouns: [
      ['kind of sandwich', 'kinds of sandwiches'],
      ['kind of drink', 'kinds of drinks'],
      ['kind of fruit', 'kinds of fruit'],
    ],
    stem: (list, _person, each) => `A cafeteria offers ${list}. How many different lunches of ${each} are possible?`,
  },
  {
    nouns: [
      ['frame', 'frames'],
      ['color', 'colors'],
      ['bell', 'bells'],
    ],
    stem: (list, { name }, each) =>
      `At a bike shop ${name} can choose among ${list}. How many different bikes with ${each} can be ordered?`,
  },
  {
    nouns: [
      ['flavor', 'flavors'],
      ['topping', 'toppings'],
      ['size', 'sizes'],
    ],
    stem: (list, _person, each) => `A frozen yogurt stand has ${list}. How many different orders of ${each} are possible?`,
  },
]

export const countingChoices = defineFamily<Parameters>({
  id: 'counting-choices',
  version: 3,
  title: 'Counting choices',
  asks: 'Counts how many ways there are to choose one thing of each of two or three kinds.',
  strand: 'data',
  skill: 'Counting principle',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning', 'mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: { setting: 'which of four settings', counts: 'how many there are of each kind, two kinds or three', person: 'who chooses' },
  draw(random, { level, difficulty }) {
    const tier = tierOf(level)
    const kinds = difficulty === 'easy' ? 2 : difficulty === 'hard' || tier !== 'lower' ? 3 : 2
    const most = { lower: kinds === 2 ? 6 : 4, middle: 7, upper: 9 }[tier]
    const counts = Array.from({ length: kinds }, () => random.int(difficulty === 'easy' ? 3 : 2, most))
    return { setting: random.int(0, SETTINGS.length - 1), counts, person: pickPerson(random) }
  },
  write({ setting, counts, person }) {
    const { nouns, stem } = SETTINGS[setting] ?? { nouns: [], stem: String }
    const list = listed(counts.map((count, kind) => counted(count, nouns[kind]?.[0] ?? '', nouns[kind]?.[1])))
    const each = listed(counts.map((_, kind) => `one ${nouns[kind]?.[0]}`))
    const key = counts.reduce((product, count) => product * count, 1)
    const [a = 1, b = 1, c = 1] = counts
    return {
      stem: stem(list, person, each),
      answer: whole(key),
      distractors: [
        wrong(whole(sumOf(counts)), 'concept_misunderstanding', 'Adds the numbers of choices instead of multiplying them.'),
        ...(counts.length > 2
          ? [
              wrong(whole(a * b), 'misread_question', 'Leaves out the last kind of choice.'),
              wrong(whole(a * b + c), 'concept_misunderstanding', 'Adds the last kind of choice instead of multiplying by it.'),
              wrong(whole(b * c), 'misread_question', 'Leaves out the first kind of choice.'),
            ]
          : [
              wrong(whole(a * b - a), 'careless_mistake', 'Leaves out one choice of the second kind.'),
              wrong(whole(a * b * 2), 'concept_misunderstanding', 'Counts each pair twice, once in each order.'),
            ]),
        wrong(whole(key + a), 'careless_mistake', 'Counts one choice too many of one kind.'),
        wrong(whole(key - b), 'careless_mistake', 'Leaves out one choice of one kind.'),
        ...slips(key, 2),
      ].filter(({ value }) => Number(value) > 1),
      steps: [
        `Each of the ${a} choices of the first kind goes with each of the ${b} of the second: ${a} × ${b} = ${a * b} pairs.`,
        ...(counts.length > 2
          ? [`Each pair goes with each of the ${c} choices of the third kind: ${a * b} × ${c} = ${key}.`]
          : [`No pair is counted twice, because any change of either part makes a different one. So there are ${key}.`]),
      ],
      hints: [
        'Fix one choice of the first kind. With how many of the second kind can it go?',
        'Draw a tree with one branch for each choice. Do its ends add or multiply?',
      ],
    }
  },
  // Lists every way.
  solve({ counts }) {
    const ways = counts.reduce<number[][]>(
      (lists, count) => lists.flatMap((list) => Array.from({ length: count }, (_, choice) => [...list, choice])),
      [[]],
    )
    return numberValue(ways.length)
  },
})
