/** A lesson about a misconception asks about it, never twice the same, and for each student in other numbers. */
import { expect, test } from 'vitest'
import { askedBy, bankSources } from '~/exam/bank/sources.server'
import { sourceOf } from '~/exam/core/item/name'
import type { Suspect } from '~/exam/mistakes/probe.server'
import { offeredMisconceptions } from '~/exam/mistakes/suspicion'
import { makeLesson } from './lesson.server'

const place = { level: 'isee-upper', subject: 'mathematics_achievement' } as const

/** The first misconception that a family offers again and again. */
function suspects(): Suspect[] {
  return bankSources(place).flatMap(({ family, isReserved, offers }) => {
    const item = family && !isReserved ? offers.at(-1)?.item('first') : undefined
    const [says] = item ? offeredMisconceptions(item) : []
    return item && says ? [{ questionId: item.id, ...place, difficulty: item.difficulty, says }] : []
  })
}

const made = suspects()
  .slice(0, 12)
  .map((suspect) => ({ suspect, lesson: makeLesson({ suspect, students: 3, hidden: new Set(), seed: 'monday' }) }))

test('most families can teach a lesson about what their wrong choices say', () => {
  expect(made.filter(({ lesson }) => lesson !== null).length).toBeGreaterThan(made.length / 2)
})

test('every part but the warm-up offers the wrong choice, and no two questions on one desk are alike', () => {
  for (const { suspect, lesson } of made) {
    if (!lesson) continue
    const { warmUp, probes, worked, exit } = lesson.parts
    for (const item of [...probes, ...worked, ...exit, ...lesson.twins.flat()]) expect(offeredMisconceptions(item)).toContain(suspect.says)
    for (const item of warmUp) expect([item.difficulty, sourceOf(item) === sourceOf({ id: suspect.questionId })]).toEqual(['easy', false])
    for (const own of lesson.twins) {
      const all = [...warmUp, ...probes, ...worked, ...exit, ...own].map(askedBy)
      expect(new Set(all).size).toBe(all.length)
    }
  }
})

test('the same seed is the same lesson, and what is hidden is not taught', () => {
  const [one] = made
  if (!one) throw new Error('no family offers a misconception')
  expect(makeLesson({ suspect: one.suspect, students: 3, hidden: new Set(), seed: 'monday' })).toEqual(one.lesson)
  const hidden = new Set([sourceOf({ id: one.suspect.questionId })])
  expect(makeLesson({ suspect: one.suspect, students: 1, hidden, seed: 'monday' })).toBeNull()
})
