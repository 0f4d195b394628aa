/** Differences and totals read from a bar graph of five days. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { capital } from '~/exam/families/kit/wording'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { axisUpTo, barChart } from '../../figures/chart'
import { slips } from './slips'
import { DAYS, drawTally, shortDay, type Tally } from './topics'

interface Parameters {
  tally: Tally
  values: number[]
  step: number
  days: number[]
  asked: 'more' | 'together' | 'together-more'
}

export const barGraphAmounts = defineFamily<Parameters>({
  id: 'bar-graph-amounts',
  version: 4,
  title: 'Amounts in a bar graph',
  asks: 'Reads two or three bars of a graph and finds their difference or total.',
  strand: 'data',
  skill: 'Reading bar graphs',
  kind: 'data_reading',
  levels: {
    'isee-lower': ['mathematics_achievement', 'quantitative_reasoning'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    tally: 'what was counted on five days',
    values: 'the five counts; harder draws have bars that end halfway between two gridlines',
    step: 'distance of the gridlines',
    days: 'which three days the question may name, those that are added in the order of the week',
    asked: 'how many more on one day than on another, how many on two days together, or how many more on two days than on a third',
  },
  draw(random, { level, difficulty }) {
    const step = tierOf(level) === 'lower' ? random.pick([2, 4, 10]) : random.pick([20, 40, 50])
    const unit = difficulty === 'easy' ? step : step / 2
    const lengths = random.sample(difficulty === 'easy' ? [1, 2, 3, 4, 5, 6, 7] : [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 5)
    const values = lengths.map((length) => length * unit)
    const asked = ({ easy: 'more', medium: 'together', hard: 'together-more' } as const)[difficulty]
    const [a = 0, b = 1, c = 2] = random.sample([0, 1, 2, 3, 4], 3)
    const at = (index: number) => values[index] ?? 0
    const low = [a, b, c].sort((first, second) => at(first) - at(second))
    const [one, two, third] = asked === 'together' ? [a, b, c] : [low[2] ?? a, low[1] ?? b, low[0] ?? c]
    // Days that are added stand in the order of the week.
    const days = asked === 'more' || one < two ? [one, two, third] : [two, one, third]
    return { tally: drawTally(random), values, step, days, asked }
  },
  write({ tally, values, step, days, asked }) {
    const [a = 0, b = 0, c = 0] = days.map((day) => values[day] ?? 0)
    const [dayA = '', dayB = '', dayC = ''] = days.map((day) => DAYS[day] ?? '')
    const { what, happened } = tally
    const key = { more: a - b, together: a + b, 'together-more': a + b - c }[asked]
    const half = step / 2
    return {
      stem: {
        more: `According to the graph, how many more ${what} ${happened} on ${dayA} than on ${dayB}?`,
        together: `According to the graph, how many ${what} ${happened} on ${dayA} and ${dayB} together?`,
        'together-more': `According to the graph, how many more ${what} ${happened} on ${dayA} and ${dayB} together than on ${dayC}?`,
      }[asked],
      figure: barChart({
        title: tally.title,
        axis: axisUpTo(Math.max(...values) + 1, step, `Number of ${what}`),
        categories: DAYS.slice(0, values.length).map(shortDay),
        series: [{ name: capital(what), values }],
      }),
      answer: whole(key),
      distractors: [
        ...{
          more: [
            wrong(whole(a), 'misread_question', `Gives the number for ${dayA} instead of the difference.`),
            wrong(whole(b), 'misread_question', `Gives the number for ${dayB} instead of the difference.`),
            wrong(
              whole(Math.round(Math.abs(a - b) / step)),
              'strategy_error',
              'Counts the gridlines between the bars as if each stood for one.',
            ),
            wrong(whole(a + b), 'misread_question', 'Adds the two days where the question asks for the difference.'),
          ],
          together: [
            wrong(whole(Math.abs(a - b)), 'misread_question', 'Subtracts the two days where the question asks for the total.'),
            wrong(whole(a + b + half), 'misread_question', 'Reads a bar that ends halfway between two gridlines at the upper one.'),
            wrong(whole(a + b - half), 'misread_question', 'Reads a bar that ends halfway between two gridlines at the lower one.'),
            wrong(whole(a + c), 'careless_mistake', `Reads the bar for ${dayC} in place of ${dayB}.`),
          ],
          'together-more': [
            wrong(whole(a + b), 'misread_question', `Forgets to subtract the number for ${dayC}.`),
            wrong(whole(a + b + c), 'misread_question', 'Adds all three days.'),
            wrong(whole(a - c), 'careless_mistake', `Leaves out ${dayB}.`),
            wrong(whole(a + b - c + half), 'misread_question', 'Reads a bar that ends halfway between two gridlines at the wrong one.'),
          ],
        }[asked],
        ...slips(key, step),
      ],
      steps: [
        `One gridline stands for ${step} ${what}${values.some((value) => value % step) ? `, so halfway between two lines is ${half} more` : ''}.`,
        {
          more: `${dayA}'s bar shows ${a} and ${dayB}'s shows ${b}.`,
          together: `${dayA}'s bar shows ${a} and ${dayB}'s shows ${b}.`,
          'together-more': `The bars show ${a} for ${dayA}, ${b} for ${dayB}, and ${c} for ${dayC}.`,
        }[asked],
        {
          more: `"How many more" asks for the difference: ${a} − ${b} = ${key}.`,
          together: `"Together" asks for the sum: ${a} + ${b} = ${key}.`,
          'together-more': `First the two days together: ${a} + ${b} = ${a + b}. Then how many more that is: ${a + b} − ${c} = ${key}.`,
        }[asked],
      ],
      hints: [
        'What does one step of the scale stand for?',
        'Write down the value of each bar that the question names before you calculate.',
      ],
    }
  },
  // Counts half gridlines from the foot of each bar.
  solve({ values, step, days, asked }) {
    const halves = days.map((day) => ((values[day] ?? 0) * 2) / step)
    const signs = { more: [1, -1, 0], together: [1, 1, 0], 'together-more': [1, 1, -1] }[asked]
    return numberValue((halves.reduce((sum, count, index) => sum + count * (signs[index] ?? 0), 0) * step) / 2)
  },
})
