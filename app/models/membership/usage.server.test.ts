/** What is counted of a week, over its end: one row, one statement, nothing of the week before. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { createStudent } from '../../../tests/factories/accounts'
import { sitQuiz } from '../../../tests/factories/sittings'
import { saveAnswer } from '../sittings/answer.server'
import { abandonSitting } from '../sittings/running/abandon.server'
import { countUsage } from './usage.server'

/** Monday 00:00 Eastern, one second before and one after it; the clocks went forward on the Sunday. */
const MONDAY = new Date('2026-03-09T04:00:00Z')
const [SUNDAY, LATER] = [new Date(MONDAY.getTime() - 1000), new Date(MONDAY.getTime() + 1000)]

const usageOf = (userId: string) => db.userUsage.findUniqueOrThrow({ where: { userId }, omit: { userId: true } })
const answers = (userId: string, count: number, at: Date, number = 1) =>
  sitQuiz({ userId, level: 'isee-upper', subject: 'verbal_reasoning', number, at, choose: ({ answer }) => answer, stopAfter: count })

test('the first write of a week begins at 0 again, and every counter does', async () => {
  const { id: userId } = await createStudent()
  await countUsage(db, { userId, tests: 2, flashcards: 5 }, SUNDAY)
  await countUsage(db, { userId, tests: 1 }, SUNDAY)
  const before = { questionsUsed: 0, testsUsed: 3, flashcardsUsed: 5, lastResetDate: new Date('2026-03-02T05:00:00Z') }
  expect(await usageOf(userId)).toEqual(before)
  await countUsage(db, { userId, flashcards: 1 }, MONDAY)
  expect(await usageOf(userId)).toEqual({ questionsUsed: 0, testsUsed: 0, flashcardsUsed: 1, lastResetDate: MONDAY })
  await countUsage(db, { userId, tests: 1 }, LATER)
  expect(await usageOf(userId)).toEqual({ questionsUsed: 0, testsUsed: 1, flashcardsUsed: 1, lastResetDate: MONDAY })
})

test('what happened before the week and is written in it does not count in it', async () => {
  const { id: userId } = await createStudent()
  await countUsage(db, { userId, tests: 1 }, LATER)
  await countUsage(db, { userId, tests: 1 }, SUNDAY)
  expect(await usageOf(userId)).toMatchObject({ testsUsed: 1, lastResetDate: MONDAY })
})

test('an account counts from its first day, in the middle of a week', async () => {
  const { id: userId } = await createStudent()
  const tuesday = new Date('2026-03-10T12:00:00Z')
  await db.userUsage.update({ where: { userId }, data: { lastResetDate: tuesday } })
  // The application's clock may be a little behind.
  await countUsage(db, { userId, tests: 1 }, new Date(tuesday.getTime() - 500))
  await countUsage(db, { userId, tests: 1 }, new Date('2026-03-12T12:00:00Z'))
  expect(await usageOf(userId)).toMatchObject({ testsUsed: 2, lastResetDate: tuesday })
})

test('answers count in the week in which they are given', async () => {
  const { id: userId } = await createStudent()
  await answers(userId, 4, new Date('2026-03-07T15:00:00Z'))
  expect(await usageOf(userId)).toMatchObject({ questionsUsed: 4 })
  await answers(userId, 3, LATER, 2)
  expect(await usageOf(userId)).toMatchObject({ questionsUsed: 3, lastResetDate: MONDAY })
})

test('leaving a section that was begun before midnight takes back no more than counts in the new week', async () => {
  const { id: userId } = await createStudent()
  const sittingId = await answers(userId, 0, SUNDAY)
  const answer = (choice: number, at: Date) => saveAnswer({ userId, sittingId, position: 1, choice, struck: [], seconds: 1 }, at)
  expect(await answer(0, SUNDAY)).toBe('saved')
  await countUsage(db, { userId, tests: 1 }, MONDAY)
  // Changed in the new week, it was counted in the old one.
  expect(await answer(1, LATER)).toBe('saved')
  expect(await abandonSitting({ userId, sittingId }, LATER)).toMatchObject({ outcome: 'left' })
  expect(await usageOf(userId)).toMatchObject({ questionsUsed: 0, testsUsed: 1 })
})
