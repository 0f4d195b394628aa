/** Counts from a circle graph in percents. */

import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wholeText, wrong } from '~/exam/values/values'
import { circleChart } from '../../figures/chart'
import { slips } from './slips'
import { drawPercents, drawSurvey, type Survey } from './topics'

interface Parameters {
  survey: Survey
  percents: number[]
  total: number
  asked: 'one' | 'two' | 'more'
}

export const circleGraphPercent = defineFamily<Parameters>({
  id: 'circle-graph-percent',
  version: 4,
  title: 'Counts from percents',
  asks: 'Finds how many one or two sectors of a circle graph in percents stand for, or how many more one than another.',
  strand: 'data',
  skill: 'Reading circle graphs',
  kind: 'data_reading',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    survey: 'what was asked, with four choices',
    percents: 'the four percents, multiples of 5 or of 10',
    total: 'how many answered, so that all counts are whole',
    asked: 'one sector, two together, or the difference of two',
  },
  draw(random, { difficulty }) {
    const step = difficulty === 'easy' ? 10 : 5
    const total = random.pick({ easy: [50, 80, 120, 200], medium: [120, 180, 240, 300], hard: [160, 260, 340, 420, 480] }[difficulty])
    const [other = 0, a = 0, b = 0, rest = 0] = drawPercents(random, step)
    const percents = [other, Math.max(a, b), Math.min(a, b), rest]
    return { survey: drawSurvey(random, 4), percents, total, asked: ({ easy: 'one', medium: 'two', hard: 'more' } as const)[difficulty] }
  },
  write({ survey, percents, total, asked }) {
    const { who, choices, title } = survey
    const [a = 0, b = 0, c = 0] = [percents[1], percents[2], percents[3]]
    const [nameA = '', nameB = ''] = [choices[1], choices[2]].map((name) => name?.toLowerCase())
    const percent = { one: a, two: a + b, more: a - b }[asked]
    const key = (percent * total) / 100
    const of = (part: number) => (part * total) / 100
    const given = (value: number, says: string, type: 'misread_question' | 'calculation_error' = 'misread_question') =>
      Number.isInteger(value) && value > 0 && value < total ? [wrong(whole(value), type, says)] : []
    const shown = `The circle graph shows the ${title.toLowerCase()} of ${total} ${who}.`
    return {
      stem: {
        one: `${shown} How many of the ${who} chose ${nameA}?`,
        two: `${shown} How many of the ${who} chose ${nameA} or ${nameB}?`,
        more: `${shown} How many more of the ${who} chose ${nameA} than ${nameB}?`,
      }[asked],
      figure: circleChart({
        title,
        sectors: choices.map((choice, index) => ({ label: choice, share: percents[index] ?? 0, shown: `${percents[index]}%` })),
      }),
      answer: whole(key),
      distractors: [
        ...given(percent, 'Gives the percent as if it were the number.'),
        ...{
          one: [
            ...given(of(100 - a), `Gives how many did not choose ${nameA}.`),
            ...given(of(b), `Reads the sector of ${nameB}.`),
            ...given(of(c), 'Reads another sector.'),
          ],
          two: [
            ...given(total - key, 'Gives how many chose neither.'),
            ...given(of(a), `Leaves out those who chose ${nameB}.`),
            ...given(of(c), 'Reads another sector.'),
          ],
          more: [
            ...given(of(a + b), 'Adds the two sectors instead of comparing them.'),
            ...given(of(a), `Gives how many chose ${nameA}.`),
            ...given(of(b), `Gives how many chose ${nameB}.`),
          ],
        }[asked],
        ...given(of(percent + 10), 'Slips in the percents and takes ten too many.', 'calculation_error'),
        ...given(of(percent - 10), 'Slips in the percents and takes ten too few.', 'calculation_error'),
        ...given(key / 10, 'Moves the decimal point one place too far.', 'calculation_error'),
        ...given(key * 2, 'Takes the percent of 50 where 100 belongs.', 'calculation_error'),
        ...slips(key, Math.max(2, Math.round(total / 50))).filter(({ value }) => Number(value) < total),
      ],
      steps: [
        {
          one: `${a}% of the ${who} chose ${nameA}.`,
          two: `Together ${a}% + ${b}% = ${percent}% of the ${who} chose one of the two.`,
          more: `The difference is ${a}% − ${b}% = ${percent}% of the ${who}.`,
        }[asked],
        `1% of ${total} is ${total % 100 ? total / 100 : wholeText(total / 100)}, so ${percent}% is ${percent} × ${total / 100} = ${key}.`,
      ],
      hints: [`All ${total} ${who} together are 100%.`, 'How many are 10%? How many are 5%? Build the percent you need from these.'],
    }
  },
  // Counts how many of the answers, dealt out hundredth by hundredth, fall to the named sectors.
  solve({ percents, total, asked }) {
    const [, a = 0, b = 0] = percents
    const counts = [a, b].map((percent) => Array.from({ length: percent }, () => total).reduce((sum, each) => sum + each, 0) / 100)
    const [first = 0, second = 0] = counts
    return numberValue(asked === 'one' ? first : asked === 'two' ? first + second : first - second)
  },
})
