import { expect, test } from 'vitest'
import { isHurried, isShown, SHOWN, secondsEach } from './look'

const right = { outcome: 'right', seconds: 30, flagged: false } as const

test.each([
  ['a right answer in good time', right, ['all']],
  ['a wrong answer', { ...right, outcome: 'wrong' }, ['look', 'all', 'wrong']],
  ['a skipped question', { ...right, outcome: 'omitted' }, ['look', 'all', 'skipped']],
  ['a right answer that took twice the pace', { ...right, seconds: 60 }, ['look', 'all', 'slow']],
  ['a right answer that was flagged', { ...right, flagged: true }, ['look', 'all', 'flagged']],
] as const)('%s stands in the lists where it belongs', (_, question, lists) => {
  expect(SHOWN.filter((shown) => isShown(shown, question, 30))).toEqual(lists)
})

test('nothing is slow where there was no clock', () => {
  expect(isShown('look', { ...right, seconds: 9000 }, null)).toBe(false)
})

const skipped = { ...right, outcome: 'omitted', seconds: 1 } as const

test('the time of a question is that of the answered ones', () => {
  expect(secondsEach([right, { ...right, seconds: 50 }, skipped])).toBe(40)
  expect([secondsEach([skipped]), secondsEach([])]).toEqual([null, null])
})

test('answers of two seconds are too quick to mean much, and nothing is without a clock', () => {
  const quick = [{ ...right, seconds: 2 }, { ...right, seconds: 3 }, skipped]
  expect([isHurried(quick, 50), isHurried([right, skipped], 50), isHurried([skipped], 50), isHurried(quick, null)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
