/** When a real test may be taken: the ISEE once in a season. */
import { describe, expect, test } from 'vitest'
import { type Asked, judgeTestDay, seasonOf } from './seasons'

test.each([
  ['2026-08-01', 'fall', '2026-08-01', '2026-11-30'],
  ['2026-11-30', 'fall', '2026-08-01', '2026-11-30'],
  ['2026-12-01', 'winter', '2026-12-01', '2027-03-31'],
  ['2027-02-28', 'winter', '2026-12-01', '2027-03-31'],
  ['2027-07-31', 'spring and summer', '2027-04-01', '2027-07-31'],
])('%s lies in %s', (day, name, from, to) => {
  expect(seasonOf(day)).toEqual({ name, from, to })
})

describe('the day of a test', () => {
  const asked: Asked = { exam: 'isee', wanted: '2026-12-07', today: '2026-11-23', satOn: null }

  test.each([
    ['is taken', {}, null],
    ['today is taken', { wanted: '2026-11-23' }, null],
    ['that is over is refused with the season that comes', { wanted: '2026-11-22' }, { why: 'past', name: 'winter' }],
    [
      'that is over is refused with this season while there is time',
      { wanted: '2026-09-01', today: '2026-10-01' },
      { why: 'past', name: 'fall' },
    ],
    [
      'in the season of a sitting is refused with the next',
      { wanted: '2027-01-09', satOn: '2026-12-07' },
      { why: 'same season', name: 'spring and summer' },
    ],
    ['in the season after a sitting is taken', { satOn: '2026-11-14' }, null],
    ['of the SSAT may follow another in the same season', { exam: 'ssat', wanted: '2027-01-09', satOn: '2026-12-07' }, null],
    ['of the SSAT that is over has no season to offer', { exam: 'ssat', wanted: '2026-11-22' }, { why: 'past', name: undefined }],
    ['in three years is a slip', { wanted: '2029-12-07' }, { why: 'too far', name: undefined }],
  ] as const)('%s', (_name, change, expected) => {
    const refusal = judgeTestDay({ ...asked, ...change })
    expect(refusal && { why: refusal.why, name: refusal.offered?.name }).toEqual(expected)
  })
})
