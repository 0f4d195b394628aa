import { expect, test } from 'vitest'
import { estimate, rawScore } from './score'
import { estimateText, estimateWithRange } from './words'

const half = { right: 10, wrong: 8, omitted: 2 }

test('each kind of estimate is said as what it is, and a missing one as per cent', () => {
  const texts = (['isee-upper', 'isee-middle', 'ssat-elementary'] as const).map((level) => {
    const score = rawScore(level, half)
    return estimateWithRange(score, estimate(level, 'reading_comprehension', score))
  })
  expect(texts).toEqual(['About stanine 3, likely between 2 and 5', 'Roughly stanine 3 or 4', '50% right'])
  const score = rawScore('ssat-upper', half)
  expect(estimateWithRange(score, estimate('ssat-upper', 'verbal', score))).toBe('About 636, likely between 605 and 667')
  expect(estimateText(score, null)).toBe('50% right')
})
