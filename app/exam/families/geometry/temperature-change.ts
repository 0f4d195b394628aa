/** Temperatures that rise and fall, across zero in harder draws. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, wholeText, wrong } from '~/exam/values/values'
import { serves } from './measures'

interface Parameters {
  start: number
  changes: number[]
  asks: 'end' | 'start'
  place: string
}

const temperature = (value: number) => ({ text: `${wholeText(value)}°F`, value: numberValue(value) })
/** The day warms until noon and cools after sunset, so what comes first tells when it was measured. */
const timesOf = (first: number): [string, string, string] =>
  first > 0 ? ['morning', 'noon', 'evening'] : ['sunset', 'midnight', 'noon the next day']
const at = (time: string) => (time === 'morning' || time === 'evening' ? `in the ${time}` : `at ${time}`)
const moved = (change: number) => `${change > 0 ? 'rose' : 'fell'} ${Math.abs(change)} degrees`

export const temperatureChange = defineFamily<Parameters>({
  id: 'temperature-change',
  version: 4,
  title: 'Rising and falling temperature',
  asks: 'Follows a temperature through two changes, in hard draws backward to the first reading.',
  strand: 'measurement',
  skill: 'Temperature',
  kind: 'word_problem',
  levels: serves({ lower: 'both', middle: 'both' }),
  parameters: {
    start: 'temperature at first, in degrees; it falls below zero only at the middle level',
    changes: 'the two changes: up by day and down toward evening, or down by night and up the next day; never the same size',
    asks: 'the last temperature, or in hard draws the first',
    place: 'where it was measured',
  },
  draw(random, { level, difficulty }) {
    const isMiddle = tierOf(level) === 'middle'
    const start = isMiddle && difficulty !== 'easy' ? random.int(-6, 9) : random.int(41, 68)
    const rise = isMiddle ? random.int(5, 16) : random.int(7, 19)
    const down = isMiddle && difficulty !== 'easy' ? random.int(8, 20) : random.int(4, 20)
    const up = rise === down ? rise + 3 : rise
    const changes = random.chance(1, 2) ? [up, -down] : [-down, up]
    return {
      start,
      changes,
      asks: difficulty === 'hard' ? 'start' : 'end',
      place: random.pick(['Denver', 'Chicago', 'Portland', 'Boston', 'Buffalo', 'Omaha']),
    }
  },
  write({ start, changes, asks, place }) {
    const [first = 0, second = 0] = changes
    const end = start + first + second
    const answer = asks === 'end' ? end : start
    const known = asks === 'end' ? start : end
    const sign = asks === 'end' ? 1 : -1
    const [before, between, after] = timesOf(first)
    const had = (change: number) => `it had ${change > 0 ? 'risen' : 'fallen'} ${Math.abs(change)} degrees`
    return {
      stem:
        asks === 'end'
          ? `The temperature in ${place} was ${wholeText(start)}°F ${at(before)}. By ${between}, ${had(first)}, and by ${after}, ${had(second)} from there. What was the temperature ${at(after)}?`
          : `From ${before} to ${between}, the temperature in ${place} ${moved(first)}. From ${between} to ${after}, it ${moved(second)} to ${wholeText(end)}°F. What was the temperature ${at(before)}?`,
      answer: temperature(answer),
      distractors: [
        asks === 'end'
          ? wrong(temperature(start - first - second), 'misread_question', 'Takes rising for falling and falling for rising.')
          : wrong(temperature(end + first + second), 'strategy_error', 'Goes through the changes forward instead of backward.'),
        wrong(temperature(known + sign * (first - second)), 'careless_mistake', 'Turns around the direction of the second change.'),
        wrong(temperature(known + sign * first), 'careless_mistake', 'Leaves out the second change.'),
        wrong(temperature(known + sign * second), 'careless_mistake', 'Leaves out the first change.'),
        wrong(temperature(answer === 0 ? 2 : -answer), 'concept_misunderstanding', 'Loses or adds a minus sign.'),
        wrong(temperature(answer + 10), 'calculation_error', 'Slips by ten.'),
        wrong(temperature(answer - 2), 'calculation_error', 'Slips by two when counting.'),
      ].filter(({ value }) => known < 30 || Number(value) > 0),
      steps:
        asks === 'end'
          ? [
              `Start at ${wholeText(start)}°F. It ${moved(first)}, which leads to ${wholeText(start + first)}°F.`,
              `Then it ${moved(second)}, which leads to ${wholeText(end)}°F.`,
            ]
          : [
              `Go backward from ${wholeText(end)}°F: before it ${moved(second)}, it was ${wholeText(end - second)}°F.`,
              `Before it ${moved(first)}, it was ${wholeText(start)}°F.`,
            ],
      hints: [
        'Picture a thermometer: which changes go up, and which go down?',
        asks === 'end' ? 'Make the changes one after the other.' : 'Undo the last change first.',
      ],
    }
  },
  // Moves along the thermometer one degree at a time.
  solve({ start, changes, asks }) {
    let mark = start
    for (const change of changes) for (let step = 0; step < Math.abs(change); step++) mark += Math.sign(change)
    return numberValue(asks === 'end' ? mark : mark - changes.reduce((sum, change) => sum + change, 0))
  },
})
