/** No count in a report points at one child, also not by arithmetic. */
import { expect, test } from 'vitest'
import { hideSmall, shownSum } from './impact'

const hidden = (...counts: number[]) => hideSmall(counts.map((students) => ({ students }))).map(({ isHidden }) => isHidden)

test('groups under ten are hidden, and groups of nobody are not', () => {
  expect(hidden(25, 9, 0, 4, 12)).toEqual([false, true, false, true, false])
})

test('where one small group could be found by subtraction, the next smallest is hidden as well', () => {
  expect(hidden(25, 3, 0, 12, 40)).toEqual([false, true, false, true, false])
  // Two of them together are fewer than ten: the sum of both would be known.
  expect(hidden(30, 4, 5, 11)).toEqual([false, true, true, true])
  expect(hidden(30, 9, 9, 11)).toEqual([false, true, true, false])
})

test('whoever subtracts what is shown from the sum never finds a group, or several together, under ten', () => {
  let state = 7
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  for (let turn = 0; turn < 2_000; turn += 1) {
    const groups = Array.from({ length: 6 }, () => ({ students: random(4) === 0 ? 0 : random(40) }))
    const sum = shownSum(groups)
    const rest = hideSmall(groups).filter(({ isHidden }) => isHidden)
    for (const { students, isHidden } of hideSmall(groups)) if (!isHidden) expect(students === 0 || students >= 10).toBe(true)
    if (sum === null || rest.length === 0) continue
    expect(rest.length).toBeGreaterThan(1)
    expect(rest.reduce((total, { students }) => total + students, 0)).toBeGreaterThanOrEqual(10)
  }
})

test('a sum of one to nine is not shown', () => {
  expect([shownSum([{ students: 4 }, { students: 5 }]), shownSum([{ students: 5 }, { students: 5 }]), shownSum([])]).toEqual([null, 10, 0])
})
