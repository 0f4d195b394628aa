import { expect, test } from 'vitest'
import type { Level, Subject } from '~/exam/core/levels'
import { plainWords } from './plain-words'
import { rawScore, sittingEstimate } from './score'

function wordsFor(level: Level, subject: Subject, right: number, { isTimed = true, omitted = 0, name = 'Noor' as string | null } = {}) {
  const score = rawScore(level, { right, wrong: 20 - right - omitted, omitted })
  return plainWords({ name, level, score, estimate: sittingEstimate({ level, subject, isTimed }, score, 9) })
}

test('a parent reads what a stanine is, and where this one stands', () => {
  expect(wordsFor('isee-upper', 'reading_comprehension', 15)).toBe(
    'Noor got 15 of 20 right. That is about stanine 6: a little above the middle of students applying to the same grade. A stanine is a step from 1 to 9; most students are at 4, 5 or 6.',
  )
  expect(wordsFor('isee-middle', 'reading_comprehension', 13)).toMatch(
    /^Noor got 13 of 20 right\. That is roughly stanine 5 or 6: in the middle of students/,
  )
})

test.each([
  [0, 'stanine 1: near the lower end of'],
  [20, 'stanine 9: near the top of'],
])('the ends of the scale have words as well: %i right', (right, words) => {
  expect(wordsFor('isee-upper', 'verbal_reasoning', right)).toContain(words)
})

test('a scaled score comes with its scale, and with the other students only where that is published', () => {
  expect(wordsFor('ssat-upper', 'quantitative', 10)).toMatch(
    /^Noor got 10 of 20 right, raw score 7½\. That is about 634 on the scale from 500 to 800\. Of 100 students in grade 8, about \d+ score the same or lower\. A scaled/,
  )
  expect(wordsFor('ssat-middle', 'quantitative', 10)).toContain('How others score at this level is not published.')
})

test('what has no estimate says why in a line and explains no scale', () => {
  expect(wordsFor('ssat-elementary', 'quantitative', 10)).toMatch(
    /right \(50%\)\. No conversion to scaled scores is published for this level\.$/,
  )
  expect(wordsFor('isee-upper', 'verbal_reasoning', 3, { omitted: 17 })).toMatch(/not finished/)
  expect(wordsFor('isee-upper', 'verbal_reasoning', 3, { isTimed: false, name: null })).toMatch(/^You got 3 of 20 right\. Practice without/)
})
