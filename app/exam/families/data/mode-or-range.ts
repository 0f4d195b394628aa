/** The mode or the range of a short list. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { listed, type Person, pickPerson } from '~/exam/families/kit/wording'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { slips } from './slips'
import { ascending, modesOf, rangeOf } from './statistics'

interface Parameters {
  values: number[]
  asked: 'mode' | 'range'
  setting: number
  person: Person
}

const SETTINGS: ((list: string, asked: string, person: Person) => string)[] = [
  (list, asked) => `What is the ${asked} of ${list}?`,
  (list, asked, { name }) => `${name} caught ${list} fish on different fishing trips. What is the ${asked} of the numbers of fish?`,
  (list, asked) =>
    `The noon temperatures, in degrees, during one week in spring were ${list}. What is the ${asked} of the temperatures, in degrees?`,
  (list, asked, { name, they }) => `On ${name}'s spelling quizzes ${they} scored ${list}. What is the ${asked} of the scores?`,
]

export const modeOrRange = defineFamily<Parameters>({
  id: 'mode-or-range',
  version: 3,
  title: 'The mode or the range of a list',
  asks: 'Finds the most frequent number, or the difference between the largest and the smallest.',
  strand: 'data',
  skill: 'Mode and range',
  kind: 'computation',
  levels: {
    'isee-lower': ['mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    values: 'six to nine whole numbers out of order, one of which occurs more often than any other',
    asked: 'mode or range',
    setting: 'which of four settings',
    person: 'who fished or scored',
  },
  draw(random, { level, difficulty }) {
    const [low, high] = tierOf(level) === 'lower' ? [4, 21] : [12, 48]
    const distinct = random.sample(
      Array.from({ length: high - low + 1 }, (_, index) => low + index),
      { easy: 5, medium: 6, hard: 6 }[difficulty],
    )
    const [mode = low, second = high] = distinct
    // In hard draws another number occurs twice and the mode three times.
    const values = random.shuffle([...distinct, mode, ...(difficulty === 'hard' ? [mode, second] : [])])
    return {
      values,
      asked: random.pick(['mode', 'range'] as const),
      setting: random.int(0, SETTINGS.length - 1),
      person: pickPerson(random),
    }
  },
  write({ values, asked, setting, person }) {
    const sorted = ascending(values)
    const [mode = 0] = modesOf(values)
    const range = rangeOf(values)
    const [low = 0, high = 0] = [sorted[0], sorted.at(-1)]
    const times = values.filter((value) => value === mode).length
    const middle = sorted[Math.floor(values.length / 2)] ?? 0
    const others = [
      wrong(whole(middle), 'vocabulary_gap', `Gives the middle number in order for the ${asked}.`),
      wrong(whole(high), 'vocabulary_gap', `Gives the largest number for the ${asked}.`),
    ]
    return {
      stem: SETTINGS[setting]?.(listed(values.map(String)), asked, person) ?? '',
      answer: whole(asked === 'mode' ? mode : range),
      distractors:
        asked === 'mode'
          ? [
              wrong(whole(range), 'vocabulary_gap', 'Gives the range for the mode.'),
              ...others,
              wrong(whole(times), 'misread_question', 'Gives how often the most frequent number occurs, not the number itself.'),
              wrong(whole(low), 'vocabulary_gap', 'Gives the smallest number for the mode.'),
              ...slips(mode),
            ]
          : [
              wrong(whole(mode), 'vocabulary_gap', 'Gives the mode for the range.'),
              wrong(
                whole(Math.abs((values.at(-1) ?? 0) - (values[0] ?? 0)) || high),
                'concept_misunderstanding',
                'Subtracts the first and the last number of the list as written.',
              ),
              ...others,
              ...slips(range),
            ],
      steps:
        asked === 'mode'
          ? [
              'The mode is the number that occurs most often.',
              `In order the numbers are ${sorted.join(', ')}: ${mode} occurs ${times} times, more often than any other.`,
            ]
          : [
              'The range tells how far the numbers reach: the largest minus the smallest.',
              `The largest number is ${high} and the smallest is ${low}, so the range is ${high} − ${low} = ${range}.`,
            ],
      hints:
        asked === 'mode'
          ? ['Mode and "most" begin alike.', 'Write the numbers in order, so that equal ones stand together.']
          : ['How far do the numbers reach from end to end?', 'Find the largest and the smallest number first.'],
    }
  },
  solve({ values, asked }) {
    if (asked === 'range') return numberValue(Math.max(...values.flatMap((a) => values.map((b) => a - b))))
    const counts = new Map<number, number>()
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
    const [first] = [...counts].sort(([, a], [, b]) => b - a)
    return numberValue(first?.[0] ?? 0)
  },
})
