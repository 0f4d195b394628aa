/** Patterns that are no single idea: what belongs to them, when they stand, and when they end. */
import { expect, test } from 'vitest'
import { DAY_MS } from '~/utils/time/durations'
import { patternState, patternsOf } from './patterns'

const mistakes = (...days: number[]) => days.map((day) => ({ at: day * DAY_MS, sitting: `sitting of day ${day}` }))
const clean = (...days: number[]) => days.map((day) => ({ at: day * DAY_MS, isClean: true, isMissed: false }))
const missed = (day: number) => ({ at: day * DAY_MS, isClean: false, isMissed: true })
const on = (day: number) => day * DAY_MS

test('a mistake belongs to what its reason says, and to pace when it took longer than one in time', () => {
  const quick = { seconds: 20, most: 120 }
  expect(patternsOf({ reason: 'vocabulary_gap', ...quick })).toEqual(['vocabulary'])
  expect(patternsOf({ reason: 'misread_question', ...quick })).toEqual(['careless'])
  expect(patternsOf({ reason: 'time_pressure', ...quick })).toEqual(['pace'])
  expect(patternsOf({ reason: 'concept_misunderstanding', ...quick })).toEqual([])
  expect(patternsOf({ reason: 'careless_mistake', seconds: 121, most: 120 })).toEqual(['pace', 'careless'])
})

test('three in a month are a pattern, five over three sittings a confirmed one; one bad day is not', () => {
  expect(patternState({ mistakes: mistakes(1, 2), reviews: [] }, on(3))).toBeNull()
  expect(patternState({ mistakes: mistakes(1, 2, 3), reviews: [] }, on(4))).toBe('identified')
  expect(patternState({ mistakes: mistakes(1, 1, 1, 1, 1, 1, 2), reviews: [] }, on(4))).toBe('identified')
  expect(patternState({ mistakes: mistakes(1, 2, 3), reviews: [missed(3)] }, on(4))).toBe('probing')
  expect(patternState({ mistakes: mistakes(1, 1, 2, 2, 3), reviews: [] }, on(4))).toBe('confirmed')
  expect(patternState({ mistakes: mistakes(1, 2, 3), reviews: [] }, on(40))).toBeNull()
})

test('clean answers after the last mistake count, and two a week apart end it', () => {
  const known = mistakes(1, 1, 2, 2, 3)
  expect(patternState({ mistakes: known, reviews: clean(1, 2) }, on(4))).toBe('confirmed')
  expect(patternState({ mistakes: known, reviews: clean(4, 10) }, on(11))).toBe('practicing')
  expect(patternState({ mistakes: known, reviews: clean(4, 11) }, on(11))).toBe('resolved')
  expect(patternState({ mistakes: known, reviews: [...clean(4, 11), missed(8)] }, on(11))).toBe('practicing')
  expect(patternState({ mistakes: known, reviews: [...clean(4, 8, 15), missed(7)] }, on(15))).toBe('resolved')
  expect(patternState({ mistakes: [...known, ...mistakes(12)], reviews: clean(4, 11) }, on(13))).toBe('confirmed')
})
