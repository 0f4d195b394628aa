import { expect, test } from 'vitest'
import { blueprintOf } from '~/exam/core/blueprints'
import type { Level, Subject } from '~/exam/core/levels'
import type { Tally } from '~/exam/scoring/score'
import { scoreSubject } from './subject-score'
import { totalOf } from './total'

/** The estimates of a whole test, each subject with the answers that `tally` gives it of so many that count. */
function estimates(level: Level, tally: (scored: number) => Tally) {
  const { sections } = blueprintOf(level)
  return [...new Set(sections.map(({ subject }) => subject))].map((subject: Subject) => {
    const scored = sections.reduce((sum, part) => (part.subject === subject ? sum + part.questions - part.unscored : sum), 0)
    const seen = { right: 0, wrong: 0, omitted: 0 }
    return scoreSubject({ level, subject, gradeApplied: 9, isTimed: true, scored: tally(scored), seen, unscored: 0 }).estimate
  })
}

test('the total of the SSAT is the sum, with an error of its own; no other exam has one', () => {
  const scores = (level: Level) => estimates(level, (scored) => ({ right: scored - 10, wrong: 0, omitted: 10 }))
  // 755 + 692 + 776 = 2223; 18 × √3 = 31.
  expect(totalOf('ssat-upper', scores('ssat-upper'))).toMatchObject({ total: 2223, band: { low: 2192, high: 2254 } })
  expect(totalOf('isee-upper', scores('isee-upper'))).toBeNull()
  expect(totalOf('ssat-elementary', scores('ssat-elementary'))).toBeNull()
})

test('nothing of a total lies beyond the scale of 3 × 500 to 3 × 800', () => {
  const top = totalOf(
    'ssat-upper',
    estimates('ssat-upper', (scored) => ({ right: scored, wrong: 0, omitted: 0 })),
  )
  expect([top?.total, top?.band.high]).toEqual([2400, 2400])
  expect(top?.band.low).toBeLessThanOrEqual(2400 - 31)
  const bottom = totalOf(
    'ssat-upper',
    estimates('ssat-upper', (scored) => ({ right: 0, wrong: scored, omitted: 0 })),
  )
  expect(bottom?.band.low).toBe(1500)
})
