import { expect, test } from 'vitest'
import { cellText } from './cell-text'

test('a day of the calendar is the same day in every zone, and a moment is told in the reader’s', () => {
  const day = new Date('2027-01-16T00:00:00.000Z')
  expect([cellText(day, 'America/New_York'), cellText(day, 'Asia/Tokyo')]).toEqual(['January 16, 2027', 'January 16, 2027'])
  expect(cellText(new Date('2027-01-16T00:00:01.000Z'), 'America/New_York')).toContain('January 15, 2027')
})

test('levels have their names, and other codes are words', () => {
  expect(cellText(['isee_upper', 'sectional_quiz', 'as written_by hand'], 'UTC')).toBe('ISEE Upper, sectional quiz, as written_by hand')
})
