/** The month as its page shows it: each day of the program on its day of the calendar. */
import { programDay } from '~/exam/bootcamp/programs.server'
import { type Day, dateOfDay, weekdayOf } from '~/exam/plan/days'
import type { Camp } from '~/models/bootcamp/camp.server'
import { WEEKDAYS } from '~/models/plan/fields'
import { paths } from '~/paths'
import { dayText } from '~/utils/time/time-text'

export type MonthDay = ReturnType<typeof shownMonth>[number]

export function shownMonth({ level, schedule, begun }: Camp) {
  return schedule.days.map(({ number, on, isDone }) => {
    const program = programDay(level, number)
    const isOpen = schedule.open === number
    return {
      number,
      on: `${weekdayName(on).slice(0, 3)}, ${shortDay(on)}`,
      isDone,
      isOpen,
      done: begun.get(number)?.sessionsDone.length ?? 0,
      titles: program ? [...new Set([program.math.title, program.quantitative.title])] : [],
      to: isDone || isOpen || begun.has(number) ? paths.learn.campDay(number) : null,
    }
  })
}

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
