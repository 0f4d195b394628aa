/** Starting sets of twins: five open at once, one of what is due, and of what was skipped. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { askedBy } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { hideSource, restoreSource } from '~/models/bank/hidden-source.server'
import { mistakesOfSitting } from '~/models/mistakes/mistakes.server'
import { DAY_MS, MINUTE_MS } from '~/utils/time/durations'
import { createStudent } from '../../../../tests/factories/accounts'
import { answerTwins, begunSet } from '../../../../tests/factories/practice/twins'
import { itemsOf, sitQuiz, wrongChoice } from '../../../../tests/factories/sittings'
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
  const { studentId, mistakeIds } = await sat({ wrong: 7 })
  const open = (which: number) => startTwins({ studentId, mistakeIds: mistakeIds.slice(which, which + 1), level }, at(100 + which))

  const first = begunSet(await open(0))
  for (const which of [1, 2, 3, 4]) expect(await open(which)).toMatchObject({ outcome: 'started' })
  expect(await open(5)).toEqual({ outcome: 'full', sittingId: first })
  await endTwins({ userId: studentId, sittingId: first }, at(106))
  expect(await open(5)).toMatchObject({ outcome: 'started' })
})

test('mistakes that wait in an open set are gone on with there, until they are checked', async () => {
  const { studentId, mistakeIds } = await sat({ wrong: 4 })
  const open = (ids: string[]) => startTwins({ studentId, mistakeIds: ids, level }, at(100))
  const sittingId = begunSet(await open(mistakeIds.slice(0, 3)))
  const questions = await questionsOf(studentId, sittingId)
  const last = questions.at(-1)
  expect(await open([last?.mistakeId ?? ''])).toEqual({ outcome: 'started', sittingId, position: 3 })
  expect(await open(mistakeIds.slice(0, 3).toReversed())).toEqual({ outcome: 'started', sittingId, position: 1 })

  expect(begunSet(await open(mistakeIds))).not.toBe(sittingId)
  await answerTwins({ userId: studentId, sittingId }, ({ answer }, position) => (position === 3 ? answer : null), at(101))
  expect(begunSet(await open(mistakeIds.slice(0, 3)))).not.toBe(sittingId)
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
    const tomorrow = new Date(at(61).getTime() + DAY_MS)
    const second = begunSet(await due(tomorrow))
    expect(await questionsOf(studentId, second)).toHaveLength(3)
    await answerTwins({ userId: studentId, sittingId: second }, ({ answer }) => answer, tomorrow)

    // Two are mastered; the one that was missed first is right for the first time.
    expect(await due(days(3))).toEqual({ outcome: 'nothing' })
    expect(await questionsOf(studentId, begunSet(await due(days(5))))).toHaveLength(1)
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

test('no twin is a question of the quiz that the mistake came from, nor one that a set before has shown', async () => {
  const { id: studentId } = await createStudent()
  const quiz = { level: 'isee-lower', subject: 'reading_comprehension', number: 1 } as const
  const sittingId = await sitQuiz({
    userId: studentId,
    ...quiz,
    at: start,
    choose: (item, n) => (n <= 6 ? wrongChoice(item) : item.answer),
  })
  const shown = new Set((await itemsOf(sittingId)).map(askedBy))
  for (const day of [1, 3, 5]) {
    const set = begunSet(await startDue({ studentId, filter: { show: 'open' }, level }, days(day)))
    const questions = await questionsOf(studentId, set)
    expect(questions.length).toBe(6)
    for (const { item } of questions) {
      expect(shown.has(askedBy(item)), item.id).toBe(false)
      shown.add(askedBy(item))
    }
    await answerTwins({ userId: studentId, sittingId: set }, wrongChoice, days(day))
  }
})

test('no twin of a skipped question is one of its quiz', async () => {
  const { id: studentId } = await createStudent()
  const quiz = { level: 'isee-lower', subject: 'reading_comprehension', number: 1 } as const
  const sittingId = await sitQuiz({ userId: studentId, ...quiz, at: start, choose: (item, n) => (n <= 6 ? item.answer : null) })
  const skipped = await questionsOf(studentId, begunSet(await startSkipped({ studentId, sittingId, level }, days(6))))
  const asked = new Set((await itemsOf(sittingId)).map(askedBy))
  expect(skipped.filter(({ item }) => asked.has(askedBy(item)))).toEqual([])
  expect(skipped).toHaveLength(14)
})

test('skipped questions are those left blank in a section that has ended', async () => {
  const { studentId, sittingId } = await sat({ wrong: 2, blank: 5 })
  const started = await startSkipped({ studentId, sittingId, level }, at(60))
  expect(await startSkipped({ studentId, sittingId, level }, at(60))).toEqual(started)
  const questions = await questionsOf(studentId, begunSet(started))
  const blank = (await itemsOf(sittingId)).slice(2, 7)
  expect(questions.map(({ item }) => item.skill)).toEqual(blank.map(({ skill }) => skill))
  expect(questions.map(({ mistake }) => mistake?.reviewStatus)).toEqual(blank.map(() => 'needs_review'))

  const open = await sitQuiz({ userId: studentId, level, subject: 'verbal', number: 2, at: at(60), choose: () => null, stopAfter: 0 })
  expect(await startSkipped({ studentId, sittingId: open, level }, at(61))).toEqual({ outcome: 'nothing' })
  expect(await db.wrongAnswer.count({ where: { studentId } })).toBe(7)
})
