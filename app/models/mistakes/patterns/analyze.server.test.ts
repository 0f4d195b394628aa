/** The job finds what recurs, follows it to its end, and the dashboard is told of the heaviest that is confirmed. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import type { Prisma } from '~/generated/prisma/client'
import { DAY_MS } from '~/utils/time/durations'
import { createStudent } from '../../../../tests/factories/accounts'
import { analyzeMistakes, analyzeStudent } from './analyze.server'
import { nextFix } from './next-fix.server'

const start = new Date('2026-03-10T15:00:00Z')
const day = (count: number) => new Date(start.getTime() + count * DAY_MS)

const SSAT = { level: 'ssat-upper', gradeApplied: 9, timePercent: 100 } as const

/** Mistakes of these days, one a sitting. */
async function missedOn(studentId: string, days: readonly number[], more: Partial<Prisma.WrongAnswerCreateManyInput> = {}) {
  await db.wrongAnswer.createMany({
    data: days.map((count, n) => ({
      ...{ studentId, questionId: `q${n}`, sessionId: `${studentId} ${count} ${n}`, createdAt: day(count), metadata: { timeSpent: 20 } },
      ...({ subject: 'quantitative', skillArea: 'Ratio', testType: 'SSAT', questionType: 'multiple_choice', difficulty: 'easy' } as const),
      ...{ questionText: 'q', correctAnswer: 'a', studentAnswer: 'b', wrongAnswerType: 'careless_mistake' as const, ...more },
    })),
  })
}

async function reviewedOn(studentId: string, count: number, reviewScore = 5) {
  const { id: wrongAnswerId } = await db.wrongAnswer.findFirstOrThrow({ where: { studentId } })
  await db.wrongAnswerReview.create({
    data: {
      studentId,
      wrongAnswerId,
      reviewType: 'spaced_repetition',
      reviewDate: day(count),
      reviewScore,
      performanceImprovement: reviewScore > 3,
    },
  })
}

const patternsOf = (studentId: string) =>
  db.wrongAnswerAnalytics.findMany({
    where: { studentId },
    select: { patternType: true, interventionStatus: true, interventionNotes: true },
  })

test('careless slips over five sittings are confirmed, told of, practiced and resolved, each step with its day', async () => {
  const { id } = await createStudent()
  await missedOn(id, [0, 1, 2])
  await analyzeStudent(id, day(2))
  expect(await nextFix(id, day(2))).toBeNull()
  await missedOn(id, [3, 4])
  await analyzeStudent(id, day(4))
  expect(await nextFix(id, day(4))).toEqual({ kind: 'careless', severity: 'high', subject: 'quantitative', times: 5 })
  await reviewedOn(id, 5)
  await analyzeStudent(id, day(5))
  await reviewedOn(id, 12)
  await analyzeStudent(id, day(12))
  await analyzeStudent(id, day(13))
  expect(await patternsOf(id)).toEqual([
    {
      patternType: 'careless',
      interventionStatus: 'resolved',
      interventionNotes: '2026-03-12 identified\n2026-03-14 confirmed\n2026-03-15 practicing\n2026-03-22 resolved',
    },
  ])
  expect(await nextFix(id, day(13))).toBeNull()
})

test('slow mistakes are a matter of pace, words of vocabulary, and what is over without practice is cleared', async () => {
  const { id } = await createStudent()
  await missedOn(id, [0, 1, 2], {
    ...{ wrongAnswerType: null, metadata: { timeSpent: 900 }, subject: 'quantitative_reasoning' },
  })
  await missedOn(id, [3, 4, 5], { wrongAnswerType: 'vocabulary_gap', subject: 'verbal' })
  await analyzeStudent(id, day(5))
  const types = async () =>
    (await patternsOf(id)).map(({ patternType, interventionStatus }) => `${patternType} ${interventionStatus}`).sort()
  expect(await types()).toEqual(['pace identified', 'vocabulary identified'])
  await analyzeStudent(id, day(50))
  expect(await types()).toEqual(['pace cleared', 'vocabulary cleared'])
})

test('a reason that recurs gets links that start something, and is told of where nothing is confirmed', async () => {
  const { id } = await createStudent()
  const reason = { studentId: id, subject: 'verbal', skillArea: 'Synonyms', wrongAnswerType: 'vocabulary_gap' } as const
  await db.wrongAnswerPattern.create({ data: { ...reason, frequency: 3, lastOccurrence: day(0) } })
  await analyzeStudent(id, day(1))
  const named = { subject: 'verbal', skill: 'Synonyms' }
  expect(await nextFix(id, day(1))).toEqual({
    ...{ kind: 'reason', ...named, reason: 'vocabulary_gap', times: 3 },
    starts: [
      { start: 'practice', ...named },
      { start: 'mistakes', ...named, reason: 'vocabulary_gap' },
    ],
  })
  await analyzeStudent(id, day(90))
  expect(await nextFix(id, day(90))).toBeNull()
})

test('the job looks at whoever missed or mended something lately, and at nobody else', async () => {
  const [busy, mending, idle] = await Promise.all([createStudent(), createStudent(), createStudent()])
  const now = day(1000)
  await missedOn(busy.id, [998, 999, 1000])
  await missedOn(mending.id, [980, 981, 982])
  await reviewedOn(mending.id, 1000)
  await missedOn(idle.id, [996, 997, 998])
  expect(await analyzeMistakes(now)).toBeGreaterThanOrEqual(2)
  const counts = await Promise.all([busy, mending, idle].map(({ id }) => db.wrongAnswerAnalytics.count({ where: { studentId: id } })))
  expect(counts).toEqual([1, 1, 0])
})

test('a pattern ends with the time alone: the job comes back once a day while it goes on, and tells the days that it counts', async () => {
  const { id } = await createStudent()
  await missedOn(id, [2000, 2001, 2005, 2030, 2031, 2032, 2033, 2034])
  await analyzeStudent(id, day(2034))
  expect(await nextFix(id, day(2034))).toMatchObject({ kind: 'careless', times: 6 })

  await analyzeMistakes(day(2034.5))
  expect(await nextFix(id, day(2034.5))).toMatchObject({ times: 6 })
  await analyzeMistakes(day(2036))
  expect(await nextFix(id, day(2036))).toMatchObject({ kind: 'careless', times: 5 })
  await analyzeMistakes(day(2070))
  expect((await patternsOf(id)).map(({ interventionStatus }) => interventionStatus)).toEqual(['cleared'])
  expect(await nextFix(id, day(2070))).toBeNull()
})

test('an idea that nothing was seen of in ninety days is cleared, and a reason of sixty is over', async () => {
  const { id } = await createStudent()
  const patternData = { subject: 'quantitative', skill: 'Ratio', level: 'ssat-upper', says: 'Turns it over.', slips: [day(3000).getTime()] }
  await db.wrongAnswerAnalytics.create({
    data: {
      studentId: id,
      patternType: 'misconception',
      patternKey: 'a:b',
      interventionStatus: 'confirmed',
      analysisDate: day(3000),
      patternData,
    },
  })
  const reason = { subject: 'verbal', skillArea: 'Synonyms', wrongAnswerType: 'vocabulary_gap', frequency: 4 } as const
  await db.wrongAnswerPattern.create({ data: { studentId: id, ...reason, lastOccurrence: day(3000) } })
  expect(await nextFix(id, day(3001))).toMatchObject({ kind: 'misconception' })
  await analyzeMistakes(day(3059))
  expect(await db.wrongAnswerPattern.count({ where: { studentId: id, isActive: true } })).toBe(1)
  await analyzeMistakes(day(3061))
  expect(await db.wrongAnswerPattern.count({ where: { studentId: id, isActive: true } })).toBe(0)
  await analyzeMistakes(day(3091))
  expect(await patternsOf(id)).toMatchObject([{ interventionStatus: 'cleared', interventionNotes: expect.stringMatching(/ cleared$/) }])
  expect(await nextFix(id, day(3091))).toBeNull()
})

test('a missed twin begins the week anew', async () => {
  const { id } = await createStudent()
  await missedOn(id, [0, 1, 2, 3, 4])
  for (const [count, score] of [
    [5, 5],
    [9, 2],
    [12, 5],
  ] as const)
    await reviewedOn(id, count, score)
  await analyzeStudent(id, day(12))
  expect(await patternsOf(id)).toMatchObject([{ interventionStatus: 'practicing' }])
})

test('nobody with more time is slow within it, and a question on a passage has its reading', async () => {
  const [ordinary, extended] = await Promise.all([
    createStudent({ profile: SSAT }),
    createStudent({ profile: { ...SSAT, timePercent: 150 } }),
  ])
  const slow = { subject: 'quantitative', wrongAnswerType: null, metadata: { timeSpent: 180 } } as const
  const read = { subject: 'reading_comprehension', wrongAnswerType: null, metadata: { timeSpent: 180 } } as const
  for (const { id } of [ordinary, extended]) {
    await missedOn(id, [0, 1, 2], slow)
    await missedOn(id, [3, 4, 5], read)
    await analyzeStudent(id, day(5))
  }
  expect((await patternsOf(ordinary.id)).map(({ patternType }) => patternType)).toEqual(['pace'])
  expect(await patternsOf(extended.id)).toEqual([])
})

test('a reason is told with its mistakes once it recurs, and what a student has said of one stays', async () => {
  const { id } = await createStudent()
  await missedOn(id, [0, 1, 2], { wrongAnswerType: 'strategy_error' })
  const [own] = await db.wrongAnswer.findMany({ where: { studentId: id } })
  await db.wrongAnswer.update({ where: { id: own?.id ?? '' }, data: { wrongAnswerType: null, reasonFrom: 'student' } })
  const told = async () =>
    (await db.wrongAnswer.findMany({ where: { studentId: id }, select: { reasonFrom: true } })).map((row) => row.reasonFrom).sort()
  await analyzeStudent(id, day(2))
  expect(await told()).toEqual(['choice', 'choice', 'student'])
  const reason = { subject: 'quantitative', skillArea: 'Ratio', wrongAnswerType: 'strategy_error', frequency: 3 } as const
  await db.wrongAnswerPattern.create({ data: { studentId: id, ...reason, lastOccurrence: day(2) } })
  await analyzeStudent(id, day(2))
  expect(await told()).toEqual(['recurrence', 'recurrence', 'student'])
})
