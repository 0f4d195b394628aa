/** Assigned work is done when the work is: never by a tick, never by half. */
import { describe, expect, test } from 'vitest'
import { standingOf } from './done'
import type { Work } from './work'

const skills: Work = {
  ...{ kind: 'skills', level: 'isee-upper', subject: 'mathematics_achievement' },
  ...{ skills: ['Ratios', 'Percent'], difficulty: null, questions: 5 },
}
const answers = (skill: string, count: number, right: number, from = 1000) =>
  Array.from({ length: count }, (_, index) => ({ skill, at: from + index, isRight: index < right }))

describe('practice of skills', () => {
  test('is done with the last answer that was asked for, and tells how many were right', () => {
    const facts = { answers: [...answers('Ratios', 5, 4), ...answers('Percent', 5, 2, 2000)] }
    expect(standingOf(skills, facts)).toEqual({ doneAt: 2004, steps: { done: 10, of: 10 }, outcome: { right: 6, of: 10 } })
  })

  test('of one skill alone is half of it, however much there is', () => {
    expect(standingOf(skills, { answers: answers('Ratios', 12, 12) })).toEqual({ doneAt: null, steps: { done: 5, of: 10 }, outcome: null })
  })
})

test('a quiz is done with the sitting that ended, and not with a clock that ran out untouched', () => {
  const quiz: Work = { kind: 'quiz', level: 'isee-upper', subject: 'verbal_reasoning', number: 3 }
  const sitting = { id: 's', at: 7000, right: 12, answered: 18, of: 20 }
  expect(standingOf(quiz, { sitting }).outcome).toEqual({ sittingId: 's', right: 12, of: 20 })
  expect(standingOf(quiz, { sitting: { ...sitting, right: 0, answered: 0 } }).doneAt).toBeNull()
  expect(standingOf(quiz, { sitting: null })).toEqual({ doneAt: null, steps: { done: 0, of: 1 }, outcome: null })
})

test('words are done when the last of them was reviewed', () => {
  const work: Work = { kind: 'words', words: ['candid', 'frugal'] }
  expect(standingOf(work, { words: [{ word: 'candid', at: 1 }] }).steps).toEqual({ done: 1, of: 2 })
  const both = [
    { word: 'frugal', at: 9 },
    { word: 'candid', at: 1 },
  ]
  expect(standingOf(work, { words: both }).doneAt).toBe(9)
})

test('a text is done when it is submitted, a lesson when it was seen, and neither before', () => {
  const prompt: Work = { kind: 'prompt', prompt: 'isee-upper-07' }
  expect(standingOf(prompt, { essay: { id: 'e', at: 4, words: 210 } }).outcome).toEqual({ essayId: 'e', words: 210 })
  expect(standingOf(prompt, {}).doneAt).toBeNull()
  expect(standingOf({ kind: 'lesson', lesson: 'l' }, { lessonAt: 5 }).doneAt).toBe(5)
  expect(standingOf({ kind: 'lesson', lesson: 'l' }, { lessonAt: null }).doneAt).toBeNull()
})
