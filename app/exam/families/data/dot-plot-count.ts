/** How many observations of a dot plot lie at, above or below a value. */

import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { dotPlot } from '../../figures/chart'
import { slips } from './slips'
import { sumOf } from './statistics'

interface Parameters {
  topic: number
  counts: number[]
  bound: number
  asked: 'at least' | 'more than' | 'fewer than'
}

const TOPICS = [
  { title: 'Goals Scored This Season', axis: 'Number of goals', who: 'players', did: (bound: string) => `scored ${bound} goals`, first: 0 },
  { title: 'Pets at Home', axis: 'Number of pets', who: 'students', did: (bound: string) => `have ${bound} pets`, first: 0 },
  { title: 'Books Read in March', axis: 'Number of books', who: 'readers', did: (bound: string) => `read ${bound} books`, first: 1 },
  {
    title: 'Days Absent This Term',
    axis: 'Number of days',
    who: 'students',
    did: (bound: string) => `were absent for ${bound} days`,
    first: 0,
  },
  { title: 'Badges Earned at Camp', axis: 'Number of badges', who: 'campers', did: (bound: string) => `earned ${bound} badges`, first: 2 },
]
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

export const dotPlotCount = defineFamily<Parameters>({
  id: 'dot-plot-count',
  version: 3,
  title: 'Counting in a dot plot',
  asks: 'Counts the dots of a dot plot that lie at or beyond a value.',
  strand: 'data',
  skill: 'Reading dot plots',
  kind: 'data_reading',
  levels: {
    'isee-lower': ['quantitative_reasoning', 'mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    topic: 'which of five things was counted',
    counts: 'how many dots stand above each of six neighboring values',
    bound: 'the value that the question names, as a place on the line',
    asked: 'at least, more than or fewer than',
  },
  draw(random, { difficulty }) {
    const most = { easy: 4, medium: 6, hard: 8 }[difficulty]
    const counts = Array.from({ length: 6 }, () => random.int(difficulty === 'hard' ? 0 : 1, most))
    const bound = random.int(2, 3)
    counts[bound] = random.int(2, most)
    const asked = difficulty === 'easy' ? 'more than' : random.pick(['at least', 'more than', 'fewer than'] as const)
    return { topic: random.int(0, TOPICS.length - 1), counts, bound, asked }
  },
  write({ topic, counts, bound, asked }) {
    const { title, axis, who, did, first } = TOPICS[topic] ?? { title: '', axis: '', who: '', did: String, first: 0 }
    const at = counts[bound] ?? 0
    const [below, above] = [sumOf(counts.slice(0, bound)), sumOf(counts.slice(bound + 1))]
    const key = { 'at least': at + above, 'more than': above, 'fewer than': below }[asked]
    const value = first + bound
    const places = { 'at least': counts.length - bound, 'more than': counts.length - bound - 1, 'fewer than': bound }[asked]
    const used = { 'at least': counts.slice(bound), 'more than': counts.slice(bound + 1), 'fewer than': counts.slice(0, bound) }[asked]
    return {
      stem: `Each dot stands for one of the ${who}. How many of the ${who} ${did(`${asked} ${WORDS[value]}`)}?`,
      figure: dotPlot({ title, axis: { label: axis, from: first, to: first + counts.length - 1, step: 1 }, counts }),
      answer: whole(key),
      distractors: [
        wrong(
          whole(asked === 'at least' ? above : asked === 'more than' ? at + above : at + below),
          'misread_question',
          asked === 'at least'
            ? `Leaves out the dots above ${value}, although "at least" includes them.`
            : `Includes the dots above ${value}, although "${asked}" leaves them out.`,
        ),
        wrong(whole(asked === 'fewer than' ? above : below), 'misread_question', 'Counts on the wrong side of the number.'),
        wrong(whole(at), 'misread_question', `Counts only the dots above ${value}.`),
        wrong(whole(places), 'concept_misunderstanding', 'Counts the marked numbers on the line instead of the dots.'),
        wrong(whole(sumOf(counts)), 'misread_question', 'Counts all the dots.'),
        ...slips(key),
      ].filter(({ value: canonical }) => canonical !== '0'),
      steps: [
        `"${asked.charAt(0).toUpperCase() + asked.slice(1)} ${WORDS[value]}" means ${asked === 'at least' ? `${value} or more` : asked === 'more than' ? `${value + 1} or more` : `${value - 1} or fewer`}.`,
        `Count the dots above those numbers: ${used.join(' + ')} = ${key}.`,
      ],
      hints: [
        `Does "${asked} ${WORDS[value]}" include ${WORDS[value]} itself?`,
        'Each dot is one person. Count dots, not numbers on the line.',
      ],
    }
  },
  solve({ counts, bound, asked }) {
    const people = counts.flatMap((count, place) => Array.from({ length: count }, () => place))
    const fits = {
      'at least': (place: number) => place >= bound,
      'more than': (place: number) => place > bound,
      'fewer than': (place: number) => place < bound,
    }[asked]
    return numberValue(people.filter(fits).length)
  },
})
