/** Hidden sources: out of new quizzes at once, with the other questions left as they are, and written down. */
import { afterEach, expect, test } from 'vitest'
import { db } from '~/db.server'
import { bankSources, findSource } from '~/exam/bank/sources.server'
import { sourceOf } from '~/exam/core/item/name'
import { assembleQuiz } from '~/exam/forms/quiz/quiz.server'
import { createStudent } from '../../../tests/factories/accounts'
import { sitQuiz } from '../../../tests/factories/sittings'
import { findHidden, HiddenSourceSchema, hiddenNames, hideSource, listHidden, restoreSource } from './hidden-source.server'
import { storedItem } from './item-store.server'

const QUIZ = { level: 'isee-middle', subject: 'mathematics_achievement', number: 4 } as const
const REASON = 'A reader found the wording unclear.'
const [usual] = assembleQuiz(QUIZ.level, QUIZ.subject, QUIZ.number).items
const name = usual ? sourceOf(usual) : ''

afterEach(async () => {
  const actorId = 'tidying up'
  for (const hidden of await db.hiddenSource.findMany()) await restoreSource({ actorId, name: hidden.name, reason: REASON })
})

async function itemsOfNewSitting() {
  const { id: userId } = await createStudent()
  const sittingId = await sitQuiz({ userId, ...QUIZ, at: new Date(), choose: () => null, stopAfter: 0 })
  const rows = await db.response.findMany({ where: { section: { sittingId } }, orderBy: { position: 'asc' }, include: { item: true } })
  return rows.map(({ item }) => storedItem(item.content))
}

test('a hidden family is replaced in new quizzes, and all other questions stay as they are', async () => {
  const before = await itemsOfNewSitting()
  expect(await hideSource({ actorId: 'an admin', name, reason: REASON })).toBe('hidden')
  const after = await itemsOfNewSitting()

  expect(before.some((item) => sourceOf(item) === name)).toBe(true)
  expect(after.some((item) => sourceOf(item) === name)).toBe(false)
  expect(after).toHaveLength(before.length)
  for (const [index, item] of before.entries()) if (sourceOf(item) !== name) expect(after[index]).toEqual(item)
})

test('restoring brings the same quiz back', async () => {
  const before = await itemsOfNewSitting()
  await hideSource({ actorId: 'an admin', name, reason: REASON })
  expect(await restoreSource({ actorId: 'an admin', name, reason: REASON })).toBe(true)
  expect(await itemsOfNewSitting()).toEqual(before)
})

test('who hid and restored it stands in the audit log, with before and after', async () => {
  const admin = await createStudent({ role: 'admin' })
  await hideSource({ actorId: admin.id, name, reason: REASON })
  expect(await findHidden(name)).toMatchObject({ reason: REASON, hiddenBy: admin.username })
  expect(await listHidden()).toMatchObject([{ name, title: findSource(name)?.title, hiddenBy: admin.username }])
  await restoreSource({ actorId: admin.id, name, reason: 'The wording was mended.' })

  const log = await db.auditLog.findMany({ where: { target: name, actorId: admin.id }, orderBy: { createdAt: 'asc' } })
  expect(log.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    { action: 'hide source', before: { hidden: false }, after: { hidden: true, reason: REASON } },
    {
      action: 'restore source',
      before: expect.objectContaining({ hidden: true, reason: REASON, hiddenBy: admin.id }),
      after: { hidden: false, reason: 'The wording was mended.' },
    },
  ])
})

test('two admins at once hide it once', async () => {
  const outcomes = await Promise.all(['a', 'b'].map((actorId) => hideSource({ actorId, name, reason: REASON })))
  expect(outcomes.toSorted()).toEqual(['already', 'hidden'])
  expect(await db.auditLog.count({ where: { target: name, action: 'hide source', actorId: { in: ['a', 'b'] } } })).toBe(1)
})

test('a name that the bank lacks is not hidden, and what is not hidden is not restored', async () => {
  expect(await hideSource({ actorId: 'an admin', name: 'no-such-family', reason: REASON })).toBe('unknown')
  expect(await restoreSource({ actorId: 'an admin', name, reason: REASON })).toBe(false)
})

test('the last passages of a quiz cannot be hidden', async () => {
  const passages = bankSources({ level: 'isee-upper', subject: 'reading_comprehension' })
  const outcomes = []
  for (const passage of passages) outcomes.push(await hideSource({ actorId: 'an admin', name: passage.name, reason: REASON }))
  expect(outcomes).toContain('hidden')
  expect(outcomes).toContain('bank too small')
  const hidden = await hiddenNames()
  expect(() => assembleQuiz('isee-upper', 'reading_comprehension', 10, hidden)).not.toThrow()
})

test('other instances see a change within half a minute', async () => {
  const now = Date.now()
  await hiddenNames(now)
  await db.hiddenSource.create({ data: { name, reason: REASON, hiddenBy: 'another instance' } })
  expect((await hiddenNames(now + 29_000)).has(name)).toBe(false)
  expect((await hiddenNames(now + 31_000)).has(name)).toBe(true)
})

test('a reason has 10 to 300 characters', () => {
  for (const reason of ['', 'too short', 'x'.repeat(301)]) expect(HiddenSourceSchema.safeParse({ reason }).success).toBe(false)
  expect(HiddenSourceSchema.safeParse({ reason: `  ${REASON}  ` }).data).toEqual({ reason: REASON })
})
