/** The running section in two windows, after its end, and after its page was closed. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { act, actOrPause, blank, fate, openPage, perform, settle } from '../../../../tests/support/students/restless-student'
import { marksOf, newScene, pass, tell } from '../../../../tests/support/students/slow-line'
import { isAllSaved, keptMarks } from './machine'

const RUNS = 500
const FAR = 10_000_000

test('two pages end with the same marks, the later change of each question, and tell what the other one changed', () => {
  fc.assert(
    fc.property(fc.array(actOrPause, { maxLength: 40 }), fc.array(fate, { maxLength: 20 }), (acts, fates) => {
      const scene = newScene(fates, FAR)
      const student = blank()
      openPage(scene, 0)
      openPage(scene, 1)
      for (const one of acts) {
        perform(scene, student, one)
        pass(scene, one.after)
      }
      settle(scene, student)
      for (const room of scene.pages) {
        expect(isAllSaved(room)).toBe(true)
        expect(room.marks).toEqual(marksOf(scene))
        expect(room.highlights).toEqual(scene.highlights)
      }
      for (const [index, { choice, flagged, changedAt }] of scene.section.questions.entries()) {
        if (changedAt !== null) expect(student.done.get(index + 1)).toContain(JSON.stringify([choice, flagged]))
      }
      expect(scene.section.spent).toBeLessThanOrEqual(scene.now - scene.start)
    }),
    { numRuns: RUNS },
  )
})

test('what arrives after the end is refused, stays with its page and is told as not counted', () => {
  fc.assert(
    fc.property(
      fc.array(act, { maxLength: 30 }),
      fc.array(fate, { maxLength: 20 }),
      fc.integer({ min: 0, max: 20_000 }),
      (acts, fates, deadline) => {
        const scene = newScene(fates, deadline)
        const student = blank()
        openPage(scene, 0)
        for (const one of acts) {
          perform(scene, student, { ...one, page: 0 })
          pass(scene, one.after)
        }
        const lastChange = Math.max(0, ...(scene.pages[0]?.marks.map(({ changedAt }) => changedAt) ?? []))
        pass(scene, deadline)
        tell(scene, 0, { type: 'over', at: scene.now })
        settle(scene, student)
        const room = scene.pages[0]
        expect(room && isAllSaved(room)).toBe(true)
        for (const [index, mark] of (room?.marks ?? []).entries()) {
          const isCounted = mark.choice === scene.section.questions[index]?.choice
          expect(room?.late.includes(index + 1)).toBe(!isCounted)
        }
        if (lastChange === 0) expect(room?.late).toEqual([])
      },
    ),
    { numRuns: RUNS },
  )
})

test('a page that was closed without a connection sends what it kept when it is opened again, unless another has answered since', () => {
  const scene = newScene([{ there: 5, back: 5, happens: 'lost there' }], FAR)
  openPage(scene, 0)
  pass(scene, 1_000)
  for (const position of [1, 2]) tell(scene, 0, { type: 'marked', position, change: { choice: 3 }, at: scene.now })
  pass(scene, 1_000)
  const kept = keptMarks(scene.pages[0] as NonNullable<(typeof scene.pages)[0]>)
  expect(Object.keys(kept)).toEqual(['1', '2'])

  openPage(scene, 1)
  tell(scene, 1, { type: 'marked', position: 2, change: { choice: 1 }, at: scene.now })
  pass(scene, 1_000)
  openPage(scene, 0)
  tell(scene, 0, { type: 'restored', marks: kept, highlights: {}, at: scene.now })
  settle(scene, blank())
  expect(scene.section.questions.map(({ choice }) => choice).slice(0, 2)).toEqual([3, 1])
  expect(scene.pages[1]?.elsewhere).toEqual([1])
})
