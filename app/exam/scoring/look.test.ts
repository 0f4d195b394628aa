import { expect, test } from 'vitest'
import { isShown, SHOWN } from './look'

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
