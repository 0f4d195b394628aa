/** Calendar: a period begins on its anchor's day of the month, or on the month's last day where that one is missing. */
import { DateTime } from 'luxon'

/** The first end of a period after a moment, counted from the anchor so that a 31st comes back after February. */
export function periodEnd(anchor, { interval, interval_count }, after) {
  const start = DateTime.fromSeconds(anchor, { zone: 'utc' })
  for (let count = 1; ; count += 1) {
    const end = Math.floor(start.plus({ [`${interval}s`]: interval_count * count }).toSeconds())
    if (end > after) return end
  }
}

export function addMonths(moment, months) {
  return Math.floor(DateTime.fromSeconds(moment, { zone: 'utc' }).plus({ months }).toSeconds())
}

export function isSameInterval(one, other) {
  return one.interval === other.interval && one.interval_count === other.interval_count
}

/** `23 Nov 2026`, as Stripe writes it in lines of invoices. */
export function dayOf(moment) {
  return DateTime.fromSeconds(moment, { zone: 'utc' }).toFormat('d LLL yyyy')
}
