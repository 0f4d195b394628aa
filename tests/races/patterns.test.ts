/** Races of what is known of a student's mistakes: slips and probes that arrive together each count once, and marks are one. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { bankSources } from '~/exam/bank/sources.server'
import { suspectOf } from '~/exam/mistakes/suspicion'
import { markQuestion } from '~/models/bank/marks.server'
import { analyzeStudent } from '~/models/mistakes/patterns/analyze.server'
import { recordProbe, recordSlips } from '~/models/mistakes/patterns/suspicions.server'
import { createStudent } from '../factories/accounts'
import { markSolved } from '../factories/practice/marks'

const now = new Date()

/** Questions of many families, each with a choice that makes a suspect. */
const slips = bankSources({ level: 'isee-middle', subject: 'mathematics_achievement' })
  .slice(0, 40)
  .flatMap(({ offers }) => {
    const item = offers[0]?.item('a race')
    const choice = item?.choices.findIndex((_, index) => suspectOf(item, index) !== null) ?? -1
    return item && choice >= 0 ? [{ item, choice }] : []
  })

test('sections that end at once wait for each other, and every slip is counted', async () => {
  const { id: studentId } = await createStudent()
  expect(slips.length).toBeGreaterThan(10)
  const orders = [slips, slips.toReversed(), slips, slips.toReversed()]
  await Promise.all(orders.map((wrong) => db.$transaction((transaction) => recordSlips(transaction, { studentId, wrong }, now))))
  const rows = await db.wrongAnswerAnalytics.findMany({ where: { studentId } })
  expect(rows).toHaveLength(slips.length)
  for (const { patternData } of rows) expect(patternData).toMatchObject({ slips: orders.map(() => now.getTime()) })
})

test('of ten probes at once the first two confirm, and each step stands in the notes once', async () => {
  const { id: studentId } = await createStudent()
  const [slip] = slips
  if (!slip) throw new Error('no slip')
  await recordSlips(db, { studentId, wrong: [slip] }, now)
  await Promise.all(
    Array.from({ length: 10 }, () => db.$transaction((transaction) => recordProbe(transaction, { studentId, ...slip }, now))),
  )
  const row = await db.wrongAnswerAnalytics.findFirstOrThrow({ where: { studentId } })
  expect(row.interventionStatus).toBe('confirmed')
  expect(row.interventionNotes?.split('\n').map((note) => note.split(' ')[1])).toEqual(['identified', 'probing', 'confirmed'])
})

test('a job that runs twice at once writes each pattern once', async () => {
  const { id: studentId } = await createStudent()
  await db.wrongAnswer.createMany({
    data: Array.from({ length: 6 }, (_, n) => ({
      ...({
        studentId,
        questionId: `q${n}`,
        sessionId: `${studentId} ${n}`,
        subject: 'quantitative',
        skillArea: 'Ratio',
        testType: 'SSAT',
      } as const),
      ...({ questionType: 'multiple_choice', difficulty: 'easy', questionText: 'q', correctAnswer: 'a', studentAnswer: 'b' } as const),
      wrongAnswerType: 'careless_mistake' as const,
    })),
  })
  await Promise.all(Array.from({ length: 6 }, () => analyzeStudent(studentId, now)))
  expect(await db.wrongAnswerAnalytics.findMany({ where: { studentId } })).toMatchObject([{ interventionStatus: 'confirmed' }])
})

test('ten marks at once on one question are one', async () => {
  const { id: userId } = await createStudent()
  const { sittingId } = await markSolved(userId)
  const mark = () => markQuestion({ userId, sittingId, position: 2, part: null, reason: 'spelling' })
  expect(await Promise.all(Array.from({ length: 10 }, mark))).toEqual(Array.from({ length: 10 }, () => true))
  expect(await db.itemMark.count({ where: { userId, reason: 'spelling' } })).toBe(1)
})
