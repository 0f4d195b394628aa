/** Money, prices and moments in words. */
import { DateTime } from 'luxon'
import { dollars } from '../billing/lines.mjs'

export { dollars }

/** `$299.00 every 3 months`, `$149.00 a month`, `$30.00`. */
export function priceOf({ unit_amount, recurring }) {
  if (!recurring) return dollars(unit_amount)
  const { interval, interval_count } = recurring
  return interval_count === 1 ? `${dollars(unit_amount)} a ${interval}` : `${dollars(unit_amount)} every ${interval_count} ${interval}s`
}

export function day(moment) {
  return DateTime.fromSeconds(moment, { zone: 'utc' }).toFormat('LLLL d, yyyy')
}

export function momentOf(moment) {
  return DateTime.fromSeconds(moment, { zone: 'utc' }).toFormat('yyyy-MM-dd HH:mm:ss')
}
