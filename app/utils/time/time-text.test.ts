import { expect, test } from 'vitest'
import { clockTime, dayText, dayTime, durationText } from './time-text'

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
