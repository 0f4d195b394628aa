/** Starting sets of twins: five open at once, one of what is due, and of what was skipped. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { hideSource, restoreSource } from '~/models/bank/hidden-source.server'
import { mistakesOfSitting } from '~/models/mistakes/mistakes.server'
import { DAY_MS, MINUTE_MS } from '~/utils/time/durations'
import { createStudent } from '../../../../tests/factories/accounts'
import { itemsOf, sitQuiz, wrongChoice } from '../../../../tests/factories/sittings'
import { answerTwins, begunSet } from '../../../../tests/factories/twins'
import { endTwins } from './check.server'
import { findTwinSet } from './set.server'
import { openTwins, startDue, startSkipped, startTwins } from './start.server'

const start = new Date('2026-03-10T15:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * MINUTE_MS)
const days = (count: number) => new Date(start.getTime() + count * DAY_MS)
const level = 'ssat-upper'

/** A student who missed the first questions of a quiz and left the next ones blank. */
async function sat({ wrong, blank = 0, subject = 'quantitative' }: { wrong: number; blank?: number; subject?: 'quantitative' | 'verbal' }) {
  const { id: studentId } = await createStudent()
  const choose = (item: Item, position: number) => {
    if (position <= wrong) return wrongChoice(item)
    return position <= wrong + blank ? null : item.answer
  }
  const sittingId = await sitQuiz({ userId: studentId, level, subject, number: 1, at: start, choose })
  return { studentId, sittingId, mistakeIds: await mistakesOfSitting({ studentId, sittingId }) }
}

async function questionsOf(userId: string, sittingId: string) {
  return (await findTwinSet({ userId, sittingId }))?.questions ?? []
}

test('five sets are open at most; the sixth start names the oldest, and a finished set makes room', async () => {
  const { studentId, mistakeIds } = await sat({ wrong: 1 })
  const open = (minute: number) => startTwins({ studentId, mistakeIds, level }, at(minute))

  const first = begunSet(await open(100))
  for (const minute of [101, 102, 103, 104]) expect(await open(minute)).toMatchObject({ outcome: 'started' })
  expect(await open(105)).toEqual({ outcome: 'full', sittingId: first })
  await endTwins({ userId: studentId, sittingId: first }, at(106))
  expect(await open(107)).toMatchObject({ outcome: 'started' })
})

test('nobody starts twins of another student’s mistakes, or of none', async () => {
  const { sittingId, mistakeIds } = await sat({ wrong: 1, blank: 1 })
  const { id: studentId } = await createStudent()
  const nothing = { outcome: 'nothing' }
  expect(await startTwins({ studentId, mistakeIds, level })).toEqual(nothing)
  expect(await startTwins({ studentId, mistakeIds: [], level })).toEqual(nothing)
  expect(await startSkipped({ studentId, sittingId, level })).toEqual(nothing)
  expect(await startDue({ studentId, filter: { show: 'open' }, level })).toEqual(nothing)
})

test('a source that was taken out of the bank gives no twins', async () => {
  const { studentId, sittingId, mistakeIds } = await sat({ wrong: 1 })
  const [item] = await itemsOf(sittingId)
  const change = { actorId: (await createStudent({ role: 'admin' })).id, name: item ? sourceOf(item) : '', reason: 'A wrong figure' }
  expect(await hideSource(change)).toBe('hidden')
  try {
    expect(await startTwins({ studentId, mistakeIds, level })).toEqual({ outcome: 'nothing' })
  } finally {
    await restoreSource(change)
  }
})

describe('what is due', () => {
  test('is all that is new, and comes back on its day', async () => {
    const { studentId, mistakeIds } = await sat({ wrong: 3 })
    const due = (now: Date) => startDue({ studentId, filter: { show: 'open' }, level }, now)
    const first = begunSet(await due(at(60)))
    expect((await questionsOf(studentId, first)).map(({ mistakeId }) => mistakeId).sort()).toEqual(mistakeIds.toSorted())
    await answerTwins({ userId: studentId, sittingId: first }, (item, n) => (n === 1 ? wrongChoice(item) : item.answer), at(60))

    expect(await due(at(70))).toEqual({ outcome: 'nothing' })
    const tomorrow = begunSet(await due(new Date(at(61).getTime() + DAY_MS)))
    expect(await questionsOf(studentId, tomorrow)).toHaveLength(1)
    await endTwins({ userId: studentId, sittingId: tomorrow }, days(2))
    expect(await questionsOf(studentId, begunSet(await due(days(4))))).toHaveLength(3)
  })

  test('is one set for two presses, which is gone on with', async () => {
    const { studentId } = await sat({ wrong: 2 })
    const due = () => startDue({ studentId, filter: { show: 'open' }, level }, at(60))
    const sittingId = begunSet(await due())
    expect(await due()).toEqual({ outcome: 'started', sittingId })
    expect(await openTwins(studentId)).toEqual({ sittingId, isOfDue: true, checked: 0, questionCount: 2 })
    await answerTwins({ userId: studentId, sittingId }, ({ answer }, position) => (position === 1 ? answer : null), at(61))
    expect(await openTwins(studentId)).toMatchObject({ checked: 1 })
    await endTwins({ userId: studentId, sittingId }, at(62))
    expect(await openTwins(studentId)).toBeNull()
  })

  test('keeps to the filter, begins with what waited longest and takes twenty', async () => {
    const { studentId, sittingId } = await sat({ wrong: 20 })
    await sitQuiz({ userId: studentId, level, subject: 'verbal', number: 1, at: at(60), choose: wrongChoice })
    const filter = { show: 'open', subject: 'verbal' } as const
    const verbal = begunSet(await startDue({ studentId, filter, level }, days(1)))
    expect((await questionsOf(studentId, verbal)).every(({ item }) => item.subject === 'verbal')).toBe(true)
    await endTwins({ userId: studentId, sittingId: verbal }, days(1))

    const oldest = new Set(await mistakesOfSitting({ studentId, sittingId }))
    const all = await questionsOf(studentId, begunSet(await startDue({ studentId, filter: { show: 'due' }, level }, days(1))))
    expect(all.length).toBeGreaterThan(15)
    expect(all.every(({ mistakeId }) => oldest.has(mistakeId ?? ''))).toBe(true)
  })
})

test('skipped questions are those left blank in a section that has ended', async () => {
  const { studentId, sittingId } = await sat({ wrong: 2, blank: 5 })
  const questions = await questionsOf(studentId, begunSet(await startSkipped({ studentId, sittingId, level }, at(60))))
  const blank = (await itemsOf(sittingId)).slice(2, 7)
  expect(questions.map(({ item }) => item.skill)).toEqual(blank.map(({ skill }) => skill))
  expect(questions.every(({ mistakeId }) => mistakeId === null)).toBe(true)

  const open = await sitQuiz({ userId: studentId, level, subject: 'verbal', number: 2, at: at(60), choose: () => null, stopAfter: 0 })
  expect(await startSkipped({ studentId, sittingId: open, level }, at(61))).toEqual({ outcome: 'nothing' })
  expect(await db.wrongAnswer.count({ where: { studentId } })).toBe(2)
})
