/** Starting a sitting, its clock, its answers: the server alone keeps time, allowance and key. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { CURRENT_EDITION } from '~/exam/forms/editions/editions.server'
import { assembleQuiz } from '~/exam/forms/quiz/quiz.server'
import { type Membership, membershipOf } from '~/models/membership/membership'
import { createStudent } from '../../../tests/factories/accounts'
import { saveAnswer } from './answer.server'
import { clockOf } from './clock'
import { submitSitting } from './end.server'
import { pauseSitting, resumeSitting } from './pause.server'
import { runningWork } from './running/running.server'
import { sittingOverview, sittingQuestion, startQuiz } from './sitting.server'

const QUIZ = { level: 'ssat-upper', subject: 'quantitative', number: 1 } as const
const ALLOWED = 1440
const start = new Date('2026-03-10T15:00:00Z')
const at = (seconds: number, milliseconds = 0) => new Date(start.getTime() + seconds * 1000 + milliseconds)
const free = membershipOf({ createdAt: new Date(0), subscriptions: [] }, start)
const trial = membershipOf({ createdAt: start, subscriptions: [] }, start)

async function member(membership: Membership = free, timePercent = 100) {
  return { id: (await createStudent()).id, membership, profile: { timePercent } }
}

async function started(quiz: Parameters<typeof startQuiz>[1] = QUIZ, timePercent = 100) {
  const who = await member(free, timePercent)
  const result = await startQuiz(who, quiz, start)
  if (result.outcome !== 'started') throw new Error(result.outcome)
  return { who, userId: who.id, sittingId: result.id }
}

const answer = (sitting: { userId: string; sittingId: string }, now: Date, choice: number | null = 1, position = 1) =>
  saveAnswer({ ...sitting, position, choice, struck: [], seconds: 10 }, now)

describe('starting', () => {
  test('freezes the items of the quiz, each stored once by its content', async () => {
    const [first, second] = [await started(), await started()]
    const frozen = async ({ sittingId }: { sittingId: string }) =>
      db.response.findMany({ where: { section: { sittingId } }, orderBy: { position: 'asc' }, include: { item: true } })
    const rows = await frozen(first)
    const { items } = assembleQuiz('ssat-upper', 'quantitative', 1)
    expect(rows.map(({ item }) => item.content)).toEqual(items.map((item) => JSON.parse(JSON.stringify(item))))
    expect((await frozen(second)).map(({ itemId }) => itemId)).toEqual(rows.map(({ itemId }) => itemId))
  })

  test('keeps the edition that the quiz was drawn from', async () => {
    const { sittingId } = await started()
    expect(await db.practiceSitting.findUnique({ where: { id: sittingId }, select: { edition: true, subjects: true } })).toEqual({
      edition: CURRENT_EDITION,
      subjects: [],
    })
  })

  test('twice finds the one that is open and takes one use', async () => {
    const { who, sittingId } = await started()
    expect(await startQuiz(who, QUIZ, at(60))).toEqual({ outcome: 'resumed', id: sittingId })
    expect(await db.featureUse.findMany({ where: { userId: who.id }, select: { slot: true, reference: true } })).toEqual([
      { slot: 1, reference: sittingId },
    ])
  })

  test('ends at the limit and leaves nothing behind', async () => {
    const who = await member()
    for (const number of [1, 2, 3])
      expect(await startQuiz(who, { ...QUIZ, number, isBesideOthers: true }, start)).toMatchObject({ outcome: 'started' })
    expect(await startQuiz(who, { ...QUIZ, number: 4, isBesideOthers: true }, start)).toEqual({ outcome: 'limit' })
    expect(await db.practiceSitting.count({ where: { userId: who.id } })).toBe(3)
    expect(await startQuiz(who, { ...QUIZ, number: 3 }, start)).toMatchObject({ outcome: 'resumed' })
  })

  test('knows no limit during the trial', async () => {
    const who = await member(trial)
    for (let number = 1; number <= 5; number++)
      expect(await startQuiz(who, { ...QUIZ, number, isBesideOthers: true }, start)).toMatchObject({ outcome: 'started' })
    expect(await db.featureUse.count({ where: { userId: who.id } })).toBe(0)
  })

  test.each([0, 11, 1.5, -1])('refuses quiz number %s', async (number) => {
    await expect(startQuiz(await member(), { ...QUIZ, number }, start)).rejects.toThrow(RangeError)
  })

  test('refuses a subject that the level does not have', async () => {
    await expect(startQuiz(await member(), { ...QUIZ, subject: 'mathematics_achievement' }, start)).rejects.toThrow(RangeError)
  })

  test.each([
    [100, ALLOWED],
    [150, 2160],
    [200, 2880],
  ])('gives %i per cent of the time', async (timePercent, seconds) => {
    const { userId, sittingId } = await started(QUIZ, timePercent)
    const overview = await sittingOverview({ userId, sittingId }, start)
    expect(overview?.clock).toEqual({
      state: 'running',
      secondsAllowed: seconds,
      secondsLeft: seconds,
      millisecondsLeft: seconds * 1000,
      deadline: at(seconds),
    })
  })

  test('lists what is open', async () => {
    const { userId, sittingId } = await started()
    expect((await runningWork(userId)).map(({ id }) => id)).toEqual([sittingId])
    await submitSitting({ userId, sittingId }, at(10))
    expect(await runningWork(userId)).toEqual([])
  })
})

describe('a question', () => {
  test('shows nothing that tells the answer', async () => {
    const { userId, sittingId } = await started()
    for (const position of [1, 10, 20]) {
      const shown = await sittingQuestion({ userId, sittingId, position }, start)
      const item = assembleQuiz('ssat-upper', 'quantitative', 1).items[position - 1]
      if (!shown || !item) throw new Error('no question')
      const text = JSON.stringify(shown)
      expect(text).not.toContain(item.id)
      for (const secret of [...item.steps, ...item.choices.map(({ misconception }) => misconception?.says ?? '\0')]) {
        expect(text).not.toContain(JSON.stringify(secret).slice(1, -1))
      }
      expect(shown.item.choices.every((choice) => Object.keys(choice).join() === 'text')).toBe(true)
    }
  })

  test('of somebody else, or beyond the last, is not there', async () => {
    const { userId, sittingId } = await started()
    const other = await member()
    expect(await sittingQuestion({ userId: other.id, sittingId, position: 1 }, start)).toBeNull()
    expect(await sittingOverview({ userId: other.id, sittingId }, start)).toBeNull()
    for (const position of [0, 21]) expect(await sittingQuestion({ userId, sittingId, position }, start)).toBeNull()
  })
})

describe('an answer', () => {
  test('is kept with strike-outs, flag and time', async () => {
    const { userId, sittingId } = await started()
    await saveAnswer({ userId, sittingId, position: 3, choice: 2, struck: [0, 4], flagged: true, seconds: 12 }, at(20))
    await saveAnswer({ userId, sittingId, position: 3, choice: 1, struck: [0], seconds: 5 }, at(40))
    const shown = await sittingQuestion({ userId, sittingId, position: 3 }, at(41))
    expect(shown?.marks[2]).toEqual({ choice: 1, struck: [0], flagged: true, changedAt: at(40).getTime() })
    const row = await db.response.findFirstOrThrow({ where: { section: { sittingId }, position: 3 } })
    expect(row).toMatchObject({ seconds: 17, answeredAt: at(40), isRight: null })
  })

  test('can be taken back', async () => {
    const sitting = await started()
    await answer(sitting, at(10), 2)
    await answer(sitting, at(20), null)
    expect((await sittingOverview(sitting, at(21)))?.states[0]).toEqual({ position: 1, isAnswered: false, isFlagged: false })
  })

  test('is taken until five seconds after the deadline and not later', async () => {
    const sitting = await started()
    expect(await answer(sitting, at(ALLOWED + 5), 2)).toBe('saved')
    expect(await answer(sitting, at(ALLOWED + 5, 1), 3)).toBe('refused')
    expect(
      await db.response.findFirstOrThrow({ where: { section: sitting && { sittingId: sitting.sittingId }, position: 1 } }),
    ).toMatchObject({
      choice: 2,
    })
  })

  test('is refused after the end, while paused, from others and beyond the last question', async () => {
    const sitting = await started()
    expect(await answer({ ...sitting, userId: (await member()).id }, at(1))).toBe('refused')
    expect(await answer(sitting, at(1), 1, 21)).toBe('refused')
    await pauseSitting(sitting, at(2))
    expect(await answer(sitting, at(3))).toBe('refused')
    await resumeSitting(sitting, at(4))
    expect(await answer(sitting, at(5))).toBe('saved')
    await submitSitting(sitting, at(6))
    expect(await answer(sitting, at(7))).toBe('refused')
  })
})

describe('a pause', () => {
  test('keeps what is left, to the second, and gives it back', async () => {
    const sitting = await started()
    expect(await pauseSitting(sitting, at(400))).toBe(true)
    expect((await sittingOverview(sitting, at(9000)))?.clock).toMatchObject({ state: 'paused', secondsLeft: ALLOWED - 400 })
    expect(await resumeSitting(sitting, at(9000))).toBe(true)
    expect((await sittingOverview(sitting, at(9000)))?.clock).toMatchObject({ state: 'running', deadline: at(9000 + ALLOWED - 400) })
  })

  test('cannot begin twice, end twice, come after the deadline or be somebody else’s', async () => {
    const sitting = await started()
    const thief = { ...sitting, userId: (await member()).id }
    expect(await pauseSitting(thief, at(1))).toBe(false)
    expect(await resumeSitting(sitting, at(1))).toBe(false)
    expect(await pauseSitting(sitting, at(2))).toBe(true)
    expect(await pauseSitting(sitting, at(3))).toBe(false)
    expect(await resumeSitting(thief, at(4))).toBe(false)
    expect(await resumeSitting(sitting, at(5))).toBe(true)
    expect(await resumeSitting(sitting, at(6))).toBe(false)
    expect(await pauseSitting(sitting, at(ALLOWED + 4))).toBe(false)
  })
})

test('the clock never shows less than nothing', () => {
  expect(clockOf({ secondsAllowed: 60, deadline: start, secondsLeft: null, millisecondsLeft: null }, at(5))).toMatchObject({
    state: 'over',
    secondsLeft: 0,
  })
  expect(clockOf({ secondsAllowed: 60, deadline: at(1), secondsLeft: null, millisecondsLeft: null }, at(0, 999))).toMatchObject({
    state: 'running',
    secondsLeft: 1,
  })
  expect(clockOf({ secondsAllowed: null, deadline: null, secondsLeft: null, millisecondsLeft: null }, start)).toMatchObject({
    state: 'untimed',
    secondsLeft: null,
  })
})
