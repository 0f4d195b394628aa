import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { membershipOf } from '~/models/membership/membership'
import { MINUTE_MS } from '~/utils/time/durations'
import { createStudent } from '../../../tests/factories/accounts'
import { UNLIMITED } from '../../../tests/factories/sittings'
import { offeredPrompt } from '../../../tests/factories/writings'
import { saveWriting } from './save.server'
import { findWriting, startWriting, type WritingOutcome } from './writing.server'

const ADDRESS = { level: 'ssat-upper', subject: 'writing_sample', number: 1 } as const

async function writer(timePercent = 100) {
  const { id } = await createStudent()
  return { id, membership: UNLIMITED, profile: { timePercent } }
}

function idOf(outcome: WritingOutcome): string {
  if (!('id' in outcome)) throw new Error('a member without limits met one')
  return outcome.id
}

test('a timed writing offers two prompts, lasts as long as the real one, and longer with extended time', async () => {
  const now = new Date()
  const student = await writer(150)
  const essayId = idOf(await startWriting(student, ADDRESS, now))
  const writing = await findWriting({ userId: student.id, essayId }, now)

  expect(writing?.prompts).toHaveLength(2)
  expect(writing?.clock).toMatchObject({ state: 'running', secondsAllowed: 25 * 60 * 1.5 })
})

test('two starts at once open one', async () => {
  const student = await writer()
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => startWriting(student, ADDRESS)))
  expect(new Set(outcomes.map(idOf)).size).toBe(1)
  expect(await db.essay.count({ where: { studentId: student.id } })).toBe(1)
})

test('nobody else reads or writes it', async () => {
  const student = await writer()
  const stranger = await writer()
  const essayId = idOf(await startWriting(student, ADDRESS))
  expect(await findWriting({ userId: stranger.id, essayId })).toBeNull()
  expect(await saveWriting({ userId: stranger.id, essayId, body: 'Mine.', promptId: offeredPrompt('ssat-upper'), isFinal: true })).toBe(
    'refused',
  )
})

test("a free member has the week's three and no more; one whose time ran out can be written again", async () => {
  // In the middle of a week: half an hour around its turn, a use of the week before would not count.
  const now = new Date('2026-03-11T15:00:00Z')
  const createdAt = new Date('2026-03-01T15:00:00Z')
  const { id } = await createStudent({ createdAt })
  const free = { id, membership: membershipOf({ createdAt, subscriptions: [] }, now), profile: { timePercent: 100 } }
  const start = (number: number, at = now) =>
    startWriting(free, { level: 'isee-upper', subject: 'essay', number, isBesideOthers: true }, at)

  for (const number of [1, 2]) expect((await start(number)).outcome).toBe('started')
  expect((await start(1)).outcome).toBe('resumed')
  expect((await start(1, new Date(now.getTime() + 31 * MINUTE_MS))).outcome).toBe('started')
  expect((await start(3)).outcome).toBe('limit')
})
