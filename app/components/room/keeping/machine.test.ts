/** The running section over a bad line: 500 interleavings of what students do with what lines do. The server is the plain description of ours. */
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { DAY_MS } from '~/utils/time/durations'
import { act, actOrPause, blank, fate, openPage, perform, settle } from '../../../../tests/support/students/restless-student'
import { marksOf, newScene, pass, tell } from '../../../../tests/support/students/slow-line'
import { isAllSaved } from './machine'
import { newRoom } from './state'
import { createRoomStore } from './store'

const RUNS = 500
const FAR = 10_000_000

test('in 500 interleavings on a bad line each question keeps what was done while its own address was open, in order', () => {
  fc.assert(
    fc.property(fc.array(actOrPause, { maxLength: 30 }), fc.array(fate, { maxLength: 20 }), (acts, fates) => {
      const scene = newScene(fates, FAR)
      const student = blank()
      openPage(scene, 0)
      const newest = scene.section.questions.map(() => 0)
      for (const one of acts) {
        perform(scene, student, { ...one, page: 0 })
        pass(scene, one.after)
        const { looking } = scene.pages[0] ?? {}
        if (looking) expect(looking.position).toBe(student.here[0])
        for (const [index, { choice, flagged, changedAt }] of scene.section.questions.entries()) {
          if (changedAt === null) continue
          expect(student.done.get(index + 1) ?? new Set()).toContain(JSON.stringify([choice, flagged]))
          expect(changedAt).toBeGreaterThanOrEqual(newest[index] ?? 0)
          newest[index] = changedAt
        }
      }
      settle(scene, student)
      const room = scene.pages[0]
      expect(room && isAllSaved(room)).toBe(true)
      expect(room?.elsewhere).toEqual([])
      for (const [position, last] of student.last) expect(scene.section.questions[position - 1]).toMatchObject(last)
      for (const [passage, sentences] of student.highlighted) {
        expect(scene.highlights[passage]?.sentences).toEqual(sentences)
        expect(room?.highlights[passage]?.sentences).toEqual(sentences)
      }
      expect(room?.marks.map(({ choice, struck, flagged }) => ({ choice, struck, flagged }))).toEqual(
        scene.section.questions.map(({ choice, struck, flagged }) => ({ choice, struck, flagged })),
      )
    }),
    { numRuns: RUNS },
  )
})

test('a section that was given back elsewhere is gone: its page says so and sends nothing more', async () => {
  const ask = vi.fn(() => Promise.resolve(new Response(null, { status: 404 })))
  vi.stubGlobal('fetch', ask)
  const mark = { choice: null, struck: [], flagged: false, changedAt: 0 }
  const room = newRoom({ page: 'one', position: 1, marks: [mark], highlights: {}, revision: 0, now: 0, at: 0 })
  const store = createRoomStore({ room, sittingId: 'given-back', key: 'key' })
  store.tell({ type: 'marked', position: 1, change: { choice: 2 } })
  expect((await store.settled()).trouble).toBe('gone')
  for (const event of [{ type: 'retry' }, { type: 'shown', position: 1 }, { type: 'flush' }] as const) store.tell(event)
  expect(ask).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

test('each second is counted once on the question that was looked at, whatever is lost and sent again', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), fc.array(fate, { maxLength: 20 }), (acts, fates) => {
      const scene = newScene(fates, FAR)
      const student = blank()
      openPage(scene, 0)
      const looked = scene.section.questions.map(() => 0)
      let isLooking = true
      for (const one of acts) {
        perform(scene, student, { ...one, page: 0 })
        if (one.does === 'leave' || one.does === 'return') isLooking = one.does === 'return'
        if (['next', 'back', 'dot'].includes(one.does)) isLooking = true
        const index = (student.here[0] ?? 1) - 1
        if (isLooking) looked[index] = (looked[index] ?? 0) + one.after
        pass(scene, one.after)
      }
      tell(scene, 0, { type: 'hidden', at: scene.now })
      settle(scene, student)
      tell(scene, 0, { type: 'flush', at: scene.now })
      pass(scene, 7_000)
      expect(scene.section.questions.map(({ milliseconds }) => milliseconds)).toEqual(looked)
    }),
    { numRuns: RUNS },
  )
})

test('a wrong clock of the device neither freezes nor loses an answer', () => {
  for (const offset of [-DAY_MS, 0, DAY_MS]) {
    const scene = newScene([], FAR)
    scene.pages[0] = newRoom({ page: 'p', position: 1, marks: marksOf(scene), highlights: {}, revision: 0, now: scene.now, at: offset })
    tell(scene, 0, { type: 'marked', position: 1, change: { choice: 2 }, at: offset + 500 })
    scene.now += 500
    tell(scene, 0, { type: 'marked', position: 1, change: { choice: 1 }, at: offset + 1_000 })
    pass(scene, 100)
    expect(scene.section.questions[0]).toMatchObject({ choice: 1 })
  }
})
