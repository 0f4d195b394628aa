/** Which equation tells the story. */
import type { Answer, Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPerson } from '~/exam/families/kit/wording'
import { fraction } from '~/exam/values/fraction'
import { equationValue, linear, polynomial } from '~/exam/values/polynomial'
import { wrong } from '~/exam/values/values'

const SETTINGS = [
  { thing: 'pages', some: 'pages of a book', plan: 'read', did: 'read' },
  { thing: 'laps', some: 'laps', plan: 'swim', did: 'swam' },
  { thing: 'cookies', some: 'cookies', plan: 'bake', did: 'baked' },
] as const

type Story = 'each' | 'shared' | 'start' | 'eachPlus' | 'eachMinus'
const STORIES: Record<'easy' | 'medium' | 'hard', Story[]> = {
  easy: ['each', 'start'],
  medium: ['shared', 'each', 'start'],
  hard: ['eachPlus', 'eachMinus'],
}

interface Parameters {
  story: Story
  person: Person
  setting: (typeof SETTINGS)[number]
  b: number
  c: number
  total: number
}

/** kn + m = total, printed with n first; k may be a unit fraction, printed as a division. */
function sentence(k: number, m: number, total: number, divides = false): Answer {
  const factor = divides ? fraction(1, k) : fraction(k)
  const first = divides ? `n ÷ ${k}` : k === 1 ? 'n' : `${k} × n`
  const last = m === 0 ? '' : m > 0 ? ` + ${m}` : ` − ${-m}`
  return { text: `${first}${last} = ${total}`, value: equationValue(linear(factor, m, 'n'), polynomial({ '': total })) }
}

function told({ story, person: { name, they }, setting: { thing, some, plan, did }, b, c, total }: Parameters): {
  text: string
  why: string
  right: Answer
} {
  switch (story) {
    case 'each':
      return {
        text: `${name} ${did} the same number of ${thing} on each of ${b} days. In all, ${they} ${did} ${total} ${thing}.`,
        why: `${b} days with n ${thing} each make ${b} × n ${thing}`,
        right: sentence(b, 0, total),
      }
    case 'shared':
      return {
        text: `${name} shared n ${thing} equally among ${b} friends. Each friend got ${total} ${thing}.`,
        why: `n ${thing} shared equally among ${b} friends make n ÷ ${b} for each`,
        right: sentence(b, 0, total, true),
      }
    case 'start':
      return {
        text: `On Monday, ${name} ${did} some ${some}. On Tuesday, ${they} ${did} ${c} ${thing}. In the two days together, ${they} ${did} ${total} ${thing}.`,
        why: `n ${thing} on Monday and ${c} on Tuesday make n + ${c}`,
        right: sentence(1, c, total),
      }
    case 'eachPlus':
      return {
        text: `${name} ${did} the same number of ${thing} on each of ${b} days. The next day, ${they} ${did} ${c} ${thing}. In all, ${they} ${did} ${total} ${thing}.`,
        why: `${b} days with n ${thing} each make ${b} × n, and ${c} more come to that`,
        right: sentence(b, c, total),
      }
    case 'eachMinus':
      return {
        text: `${name} planned to ${plan} the same number of ${thing} on each of ${b} days. In all, ${they} ${did} ${total} ${thing}, which was ${c} fewer than ${they} had planned.`,
        why: `the plan was ${b} × n, and ${c} of them are missing`,
        right: sentence(b, -c, total),
      }
  }
}

export const storyEquation = defineFamily<Parameters>({
  id: 'story-equation',
  version: 2,
  title: 'The equation that tells a story',
  asks: 'Tells a short story with one unknown number and asks which equation gives it.',
  strand: 'algebra',
  skill: 'Writing equations',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    story: 'what happens',
    person: 'who the story is about',
    setting: 'what is counted',
    b: 'the number of days or friends',
    c: 'the number that is added or missing',
    total: 'the number that the story ends with',
  },
  draw(random, { level, difficulty }) {
    const story = random.pick(STORIES[difficulty])
    const setting = story === 'shared' ? SETTINGS[2] : random.pick(SETTINGS)
    const large = tierOf(level) === 'middle'
    const [b, n] = [random.int(3, large ? 12 : 8), random.int(5, large ? 24 : 12)]
    // A story that ends with fewer than planned still ends with most of them.
    const c = random.int(3, Math.min(large ? 18 : 9, Math.floor((b * n) / 3)))
    const total = { each: b * n, shared: n, start: n + 9 + c, eachPlus: b * n + c, eachMinus: b * n - c }[story]
    return { story, person: pickPerson(random), setting, b, c, total }
  },
  write(parameters) {
    const { story, b, c, total, setting } = parameters
    const { name, they } = parameters.person
    const { thing, plan, did } = setting
    const { text, why, right } = told(parameters)
    const asked = {
      each: `${did} each day`,
      eachPlus: `${did} on each of the first ${b} days`,
      eachMinus: `planned to ${plan} each day`,
      shared: '',
      start: `${did} on Monday`,
    }[story]
    const unknown = story === 'shared' ? 'n' : `n, the number of ${thing} that ${they} ${asked}`
    const two = story === 'eachPlus' || story === 'eachMinus'
    const sign = story === 'eachMinus' ? -1 : 1
    return {
      stem: `${text}\nWhich equation can be used to find ${unknown}?`,
      answer: right,
      distractors: mistakes({ ...parameters, two, b, sign, c, total, story, name }),
      steps: [
        'Say in words what happens to n, then write it in symbols.',
        `Here ${why}.`,
        `That amount is ${total}, which gives the equation ${right.text}.`,
      ],
      hints: [
        'What does the story do with n first?',
        'Are equal groups put together, or is one group shared out, or does something come to it?',
      ],
    }
  },
  // From the story's own order: so many times n, so many more, the end.
  solve({ story, b, c, total }) {
    const [k, m, end] = {
      each: [b, 0, total],
      start: [1, c, total],
      eachPlus: [b, c, total],
      eachMinus: [b, -c, total],
      shared: [1, 0, total * b],
    }[story] as [number, number, number]
    return equationValue(polynomial({ n: k }), polynomial({ '': end - m }))
  },
})

/** What goes wrong, the likeliest first. */
function mistakes({
  two,
  b,
  sign,
  c,
  total,
  story,
  name,
}: Parameters & { two: boolean; b: number; sign: 1 | -1; c: number; total: number; story: Story; name: string }): Distractor[] {
  return [
    ...(two
      ? [
          wrong(sentence(b, -sign * c, total), 'concept_misunderstanding', 'Adds where the story takes away, or the other way round.'),
          wrong(sentence(1, sign * (b + c), total), 'concept_misunderstanding', 'Counts each day once instead of multiplying.'),
          wrong(sentence(c, sign * b, total), 'misread_question', 'Exchanges the number of days and the extra number.'),
          wrong(sentence(b + c, 0, total), 'strategy_error', 'Treats the extra number as more days.'),
          wrong(sentence(b, sign * c, total, true), 'strategy_error', 'Divides by the number of days although the days are counted up.'),
        ]
      : []),
    ...(story === 'start'
      ? [
          wrong(sentence(1, -c, total), 'concept_misunderstanding', 'Takes away where the story adds.'),
          wrong(sentence(2, c, total), 'misread_question', 'Counts the unknown number for both days.'),
          wrong(sentence(c, 0, total), 'concept_misunderstanding', 'Multiplies where the story adds.'),
          wrong(sentence(c, 0, total, true), 'concept_misunderstanding', 'Divides where the story adds.'),
          wrong(sentence(2, 0, total), 'misread_question', 'Supposes that the number was the same on both days.'),
        ]
      : [
          wrong(
            sentence(b, 0, total, story !== 'shared'),
            'concept_misunderstanding',
            'Divides where the story multiplies, or the other way round.',
          ),
          wrong(sentence(1, b, total), 'concept_misunderstanding', 'Adds where the story has equal groups.'),
          wrong(sentence(1, -b, total), 'misread_question', 'Takes away where the story has equal groups.'),
        ]),
    ...(story === 'each'
      ? [
          wrong(sentence(b - 1, 0, total), 'careless_mistake', 'Counts one day too few.'),
          wrong(sentence(b + 1, 0, total), 'careless_mistake', 'Counts one day too many.'),
        ]
      : []),
    ...(story === 'shared'
      ? [
          wrong(sentence(b + 1, 0, total, true), 'misread_question', `Counts ${name} as one of the friends.`),
          wrong(sentence(b - 1, 0, total, true), 'careless_mistake', 'Counts one friend too few.'),
        ]
      : []),
  ]
}
