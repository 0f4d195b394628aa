/** Which category of a double bar graph stands out: greatest total, greatest or smallest difference. */

import { defineFamily } from '~/exam/families/kit/family'
import { label, wrong } from '~/exam/values/values'
import { axisUpTo, barChart } from '../../figures/chart'
import { drawSurvey, type Survey } from './topics'

interface Parameters {
  survey: Survey
  groups: Groups
  first: number[]
  second: number[]
  asked: 'total' | 'difference' | 'closest'
}

interface Groups {
  /** As the key of the graph names them. */
  names: [string, string]
  /** As the question tells them apart. */
  told: string
}

/** Anybody can live in a town or be asked in two years; only the young are at school. */
const ANYBODY: Groups[] = [
  { names: ['Last year', 'This year'], told: 'one surveyed last year and one surveyed this year' },
  { names: ['Oakdale', 'Elmwood'], told: 'one from Oakdale and one from Elmwood' },
]
const AT_SCHOOL: Groups[] = [
  { names: ['Grade 4', 'Grade 5'], told: 'one in Grade 4 and one in Grade 5' },
  { names: ['Oak School', 'Elm School'], told: 'one at Oak School and one at Elm School' },
]
const UNIT = 5

export const doubleBarGraph = defineFamily<Parameters>({
  id: 'double-bar-graph',
  version: 3,
  title: 'Pairs of bars',
  asks: 'Finds the category of a double bar graph with the greatest total, or the greatest or smallest difference.',
  strand: 'data',
  skill: 'Reading bar graphs',
  kind: 'data_reading',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    survey: 'what was asked, with five choices',
    groups: 'the two groups that answered, and what sets them apart',
    first: 'the counts of the first group, multiples of 5',
    second: 'the counts of the second group, multiples of 5',
    asked:
      'greatest total, greatest difference or smallest difference; no two categories tie, and a smallest difference is at least 10 and 5 from the next',
  },
  draw(random, { difficulty }) {
    const asked = ({ easy: 'total', medium: 'difference', hard: 'closest' } as const)[difficulty]
    const survey = drawSurvey(random, 5)
    const groups = random.pick(survey.who === 'students' || survey.who === 'children' ? [...AT_SCHOOL, ...ANYBODY] : ANYBODY)
    for (;;) {
      const first = survey.choices.map(() => UNIT * random.int(1, 10))
      const second = survey.choices.map(() => UNIT * random.int(1, 10))
      const sizes = first.map((value, index) => sizeOf(asked, value, second[index] ?? 0))
      const tallest = first.map((value, index) => Math.max(value, second[index] ?? 0))
      const best = sizes.indexOf(Math.max(...sizes))
      // Bars of equal height would show the smallest difference at once, and so would one far below the rest.
      const [closest = 0, next = 0] = sizes.map((size) => Math.abs(size)).sort((one, other) => one - other)
      if (asked === 'closest' && (closest < 2 * UNIT || next !== closest + UNIT)) continue
      // The answer must not be the category with the tallest bar, or no comparing would be needed.
      if (new Set(sizes).size === sizes.length && (tallest[best] ?? 0) < Math.max(...tallest))
        return { survey, groups, first, second, asked }
    }
  },
  write({ survey, groups, first, second, asked }) {
    const rows = survey.choices.map((choice, index) => ({ choice, a: first[index] ?? 0, b: second[index] ?? 0 }))
    const top = (size: (row: { a: number; b: number }) => number) => [...rows].sort((one, other) => size(other) - size(one))[0]?.choice
    const key = top(({ a, b }) => sizeOf(asked, a, b)) ?? ''
    const { a: keyA, b: keyB } = rows.find(({ choice }) => choice === key) ?? { a: 0, b: 0 }
    const wrongs: [string | undefined, string][] = [
      [top(({ a, b }) => Math.max(a, b)), 'Takes the category with the tallest single bar.'],
      [
        asked === 'difference' ? top(({ a, b }) => a + b) : top(({ a, b }) => Math.abs(a - b)),
        asked === 'difference'
          ? 'Compares the totals of the pairs instead of their differences.'
          : 'Takes the pair whose bars differ most.',
      ],
      [top(({ a }) => a), `Looks only at the first bar of each pair, ${groups.names[0]}.`],
      [top(({ b }) => b), `Looks only at the second bar of each pair, ${groups.names[1]}.`],
      [top(({ a, b }) => -Math.min(a, b)), 'Takes the category with the shortest bar.'],
    ]
    const leftOver = rows.map(({ choice }): [string, string] => [
      choice,
      `Judges by eye that ${choice} stands out and does not work out each pair.`,
    ])
    const wanted = {
      total: 'greatest total of the two bars',
      difference: 'greatest difference between the two bars',
      closest: 'smallest difference between the two bars',
    }[asked]
    const each = rows.map(({ choice, a, b }) => `${choice} ${asked === 'total' ? a + b : Math.abs(a - b)}`).join(', ')
    const { who } = survey
    const topics = survey.title.toLowerCase()
    const topic = topics.replace('favorite ', '').replace(/ies$/, 'y').replace(/s$/, '')
    const shown = `The graph shows the ${topics} of two groups of ${who}, ${groups.told}.`
    return {
      stem: {
        total: `${shown} Which ${topic} was chosen most often by the two groups together?`,
        difference: `${shown} For which ${topic} is the difference between the two groups greatest?`,
        closest: `${shown} For which ${topic} is the difference between the two groups smallest?`,
      }[asked],
      figure: barChart({
        title: survey.title,
        axis: axisUpTo(Math.max(...first, ...second), 10, `Number of ${who}`),
        categories: survey.choices,
        series: [
          { name: groups.names[0], values: first },
          { name: groups.names[1], values: second },
        ],
      }),
      answer: label(key),
      distractors: [...wrongs, ...leftOver].flatMap(([choice, says]) => (choice ? [wrong(label(choice), 'strategy_error', says)] : [])),
      steps: [
        `Each choice has two bars, one for each group. Look for the ${wanted}.`,
        `Work out each pair: ${each}.`,
        `${key}, with ${keyA} and ${keyB}, stands out.`,
      ],
      hints: [
        'The tallest bar alone does not decide.',
        `Write one number for each pair: ${asked === 'total' ? 'the sum of its bars' : 'how much taller one bar is than the other'}.`,
      ],
    }
  },
  // Looks for the pair that beats every other pair.
  solve({ survey, first, second, asked }) {
    const score = (index: number) => {
      const [high, low] = [Math.max(first[index] ?? 0, second[index] ?? 0), Math.min(first[index] ?? 0, second[index] ?? 0)]
      return asked === 'total' ? high + low : asked === 'difference' ? high - low : low - high
    }
    const winner = survey.choices.findIndex((_, index) =>
      survey.choices.every((_other, rival) => rival === index || score(index) > score(rival)),
    )
    return `=${survey.choices[winner]}`
  },
})

function sizeOf(asked: Parameters['asked'], a: number, b: number): number {
  return { total: a + b, difference: Math.abs(a - b), closest: -Math.abs(a - b) }[asked]
}
