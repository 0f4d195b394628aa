/** Days of the calendar as text ("2026-11-23"): no hours and no zones, so that no change of clocks can move one. */
import { DAY_MS } from '~/utils/time/durations'

/** "2026-11-23". */
export type Day = string

/** The day so many days later; earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How many days lie from the first day to the second; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay() || 7
}

/** The Monday of its week. */
export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day))
}

/** A day as a column of type `date` holds it, and back. */
export const dateOfDay = (day: Day): Date => new Date(`${day}T00:00:00Z`)
export const dayOfDate = (date: Date): Day => date.toISOString().slice(0, 10)
