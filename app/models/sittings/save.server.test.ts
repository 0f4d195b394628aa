/** The one statement that saves a section: equal to its description in plain code, whatever is sent and in whatever order. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { createStudent } from '../../../tests/factories/accounts'
import { sitQuiz } from '../../../tests/factories/sittings'
import { applySave, newSection } from '../../../tests/support/students/saved-section'
import { saveQuestions } from './save.server'

const start = new Date('2026-03-10T15:00:00Z')
const at = (milliseconds: number) => new Date(start.getTime() + milliseconds)

async function started() {
  const { id: userId } = await createStudent()
  const quiz = { userId, level: 'ssat-upper', subject: 'quantitative', number: 1 } as const
  return { userId, sittingId: await sitQuiz({ ...quiz, at: start, choose: () => null, stopAfter: 0 }) }
}

async function stored({ sittingId }: { sittingId: string }) {
  const { responses, revision, savedBy, saveNumber, spentMilliseconds } = await db.sittingSection.findFirstOrThrow({
    where: { sittingId },
    include: { responses: { orderBy: { position: 'asc' } } },
  })
  return {
    revision,
    savedBy,
    saveNumber,
    spent: spentMilliseconds,
    questions: responses.map(({ choice, struck, flagged, changedAt, seconds, milliseconds }) => ({
      choice,
      struck,
      flagged,
      changedAt: changedAt?.getTime() ?? null,
      milliseconds: seconds * 1000 + milliseconds,
    })),
  }
}

const mark = fc.record({
  choice: fc.option(fc.nat(4)),
  struck: fc.uniqueArray(fc.nat(4)),
  flagged: fc.option(fc.boolean(), { nil: undefined }),
  changedAt: fc.integer({ min: -5_000, max: 120_000 }).map(at),
})
const question = fc.record({
  position: fc.integer({ min: 1, max: 21 }),
  mark: fc.option(mark, { nil: undefined }),
  spent: fc.integer({ min: 0, max: 40_000 }),
})
const save = fc.record({
  page: fc.constantFrom('one', 'other'),
  number: fc.integer({ min: 1, max: 4 }),
  questions: fc.uniqueArray(question, { selector: ({ position }) => position, maxLength: 4 }),
  now: fc.integer({ min: 0, max: 100_000 }),
})

test('any saves leave what the plain description leaves', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(save, { minLength: 1, maxLength: 8 }), async (saves) => {
      const sitting = await started()
      const section = newSection(20)
      for (const { now, ...sent } of saves) {
        const expected = applySave(section, sent, { open: now, now: at(now).getTime() })
        expect(await saveQuestions({ ...sitting, ...sent }, at(now))).toEqual(expected)
      }
      expect(await stored(sitting)).toEqual(section)
    }),
    { numRuns: 40 },
  )
})

test('an older change never takes the place of a newer one, also not its answer of then', async () => {
  const sitting = await started()
  const change = (choice: number | null, changedAt: number, now: number) =>
    saveQuestions(
      {
        ...sitting,
        page: 'one',
        number: now,
        questions: [{ position: 3, mark: { choice, struck: [], changedAt: at(changedAt) }, spent: 0 }],
      },
      at(now),
    )
  await change(2, 20_000, 30_000)
  await change(1, 10_000, 31_000)
  await change(null, 5_000, 32_000)
  expect((await stored(sitting)).questions[2]).toMatchObject({ choice: 2, changedAt: at(20_000).getTime() })
  const { answeredAt } = await db.response.findFirstOrThrow({ where: { section: { sittingId: sitting.sittingId }, position: 3 } })
  expect(answeredAt).toEqual(at(30_000))
})

test('no clock of a device freezes an answer: what comes from the future counts as now', async () => {
  const sitting = await started()
  const send = (choice: number, changedAt: Date, now: number) =>
    saveQuestions(
      { ...sitting, page: 'one', number: now, questions: [{ position: 1, mark: { choice, struck: [], changedAt }, spent: 0 }] },
      at(now),
    )
  await send(1, new Date('2099-01-01'), 1_000)
  await send(2, at(2_000), 2_000)
  expect((await stored(sitting)).questions[0]).toMatchObject({ choice: 2 })
})

test('a save is refused after the end, after the grace, and from anyone else', async () => {
  const sitting = await started()
  const save = { page: 'one', number: 1, questions: [{ position: 1, mark: { choice: 1, struck: [], changedAt: at(0) }, spent: 0 }] }
  const { id: stranger } = await createStudent()
  expect(await saveQuestions({ ...sitting, ...save, userId: stranger }, at(1_000))).toBeNull()
  expect(await saveQuestions({ ...sitting, ...save }, at(1_445_000))).toMatchObject({ found: 1 })
  expect(await saveQuestions({ ...sitting, ...save }, at(1_445_001))).toBeNull()
})
