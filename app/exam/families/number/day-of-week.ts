/** The day of the week after many days. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { label } from '~/exam/values/values'

interface Parameters {
  start: number
  days: number
  isBack: boolean
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const day = (index: number) => DAYS[((index % 7) + 7) % 7] ?? ''

export const dayOfWeek = defineFamily<Parameters>({
  id: 'day-of-week',
  version: 1,
  title: 'The day of the week',
  asks: 'Finds the day of the week a number of days before or after a given day, by the remainder on division by 7.',
  strand: 'number',
  skill: 'Division with remainders',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    start: 'the day today, 0 for Sunday',
    days: 'how many days later or earlier; never whole weeks',
    isBack: 'whether the day asked for lies in the past',
  },
  draw(random, { level, difficulty }) {
    const most = (tierOf(level) === 'lower' ? 1 : 2) * { easy: 4, medium: 8, hard: 14 }[difficulty]
    const weeks = random.int({ easy: 2, medium: 4, hard: 8 }[difficulty], most)
    return { start: random.int(0, 6), days: weeks * 7 + random.int(1, 6), isBack: difficulty === 'hard' && random.chance(1, 2) }
  },
  write({ start, days, isBack }) {
    const sign = isBack ? -1 : 1
    const rest = days % 7
    const key = start + sign * days
    return {
      stem: isBack
        ? `Today is ${day(start)}. What day of the week was it ${days} days ago?`
        : `Today is ${day(start)}. What day of the week will it be ${days} days from now?`,
      answer: label(day(key)),
      distractors: [
        { ...label(day(key - sign)), type: 'concept_misunderstanding', says: 'Counts today as the first of the days.' },
        { ...label(day(start - sign * days)), type: 'misread_question', says: 'Counts in the wrong direction.' },
        { ...label(day(key + sign)), type: 'calculation_error', says: 'Slips by one in the remainder.' },
        { ...label(day(start)), type: 'concept_misunderstanding', says: 'Takes the number of days for a whole number of weeks.' },
        {
          ...label(day(start + sign * (days % 10))),
          type: 'strategy_error',
          says: 'Uses the last digit of the number instead of the remainder on division by 7.',
        },
        {
          ...label(day(start + sign * Math.floor(days / 7))),
          type: 'strategy_error',
          says: 'Counts on by the number of weeks instead of the days that remain.',
        },
        { ...label(day(key + 2 * sign)), type: 'calculation_error', says: 'Slips by two in the remainder.' },
      ],
      steps: [
        'The days of the week repeat after every 7 days, so whole weeks change nothing.',
        `${days} = ${Math.floor(days / 7)} × 7 + ${rest}: only the remainder ${rest} counts.`,
        `Count ${rest} ${rest === 1 ? 'day' : 'days'} ${isBack ? 'back' : 'on'} from ${day(start)}: ${day(key)}.`,
      ],
      hints: ['After 7 days it is the same day of the week again.', `What remains of ${days} days after all the whole weeks?`],
    }
  },
  // Turns the calendar day by day.
  solve({ start, days, isBack }) {
    let today = start
    for (let passed = 0; passed < days; passed++) today = isBack ? (today === 0 ? 6 : today - 1) : today === 6 ? 0 : today + 1
    return `=${DAYS[today]}`
  },
})
