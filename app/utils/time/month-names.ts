/** The names of a calendar month. */
import { DateTime } from 'luxon'

/** Of "2026-11": "Nov", "Nov 2026" and "November 2026". */
export function monthNames(month: string): { name: string; withYear: string; inFull: string } {
  const date = DateTime.fromISO(month, { locale: 'en-US' })
  return { name: date.toFormat('LLL'), withYear: date.toFormat('LLL yyyy'), inFull: date.toFormat('LLLL yyyy') }
}
