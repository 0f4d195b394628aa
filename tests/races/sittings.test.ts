/** Races that a student, two tabs or two instances can run: on PostgreSQL they really run side by side. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { assembleQuiz } from '~/exam/forms/quiz/quiz.server'
import { membershipOf } from '~/models/membership/membership'
import { mistakesOfSitting } from '~/models/mistakes/mistakes.server'
import { startTwins } from '~/models/practice/twins/start.server'
import { saveAnswer } from '~/models/sittings/answer.server'
import { MOST_PAUSES } from '~/models/sittings/clock'
import { endOverdueSections, submitSitting } from '~/models/sittings/end.server'
import { saveHighlights, sittingHighlights } from '~/models/sittings/highlights.server'
import { pauseSitting, resumeSitting } from '~/models/sittings/pause.server'
import { abandonSitting } from '~/models/sittings/running/abandon.server'
import { saveQuestions } from '~/models/sittings/save.server'
import { startQuiz } from '~/models/sittings/sitting.server'
import { startWriting } from '~/models/writing/writing.server'
import { createStudent } from '../factories/accounts'
import { itemsOf, sitQuiz } from '../factories/sittings'

const QUIZ = { level: 'ssat-upper', subject: 'quantitative' } as const
const now = new Date()
const free = membershipOf({ createdAt: new Date(0), subscriptions: [] }, now)

async function member() {
  return { id: (await createStudent()).id, membership: free, profile: { timePercent: 100 } }
}

function outcomes(results: { outcome: string }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { outcome } of results) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

/** Fifty starts of different quizzes: ten numbers of five subject and level pairs. */
function fiftyQuizzes() {
  const pairs = [
    { level: 'ssat-upper', subject: 'quantitative' },
    { level: 'ssat-middle', subject: 'quantitative' },
    { level: 'isee-upper', subject: 'mathematics_achievement' },
    { level: 'isee-upper', subject: 'quantitative_reasoning' },
    { level: 'isee-middle', subject: 'mathematics_achievement' },
  ] as const
  return pairs.flatMap((pair) => Array.from({ length: 10 }, (_, index) => ({ ...pair, number: index + 1 })))
}

test('fifty starts at once with one use left: one starts, forty-nine are told of the limit', async () => {
  const who = await member()
  for (const number of [1, 2]) {
    await startQuiz(who, { level: 'isee-lower', subject: 'mathematics_achievement', number, isBesideOthers: true }, now)
  }

  // Assembling a bank for the first time takes the processor for itself; the race is about the database.
  const quizzes = fiftyQuizzes()
  for (const { level, subject, number } of quizzes) assembleQuiz(level, subject, number)
  const results = await Promise.all(quizzes.map((quiz) => startQuiz(who, { ...quiz, isBesideOthers: true }, now)))
  expect(outcomes(results)).toEqual({ started: 1, limit: 49 })
  expect(await db.featureUse.count({ where: { userId: who.id } })).toBe(3)
  expect(await db.practiceSitting.count({ where: { userId: who.id } })).toBe(3)
})

test('the same start twenty times at once is one sitting and one use', async () => {
  const who = await member()
  const results = await Promise.all(Array.from({ length: 20 }, () => startQuiz(who, { ...QUIZ, number: 1 }, now)))
  expect(outcomes(results)).toEqual({ started: 1, resumed: 19 })
  expect(new Set(results.map((result) => ('id' in result ? result.id : ''))).size).toBe(1)
  expect(await db.featureUse.count({ where: { userId: who.id } })).toBe(1)
})

test('the same timed writing ten times at once is one essay and one use', async () => {
  const who = await member()
  const address = { level: 'isee-upper', subject: 'essay', number: 1 } as const
  const results = await Promise.all(Array.from({ length: 10 }, () => startWriting(who, address, now)))
  expect(outcomes(results)).toEqual({ started: 1, resumed: 9 })
  expect(await db.essay.count({ where: { studentId: who.id } })).toBe(1)
  expect(await db.featureUse.count({ where: { userId: who.id } })).toBe(1)
})

test('thirty students who start the same quiz at once all get it, with the same items', async () => {
  const students = await Promise.all(Array.from({ length: 30 }, member))
  const results = await Promise.all(
    students.map((who) => startQuiz(who, { level: 'isee-lower', subject: 'quantitative_reasoning', number: 9 }, now)),
  )
  expect(outcomes(results)).toEqual({ started: 30 })
  const sets = await Promise.all(
    results.map(async (result) => {
      const sittingId = 'id' in result ? result.id : ''
      const rows = await db.response.findMany({ where: { section: { sittingId } }, orderBy: { position: 'asc' }, select: { itemId: true } })
      return rows.map(({ itemId }) => itemId).join()
    }),
  )
  expect(new Set(sets).size).toBe(1)
})

test('an answer is either saved and counted, or refused: two hundred of them while the section is submitted', async () => {
  const { id: userId } = await createStudent()
  const sittingId = await sitQuiz({ userId, ...QUIZ, number: 3, at: now, choose: () => null, stopAfter: 0 })

  // What each position holds in the end is the last answer that said "saved": positions are distinct in time by their choice.
  const saved = new Map<number, number[]>()
  // Late enough that all the time they claim was there to spend.
  const later = new Date(now.getTime() + 300_000)
  const answers = Array.from({ length: 200 }, async (_, index) => {
    const position = (index % 20) + 1
    const choice = Math.floor(index / 20) % 5
    const state = await saveAnswer({ userId, sittingId, position, choice, struck: [], seconds: 1 }, later)
    if (state === 'saved') saved.set(position, [...(saved.get(position) ?? []), choice])
    return state
  })
  const submitted = submitSitting({ userId, sittingId }, later)
  const states = await Promise.all(answers)
  expect(await submitted).toBe(true)

  const rows = await db.response.findMany({ where: { section: { sittingId } }, orderBy: { position: 'asc' }, include: { item: true } })
  for (const { position, choice, seconds, isRight, item } of rows) {
    const kept = saved.get(position) ?? []
    expect(seconds).toBe(kept.length)
    expect(choice === null ? kept : kept.includes(choice)).toEqual(choice === null ? [] : true)
    expect(isRight).toBe(choice === (item.content as { answer: number }).answer)
  }
  const section = await db.sittingSection.findFirstOrThrow({ where: { sittingId } })
  const answered = rows.filter(({ choice }) => choice !== null)
  expect(section.right).toBe(answered.filter(({ isRight }) => isRight).length)
  expect((section.right ?? 0) + (section.wrong ?? 0)).toBe(answered.length)
  expect(await db.wrongAnswer.count({ where: { sessionId: sittingId } })).toBe((section.wrong ?? 0) + (section.omitted ?? 0))

  expect(states.every((state) => state === 'saved' || state === 'refused')).toBe(true)
  expect(await saveAnswer({ userId, sittingId, position: 1, choice: 0, struck: [], seconds: 1 }, now)).toBe('refused')
  expect(await db.response.findMany({ where: { section: { sittingId } }, orderBy: { position: 'asc' }, include: { item: true } })).toEqual(
    rows,
  )
})

test('a section that student, second tab and two instances end at once is scored once', async () => {
  const { id: userId } = await createStudent()
  // A Wednesday and a Thursday: what is counted begins again on Mondays.
  const [began, late] = [new Date('2026-03-11T15:30:00Z'), new Date('2026-03-12T15:30:00Z')]
  const sittingId = await sitQuiz({ userId, ...QUIZ, number: 4, at: began, choose: ({ answer }) => (answer + 1) % 5, stopAfter: 10 })
  const usage = () => db.userUsage.findUniqueOrThrow({ where: { userId } })

  const ends = await Promise.all([
    submitSitting({ userId, sittingId }, late),
    submitSitting({ userId, sittingId }, late),
    endOverdueSections(late),
    endOverdueSections(late),
  ])
  expect(ends.slice(0, 2).filter(Boolean).length).toBeLessThanOrEqual(1)
  expect(await db.sittingSection.findFirstOrThrow({ where: { sittingId } })).toMatchObject({ right: 0, wrong: 10, omitted: 10 })
  const patterns = await db.wrongAnswerPattern.findMany({ where: { studentId: userId } })
  expect(patterns.reduce((sum, { frequency }) => sum + frequency, 0)).toBe(10)
  expect(await usage()).toMatchObject({ questionsUsed: 10, testsUsed: 1 })
})

test('twenty saves at once, some of them sent twice, count no more time than the section was open, and each once', async () => {
  const { id: userId } = await createStudent()
  const sittingId = await sitQuiz({ userId, ...QUIZ, number: 5, at: now, choose: () => null, stopAfter: 0 })
  const open = 30_000
  const saves = Array.from({ length: 20 }, (_, index) => ({
    page: `page ${index % 10}`,
    number: 1,
    questions: [{ position: index + 1, mark: { choice: 1, struck: [], changedAt: now }, spent: 5_000 }],
  }))
  const outcomes = await Promise.all(saves.map((save) => saveQuestions({ userId, sittingId, ...save }, new Date(now.getTime() + open))))
  expect(outcomes.map((outcome) => outcome?.revision).toSorted((a = 0, b = 0) => a - b)).toEqual(saves.map((_, index) => index + 1))

  const { responses, spentMilliseconds } = await db.sittingSection.findFirstOrThrow({ where: { sittingId }, include: { responses: true } })
  expect(spentMilliseconds).toBe(open)
  expect(responses.reduce((sum, { seconds, milliseconds }) => sum + seconds * 1000 + milliseconds, 0)).toBe(open)
  expect(responses.every(({ choice }) => choice === 1)).toBe(true)
})

test('twelve pauses and goings-on at once never make more than ten', async () => {
  const { id: userId } = await createStudent()
  const sittingId = await sitQuiz({ userId, ...QUIZ, number: 6, at: now, choose: () => null, stopAfter: 0 })
  let paused = 0
  for (let round = 0; round < 14; round++) {
    const results = await Promise.all(Array.from({ length: 4 }, () => pauseSitting({ userId, sittingId }, now)))
    expect(results.filter(Boolean).length).toBeLessThanOrEqual(1)
    paused += results.filter(Boolean).length
    await Promise.all(Array.from({ length: 4 }, () => resumeSitting({ userId, sittingId }, now)))
  }
  expect(paused).toBe(MOST_PAUSES)
  expect(await db.sittingSection.findFirstOrThrow({ where: { sittingId } })).toMatchObject({ pauses: MOST_PAUSES, pausedAt: null })
})

test('a dozen sets of twins started at once leave five open', async () => {
  const { id: userId } = await createStudent()
  const sittingId = await sitQuiz({ userId, ...QUIZ, number: 7, at: now, choose: ({ answer }) => (answer + 1) % 5 })
  const mistakeIds = await mistakesOfSitting({ studentId: userId, sittingId })
  const results = await Promise.all(
    // Each of another mistake: two of the same are one set.
    mistakeIds.slice(0, 12).map((mistakeId) => startTwins({ studentId: userId, mistakeIds: [mistakeId], level: QUIZ.level }, now)),
  )
  expect(outcomes(results)).toEqual({ started: 5, full: 7 })
  expect(await db.practiceSitting.count({ where: { userId, kind: 'twins', status: 'open' } })).toBe(5)
})

test('patterns of quizzes that end at once add up', async () => {
  const { id: userId } = await createStudent()
  const choose = ({ answer }: { answer: number }) => (answer + 1) % 5
  const sittingIds: string[] = []
  for (const number of [1, 2, 3, 4, 5, 6]) sittingIds.push(await sitQuiz({ userId, ...QUIZ, number, at: now, choose, stopAfter: 20 }))
  await Promise.all(sittingIds.map((sittingId) => submitSitting({ userId, sittingId }, now)))

  const counted = await db.wrongAnswerPattern.aggregate({ where: { studentId: userId }, _sum: { frequency: true } })
  expect(counted._sum.frequency).toBe(await db.wrongAnswer.count({ where: { studentId: userId, wrongAnswerType: { not: null } } }))
})

test('two different sections from two tabs at once: one starts, the other is asked about', async () => {
  const who = await member()
  const quizzes = fiftyQuizzes().slice(0, 6)
  for (const { level, subject, number } of quizzes) assembleQuiz(level, subject, number)
  const essay = { level: 'isee-upper', subject: 'essay', number: 1 } as const
  const results = await Promise.all([...quizzes.map((quiz) => startQuiz(who, quiz, now)), startWriting(who, essay, now)])
  expect(outcomes(results)).toEqual({ started: 1, 'another-open': 6 })
  expect(await db.featureUse.count({ where: { userId: who.id } })).toBe(1)

  const both = await Promise.all(quizzes.slice(0, 2).map((quiz) => startQuiz(who, { ...quiz, isBesideOthers: true }, now)))
  expect(both.every((result) => 'id' in result)).toBe(true)
})

test('a section that is left by ten presses at once gives one use back, and two left on one day give one', async () => {
  const who = await member()
  const started = await Promise.all([6, 7].map((number) => startQuiz(who, { ...QUIZ, number, isBesideOthers: true }, now)))
  const ids = started.map((result) => ('id' in result ? result.id : ''))
  const presses = Array.from({ length: 10 }, (_, press) => abandonSitting({ userId: who.id, sittingId: ids[press % 2] ?? '' }, now))
  const left = (await Promise.all(presses)).flatMap((result) => (result.outcome === 'left' ? [result.use] : []))
  expect(left.toSorted()).toEqual(['kept', 'returned'])
  expect(await db.practiceSitting.count({ where: { userId: who.id } })).toBe(0)
  expect(await db.featureUse.count({ where: { userId: who.id } })).toBe(1)
})

test('a section that is answered, ended and left at once is ended and counted, or was never there', async () => {
  const { id: userId } = await createStudent()
  const sittingId = await sitQuiz({ userId, ...QUIZ, number: 8, at: now, choose: () => null, stopAfter: 0 })
  const [left, ended] = await Promise.all([
    abandonSitting({ userId, sittingId }, now),
    submitSitting({ userId, sittingId }, now).catch(() => false),
    ...Array.from({ length: 10 }, (_, index) =>
      saveAnswer({ userId, sittingId, position: index + 1, choice: 1, struck: [], seconds: 1 }, now),
    ),
  ])
  const rows = await db.response.findMany({ where: { section: { sittingId } }, select: { answeredAt: true } })
  const { questionsUsed, testsUsed } = await db.userUsage.findUniqueOrThrow({ where: { userId } })
  expect(left.outcome === 'left').toBe(!ended)
  expect(rows.length).toBe(ended ? 20 : 0)
  expect(questionsUsed).toBe(rows.filter(({ answeredAt }) => answeredAt !== null).length)
  expect(testsUsed).toBe(ended ? 1 : 0)
})

test('twenty windows that highlight one passage at once leave the last change; what meets the end is whole or not there', async () => {
  const { id: userId } = await createStudent()
  const quiz = { level: 'isee-upper', subject: 'reading_comprehension', number: 1, at: now, choose: () => null, stopAfter: 0 } as const
  const sittingId = await sitQuiz({ userId, ...quiz })
  const owner = { userId, sittingId }
  const passage = (await itemsOf(sittingId))[0]?.passage?.id ?? ''
  const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  const change = (order: number) =>
    saveHighlights({ ...owner, highlights: [{ passage, sentences: [order % 10, 10], changedAt: later(order) }] }, later(1_000))
  await Promise.all([7, 3, 19, 11, 0, 15, 1, 18, 2, 17, 4, 16, 5, 14, 6, 13, 8, 12, 9, 10].map(change))
  expect(await sittingHighlights(owner)).toEqual({ [passage]: { sentences: [9, 10], changedAt: later(19).getTime() } })

  const [isEnded] = await Promise.all([submitSitting(owner, later(2_000)), change(20), change(21)])
  expect(isEnded).toBe(true)
  const [before, after] = [await sittingHighlights(owner), await change(30).then(() => sittingHighlights(owner))]
  expect(after).toEqual(before)
  expect(before[passage]?.sentences).toHaveLength(2)
})
