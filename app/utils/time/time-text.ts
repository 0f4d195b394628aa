/** Times as people read them, in a given zone. */
import { DAY_MS } from './durations'

/** What is written of an instant, by the name of its form. */
const FORMS = {
  clock: { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'short' },
  short: { hour: 'numeric', minute: '2-digit' },
  dayTime: { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  moment: { month: 'long', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  day: { dateStyle: 'long' },
  weekday: { weekday: 'long' },
  monthDay: { month: 'long', day: 'numeric' },
  numbers: { year: 'numeric', month: '2-digit', day: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** Making a format takes a hundred times as long as using it; there are only as many as zones and forms. */
const formats = new Map<string, Intl.DateTimeFormat>()

function write(form: keyof typeof FORMS, instant: Date, timeZone: string): string {
  const name = `${form} ${timeZone}`
  const format = formats.get(name) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...FORMS[form] })
  formats.set(name, format)
  return format.format(instant)
}

/** "10:42:00 AM EST". */
export const clockTime = (instant: Date, timeZone: string): string => write('clock', instant, timeZone)

/** "10:42 AM". */
export const shortTime = (instant: Date, timeZone: string): string => write('short', instant, timeZone)

/** "Monday, November 23, 7:00 PM EST". */
export const dayTime = (instant: Date, timeZone: string): string => write('dayTime', instant, timeZone)

/** When a week or month starts over, midnight in New York: "Monday, November 23 at midnight, Eastern time"; elsewhere by the reader's clock. */
export function resetTime(instant: Date, timeZone: string): string {
  const [day, time = ''] = dayTime(instant, timeZone).split(' at ')
  return time.startsWith('12:00') && time.includes('AM') ? `${day} at midnight, Eastern time` : `${day} at ${time} (midnight, Eastern time)`
}

/** "November 20, 2026 at 7:00 PM EST". */
export const momentText = (instant: Date, timeZone: string): string => write('moment', instant, timeZone)

/** "November 20, 2026". */
export const dayText = (instant: Date, timeZone: string): string => write('day', instant, timeZone)

/** When something comes: "now", "later today", "tomorrow", "Thursday" within a week, else "on December 3". */
export function comingDay(instant: Date, now: Date, timeZone: string): string {
  if (instant <= now) return 'now'
  const days = dayNumber(instant, timeZone) - dayNumber(now, timeZone)
  if (days < 2) return days === 0 ? 'later today' : 'tomorrow'
  return days < 7 ? write('weekday', instant, timeZone) : `on ${write('monthDay', instant, timeZone)}`
}

/** Days since 1970 by the calendar of the zone. */
function dayNumber(instant: Date, timeZone: string): number {
  const [month = 0, day = 0, year = 0] = write('numbers', instant, timeZone).split('/').map(Number)
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** "24 minutes", "1 minute 30 seconds". */
export function durationText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  const parts = [minutes && `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`, rest && `${rest} ${rest === 1 ? 'second' : 'seconds'}`]
  return parts.filter(Boolean).join(' ') || '0 seconds'
}
