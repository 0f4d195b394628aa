import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { membershipOf } from '~/models/membership/membership'
import { createStudent } from '../../../tests/factories/accounts'
import { UNLIMITED } from '../../../tests/factories/sittings'
import { findWriting, saveWriting, startWriting, type WritingOutcome, wordsIn } from './writing.server'

const ADDRESS = { level: 'ssat-upper', subject: 'writing_sample', number: 1 } as const
const MINUTE = 60_000

async function writer(timePercent = 100) {
  const { id } = await createStudent()
  return { id, membership: UNLIMITED, profile: { timePercent } }
}

function idOf(outcome: WritingOutcome): string {
  if (!('essayId' in outcome)) throw new Error('a member without limits met one')
  return outcome.essayId
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

test('text is saved until a few seconds after the deadline, and not after handing in', async () => {
  const now = new Date()
  const student = await writer()
  const essayId = idOf(await startWriting(student, ADDRESS, now))
  const promptId = (await findWriting({ userId: student.id, essayId }, now))?.prompts[1]?.id ?? ''
  const draft = { userId: student.id, essayId, body: 'It began with a spoon.', promptId, isFinal: false }
  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds)

  expect(await saveWriting(draft, at(25 * MINUTE + 4_000))).toBe('saved')
  expect(await saveWriting({ ...draft, body: 'Too late.' }, at(25 * MINUTE + 6_000))).toBe('refused')
  expect(await saveWriting({ ...draft, isFinal: true }, at(25 * MINUTE + 4_500))).toBe('saved')
  expect(await saveWriting({ ...draft, body: 'Once more.' }, at(25 * MINUTE + 4_500))).toBe('refused')
  expect(await db.essay.findUniqueOrThrow({ where: { id: essayId } })).toMatchObject({
    body: draft.body,
    promptId,
    wordCount: 5,
    openKey: null,
  })
})

const draft = fc.record({
  writtenAt: fc.integer({ min: 0, max: 600 }),
  arrivesAfter: fc.integer({ min: 0, max: 20 }),
  isTwice: fc.boolean(),
})

test('saves that arrive late, twice or in another order leave the text that was written last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(draft, { minLength: 1, maxLength: 12 }), async (drafts) => {
      const now = new Date()
      const student = await writer()
      const essayId = idOf(await startWriting(student, ADDRESS, now))
      const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
      const arrivals = drafts
        .map((one) => ({ ...one, arrives: one.writtenAt + one.arrivesAfter }))
        .toSorted((a, b) => a.arrives - b.arrives)
      const arrived: number[] = []
      for (const { writtenAt, arrives, isTwice } of arrivals) {
        const text = {
          userId: student.id,
          essayId,
          body: `Written at ${writtenAt}.`,
          promptId: '',
          writtenAt: at(writtenAt),
          isFinal: false,
        }
        const isOlder = arrived.some((other) => other > writtenAt)
        for (let times = isTwice ? 2 : 1; times > 0; times--) expect(await saveWriting(text, at(arrives))).toBe(isOlder ? 'older' : 'saved')
        arrived.push(writtenAt)
        const stored = await db.essay.findUniqueOrThrow({ where: { id: essayId } })
        expect(stored.body).toBe(`Written at ${Math.max(...arrived)}.`)
      }
    }),
    { numRuns: 60 },
  )
})

test('nobody else reads or writes it', async () => {
  const student = await writer()
  const stranger = await writer()
  const essayId = idOf(await startWriting(student, ADDRESS))
  expect(await findWriting({ userId: stranger.id, essayId })).toBeNull()
  expect(await saveWriting({ userId: stranger.id, essayId, body: 'Mine.', promptId: '', isFinal: true })).toBe('refused')
})

test("a free member has the week's three and no more; one whose time ran out can be written again", async () => {
  const now = new Date()
  const { id, createdAt } = await createStudent()
  const free = { id, membership: membershipOf({ createdAt, subscriptions: [] }, now), profile: { timePercent: 100 } }
  const start = (number: number, at = now) => startWriting(free, { level: 'isee-upper', subject: 'essay', number }, at)

  for (const number of [1, 2]) expect((await start(number)).outcome).toBe('started')
  expect((await start(1)).outcome).toBe('resumed')
  expect((await start(1, new Date(now.getTime() + 31 * MINUTE))).outcome).toBe('started')
  expect((await start(3)).outcome).toBe('limit')
})

test.each([
  ['', 0],
  ['  one  ', 1],
  ['two\nwords here', 3],
])('counts the words of %j', (text, count) => {
  expect(wordsIn(text)).toBe(count)
})
