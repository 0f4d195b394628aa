/** The statement by hand finds what Prisma finds; and what the home reads of quizzes that ended, of the week, and of first times. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { examLevel, storedLevel } from '~/models/bank/stored-level'
import { waitingMistakes } from '~/models/mistakes/counts.server'
import { nextFix } from '~/models/mistakes/patterns/next-fix.server'
import { endedPractice } from '~/models/practice/open-practice.server'
import { finishedWritings } from '~/models/sittings/results/finished.server'
import { runningWork } from '~/models/sittings/running/running.server'
import { skillEstimates } from '~/models/skills/estimates.server'
import { testsOf } from '~/models/tests/list.server'
import { saveWriting } from '~/models/writing/save.server'
import { startWriting } from '~/models/writing/writing.server'
import { periodAt } from '~/utils/time/periods.server'
import { createStudent } from '../../../tests/factories/accounts'
import { sitQuiz, UNLIMITED, wrongChoice } from '../../../tests/factories/sittings'
import { startWholeTest } from '../../../tests/factories/whole-tests/begun'
import { offeredPrompt, openEssay } from '../../../tests/factories/writings'
import { studentHome } from './home.server'

const start = new Date('2026-03-10T15:00:00Z')
const LEVEL = 'ssat-upper'
const QUIZ = { level: LEVEL, subject: 'quantitative' } as const
const HOUR = 3_600_000

/** The same as Prisma finds it, query by query. */
async function prismaHome(userId: string, now: Date): Promise<Awaited<ReturnType<typeof studentHome>>> {
  const owner = { userId, level: LEVEL } as const
  const week = { startedAt: { gte: periodAt('week', now).start } }
  const used = (feature: 'sectional_quizzes' | 'interactive_quiz') =>
    db.featureUse.count({ where: { userId, feature, period: week.startedAt.gte } })
  const ended = (kind: 'sectional_quiz' | 'twins') => db.practiceSitting.count({ where: { userId, kind, status: 'ended' } })
  const quizzes = await db.practiceSitting.findMany({
    where: { userId, status: 'ended', kind: 'sectional_quiz' },
    orderBy: { startedAt: 'desc' },
    include: { sections: true },
  })
  const newest = (await testsOf(owner)).find(({ status }) => status === 'ended')
  const questions = await db.response.aggregate({ where: { section: { sitting: { userId, ...week } } }, _sum: { seconds: true } })
  const timed = await db.essay.findMany({ where: { studentId: userId, ...week, deadline: { not: null } } })
  const written = timed.map(({ startedAt, submittedAt, deadline }) => {
    const ends = [submittedAt, deadline, now].flatMap((end) => end?.getTime() ?? [])
    return Math.floor((Math.min(...ends) - startedAt.getTime()) / 1000)
  })
  return {
    running: await runningWork(userId, now),
    quizzes: quizzes.map(({ id, level, subject, number, endedAt, sections: [section] }) => ({
      ...{ id, kind: 'sectional_quiz', level: examLevel(level), subject, number, endedAt, right: section?.right ?? 0 },
      ...{ wrong: section?.wrong ?? null, omitted: section?.omitted ?? null, questionCount: section?.questionCount ?? 0 },
      secondsAllowed: section?.secondsAllowed ?? null,
    })),
    practice: await endedPractice(owner),
    writings: await finishedWritings(owner, now),
    estimates: await skillEstimates(owner),
    waiting: await waitingMistakes(userId, now),
    uses: { sectional_quizzes: await used('sectional_quizzes'), interactive_quiz: await used('interactive_quiz') },
    secondsThisWeek: (questions._sum.seconds ?? 0) + written.reduce((sum, seconds) => sum + seconds, 0),
    steps: {
      hasQuiz: (await ended('sectional_quiz')) > 0,
      hasTwins: (await ended('twins')) > 0,
      hasEssay: (await db.essay.count({ where: { studentId: userId, submittedAt: { not: null } } })) > 0,
    },
    newestTest: newest ? { id: newest.id, number: newest.number } : null,
    fix: await nextFix(userId, now),
  }
}

async function expectSame(userId: string, now: Date) {
  const home = await studentHome({ userId, level: LEVEL }, now)
  expect(home).toEqual(await prismaHome(userId, now))
  return home
}

test('a student who has done nothing yet', async () => {
  const home = await expectSame((await createStudent()).id, start)
  expect(home).toMatchObject({ running: [], quizzes: [], waiting: null, secondsThisWeek: 0, steps: { hasQuiz: false } })
})

test('open, paused and ended work, mistakes, estimates, uses and writings, and nothing of anybody else', async () => {
  const { id: userId } = await createStudent()
  const { id: other } = await createStudent()
  for (const id of [userId, other]) {
    await sitQuiz({
      userId: id,
      ...QUIZ,
      number: 1,
      at: start,
      choose: (item, position) => (position <= 12 ? item.answer : wrongChoice(item)),
    })
  }
  const later = new Date(start.getTime() + HOUR)
  await sitQuiz({ userId, level: 'isee-lower', subject: 'mathematics_achievement', number: 2, at: later, choose: () => null })
  await sitQuiz({ userId, ...QUIZ, number: 3, at: later, choose: ({ answer }) => answer, stopAfter: 4 })
  const paused = await sitQuiz({ userId, ...QUIZ, number: 4, at: later, choose: () => null, stopAfter: 0 })
  await db.sittingSection.updateMany({
    where: { sittingId: paused },
    data: { deadline: null, secondsLeft: 700, millisecondsLeft: 699_500 },
  })
  await openEssay({ userId, at: later })
  await openEssay({ userId, at: new Date(start.getTime() - 10 * HOUR) })
  const practice = { userId, kind: 'interactive_quiz', exam: 'SSAT', level: storedLevel(LEVEL), number: 0, startedAt: start } as const
  const section = { position: 1, subject: 'quantitative', questionCount: 3, right: 2, wrong: 1, omitted: 0 } as const
  await db.practiceSitting.create({ data: { ...practice, status: 'ended', endedAt: later, sections: { create: section } } })
  await db.skillEstimate.createMany({
    data: [
      { userId, level: storedLevel(LEVEL), subject: 'quantitative', skill: 'Ratios', rating: 2, answers: 4 },
      { userId, level: storedLevel(LEVEL), subject: 'verbal', skill: 'Synonyms', rating: 1, answers: 2 },
    ],
  })
  const use = { userId, feature: 'sectional_quizzes', period: periodAt('week', later).start } as const
  await db.featureUse.createMany({
    data: [
      { ...use, slot: 1 },
      { ...use, slot: 2 },
      { ...use, feature: 'interactive_quiz', slot: 1 },
    ],
  })

  const home = await expectSame(userId, new Date(later.getTime() + 300_000))
  expect(home.running.map(({ state }) => state).toSorted()).toEqual(['paused', 'running', 'running'])
  expect(home).toMatchObject({
    waiting: '8',
    uses: { sectional_quizzes: 2, interactive_quiz: 1 },
    steps: { hasQuiz: true, hasTwins: false },
  })
  expect(home.practice).toMatchObject([{ right: 2, answered: 3 }])
  expect(home.writings).toHaveLength(1)
  // The weakest first; what the section's answers moved comes after them.
  expect(home.estimates.slice(0, 2).map(({ skill }) => skill)).toEqual(['Synonyms', 'Ratios'])
  await expectSame(other, later)
})

test('a practiced test that is in its writing has the writing’s clock', async () => {
  const { id: userId } = await createStudent()
  await startWholeTest({ userId, at: start, level: LEVEL, choice: { mode: 'practice' } })
  const minute = new Date(start.getTime() + 60_000)
  expect((await expectSame(userId, minute)).running).toMatchObject([{ kind: 'practice_test', state: 'running', secondsLeft: 24 * 60 }])
  const { id: untimed } = await createStudent()
  await startWholeTest({ userId: untimed, at: start, level: LEVEL, choice: { mode: 'practice', isUntimed: true } })
  expect((await expectSame(untimed, minute)).running).toMatchObject([{ state: 'untimed', secondsLeft: null }])
})

test('the week counts time on questions and on writings since Monday Eastern, and first times are known', async () => {
  const { id: userId } = await createStudent()
  const lastWeek = new Date('2026-03-09T03:59:00Z')
  for (const [number, at] of [lastWeek, start].entries()) {
    await sitQuiz({ userId, ...QUIZ, number: number + 1, at, choose: ({ answer }) => answer })
  }
  const writer = { id: userId, membership: UNLIMITED, profile: { timePercent: 100 } }
  const essay = await startWriting(writer, { level: LEVEL, subject: 'writing_sample', number: 1 }, start)
  const essayId = 'id' in essay ? essay.id : ''
  const handedIn = new Date(start.getTime() + 240_000)
  await saveWriting({ userId, essayId, body: 'A text.', promptId: offeredPrompt(LEVEL), seen: 0, isFinal: true }, handedIn)

  const home = await expectSame(userId, new Date(start.getTime() + HOUR))
  expect(home.secondsThisWeek).toBe(20 * 25 + 240)
  expect(home.steps).toEqual({ hasQuiz: true, hasTwins: false, hasEssay: true })
  expect((await expectSame(userId, new Date('2026-03-16T04:00:00Z'))).secondsThisWeek).toBe(0)
})

test('the whole test that ended last, and what to mend next', async () => {
  const { id: userId } = await createStudent()
  await startWholeTest({ userId, at: start, level: LEVEL, choice: { mode: 'practice' } })
  const { conditions } = await db.practiceSitting.findFirstOrThrow({ where: { userId } })
  const test = { userId, kind: 'practice_test', exam: 'SSAT', level: storedLevel(LEVEL), mode: 'practice', place: 'home' } as const
  for (const number of [3, 4]) {
    const startedAt = new Date(start.getTime() - HOUR * (10 - number))
    await db.practiceSitting.create({
      data: { ...test, number, startedAt, endedAt: start, status: 'ended', conditions: conditions ?? {} },
    })
  }
  const fault = { studentId: userId, subject: 'quantitative', skillArea: 'Ratios', recommendedActions: [{ start: 'practice' }] } as const
  await db.wrongAnswerPattern.createMany({
    data: [
      { ...fault, wrongAnswerType: 'careless_mistake', frequency: 3 },
      { ...fault, wrongAnswerType: 'concept_misunderstanding', frequency: 5 },
      { ...fault, wrongAnswerType: 'time_pressure', frequency: 9, isActive: false },
    ],
  })
  expect(await expectSame(userId, start)).toMatchObject({
    newestTest: { number: 4 },
    fix: { kind: 'reason', reason: 'concept_misunderstanding', times: 5 },
  })

  const pace = { studentId: userId, patternType: 'pace', patternKey: 'quantitative', severity: 'medium' }
  await db.wrongAnswerAnalytics.createMany({
    data: [
      { ...pace, interventionStatus: 'confirmed', patternData: { subject: 'quantitative', mistakes: 4 } },
      { ...pace, patternType: 'careless', severity: 'high', patternData: { subject: 'verbal', mistakes: 6 } },
    ],
  })
  expect((await expectSame(userId, start)).fix).toEqual({ kind: 'pace', severity: 'medium', subject: 'quantitative', times: 4 })
})
