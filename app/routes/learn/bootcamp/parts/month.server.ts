/** The month as its page shows it: each day of the program on its day of the calendar. */
import { programDay } from '~/exam/bootcamp/programs.server'
import { LEVEL_NAMES } from '~/exam/core/names'
import { type Day, dateOfDay, weekdayOf } from '~/exam/plan/days'
import type { Camp } from '~/models/bootcamp/camp.server'
import type { earlierCamps } from '~/models/bootcamp/settle.server'
import { WEEKDAYS } from '~/models/plan/fields'
import { paths } from '~/paths'
import { dayText } from '~/utils/time/time-text'

export type MonthDay = ReturnType<typeof shownMonth>[number]

/** Of what has ended, the days on which something was done; of what goes on, those to come as well. */
export function shownMonth(camp: Camp, earlier?: string) {
  const { level, schedule, begun } = camp
  const days = camp.isOpen ? schedule.days : [...schedule.days.filter(({ isDone }) => isDone), ...unfinished(camp)]
  return days.map(({ number, on, isDone }) => {
    const program = programDay(level, number)
    const isOpen = camp.isOpen && schedule.open === number
    return {
      number,
      on: on ? `${weekdayName(on).slice(0, 3)}, ${shortDay(on)}` : 'Begun, not finished',
      isDone,
      isOpen,
      done: begun.get(number)?.sessionsDone.length ?? 0,
      titles: program ? [...new Set([program.math.title, program.quantitative.title])] : [],
      to: isDone || isOpen || begun.has(number) ? paths.learn.campDay(number, earlier) : null,
    }
  })
}

function unfinished({ begun }: Camp): { number: number; on: null; isDone: false }[] {
  const days = [...begun].filter(([, { completedAt }]) => completedAt === null)
  return days.map(([number]) => ({ number, on: null, isDone: false as const })).toSorted((one, other) => one.number - other.number)
}

/** A boot camp before the newest one, in a line, with its days and its certificate. */
export function shownEarlier({ id, level, startDate, isFinished, done }: Awaited<ReturnType<typeof earlierCamps>>[number]) {
  return {
    id,
    text: `${LEVEL_NAMES[level]}, from ${longDay(startDate)}: ${done === 1 ? '1 day' : `${done} days`} done`,
    to: paths.learn.camp(id),
    certificate: isFinished ? paths.learn.campCertificate(id) : null,
  }
}
export type EarlierCamp = ReturnType<typeof shownEarlier>

/** "December 7, 2026". */
export const longDay = (day: Day): string => dayText(dateOfDay(day), 'UTC')
/** "Dec 7". */
const shortDay = (day: Day): string => longDay(day).replace(/^(\w{3})\w* (\d+),.*$/, '$1 $2')
export const weekdayName = (day: Day): string => WEEKDAYS[weekdayOf(day) - 1] ?? ''

/** "days 2, 4, and 9" for what no longer fits. */
export function daysList(days: readonly number[]): string {
  const list = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(days.map(String))
  return `${days.length === 1 ? 'day' : 'days'} ${list}`
}
