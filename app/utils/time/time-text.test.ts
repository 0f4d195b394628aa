import { expect, test } from 'vitest'
import { clockTime, comingDay, dayText, dayTime, durationText, resetTime } from './time-text'

const instant = new Date('2026-11-23T00:00:05Z')

/** Newer versions of the language data put a narrow space before AM and PM. */
const plain = (text: string) => text.replace(/\s/g, ' ')

test('times stand in the zone that was asked for, with its name', () => {
  expect(plain(clockTime(instant, 'America/New_York'))).toBe('7:00:05 PM EST')
  expect(plain(clockTime(instant, 'America/Los_Angeles'))).toBe('4:00:05 PM PST')
  expect(plain(dayTime(instant, 'America/New_York'))).toBe('Sunday, November 22 at 7:00 PM EST')
})

test('a day is the day of the zone', () => {
  expect(dayText(instant, 'America/New_York')).toBe('November 22, 2026')
  expect(dayText(instant, 'UTC')).toBe('November 23, 2026')
})

test('summer time has its own name', () => {
  expect(plain(clockTime(new Date('2026-07-01T12:00:00Z'), 'America/New_York'))).toBe('8:00:00 AM EDT')
})

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [60, '1 minute'],
  [90, '1 minute 30 seconds'],
  [1440, '24 minutes'],
  [3661, '61 minutes 1 second'],
])('%i seconds read as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})

// The instant is a Sunday, 7:00 PM, in New York and a Monday elsewhere.
test.each([
  ['2026-11-22T23:00:00Z', 'now'],
  ['2026-11-23T00:00:05Z', 'now'],
  ['2026-11-23T04:59:00Z', 'later today'],
  ['2026-11-23T05:00:00Z', 'tomorrow'],
  ['2026-11-24T05:00:00Z', 'Tuesday'],
  ['2026-11-28T23:00:00Z', 'Saturday'],
  ['2026-11-29T05:00:00Z', 'on November 29'],
  ['2027-03-14T12:00:00Z', 'on March 14'],
])('seen from there on that evening, %s comes %s', (coming, text) => {
  expect(comingDay(new Date(coming), instant, 'America/New_York')).toBe(text)
})

test('a day of 23 hours is a day', () => {
  const [evening, next] = [new Date('2026-03-08T04:30:00Z'), new Date('2026-03-09T04:30:00Z')]
  expect(comingDay(next, evening, 'America/New_York')).toBe('Monday')
  expect(comingDay(new Date('2026-03-08T05:30:00Z'), evening, 'America/New_York')).toBe('tomorrow')
})

test('a week starts over at midnight in New York, and by the clock of whoever reads it elsewhere', () => {
  const monday = new Date('2026-11-23T05:00:00Z')
  expect(plain(resetTime(monday, 'America/New_York'))).toBe('Monday, November 23 at midnight, Eastern time')
  expect(plain(resetTime(monday, 'America/Los_Angeles'))).toBe('Sunday, November 22 at 9:00 PM PST (midnight, Eastern time)')
})
