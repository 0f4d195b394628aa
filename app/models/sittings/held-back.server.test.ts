/** Practice beside open timed work: it asks nothing that stands in it. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { sourceOf } from '~/exam/core/item/name'
import { assembleTest } from '~/exam/forms/tests/test.server'
import { startPractice } from '~/models/practice/practice.server'
import { createStudent } from '../../../tests/factories/accounts'
import { sitQuiz, UNLIMITED } from '../../../tests/factories/sittings'
import { startWholeTest } from '../../../tests/factories/whole-tests/begun'
import { heldBack } from './held-back.server'

const LEVEL = 'isee-upper'

test('passages and words of an open test, also of sections to come, are held back from this student alone; families are not', async () => {
  const [{ id: userId }, { id: other }] = [await createStudent(), await createStudent()]
  const before = await heldBack(userId)
  await startWholeTest({ userId, at: new Date(), level: LEVEL, number: 5 })
  const items = assembleTest(LEVEL, 5).sections.flatMap((section) => section.items)
  const held = await heldBack(userId)
  for (const item of items) {
    const isWritten = item.passage !== undefined || item.subject === 'verbal_reasoning'
    expect([item.id, held.has(sourceOf(item))]).toEqual([item.id, isWritten])
  }
  expect(await heldBack(other)).toEqual(before)
})

test('of an open quiz as well, until it has ended', async () => {
  const { id: userId } = await createStudent()
  const quiz = { userId, level: LEVEL, subject: 'verbal_reasoning', number: 1, choose: () => null } as const
  const open = await sitQuiz({ ...quiz, at: new Date(), stopAfter: 0 })
  expect((await heldBack(userId)).size).toBeGreaterThanOrEqual(20)
  await db.practiceSitting.update({ where: { id: open }, data: { status: 'ended', endedAt: new Date(), openKey: null } })
  expect((await heldBack(userId)).size).toBeLessThan(20)
})

test('a session of reading beside an open test has other passages, in fifty starts', async () => {
  const { id: userId } = await createStudent()
  await startWholeTest({ userId, at: new Date(), level: LEVEL, number: 5 })
  const passages = new Set(assembleTest(LEVEL, 5).sections.flatMap(({ items }) => items.filter(({ passage }) => passage).map(sourceOf)))
  for (let round = 0; round < 50; round++) {
    const started = await startPractice({ id: userId, membership: UNLIMITED }, { level: LEVEL, subjects: ['reading_comprehension'] })
    if (!('id' in started)) throw new Error('nothing was started')
    const { item } = await db.response.findFirstOrThrow({
      where: { section: { sittingId: started.id } },
      select: { item: { select: { name: true } } },
    })
    expect(passages.has(sourceOf({ id: item.name }))).toBe(false)
    await db.practiceSitting.delete({ where: { id: started.id } })
  }
})
