/** Between which two marks of a line graph the value rises or falls most. */

import { defineFamily } from '~/exam/families/kit/family'
import { label, wrong } from '~/exam/values/values'
import { lineChart } from '../../figures/chart'
import { DAYS, shortDay } from './topics'

interface Parameters {
  topic: number
  values: number[]
  asked: 'increase' | 'decrease'
}

const TOPICS = [
  { title: 'Visitors to the Science Museum', axis: 'Number of visitors', what: 'the number of visitors', scale: 20 },
  { title: 'Noon Temperature', axis: 'Degrees Fahrenheit', what: 'the noon temperature', scale: 10 },
  { title: 'Lunches Sold at the Corner Café', axis: 'Number of lunches', what: 'the number of lunches sold', scale: 10 },
  { title: 'Messages Received', axis: 'Number of messages', what: 'the number of messages received', scale: 10 },
]

export const lineGraphChange = defineFamily<Parameters>({
  id: 'line-graph-change',
  version: 2,
  title: 'The steepest step of a line graph',
  asks: 'Finds the two neighboring days between which a line graph rises, or falls, most.',
  strand: 'data',
  skill: 'Reading line graphs',
  kind: 'data_reading',
  levels: {
    'isee-lower': ['quantitative_reasoning', 'mathematics_achievement'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    topic: 'which of four things was measured',
    values: 'the values on six days, in half gridlines; no two steps are equally large',
    asked: 'greatest increase or greatest decrease; hard draws have a still larger step the other way',
  },
  draw(random, { difficulty }) {
    const asked = random.pick(['increase', 'decrease'] as const)
    for (;;) {
      const values = Array.from({ length: 6 }, () => random.int(1, 10))
      const steps = changes(values)
      const wanted = Math.max(...steps.map((step) => (asked === 'increase' ? step : -step)))
      const opposite = Math.max(...steps.map((step) => (asked === 'increase' ? -step : step)))
      const isSettled = wanted > 1 && new Set(steps.map(Math.abs)).size === steps.length
      if (isSettled && opposite > 0 && (difficulty === 'hard' ? opposite > wanted : opposite < wanted))
        return { topic: random.int(0, TOPICS.length - 1), values, asked }
    }
  },
  write({ topic, values, asked }) {
    const { title, axis, what, scale } = TOPICS[topic] ?? { title: '', axis: '', what: '', scale: 10 }
    const real = values.map((value) => (value * scale) / 2)
    const steps = changes(values)
    const sign = asked === 'increase' ? 1 : -1
    const names = steps.map((_, index) => `${DAYS[index]} and ${DAYS[index + 1]}`)
    const top = (size: (index: number) => number) => names[[...steps.keys()].sort((one, other) => size(other) - size(one))[0] ?? 0] ?? ''
    const key = top((index) => sign * (steps[index] ?? 0))
    const at = names.indexOf(key)
    const other = asked === 'increase' ? 'decrease' : 'increase'
    const candidates: [string, string, 'misread_question' | 'concept_misunderstanding' | 'strategy_error'][] = [
      [top((index) => -sign * (steps[index] ?? 0)), `Finds the greatest ${other} instead of the greatest ${asked}.`, 'misread_question'],
      [
        top((index) => Math.max(values[index] ?? 0, values[index + 1] ?? 0)),
        'Looks for the highest point instead of the steepest step.',
        'concept_misunderstanding',
      ],
      [
        top((index) => -Math.min(values[index] ?? 0, values[index + 1] ?? 0)),
        'Looks for the lowest point instead of the steepest step.',
        'concept_misunderstanding',
      ],
      [
        top((index) => (index === at ? -99 : sign * (steps[index] ?? 0))),
        'Judges the steepness by eye and takes the second largest change.',
        'strategy_error',
      ],
      ...names.map((name): [string, string, 'strategy_error'] => [
        name,
        `Guesses the step between ${name} without working out how large each change is.`,
        'strategy_error',
      ]),
    ]
    return {
      stem: `The graph shows ${what} on six days. Between which two consecutive days was the ${asked} greatest?`,
      figure: lineChart({
        title,
        axis: { label: axis, from: 0, to: 5 * scale, step: scale },
        along: 'Day',
        categories: DAYS.slice(0, 6).map(shortDay),
        series: [{ name: axis, values: real }],
      }),
      answer: label(key),
      distractors: candidates.map(([name, says, type]) => wrong(label(name), type, says)),
      steps: [
        `${asked === 'increase' ? 'An increase is a part of the line that goes up' : 'A decrease is a part of the line that goes down'} from left to right; the steeper it is, the greater the change.`,
        `Compare the values at the two ends of each such part. Between ${key} the graph goes from ${real[at]} to ${real[at + 1]}, a change of ${Math.abs((real[at + 1] ?? 0) - (real[at] ?? 0))}.`,
        `No other ${asked} is as large.`,
      ],
      hints: [
        `Which parts of the line go ${asked === 'increase' ? 'up' : 'down'}?`,
        'Among those, compare the start and the end of each: the steepest one has the greatest change.',
      ],
    }
  },
  solve({ values, asked }) {
    const ordered = asked === 'increase' ? values : values.map((value) => -value)
    const rises = changes(ordered)
    const winner = rises.findIndex((rise, index) => rises.every((rival, place) => place === index || rise > rival))
    return `=${DAYS[winner]} and ${DAYS[winner + 1]}`
  },
})

function changes(values: readonly number[]): number[] {
  return values.slice(1).map((value, index) => value - (values[index] ?? 0))
}
