/** A plan as its page shows it: today, two weeks day by day, and after that what stands out. */
import type { Level } from '~/exam/core/levels'
import { counted } from '~/exam/families/kit/wording'
import { addDays, type Day, dateOfDay, daysBetween, weekdayOf } from '~/exam/plan/days'
import type { PlannedDay } from '~/exam/plan/plan'
import type { WholePlan } from '~/models/plan/plan.server'
import { paths } from '~/paths'
import { dayText } from '~/utils/time/time-text'
import { stepWords, timeText } from './step-words.server'

/** Days that are shown one by one. */
const CLOSE_DAYS = 14
const SHORT_WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export function shownPlan({ today, testDate, days, steps, row }: WholePlan, level: Level) {
  const last = days.at(-1)?.day ?? today
  return {
    goal: testDate ? toTest(daysBetween(today, testDate), testDate) : `No test date yet: this plan runs to ${longDay(last)}.`,
    today: steps.map((step) => ({ ...stepWords(step, level), isDone: step.isDone })),
    isOff: days[0]?.kind === 'off',
    done: steps.filter(({ isDone }) => isDone).length,
    close: days.slice(0, CLOSE_DAYS).map((day) => shownDay(day, today, level, row.changes)),
    later: days.slice(CLOSE_DAYS).flatMap(({ day, kind }) => standsOut(day, kind)),
  }
}
export type ShownPlan = ReturnType<typeof shownPlan>

/** "14 days to go: your test is on December 7, 2026." */
function toTest(days: number, testDate: Day): string {
  if (days === 0) return 'Your test is today.'
  return days === 1
    ? `Your test is tomorrow, ${longDay(testDate)}.`
    : `${counted(days, 'day')} to go: your test is on ${longDay(testDate)}.`
}

function shownDay({ day, kind, minutes, steps }: PlannedDay, today: Day, level: Level, changes: WholePlan['row']['changes']) {
  return {
    day,
    name: day === today ? 'Today' : day === addDays(today, 1) ? 'Tomorrow' : weekdayName(day),
    date: shortDay(day),
    kind,
    time: timeText(minutes),
    isChanged: changes.some((change) => change.day === day),
    change: kind === 'rest' || kind === 'real' ? null : paths.learn.planDay(day),
    steps: steps.map((step) => ({ title: stepWords(step, level).title, time: timeText(step.minutes) })),
  }
}

function standsOut(day: Day, kind: PlannedDay['kind']): { day: Day; text: string }[] {
  const text = { test: 'A whole practice test', rest: 'Rest before the test', real: 'Your test' }[kind as string]
  return text ? [{ day, text: `${weekdayName(day)}, ${longDay(day)}: ${text}` }] : []
}

/** "December 7, 2026". */
export const longDay = (day: Day): string => dayText(dateOfDay(day), 'UTC')
/** "Dec 7". */
const shortDay = (day: Day): string => longDay(day).replace(/^(\w{3})\w* (\d+),.*$/, '$1 $2')
const weekdayName = (day: Day): string => SHORT_WEEKDAYS[weekdayOf(day) - 1] ?? ''
