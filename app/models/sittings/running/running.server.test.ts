/** What is open, a second section that asks first, and leaving what was opened by mistake. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { membershipOf } from '~/models/membership/membership'
import { startWriting } from '~/models/writing/writing.server'
import { createStudent } from '../../../../tests/factories/accounts'
import { saveAnswer } from '../answer.server'
import { submitSitting } from '../end.server'
import { pauseSitting } from '../pause.server'
import { startQuiz } from '../sitting.server'
import { abandonSitting, abandonWriting, leavingSitting } from './abandon.server'
import { holdsTheClock, runningWork } from './running.server'

const QUIZ = { level: 'isee-upper', subject: 'mathematics_achievement', number: 1 } as const
const ESSAY = { level: 'isee-upper', subject: 'essay', number: 1 } as const
const start = new Date('2026-03-10T15:00:00Z')
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const free = membershipOf({ createdAt: new Date(0), subscriptions: [] }, start)

async function student() {
  return { id: (await createStudent()).id, membership: free, profile: { timePercent: 100 } }
}

async function started(who: Awaited<ReturnType<typeof student>>, number: number = QUIZ.number, now = start) {
  const result = await startQuiz(who, { ...QUIZ, number, isBesideOthers: true }, now)
  if (!('id' in result)) throw new Error(result.outcome)
  return result.id
}

const answer = (userId: string, sittingId: string, position: number) =>
  saveAnswer({ userId, sittingId, position, choice: 1, struck: [], seconds: 1 }, at(5))

describe('open work', () => {
  test('of every kind is named with its clock and its first question without an answer, the most urgent first', async () => {
    const who = await student()
    const quiz = await started(who)
    for (const position of [1, 3]) await answer(who.id, quiz, position)
    const paused = await started(who, 2, at(10))
    await pauseSitting({ userId: who.id, sittingId: paused }, at(20))
    await startWriting(who, { ...ESSAY, isBesideOthers: true }, at(30))

    const works = await runningWork(who.id, at(60))
    expect(works.map(({ kind, state, firstOpen, secondsLeft }) => [kind, state, firstOpen, secondsLeft])).toEqual([
      ['sectional_quiz', 'running', 2, expect.any(Number)],
      ['writing', 'running', null, 30 * 60 - 30],
      ['sectional_quiz', 'paused', 1, expect.any(Number)],
    ])
    expect(works.every(holdsTheClock)).toBe(true)
    expect(await runningWork((await student()).id, at(60))).toEqual([])
  })

  test('whose time is over holds nobody up', async () => {
    const who = await student()
    await started(who)
    expect((await runningWork(who.id, at(7200))).map(holdsTheClock)).toEqual([false])
    expect(await startQuiz(who, { ...QUIZ, number: 2 }, at(7200))).toMatchObject({ outcome: 'started' })
  })
})

describe('a second section', () => {
  test('asks while another is running or paused, and starts when it is wanted all the same', async () => {
    const who = await student()
    const sittingId = await started(who)
    expect(await startQuiz(who, { ...QUIZ, number: 2 }, at(5))).toEqual({ outcome: 'another-open' })
    await pauseSitting({ userId: who.id, sittingId }, at(6))
    expect(await startWriting(who, ESSAY, at(7))).toEqual({ outcome: 'another-open' })
    expect(await startQuiz(who, QUIZ, at(8))).toEqual({ outcome: 'resumed', id: sittingId })
    expect(await startQuiz(who, { ...QUIZ, number: 2, isBesideOthers: true }, at(9))).toMatchObject({ outcome: 'started' })
    expect(await db.featureUse.count({ where: { userId: who.id } })).toBe(2)
  })

  test('says the limit where there is nothing to choose, and asks nothing after the first has ended', async () => {
    const who = await student()
    const ids = [await started(who), await started(who, 2), await started(who, 3)]
    expect(await startQuiz(who, { ...QUIZ, number: 4 }, at(5))).toEqual({ outcome: 'limit' })
    const other = await student()
    const sittingId = await started(other)
    await submitSitting({ userId: other.id, sittingId }, at(5))
    expect(await startQuiz(other, { ...QUIZ, number: 2 }, at(6))).toMatchObject({ outcome: 'started' })
    expect(ids).toHaveLength(3)
  })
})

describe('a section opened by mistake', () => {
  test('is gone with its answers within a minute, and its use is there again', async () => {
    const who = await student()
    const sittingId = await started(who)
    await answer(who.id, sittingId, 1)
    expect(await leavingSitting({ userId: who.id, sittingId }, at(20))).toEqual({ secondsLeft: 40, use: 'returned' })
    expect(await abandonSitting({ userId: who.id, sittingId }, at(60))).toEqual({ outcome: 'left', use: 'returned' })
    expect(await db.response.count({ where: { section: { sittingId } } })).toBe(0)
    expect(await db.featureUse.count({ where: { userId: who.id } })).toBe(0)
    expect(await db.userUsage.findUniqueOrThrow({ where: { userId: who.id } })).toMatchObject({ questionsUsed: 0, testsUsed: 0 })
  })

  test('gives its use back once a day', async () => {
    const who = await student()
    const leave = async (number: number, now: Date) => {
      const sittingId = await started(who, number, now)
      return abandonSitting({ userId: who.id, sittingId }, now)
    }
    expect(await leave(1, at(0))).toEqual({ outcome: 'left', use: 'returned' })
    expect(await leave(2, at(100))).toEqual({ outcome: 'left', use: 'kept' })
    expect(await leave(3, at(24 * 3600))).toEqual({ outcome: 'left', use: 'returned' })
    expect(await db.featureUse.count({ where: { userId: who.id } })).toBe(1)
  })

  test('stays after a minute, after its end, and from anyone else', async () => {
    const who = await student()
    const sittingId = await started(who)
    const thief = { userId: (await student()).id, sittingId }
    expect(await abandonSitting(thief, at(1))).toEqual({ outcome: 'too-late' })
    expect(await leavingSitting(thief, at(1))).toBeNull()
    expect(await abandonSitting({ userId: who.id, sittingId }, at(61))).toEqual({ outcome: 'too-late' })
    expect(await leavingSitting({ userId: who.id, sittingId }, at(61))).toMatchObject({ secondsLeft: 0 })
    await submitSitting({ userId: who.id, sittingId }, at(10))
    expect(await abandonSitting({ userId: who.id, sittingId }, at(11))).toEqual({ outcome: 'too-late' })
    expect(await leavingSitting({ userId: who.id, sittingId }, at(11))).toBeNull()
  })

  test('may be a writing, and costs members without limits nothing', async () => {
    const who = { ...(await student()), membership: membershipOf({ createdAt: start, subscriptions: [] }, start) }
    const essay = await startWriting(who, ESSAY, start)
    const essayId = 'id' in essay ? essay.id : ''
    expect(await abandonWriting({ userId: (await student()).id, essayId }, at(1))).toEqual({ outcome: 'too-late' })
    expect(await abandonWriting({ userId: who.id, essayId }, at(30))).toEqual({ outcome: 'left', use: 'none' })
    expect(await db.essay.count({ where: { id: essayId } })).toBe(0)
    expect(await db.returnedUse.count({ where: { userId: who.id } })).toBe(0)
  })
})
