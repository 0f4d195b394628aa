/** Two overlapping groups: how many are in both, in either or in neither. */

import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { venn } from '../../figures/chart'
import { slips } from './slips'

interface Parameters {
  topic: number
  left: number
  both: number
  right: number
  neither: number
  asked: 'both' | 'neither' | 'only'
}

const TOPICS = [
  {
    title: 'Students and Their Instruments',
    who: 'students in a class',
    left: 'Piano',
    right: 'Violin',
    one: 'play the piano',
    two: 'play the violin',
    plays: 'play',
  },
  {
    title: 'Campers and Their Sports',
    who: 'campers',
    left: 'Soccer',
    right: 'Tennis',
    one: 'play soccer',
    two: 'play tennis',
    plays: 'play',
  },
  {
    title: 'Students and Their Languages',
    who: 'students',
    left: 'French',
    right: 'Spanish',
    one: 'study French',
    two: 'study Spanish',
    plays: 'study',
  },
  { title: 'Families and Their Pets', who: 'families', left: 'Cat', right: 'Dog', one: 'have a cat', two: 'have a dog', plays: 'have' },
]

export const overlappingGroups = defineFamily<Parameters>({
  id: 'overlapping-groups',
  version: 3,
  title: 'Two overlapping groups',
  asks: 'Finds how many belong to both of two groups, to neither, or to one only, from the sizes of the groups.',
  strand: 'data',
  skill: 'Overlapping groups',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning', 'mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    topic: 'which of four pairs of groups',
    left: 'how many belong to the first group only',
    both: 'how many belong to both',
    right: 'how many belong to the second group only',
    neither: 'how many belong to neither',
    asked: 'both, neither, or the first group only',
  },
  draw(random, { difficulty }) {
    const most = { easy: 9, medium: 14, hard: 20 }[difficulty]
    const [left = 4, both = 3, right = 6, neither = 2] = random.sample(
      Array.from({ length: most - 1 }, (_, index) => index + 2),
      4,
    )
    return {
      topic: random.int(0, TOPICS.length - 1),
      left,
      both,
      right,
      neither,
      asked: ({ easy: 'only', medium: 'neither', hard: 'both' } as const)[difficulty],
    }
  },
  write({ topic, left, both, right, neither, asked }) {
    const about = TOPICS[topic] ?? { title: '', who: '', left: '', right: '', one: '', two: '', plays: '' }
    const { who, one, two, plays } = about
    const total = left + both + right + neither
    const [sizeA, sizeB] = [left + both, right + both]
    const key = { both, neither, only: left }[asked]
    const facts = `Of ${total} ${who}, ${sizeA} ${one} and ${sizeB} ${two}.`
    return {
      stem: {
        both: `${facts} If ${neither} ${plays} neither, how many ${plays} both?`,
        neither: `${facts} If ${both} ${plays} both, how many ${plays} neither?`,
        only: `${facts} If ${both} ${plays} both, how many ${one} but do not ${two}?`,
      }[asked],
      figure: venn({
        title: about.title,
        left: about.left,
        right: about.right,
        regions: { left: null, right: null, both: asked === 'both' ? null : both, neither: asked === 'both' ? neither : null },
      }),
      answer: whole(key),
      distractors: [
        wrong(
          whole(Math.abs(total - sizeA - sizeB)),
          'concept_misunderstanding',
          'Does not notice that those in both groups are counted twice.',
        ),
        wrong(
          whole({ both: total - neither, neither: total - both, only: sizeA }[asked]),
          'misread_question',
          'Stops one subtraction too early.',
        ),
        wrong(whole(asked === 'only' ? right : left), 'misread_question', 'Finds another region of the diagram.'),
        wrong(
          whole(asked === 'only' ? left + right : left + right + both),
          'misread_question',
          asked === 'only' ? 'Counts those who belong to exactly one group.' : 'Counts those who belong to at least one group.',
        ),
        wrong(whole(Math.abs(sizeA - sizeB)), 'strategy_error', 'Subtracts the sizes of the two groups.'),
        wrong(whole(right), 'misread_question', 'Counts those in the second group only.'),
        ...slips(key),
      ].filter(({ value }) => value !== '0'),
      steps: {
        both: [
          `At least one group holds everybody but the ${neither} in neither: ${total} − ${neither} = ${total - neither}.`,
          `The two groups together list ${sizeA} + ${sizeB} = ${sizeA + sizeB} names, which is ${sizeA + sizeB} − ${total - neither} = ${both} too many.`,
          `Only those in both groups are listed twice, so there are ${both} of them.`,
        ],
        neither: [
          `Adding the groups, ${sizeA} + ${sizeB} = ${sizeA + sizeB}, counts the ${both} in both twice, so at least one group holds ${sizeA + sizeB} − ${both} = ${sizeA + sizeB - both}.`,
          `The rest belong to neither: ${total} − ${sizeA + sizeB - both} = ${neither}.`,
        ],
        only: [`The ${sizeA} who ${one} include the ${both} in both groups.`, `Take those away: ${sizeA} − ${both} = ${left}.`],
      }[asked],
      hints: ['Write the known numbers into the regions of the diagram.', 'Those in both groups are counted once in each group.'],
    }
  },
  // Tries every size of the region until the whole fits.
  solve({ left, both, right, neither, asked }) {
    const [total, sizeA, sizeB] = [left + both + right + neither, left + both, right + both]
    for (let size = 0; size <= total; size++) {
      if (asked === 'both' && sizeA + sizeB - size + neither === total) return numberValue(size)
      if (asked === 'neither' && sizeA + sizeB - both + size === total) return numberValue(size)
      if (asked === 'only' && size + sizeB + neither === total) return numberValue(size)
    }
    throw new RangeError('the groups do not fit')
  },
})
