/** Marks on questions: of what was solved alone, once each, by its own student, and sorted by one admin at a time. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { createStudent } from '../../../tests/factories/accounts'
import { markSolved } from '../../../tests/factories/practice/marks'
import { begunSet } from '../../../tests/factories/practice/twins'
import { sitQuiz } from '../../../tests/factories/sittings'
import { startTwins } from '../practice/twins/start.server'
import { findSolved, listMarks, markQuestion, sortMark } from './marks.server'

const first = { position: 1, part: null, reason: 'unclear' } as const

test('a question that can still be answered takes no mark, in a quiz or in a set of twins', async () => {
  const { id: userId } = await createStudent()
  const quiz = { userId, level: 'isee-upper', subject: 'mathematics_achievement', number: 1 } as const
  const open = await sitQuiz({ ...quiz, at: new Date(), choose: ({ answer }) => answer, stopAfter: 3 })
  expect(await markQuestion({ userId, sittingId: open, ...first })).toBe(false)

  await markSolved(userId)
  const { id: mistakeId } = await db.wrongAnswer.findFirstOrThrow({ where: { studentId: userId } })
  const twins = begunSet(await startTwins({ studentId: userId, mistakeIds: [mistakeId], level: 'isee-upper' }))
  expect(await markQuestion({ userId, sittingId: twins, ...first })).toBe(false)
  expect(await db.itemMark.count({ where: { userId } })).toBe(1)
})

test('nobody marks what somebody else solved, or a place that is none', async () => {
  const { id: userId } = await createStudent()
  const { sittingId } = await markSolved(userId)
  const { id: other } = await createStudent()
  for (const not of [{ userId: other }, { position: 99 }, { part: 'VR' }, { sittingId: 'none' }]) {
    expect(await markQuestion({ userId, sittingId, ...first, ...not })).toBe(false)
  }
})

test('another reason takes the place of the first and is new once more', async () => {
  const { id: userId } = await createStudent()
  const { sittingId, markId } = await markSolved(userId)
  const actorId = (await createStudent({ role: 'admin' })).id
  expect(await sortMark({ id: markId, actorId, state: 'done' })).toBe('done')
  expect(await markQuestion({ userId, sittingId, ...first, reason: 'figure' })).toBe(true)
  expect(await db.itemMark.findMany({ where: { userId } })).toMatchObject([{ id: markId, reason: 'figure', state: 'new' }])
  expect(await findSolved({ userId, sittingId, position: 1, part: null })).toMatchObject({ reason: 'figure', kind: 'sectional_quiz' })
})

test('an admin who saw an older state changes nothing, and each change is in the log', async () => {
  const { markId } = await markSolved((await createStudent()).id)
  const actorId = (await createStudent({ role: 'admin' })).id
  expect(await sortMark({ id: markId, actorId, state: 'open' })).toBe('done')
  expect(await sortMark({ id: markId, actorId, state: 'spam' })).toBe('overtaken')
  const { handledAt } = await db.itemMark.findUniqueOrThrow({ where: { id: markId } })
  expect(await sortMark({ id: markId, actorId, state: 'done', seen: handledAt?.toISOString() })).toBe('done')
  expect(await sortMark({ id: 'none', actorId, state: 'done' })).toBe('missing')
  const lines = await db.auditLog.findMany({ where: { target: markId }, orderBy: { createdAt: 'asc' } })
  expect(lines.map(({ action, after }) => [action, after])).toEqual([
    ['sort mark', { state: 'open' }],
    ['sort mark', { state: 'done' }],
  ])
})

test('the list comes in pages by state and reason, the newest first', async () => {
  const { id: userId } = await createStudent()
  const { markId, itemId } = await markSolved(userId)
  await db.itemMark.delete({ where: { id: markId } })
  const others = await Promise.all(Array.from({ length: 5 }, () => createStudent()))
  await db.itemMark.createMany({
    data: others.map(({ id }, n) => ({ userId: id, itemId, reason: 'spelling', state: 'spam', createdAt: new Date(2026, 1, n + 1) })),
  })
  const list = { state: 'spam', reason: 'spelling', size: 2 } as const
  const days: number[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof listMarks>> = await listMarks({ ...list, after })
    days.push(...page.marks.map(({ createdAt }) => createdAt.getDate()))
    after = page.next
  } while (after)
  expect(days).toEqual([5, 4, 3, 2, 1])
  expect((await listMarks({ ...list, reason: 'figure', after: null })).marks).toEqual([])
})
