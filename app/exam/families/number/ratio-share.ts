/** A total divided in a given ratio. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { gcd } from '~/exam/values/fraction'
import { numberValue, whole } from '~/exam/values/values'
import { aboveZero } from './above-zero'

type Ask = 'first' | 'second' | 'difference'
interface Parameters {
  ratio: [number, number]
  total: number
  ask: Ask
  scene: (typeof SCENES)[number]
}

const SCENES = [
  { text: 'The ratio of cats to dogs in a shelter is A to B. There are TOTAL cats and dogs in all.', first: 'cats', second: 'dogs' },
  { text: 'In a choir of TOTAL singers, the ratio of adults to children is A to B.', first: 'adults', second: 'children' },
  {
    text: 'A bag holds TOTAL marbles, all of them red or blue. The ratio of red marbles to blue marbles is A to B.',
    first: 'red marbles',
    second: 'blue marbles',
  },
  {
    text: 'On a farm, the ratio of apple trees to pear trees is A to B. There are TOTAL of these trees.',
    first: 'apple trees',
    second: 'pear trees',
  },
] as const

export const ratioShare = defineFamily<Parameters>({
  id: 'ratio-share',
  version: 3,
  title: 'Sharing in a ratio',
  asks: 'Finds one share, or the difference of the shares, when a total is divided in a ratio.',
  strand: 'number',
  skill: 'Ratio',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning', 'mathematics_achievement'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    ratio: 'the two parts of the ratio, without a common factor',
    total: 'the total, a multiple of the sum of the parts',
    ask: 'which share, or their difference',
    scene: 'the setting',
  },
  draw(random, { level, difficulty }) {
    const most = { easy: 4, medium: 7, hard: 11 }[difficulty]
    const pairs: [number, number][] = []
    for (let a = 1; a <= most; a++) for (let b = 1; b <= most; b++) if (a !== b && gcd(a, b) === 1 && a + b > 3) pairs.push([a, b])
    const ratio = random.pick(pairs)
    const ask = difficulty === 'hard' ? random.pick(['difference', 'first', 'second'] as const) : random.pick(['first', 'second'] as const)
    return { ratio, total: (ratio[0] + ratio[1]) * random.int(4, tierOf(level) === 'lower' ? 8 : 15), ask, scene: random.pick(SCENES) }
  },
  write({ ratio: [a, b], total, ask, scene }) {
    const part = total / (a + b)
    const shares = { first: a * part, second: b * part, difference: Math.abs(a - b) * part }
    const parts = { first: a, second: b, difference: Math.abs(a - b) }
    const key = shares[ask]
    const question =
      ask === 'difference'
        ? a > b
          ? `How many more ${scene.first} than ${scene.second} are there?`
          : `How many more ${scene.second} than ${scene.first} are there?`
        : `How many ${scene[ask]} are there?`
    const wrong: Distractor[] = [
      {
        ...whole(ask === 'first' ? shares.second : shares.first),
        type: 'misread_question',
        says: ask === 'difference' ? 'Gives one of the shares instead of their difference.' : 'Gives the other share.',
      },
      { ...whole(part), type: 'strategy_error', says: 'Finds one part and stops.' },
      {
        ...whole(Math.floor(total / (ask === 'difference' ? 2 : Math.max(2, parts[ask])))),
        type: 'concept_misunderstanding',
        says: 'Divides the total by one number of the ratio instead of the sum.',
      },
      { ...whole(key + part), type: 'calculation_error', says: 'Counts one part too many.' },
      {
        ...whole(ask === 'difference' ? shares.second : shares.difference),
        type: 'misread_question',
        says: ask === 'difference' ? 'Gives a share instead of the difference.' : 'Gives the difference of the two shares.',
      },
      { ...whole(key - part), type: 'calculation_error', says: 'Counts one part too few.' },
      { ...whole(total - (a + b)), type: 'strategy_error', says: 'Subtracts the numbers of the ratio from the total.' },
    ]
    return {
      stem: `${scene.text.replace(' A ', ` ${a} `).replace('to B', `to ${b}`).replace('TOTAL', String(total)).replace(/^A /, 'A ')} ${question}`,
      answer: whole(key),
      distractors: aboveZero(wrong),
      steps: [
        `The ratio splits the total into ${a} + ${b} = ${a + b} equal parts. One part is ${total} ÷ ${a + b} = ${part}.`,
        ask === 'difference'
          ? `The shares differ by ${parts.difference} ${parts.difference === 1 ? 'part' : 'parts'}: ${parts.difference} × ${part} = ${key}.`
          : `The ${scene[ask]} are ${parts[ask]} of these parts: ${parts[ask]} × ${part} = ${key}.`,
      ],
      hints: ['Into how many equal parts does the ratio split the total?', 'How large is one of these parts?'],
    }
  },
  // Deals out in rounds: a to the first, b to the second, until the total is used up.
  solve({ ratio: [a, b], total, ask }) {
    let [first, second] = [0, 0]
    while (first + second < total) [first, second] = [first + a, second + b]
    return numberValue({ first, second, difference: Math.abs(first - second) }[ask])
  },
})
