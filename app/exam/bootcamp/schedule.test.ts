/** When the days of a boot camp are: missed days, rest days, a test that comes too soon, and the sixtieth day. */
import { describe, expect, test } from 'vitest'
import { addDays, type Day, weekdayOf } from '~/exam/plan/days'
import { PROGRAM_DAYS } from './program'
import { daysThatFit, keepFitting, MOST_DAYS, scheduleOf } from './schedule'

const START = '2026-11-23'
const CAMP = { startDate: START, today: START, testDate: null, restDays: [], plannedDays: 30, done: new Map<number, Day>() }

/** Works on each day that is open until the end, but on none of `missed`; returns how it ended. */
function goThrough(camp: typeof CAMP & { testDate: Day | null; restDays: number[] }, missed: (day: Day) => boolean) {
  const done = new Map<number, Day>()
  for (let today = camp.startDate; today <= addDays(camp.startDate, MOST_DAYS + 5); today = addDays(today, 1)) {
    const { open, isRestDay } = scheduleOf({ ...camp, today, done })
    if (open !== null && !isRestDay && !missed(today)) done.set(open, today)
  }
  const today = addDays(camp.startDate, MOST_DAYS + 5)
  return { done, schedule: scheduleOf({ ...camp, today, done }) }
}

test('thirty days stand on thirty days of the calendar, and only the first is open', () => {
  const { days, open, leftOut, state } = scheduleOf(CAMP)
  expect(days.map(({ number, on }) => [number, on])).toEqual(
    Array.from({ length: PROGRAM_DAYS }, (_, index) => [index + 1, addDays(START, index)]),
  )
  expect({ open, leftOut, state }).toEqual({ open: 1, leftOut: [], state: 'running' })
})

test('before its start nothing is open', () => {
  expect(scheduleOf({ ...CAMP, today: '2026-11-20' })).toMatchObject({ state: 'ahead', open: null })
})

test('no day stands on a rest day, but one may work on it', () => {
  const { days, open, isRestDay } = scheduleOf({ ...CAMP, restDays: [7, 1] })
  expect(days.filter(({ on }) => [7, 1].includes(weekdayOf(on)))).toEqual([])
  expect({ open, isRestDay }).toEqual({ open: 1, isRestDay: true })
})

test('a last date that is a rest day can still be worked on, until it has passed', () => {
  // The test is on a Monday; the two days before it are rest days.
  const camp = { ...CAMP, startDate: '2026-11-23', testDate: '2026-12-07', restDays: [6, 7], plannedDays: 10 }
  const done = new Map([1, 2].map((day) => [day, addDays(START, day - 1)]))
  for (const today of ['2026-12-05', '2026-12-06']) {
    expect(scheduleOf({ ...camp, today, done })).toMatchObject({ state: 'running', isRestDay: true, open: expect.any(Number) })
  }
  expect(scheduleOf({ ...camp, today: '2026-12-07', done })).toMatchObject({ state: 'over', open: null })
})

test('a day that was missed moves on, and all after it', () => {
  const { days, open } = scheduleOf({ ...CAMP, today: '2026-11-26', done: new Map([[1, START]]) })
  expect(open).toBe(2)
  expect(days.slice(0, 3)).toEqual([
    { number: 1, on: START, isDone: true },
    { number: 2, on: '2026-11-26', isDone: false },
    { number: 3, on: '2026-11-27', isDone: false },
  ])
})

test('after a day is done the next one waits for tomorrow', () => {
  expect(scheduleOf({ ...CAMP, done: new Map([[1, START]]) })).toMatchObject({ open: null, isDoneToday: true })
  expect(scheduleOf({ ...CAMP, today: addDays(START, 1), done: new Map([[1, START]]) })).toMatchObject({ open: 2 })
})

describe('a test that comes before the end', () => {
  const camp = { ...CAMP, testDate: '2026-12-05', plannedDays: 12 }

  test('shortens the program to the days before it, spread over all four weeks', () => {
    const { days, leftOut } = scheduleOf(camp)
    expect(daysThatFit(camp)).toBe(12)
    expect(days).toHaveLength(12)
    expect(days.at(-1)?.on).toBe('2026-12-04')
    expect(leftOut).toHaveLength(18)
    for (const [first, last] of [
      [1, 7],
      [8, 14],
      [15, 21],
      [22, 30],
    ] as const) {
      expect(days.filter(({ number }) => number >= first && number <= last).length).toBeGreaterThanOrEqual(2)
    }
  })

  test('leaves out the same days while one keeps pace', () => {
    const { leftOut, days } = scheduleOf(camp)
    const done = new Map<number, Day>()
    for (const { number, on } of days) {
      expect(scheduleOf({ ...camp, today: on, done })).toMatchObject({ open: number, leftOut })
      done.set(number, on)
    }
    expect(scheduleOf({ ...camp, today: '2026-12-04', done })).toMatchObject({ state: 'finished', open: null })
  })

  test('a day that was begun is not left out when days are missed', () => {
    const second = scheduleOf(camp).days[1]?.number ?? 0
    const { days } = scheduleOf({ ...camp, today: '2026-12-04', begun: new Set([second]) })
    expect(days.map(({ number }) => number)).toEqual([second])
  })

  test('on or before the first day counts for nothing', () => {
    expect(daysThatFit({ ...camp, testDate: START })).toBe(30)
  })
})

test.each([
  ['nobody misses a day', () => false, 30, 'finished'],
  ['every other day is missed', (day: Day) => weekdayOf(day) % 2 === 0, 30, 'finished'],
  ['four days of each week are missed', (day: Day) => weekdayOf(day) > 3, 27, 'finished'],
  ['all but Mondays are missed', (day: Day) => weekdayOf(day) > 1, 9, 'over'],
] as const)('when %s, it ends within sixty days', (_name, missed, count, state) => {
  const { done, schedule } = goThrough({ ...CAMP, restDays: [] as number[], testDate: null as Day | null } as never, missed)
  expect(done.size).toBe(count)
  expect(schedule).toMatchObject({ state, open: null })
  expect([...done.values()].every((on) => on <= addDays(START, MOST_DAYS - 1))).toBe(true)
})

test('three rest days a week leave room for all thirty days', () => {
  expect(daysThatFit({ ...CAMP, restDays: [5, 6, 7] })).toBe(30)
})

test('what is left out for less room is left out for the least, too', () => {
  const all = Array.from({ length: PROGRAM_DAYS }, (_, index) => index + 1)
  for (let room = PROGRAM_DAYS; room > 0; room--) {
    const { kept, leftOut } = keepFitting(all, room)
    expect(kept).toHaveLength(room)
    expect(keepFitting(all, room - 1).leftOut).toEqual(expect.arrayContaining(leftOut))
  }
})
