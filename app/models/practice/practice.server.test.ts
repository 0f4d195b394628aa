/** Adaptive practice in the database: one session for two clicks, one score for two posts, and numbers that add up. Races: tests/races. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { SUBJECTS } from '~/exam/core/levels'
import { FIRST_RATING } from '~/exam/scoring/rating'
import type { Membership } from '~/models/membership/membership'
import { skillEstimates } from '~/models/skills/estimates.server'
import { MINUTE_MS } from '~/utils/time/durations'
import { createStudent } from '../../../tests/factories/accounts'
import { checkAnswer } from './answer.server'
import { endedPractice, findPractice, openPractice } from './open-practice.server'
import { askNext, askTwin, endPractice, showHint, startPractice } from './practice.server'

const FREE: Membership = { state: 'free', tier: 'free', isPremium: false, isUnlimited: false, trialLeft: 0, subscription: null }
const TRIAL: Membership = { ...FREE, state: 'trial', isUnlimited: true, trialLeft: 1 }
const MIX = { level: 'isee-upper', subjects: ['mathematics_achievement', 'verbal_reasoning'] } as const

/** An instant at which all the time that the tests claim has passed. */
const soon = () => new Date(Date.now() + MINUTE_MS)

async function start(membership = TRIAL) {
  const { id } = await createStudent()
  const started = await startPractice({ id, membership }, MIX)
  if (started.outcome === 'limit') throw new Error('the first session is never refused')
  return { userId: id, sittingId: started.id }
}

async function sessionOf(owner: { userId: string; sittingId: string }) {
  const session = await findPractice(owner)
  if (!session) throw new Error('the session is gone')
  return session
}

/** Answers the newest question right or wrong; returns it as it was. */
async function answer(owner: { userId: string; sittingId: string }, isRight: boolean) {
  const { last } = await sessionOf(owner)
  const choice = isRight ? last.item.answer : (last.item.answer + 1) % last.item.choices.length
  const outcome = await checkAnswer({ ...owner, position: last.position, choice, struck: [], seconds: 12 }, soon())
  return { ...last, choice, outcome }
}

describe('a start', () => {
  test('keeps the chosen subjects, and the one subject where only one was chosen', async () => {
    const { userId, sittingId } = await start()
    expect((await sessionOf({ userId, sittingId })).subjects.toSorted()).toEqual([...MIX.subjects].toSorted())
    const { id } = await createStudent()
    const one = await startPractice({ id, membership: TRIAL }, { ...MIX, subjects: [MIX.subjects[0]] })
    const rows = await db.practiceSitting.findMany({
      where: { id: { in: [sittingId, one.outcome === 'limit' ? '' : one.id] } },
      orderBy: { startedAt: 'asc' },
      select: { subject: true, subjects: true },
    })
    expect(rows.map(({ subject }) => subject)).toEqual([null, MIX.subjects[0]])
    expect(rows[1]?.subjects).toEqual([MIX.subjects[0]])
  })

  test('by a server of the version before, which knows only bits, is read with its subjects; and it reads those of this version', async () => {
    const { sittingId } = await start()
    const { number, subjects, conditions: _, plan: __, ...row } = await db.practiceSitting.findUniqueOrThrow({ where: { id: sittingId } })
    const bits = SUBJECTS.filter((_, place) => Math.floor(number / 2 ** place) % 2 === 1)
    expect(bits).toEqual(SUBJECTS.filter((subject) => subjects.includes(subject)))

    const older = await db.practiceSitting.create({ data: { ...row, id: `${sittingId}-older`, openKey: null, number } })
    expect(older.subjects).toEqual(bits)
  })

  test('takes one use of three a week, and the fourth is refused', async () => {
    const { id } = await createStudent()
    const member = { id, membership: FREE }
    for (let session = 0; session < 3; session++) {
      const started = await startPractice(member, MIX)
      expect(started.outcome).toBe('started')
      if (started.outcome === 'started') await endPractice({ userId: id, sittingId: started.id })
    }
    expect(await startPractice(member, MIX)).toEqual({ outcome: 'limit' })
    expect(await db.featureUse.count({ where: { userId: id, feature: 'interactive_quiz' } })).toBe(3)
    expect(await db.practiceSitting.count({ where: { userId: id } })).toBe(3)
  })

  test('clicked again while a session is open finds that one and takes no second use', async () => {
    const owner = await start(FREE)
    const again = await startPractice({ id: owner.userId, membership: FREE }, MIX)
    expect(again).toEqual({ outcome: 'resumed', id: owner.sittingId })
    expect(await db.featureUse.count({ where: { userId: owner.userId } })).toBe(1)
  })

  test('takes nothing from members without limits', async () => {
    const { userId } = await start(TRIAL)
    expect(await db.featureUse.count({ where: { userId } })).toBe(0)
  })
})

describe('an answer', () => {
  test('counts once, whoever posts it again, and moves the estimate of its skill alone', async () => {
    const owner = await start()
    const { last } = await sessionOf(owner)
    const post = (choice: number) => checkAnswer({ ...owner, position: 1, choice, struck: [], seconds: 5 }, soon())
    const wrong = (last.item.answer + 1) % 4
    expect(await post(last.item.answer)).toBe('checked')
    expect(await post(last.item.answer)).toBe('refused')
    expect(await post(wrong)).toBe('refused')

    const [estimate, ...others] = await skillEstimates({ userId: owner.userId, level: 'isee-upper' })
    expect(others).toEqual([])
    expect(estimate).toMatchObject({ subject: last.item.subject, skill: last.item.skill, answers: 1 })
    expect(estimate?.rating).toBeGreaterThan(FIRST_RATING)
    expect((await sessionOf(owner)).last).toMatchObject({ isRight: true, choice: last.item.answer, seconds: 5 })
    const usage = await db.userUsage.findUniqueOrThrow({ where: { userId: owner.userId } })
    expect(usage.questionsUsed).toBe(1)
  })

  test('that is wrong is kept as a mistake with its hints, and counted once', async () => {
    const owner = await start()
    await showHint({ ...owner, position: 1, shown: 0, struck: [2] })
    const { last } = await sessionOf(owner)
    const choice = (last.item.answer + 1) % 4
    for (let post = 0; post < 2; post++) await checkAnswer({ ...owner, position: 1, choice, struck: [], seconds: 7 }, soon())
    const mistakes = await db.wrongAnswer.findMany({ where: { studentId: owner.userId } })
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]?.metadata).toEqual({ timeSpent: 7, attempts: 1, hintsUsed: 1 })
    const patterns = await db.wrongAnswerPattern.findMany({ where: { studentId: owner.userId } })
    expect(patterns.every(({ frequency }) => frequency === 1)).toBe(true)
  })

  test('takes no more time than has passed since its question was asked', async () => {
    const owner = await start()
    const { last } = await sessionOf(owner)
    const asked = (await db.sittingSection.findFirstOrThrow({ where: { sittingId: owner.sittingId } })).startedAt
    const at = (seconds: number) => new Date(asked.getTime() + seconds * 1000)
    await checkAnswer({ ...owner, position: 1, choice: last.item.answer, struck: [], seconds: 3600 }, at(20))
    expect((await sessionOf(owner)).last.seconds).toBe(20)
    await askNext({ ...owner, after: 1 })
    await checkAnswer({ ...owner, position: 2, choice: 0, struck: [], seconds: 3600 }, at(35))
    expect((await sessionOf(owner)).last.seconds).toBe(15)
  })

  test('to another question, another choice than there is, or another student’s session is refused', async () => {
    const owner = await start()
    const stranger = await createStudent()
    const good = { ...owner, position: 1, choice: 0, struck: [], seconds: 1 }
    expect(await checkAnswer({ ...good, position: 2 })).toBe('refused')
    expect(await checkAnswer({ ...good, choice: 4 })).toBe('refused')
    expect(await checkAnswer({ ...good, userId: stranger.id })).toBe('refused')
    expect(await findPractice({ ...owner, userId: stranger.id })).toBeNull()
    expect(await askNext({ ...owner, userId: stranger.id, after: 1 })).toBe(false)
    expect(await endPractice({ ...owner, userId: stranger.id })).toBe(false)
    expect((await sessionOf(owner)).last.isRight).toBeNull()
  })
})

describe('hints', () => {
  test('come one at a time, once for a form sent twice, and end with the last', async () => {
    const owner = await start()
    const { last } = await sessionOf(owner)
    const hint = (shown: number) => showHint({ ...owner, position: 1, shown, struck: [] })
    expect([await hint(0), await hint(0)]).toEqual([true, false])
    for (let shown = 1; shown < last.item.hints.length; shown++) expect(await hint(shown)).toBe(true)
    expect(await hint(last.item.hints.length)).toBe(false)
    expect((await sessionOf(owner)).last.hintsUsed).toBe(last.item.hints.length)
  })

  test('are closed once the answer is checked', async () => {
    const owner = await start()
    await answer(owner, true)
    expect(await showHint({ ...owner, position: 1, shown: 0, struck: [] })).toBe(false)
  })
})

describe('the next question', () => {
  test('comes once for two presses, and only after an answer', async () => {
    const owner = await start()
    expect(await askNext({ ...owner, after: 1 })).toBe(false)
    await answer(owner, true)
    expect([await askNext({ ...owner, after: 1 }), await askNext({ ...owner, after: 1 }), await askTwin({ ...owner, after: 1 })]).toEqual([
      true,
      false,
      false,
    ])
    expect((await sessionOf(owner)).questions).toHaveLength(2)
  })

  test('may be a twin, which stands on top of the ten', async () => {
    const owner = await start()
    await answer(owner, false)
    expect(await askTwin({ ...owner, after: 1 })).toBe(true)
    const { questions, place, last } = await sessionOf(owner)
    expect([questions.length, place, last.isTwin]).toEqual([2, 1, true])
    expect(last.item.skill).toBe(questions[0]?.item.skill)
    expect(last.item.id).not.toBe(questions[0]?.item.id)
  })
})

describe('the end', () => {
  test('after ten questions adds up and gives the key of the open session free', async () => {
    const owner = await start()
    for (let question = 1; question <= 10; question++) {
      await answer(owner, question % 4 !== 0)
      if (question < 10) expect(await askNext({ ...owner, after: question })).toBe(true)
    }
    expect((await sessionOf(owner)).isComplete).toBe(true)
    expect(await askNext({ ...owner, after: 10 })).toBe(false)
    expect(await endPractice(owner)).toBe(true)
    expect(await endPractice(owner)).toBe(false)

    const sitting = await db.practiceSitting.findUniqueOrThrow({ where: { id: owner.sittingId }, include: { sections: true } })
    expect(sitting).toMatchObject({ status: 'ended', openKey: null })
    expect(sitting.sections).toMatchObject([{ questionCount: 10, right: 8, wrong: 2, omitted: 0, endedBy: 'student' }])
    expect(await endedPractice({ userId: owner.userId, level: 'isee-upper' })).toMatchObject([
      { id: owner.sittingId, right: 8, answered: 10 },
    ])
    expect(await db.wrongAnswer.count({ where: { studentId: owner.userId } })).toBe(2)
  })

  test('in the middle of a question leaves that one out of the score and out of the estimates', async () => {
    const owner = await start()
    await answer(owner, true)
    await askNext({ ...owner, after: 1 })
    await endPractice(owner)
    const section = await db.sittingSection.findFirstOrThrow({ where: { sittingId: owner.sittingId } })
    expect(section).toMatchObject({ questionCount: 2, right: 1, wrong: 0, omitted: 1 })
    expect((await answer(owner, true)).outcome).toBe('refused')
    expect(await skillEstimates({ userId: owner.userId, level: 'isee-upper' })).toHaveLength(1)
  })

  test('of a session that is complete comes with the next start', async () => {
    const owner = await start()
    for (let question = 1; question <= 10; question++) {
      await answer(owner, true)
      await askNext({ ...owner, after: question })
    }
    const again = await startPractice({ id: owner.userId, membership: TRIAL }, MIX)
    expect(again.outcome).toBe('started')
    expect((await openPractice({ userId: owner.userId, level: 'isee-upper' }))?.sittingId).not.toBe(owner.sittingId)
    expect((await sessionOf(owner)).isEnded).toBe(true)
  })
})
