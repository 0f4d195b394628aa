/** The end of a section: scored once, from what is stored, with mistakes, patterns and counters that follow from it. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import type { Level, Subject } from '~/exam/core/levels'
import { storedItem } from '~/models/bank/item-store.server'
import { listMistakes } from '~/models/mistakes/list.server'
import { findMistake, mistakesOfSitting } from '~/models/mistakes/mistakes.server'
import { startTwins } from '~/models/practice/twins/start.server'
import { readPlace } from '~/utils/page-key'
import { DAY_SECONDS } from '~/utils/time/durations'
import { createStudent } from '../../../tests/factories/accounts'
import { answerTwins, begunSet } from '../../../tests/factories/practice/twins'
import { sitQuiz } from '../../../tests/factories/sittings'
import { endIfOver, endOverdueSections, submitSitting } from './end.server'
import { sittingResult } from './results/result.server'

const start = new Date('2026-03-10T15:00:00Z')
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000)

/** The first `right` questions right, the next `wrong` wrong, the rest blank. */
function tally(right: number, wrong: number) {
  return ({ answer, choices }: Item, position: number) => {
    if (position <= right) return answer
    return position <= right + wrong ? (answer + 1) % choices.length : null
  }
}

async function sat(right: number, wrong: number, quiz: { level?: Level; subject?: Subject; number?: number; stopAfter?: number } = {}) {
  const { id: userId } = await createStudent()
  const { level = 'ssat-upper', subject = 'quantitative', number = 1, stopAfter } = quiz
  const sittingId = await sitQuiz({ userId, level, subject, number, at: start, choose: tally(right, wrong), stopAfter })
  return { userId, sittingId }
}

const sectionOf = (sittingId: string) =>
  db.sittingSection.findFirstOrThrow({
    where: { sittingId },
    include: { responses: { orderBy: { position: 'asc' }, include: { item: true } } },
  })

async function recomputed(sittingId: string) {
  const { responses } = await sectionOf(sittingId)
  const right = responses.filter(({ choice, item }) => choice === storedItem(item.content).answer).length
  const omitted = responses.filter(({ choice }) => choice === null).length
  return { right, omitted, wrong: responses.length - right - omitted }
}

describe('the score', () => {
  test.each([
    [20, 0],
    [0, 20],
    [0, 0],
    [11, 6],
  ])('of %i right and %i wrong equals what the stored answers give', async (right, wrong) => {
    const { sittingId } = await sat(right, wrong)
    const section = await sectionOf(sittingId)
    expect(section).toMatchObject({ right, wrong, omitted: 20 - right - wrong, endedBy: 'student' })
    expect(section).toMatchObject(await recomputed(sittingId))
    expect(section.responses.every(({ choice, isRight, item }) => isRight === (choice === storedItem(item.content).answer))).toBe(true)
  })

  test('of the SSAT costs a quarter for each wrong answer, of the ISEE nothing', async () => {
    const ssat = await sat(10, 6)
    expect(await sittingResult(ssat)).toMatchObject({ score: { rawQuarters: 34, percentRight: 50 } })
    const isee = await sat(10, 6, { level: 'isee-upper', subject: 'mathematics_achievement' })
    expect(await sittingResult(isee)).toMatchObject({ score: { rawQuarters: 40 } })
  })

  test('is made once', async () => {
    const sitting = await sat(5, 5)
    expect(await submitSitting(sitting, at(900))).toBe(false)
    expect(await sectionOf(sitting.sittingId)).toMatchObject({ endedAt: at(600), right: 5 })
  })

  test('is nobody else’s', async () => {
    const { sittingId } = await sat(5, 5)
    const { id: userId } = await createStudent()
    expect(await sittingResult({ userId, sittingId })).toBeNull()
    const open = await sat(0, 0, { stopAfter: 0 })
    expect(await submitSitting({ ...open, userId }, at(10))).toBe(false)
    expect(await sittingResult(open)).toBe('open')
  })
})

test('a quiz that is sat again moves no estimate of a skill', async () => {
  const { userId } = await sat(12, 8)
  const estimates = () => db.skillEstimate.findMany({ where: { userId }, orderBy: { skill: 'asc' } })
  const first = await estimates()
  expect(first.reduce((sum, { answers }) => sum + answers, 0)).toBe(20)
  await sitQuiz({ userId, level: 'ssat-upper', subject: 'quantitative', number: 1, at: at(4000), choose: tally(20, 0) })
  expect(await estimates()).toEqual(first)
})

describe('the deadline', () => {
  test('ends what nobody submitted, at the deadline and not before', async () => {
    await endOverdueSections(at(100 * DAY_SECONDS))
    const { sittingId } = await sat(3, 2, { stopAfter: 5 })
    expect(await endOverdueSections(at(1445))).toBe(0)
    expect(await endOverdueSections(at(1446))).toBe(1)
    expect(await endOverdueSections(at(1447))).toBe(0)
    expect(await sectionOf(sittingId)).toMatchObject({
      endedBy: 'deadline',
      endedAt: at(1440),
      right: 3,
      wrong: 2,
      omitted: 15,
      deadline: null,
    })
  })

  test('ends the others when one cannot be scored, and tries that one again', async () => {
    await endOverdueSections(at(100 * DAY_SECONDS))
    const broken = await sat(1, 0, { stopAfter: 1 })
    const { responses } = await sectionOf(broken.sittingId)
    const [first] = responses
    await db.item.update({ where: { id: first?.itemId }, data: { content: { unreadable: true } } })
    try {
      const { sittingId } = await sat(3, 2, { stopAfter: 5, number: 2 })
      expect(await endOverdueSections(at(1446))).toBe(1)
      expect(await sectionOf(sittingId)).toMatchObject({ endedBy: 'deadline', right: 3 })
      expect(await sectionOf(broken.sittingId)).toMatchObject({ endedAt: null })
    } finally {
      // Other tests sit the same question.
      await db.item.update({ where: { id: first?.itemId }, data: { content: first?.item.content ?? {} } })
    }
    expect(await endOverdueSections(at(1447))).toBe(1)
  })

  test('ends one when its owner comes back', async () => {
    const open = await sat(0, 0, { stopAfter: 0 })
    expect(await endIfOver(open, at(1440))).toBe(false)
    expect(await endIfOver(open, at(1446))).toBe(true)
    expect(await endIfOver({ ...open, userId: 'somebody' }, at(1446))).toBe(false)
  })

  test('counts as such when the button is pressed after it', async () => {
    const open = await sat(2, 0, { stopAfter: 2 })
    expect(await submitSitting(open, at(1443))).toBe(true)
    expect(await sectionOf(open.sittingId)).toMatchObject({ endedBy: 'deadline', endedAt: at(1440), right: 2 })
  })
})

describe('a mistake', () => {
  test('is recorded with every field that the specification names', async () => {
    const { userId, sittingId } = await sat(19, 1)
    const [mistake] = await db.wrongAnswer.findMany({ where: { studentId: userId } })
    const { responses } = await sectionOf(sittingId)
    const last = responses.find(({ position }) => position === 20)
    const item = storedItem(last?.item.content ?? null)
    const chosen = item.choices[last?.choice ?? -1]
    expect(mistake).toMatchObject({
      sessionId: sittingId,
      questionId: item.id,
      subject: 'quantitative',
      skillArea: item.skill,
      testType: 'SSAT',
      questionType: 'multiple_choice',
      difficulty: item.difficulty,
      wrongAnswerType: chosen?.misconception?.type,
      reviewStatus: 'needs_review',
      reviewedAt: null,
      masteredAt: null,
      metadata: { timeSpent: 25, attempts: 1, hintsUsed: 0 },
    })
    for (const text of [mistake?.questionText, mistake?.correctAnswer, mistake?.studentAnswer, mistake?.explanation]) {
      expect(text).toBeTruthy()
      expect(text).not.toMatch(/\\frac|\\\$|undefined/)
    }
    expect(mistake?.correctAnswer).not.toBe(mistake?.studentAnswer)
  })

  test('of a comparison keeps its columns and its type', async () => {
    const { userId } = await sat(0, 20, { level: 'isee-upper', subject: 'quantitative_reasoning' })
    const comparisons = await db.wrongAnswer.findMany({ where: { studentId: userId, questionType: 'quantitative_comparison' } })
    expect(comparisons.length).toBeGreaterThan(5)
    for (const { questionText } of comparisons) expect(questionText).toMatch(/Column A: .+ Column B: .+/)
  })

  test('is a question that was left blank too, with its answer and without a reason; it is no wrong choice', async () => {
    const { userId, sittingId } = await sat(10, 0)
    const mistakes = await db.wrongAnswer.findMany({ where: { studentId: userId } })
    expect(mistakes).toHaveLength(10)
    for (const { studentAnswer, wrongAnswerType, explanation } of mistakes) {
      expect([studentAnswer, wrongAnswerType]).toEqual(['Left blank', null])
      expect(explanation).toBeTruthy()
    }
    expect(await findMistake({ studentId: userId, id: mistakes[0]?.id ?? '' })).toMatchObject({ choice: null })
    expect(await mistakesOfSitting({ studentId: userId, sittingId })).toEqual([])
    expect(await db.wrongAnswerPattern.count({ where: { studentId: userId } })).toBe(0)
  })

  test('is counted in the patterns, which add up over sittings', async () => {
    const { userId } = await sat(0, 20)
    await sitQuiz({ userId, level: 'ssat-upper', subject: 'quantitative', number: 2, at: at(4000), choose: tally(0, 20) })
    const mistakes = await db.wrongAnswer.findMany({ where: { studentId: userId } })
    const expected = new Map<string, number>()
    for (const { subject, skillArea, wrongAnswerType } of mistakes) {
      const key = [subject, skillArea, wrongAnswerType].join(':')
      expected.set(key, (expected.get(key) ?? 0) + 1)
    }
    const patterns = await db.wrongAnswerPattern.findMany({ where: { studentId: userId } })
    const stored = new Map(
      patterns.map(({ subject, skillArea, wrongAnswerType, frequency }) => [[subject, skillArea, wrongAnswerType].join(':'), frequency]),
    )
    expect(stored).toEqual(expected)
    expect(patterns.every(({ isActive }) => isActive)).toBe(true)
  })

  test('is found by its owner alone, and listed by page and state', async () => {
    const { userId, sittingId } = await sat(0, 20)
    await sitQuiz({ userId, level: 'ssat-upper', subject: 'quantitative', number: 2, at: at(4000), choose: tally(15, 5) })
    const [id = ''] = await mistakesOfSitting({ studentId: userId, sittingId })
    expect(await findMistake({ studentId: userId, id })).toMatchObject({ id, item: { subject: 'quantitative' } })
    expect(await findMistake({ studentId: 'somebody', id })).toBeNull()
    const list = { studentId: userId, filter: { show: 'open' } } as const
    const first = await listMistakes(list, null)
    const second = await listMistakes(list, readPlace(new URLSearchParams(`before=${first.older}`)))
    expect([first, second].map(({ mistakes }) => mistakes.length)).toEqual([20, 5])
  })
})

test('the stored counters equal what the records give', async () => {
  const { userId, sittingId } = await sat(12, 5)
  await sitQuiz({ userId, level: 'ssat-upper', subject: 'verbal', number: 1, at: at(5000), choose: tally(7, 1) })
  const [id = ''] = await mistakesOfSitting({ studentId: userId, sittingId })
  const twins = begunSet(await startTwins({ studentId: userId, mistakeIds: [id], level: 'ssat-upper' }, at(DAY_SECONDS)))
  for (const choice of [0, 2, 1]) await answerTwins({ userId, sittingId: twins }, () => choice, at(DAY_SECONDS))

  const answered = await db.response.count({ where: { answeredAt: { not: null }, section: { sitting: { userId } } } })
  const finished = await db.practiceSitting.count({ where: { userId, status: 'ended', kind: { not: 'twins' } } })
  expect(await db.userUsage.findUniqueOrThrow({ where: { userId } })).toMatchObject({
    questionsUsed: answered,
    testsUsed: finished,
    flashcardsUsed: 0,
  })
  expect(answered).toBe(26)
})
