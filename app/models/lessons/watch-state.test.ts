/** How far somebody is in a lesson: the share of its time, and what finishes it. */
import { expect, test } from 'vitest'
import { testLesson } from '../../../tests/factories/practice/lessons'
import { isFinished, percentSeen, readState } from './watch-state'

const lesson = testLesson('getting-started')
const all = lesson.scenes.map((_, index) => index + 1)
const answer = { item: 'an item', choice: 1, isRight: false }

test('a row that says nothing yet is at its beginning', () => {
  expect(readState({})).toEqual({ scene: 1, second: 0, seen: [], resumed: 0, writtenAt: 0, answers: {} })
})

test('the share is of the time, and whole only with the last scene', () => {
  expect(percentSeen(lesson, { seen: [] })).toBe(0)
  expect(percentSeen(lesson, { seen: all })).toBe(100)
  for (const scene of all) {
    const percent = percentSeen(lesson, { seen: all.filter((one) => one !== scene) })
    expect(percent > 50 && percent < 100, `without ${scene}`).toBe(true)
  }
})

test('a lesson is finished with every scene and both answers, right or wrong, and with nothing less', () => {
  const both = { '1': answer, '2': { ...answer, isRight: true } }
  expect(isFinished(lesson, { seen: all, answers: both })).toBe(true)
  expect(isFinished(lesson, { seen: all, answers: { '1': answer } })).toBe(false)
  expect(isFinished(lesson, { seen: all.slice(1), answers: both })).toBe(false)
})
