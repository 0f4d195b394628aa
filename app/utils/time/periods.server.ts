/** Weeks and months as they are counted for everybody: in Eastern time (docs/decisions.md 3). */
import { DateTime } from 'luxon'
import { DEFAULT_TIME_ZONE } from './time-zones'

/** Monday 00:00 Eastern of the week, or the first of the month, that the instant lies in; and when the next one begins. */
export function periodAt(per: 'week' | 'month', now: Date): { start: Date; end: Date } {
  const last = latest.get(per)
  if (last && last.start <= now.getTime() && now.getTime() < last.end) return { start: new Date(last.start), end: new Date(last.end) }
  const start = eastern(now).startOf(per)
  const period = { start: start.toMillis(), end: start.plus({ [per]: 1 }).toMillis() }
  latest.set(per, period)
  return { start: new Date(period.start), end: new Date(period.end) }
}

/** Nearly everybody asks for the period of today, and finding a zone's Monday takes as long as a query. */
const latest = new Map<'week' | 'month', { start: number; end: number }>()

/** The Eastern day as a column of type `date` holds it. */
export function easternDay(now: Date): Date {
  return new Date(`${eastern(now).toISODate()}T00:00:00Z`)
}

/** 00:00 Eastern of a day as a form has it ("2026-11-23"). */
export function beginningOf(day: string): Date {
  return DateTime.fromISO(day, { zone: DEFAULT_TIME_ZONE }).startOf('day').toJSDate()
}

/** Whole days from today in the given zone until a day; 0 today, negative when it is over. */
export function daysUntil(day: Date, timeZone: string, now = new Date()): number {
  const target = DateTime.fromISO(day.toISOString().slice(0, 10), { zone: 'utc' })
  const today = DateTime.fromJSDate(now, { zone: timeZone }).setZone('utc', { keepLocalTime: true }).startOf('day')
  return target.diff(today, 'days').days
}

/** The day that it is in the given zone: "2026-11-23". */
export function dayIn(timeZone: string, now: Date): string {
  return DateTime.fromJSDate(now, { zone: timeZone }).toFormat('yyyy-MM-dd')
}

/** The hour that it is in the given zone, 0 to 23. */
export function hourIn(timeZone: string, now: Date): number {
  return DateTime.fromJSDate(now, { zone: timeZone }).hour
}

/** When a day ("2026-11-23") begins in the given zone. */
export function beginningIn(timeZone: string, day: string): Date {
  return DateTime.fromISO(day, { zone: timeZone }).startOf('day').toJSDate()
}

/** The beginning of a day in the given zone, so many days from today. */
export function dayAhead(days: number, timeZone: string, now: Date): Date {
  return DateTime.fromJSDate(now, { zone: timeZone }).startOf('day').plus({ days }).toJSDate()
}

function eastern(now: Date): DateTime {
  return DateTime.fromJSDate(now, { zone: DEFAULT_TIME_ZONE })
}
