/** Counts read from a Venn diagram whose regions are filled in. */

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
  asked: 'in' | 'only' | 'exactly-one' | 'not'
}

const TOPICS = [
  { title: 'Students in Two Clubs', who: 'students', left: 'Chess', right: 'Drama', is: 'are in the', of: 'club' },
  { title: 'Campers and Their Activities', who: 'campers', left: 'Archery', right: 'Canoeing', is: 'signed up for', of: '' },
  { title: 'Students and Their Instruments', who: 'students', left: 'Piano', right: 'Guitar', is: 'play the', of: '' },
  { title: 'Members of Two Teams', who: 'students', left: 'Soccer', right: 'Track', is: 'are on the', of: 'team' },
  { title: 'Languages Studied', who: 'students', left: 'French', right: 'Spanish', is: 'study', of: '' },
]

export const vennDiagramCount = defineFamily<Parameters>({
  id: 'venn-diagram-count',
  version: 4,
  title: 'Counts in a Venn diagram',
  asks: 'Reads from a Venn diagram how many belong to a set, to exactly one set, or not to a set.',
  strand: 'data',
  skill: 'Reading Venn diagrams',
  kind: 'data_reading',
  levels: {
    'isee-lower': ['quantitative_reasoning', 'mathematics_achievement'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    topic: 'which of five pairs of groups',
    left: 'how many belong to the first group only',
    both: 'how many belong to both groups',
    right: 'how many belong to the second group only',
    neither: 'how many belong to neither',
    asked: 'members of one group, of that group only, of exactly one group, or not of the group',
  },
  draw(random, { difficulty }) {
    const [left = 5, both = 3, right = 7, neither = 2] = random.sample(
      Array.from({ length: 15 }, (_, index) => index + 2),
      4,
    )
    const asked = { easy: 'only', medium: 'in', hard: random.pick(['exactly-one', 'not'] as const) }[difficulty] as Parameters['asked']
    return { topic: random.int(0, TOPICS.length - 1), left, both, right, neither, asked }
  },
  write({ topic, left, both, right, neither, asked }) {
    const about = TOPICS[topic] ?? { title: '', who: '', left: '', right: '', is: '', of: '' }
    const { who, is } = about
    const named = (name: string) =>
      [name === 'French' || name === 'Spanish' ? name : name.toLowerCase(), about.of].filter(Boolean).join(' ')
    const [one, two] = [named(about.left), named(about.right)]
    const not = is.startsWith('are') ? is.replace('are', 'are not') : `${is === 'signed up for' ? 'did not sign up for' : `do not ${is}`}`
    const key = { in: left + both, only: left, 'exactly-one': left + right, not: right + neither }[asked]
    const parts = { in: [left, both], only: [left], 'exactly-one': [left, right], not: [right, neither] }[asked]
    const every: [number, string][] = [
      [left, `Counts only the ${who} in the ${about.left} circle who are in no other.`],
      [left + both, `Counts the whole ${about.left} circle.`],
      [both, 'Counts only those in both circles.'],
      [neither, 'Counts only those outside both circles.'],
      [left + right + both, 'Counts everybody who is in at least one circle.'],
      [left + right, 'Leaves out those who are in both circles.'],
      [right, `Counts only the ${who} in the ${about.right} circle who are in no other.`],
    ]
    return {
      stem: {
        in: `According to the diagram, how many of the ${who} ${is} ${one}?`,
        only: `According to the diagram, how many of the ${who} ${is} ${one} but ${not.replace(/^are not on the$/, 'are not on the')} ${two}?`,
        'exactly-one': `Look at the diagram. How many of the ${who} ${is} exactly one of the two: ${one} or ${two}?`,
        not: `According to the diagram, how many of the ${who} ${not} ${one}?`,
      }[asked],
      figure: venn({ title: about.title, left: about.left, right: about.right, regions: { left, both, right, neither } }),
      answer: whole(key),
      distractors: [...every.map(([count, says]) => wrong(whole(count), 'misread_question', says)), ...slips(key)],
      steps: [
        {
          in: `Everything inside the ${about.left} circle counts, also the part that it shares with the ${about.right} circle.`,
          only: `The part of the ${about.left} circle that lies outside the ${about.right} circle counts, and nothing else.`,
          'exactly-one': 'Exactly one means in one circle but not in the other, so the shared part in the middle does not count.',
          not: `Everything outside the ${about.left} circle counts: the rest of the ${about.right} circle and those outside both circles.`,
        }[asked],
        parts.length > 1 ? `That makes ${parts.join(' + ')} = ${key}.` : `That part holds ${key}.`,
      ],
      hints: [
        'Put a finger on each region that the words include.',
        {
          in: 'Does the part where the circles overlap belong to this circle?',
          only: 'May those in the overlap be counted?',
          'exactly-one': 'Are those in the overlap in exactly one circle?',
          not: 'Do not forget those outside both circles.',
        }[asked],
      ],
    }
  },
  // One entry a person: which of the two circles she is in.
  solve({ left, both, right, neither, asked }) {
    const people = [
      [left, true, false],
      [both, true, true],
      [right, false, true],
      [neither, false, false],
    ] as const
    const fits = {
      in: (a: boolean) => a,
      only: (a: boolean, b: boolean) => a && !b,
      'exactly-one': (a: boolean, b: boolean) => a !== b,
      not: (a: boolean) => !a,
    }[asked]
    return numberValue(people.reduce((sum, [count, inLeft, inRight]) => sum + (fits(inLeft, inRight) ? count : 0), 0))
  },
})
