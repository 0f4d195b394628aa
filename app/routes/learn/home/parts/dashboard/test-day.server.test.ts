import { expect, test } from 'vitest'
import { testDay } from './test-day.server'

const now = new Date('2026-11-22T12:00:00Z')

test.each([
  ['2027-01-09', '48 days to go, until January 9, 2027.', undefined],
  ['2026-11-23', '1 day to go: it is tomorrow, November 23, 2026.', undefined],
  ['2026-11-22', 'It is today. Good luck!', undefined],
  ['2026-11-21', 'It was on November 21, 2026.', 'Say how to go on'],
  [null, 'No date yet.', 'Add your test date'],
])('a test on %s reads as: %s', (date, text, label) => {
  const day = testDay(date ? new Date(date) : null, 'America/New_York', now)
  expect([day.text, day.link?.label]).toEqual([text, label])
})
