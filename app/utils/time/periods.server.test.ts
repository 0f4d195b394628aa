import { describe, expect, test } from 'vitest'
import { daysUntil, easternDay, periodAt } from './periods.server'

describe('the period', () => {
  test.each([
    ['Wednesday', '2026-03-11T15:30:00Z', '2026-03-09T04:00Z', '2026-03-16T04:00Z'],
    ['the first instant of Monday', '2026-03-09T04:00:00Z', '2026-03-09T04:00Z', '2026-03-16T04:00Z'],
    ['the last instant of Sunday in New York', '2026-03-16T03:59:59.999Z', '2026-03-09T04:00Z', '2026-03-16T04:00Z'],
    ['a week across the new year', '2027-01-01T12:00:00Z', '2026-12-28T05:00Z', '2027-01-04T05:00Z'],
    ['the Sunday on which clocks go forward', '2026-03-08T07:30:00Z', '2026-03-02T05:00Z', '2026-03-09T04:00Z'],
    ['the Sunday on which clocks go back', '2026-11-01T05:30:00Z', '2026-10-26T04:00Z', '2026-11-02T05:00Z'],
  ])('of %s runs from Monday to Monday, Eastern', (_name, instant, start, end) => {
    expect(periodAt('week', new Date(instant))).toEqual({ start: new Date(start), end: new Date(end) })
  })

  test.each([
    ['2027-01-01T04:59:59.999Z', '2026-12-01T05:00Z', '2027-01-01T05:00Z'],
    ['2028-02-29T12:00:00Z', '2028-02-01T05:00Z', '2028-03-01T05:00Z'],
    ['2026-03-20T12:00:00Z', '2026-03-01T05:00Z', '2026-04-01T04:00Z'],
  ])('of %s is its calendar month, Eastern', (instant, start, end) => {
    expect(periodAt('month', new Date(instant))).toEqual({ start: new Date(start), end: new Date(end) })
  })
})

test('the Eastern day of an instant', () => {
  expect(easternDay(new Date('2026-11-23T04:59:00Z'))).toEqual(new Date('2026-11-22'))
  expect(easternDay(new Date('2026-11-23T05:00:00Z'))).toEqual(new Date('2026-11-23'))
})

test.each([
  ['America/New_York', '2026-11-23T04:59:00Z', 8],
  ['UTC', '2026-11-23T04:59:00Z', 7],
  ['America/New_York', '2026-11-30T12:00:00Z', 0],
  ['America/New_York', '2026-12-02T12:00:00Z', -2],
  ['America/New_York', '2026-10-30T12:00:00Z', 31],
])('in %s, days from %s until November 30: %i', (timeZone, now, days) => {
  expect(daysUntil(new Date('2026-11-30'), timeZone, new Date(now))).toBe(days)
})
