/** Which school year it is, and which figures are older than two of them. */
import { expect, test } from 'vitest'
import { isOlderFigure, schoolYearOf } from './school-year'

test.each([
  ['2026-07-31', 2025],
  ['2026-08-01', 2026],
  ['2027-01-15', 2026],
])('%s lies in the school year that begins in %i', (day, year) => {
  expect(schoolYearOf(new Date(day))).toBe(year)
})

test.each([
  ['493 (2017–18)', true],
  ['$51,500 in 2023–24', true],
  ['$62,475 (2024–25)', false],
  ['24% in the 2021–22 cycle, 31% in 2025', false],
  ['$2,000 to $3,000', false],
  ['2019-20', true],
  ['about a fifth', false],
])('“%s”, seen in 2026–27, is an older figure: %s', (text, isOlder) => {
  expect(isOlderFigure(text, 2026)).toBe(isOlder)
})
