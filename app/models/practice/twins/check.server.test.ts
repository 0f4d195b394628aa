/** Sets of twins answer at once: each counts for its own mistake, once. Races: tests/races. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { mistakesOfSitting } from '~/models/mistakes/mistakes.server'
import { saveAnswer } from '~/models/sittings/answer.server'
import { submitSitting } from '~/models/sittings/end.server'
import { DAY_SECONDS, HOUR_SECONDS } from '~/utils/time/durations'
import { createStudent } from '../../../../tests/factories/accounts'
import { answerTwins, begunSet } from '../../../../tests/factories/practice/twins'
import { itemsOf, sitQuiz, wrongChoice } from '../../../../tests/factories/sittings'
import { checkTwin, endTwins } from './check.server'
import { findTwinSet, nextOpen } from './set.server'
import { startSkipped, startTwins } from './start.server'

const start = new Date('2026-03-10T15:00:00Z')
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const right = ({ answer }: Item) => answer
const level = 'ssat-upper'

/** A student with so many mistakes, the last questions of a quiz; those before may be left blank. */
async function withMistakes(count: number, shape: { subject?: 'quantitative' | 'verbal'; blank?: number } = {}) {
  const { subject = 'quantitative', blank = 0 } = shape
  const { id: userId } = await createStudent()
  const choose = (item: Item, position: number) => {
    if (position > 20 - count) return wrongChoice(item)
    return position > 20 - count - blank ? null : item.answer
  }
  const sittingId = await sitQuiz({ userId, level, subject, number: 1, at: start, choose })
  const mistakeIds = await mistakesOfSitting({ studentId: userId, sittingId })
  return { userId, sittingId, mistakeIds }
}

async function setOf(userId: string, mistakeIds: string[], now = at(DAY_SECONDS)) {
  return { userId, sittingId: begunSet(await startTwins({ studentId: userId, mistakeIds, level }, now)) }
}

async function opened(owner: { userId: string; sittingId: string }) {
  const set = await findTwinSet(owner)
  if (!set) throw new Error('the set is gone')
  return set
}

const statusOf = (id: string) =>
  db.wrongAnswer.findUniqueOrThrow({ where: { id }, include: { reviews: { orderBy: { reviewDate: 'asc' } } } })

describe('twins', () => {
  test('ask the same in other numbers, without a clock and without the allowance', async () => {
    const { userId, sittingId, mistakeIds } = await withMistakes(3)
    const uses = await db.featureUse.count({ where: { userId } })
    const twins = await answerTwins(await setOf(userId, mistakeIds), right, at(DAY_SECONDS))
    expect(twins).toHaveLength(3)
    const originals = await itemsOf(sittingId)
    for (const twin of twins) {
      const { skill } = twin
      expect(originals.some((item) => sourceOf(item) === sourceOf(twin) && item.skill === skill && item.id !== twin.id)).toBe(true)
    }
    expect(await db.featureUse.count({ where: { userId } })).toBe(uses)
  })

  test('of words give another question on the same word', async () => {
    const { userId, mistakeIds } = await withMistakes(20, { subject: 'verbal' })
    const twins = await answerTwins(await setOf(userId, mistakeIds), right, at(DAY_SECONDS))
    expect(twins).toHaveLength(20)
    expect(twins.filter(({ kind }) => kind === 'synonym').length).toBe(10)
  })

  describe('of one mistake', () => {
    const midnight = (day: number) => new Date(Date.UTC(2026, 2, 10 + day, 4))
    const once = async (userId: string, id: string, answer: { day: number; hours?: number; isRight?: boolean; seconds?: number }) => {
      const { day, hours = 0, isRight = true, seconds = 30 } = answer
      const begun = at(day * DAY_SECONDS + hours * HOUR_SECONDS)
      const owner = await setOf(userId, [id], begun)
      const now = new Date(begun.getTime() + seconds * 1000)
      const [question] = (await opened(owner)).questions
      if (!question) throw new Error('an empty set')
      const choice = isRight ? question.item.answer : wrongChoice(question.item)
      expect(await checkTwin({ ...owner, position: 1, choice, struck: [], seconds }, now)).toBe('checked')
      return statusOf(id)
    }
    const onDate = async (testDate: Date | null) => {
      const { userId, mistakeIds } = await withMistakes(1)
      await db.studentProfile.update({ where: { userId }, data: { testDate, timeZone: 'America/New_York' } })
      const [id = ''] = mistakeIds
      return { userId, next: (answer: Parameters<typeof once>[2]) => once(userId, id, answer) }
    }

    test('return after 1, 3, 7 and 16 days, one step on when right and one back when missed, until two clean days', async () => {
      const { next } = await onDate(null)
      expect(await next({ day: 0, hours: 1 })).toMatchObject({ reviewStatus: 'reviewed', returnStep: 1, dueAt: midnight(1) })
      expect(await next({ day: 1, isRight: false })).toMatchObject({ reviewStatus: 'needs_review', returnStep: 1, dueAt: midnight(2) })
      const slow = { isRight: true, seconds: 400 }
      expect(await next({ day: 2, ...slow })).toMatchObject({ reviewStatus: 'needs_review', returnStep: 2, dueAt: midnight(5) })
      expect(await next({ day: 5, ...slow })).toMatchObject({ reviewStatus: 'needs_review', returnStep: 3, dueAt: midnight(12) })
      expect(await next({ day: 12, ...slow })).toMatchObject({ returnStep: 4, dueAt: midnight(28) })
      expect(await next({ day: 28, isRight: false })).toMatchObject({ returnStep: 3, dueAt: midnight(35) })
      expect(await next({ day: 35 })).toMatchObject({ reviewStatus: 'reviewed', returnStep: 4, masteredAt: null })
      const mastered = await next({ day: 40 })
      expect(mastered).toMatchObject({ reviewStatus: 'mastered', dueAt: null })
      expect(mastered.reviews.map(({ reviewScore }) => reviewScore)).toEqual([5, 2, 4, 4, 4, 2, 5, 5])
      // The last was asked for before its day.
      expect(mastered.reviews.map(({ reviewType }) => reviewType)).toEqual([
        ...Array.from({ length: 7 }, () => 'spaced_repetition'),
        'targeted_practice',
      ])
      expect(await next({ day: 41, isRight: false })).toMatchObject({ reviewStatus: 'needs_review', masteredAt: null, returnStep: 3 })
    })

    test('count one day once: a second right answer of the same day moves nothing and masters nothing', async () => {
      const { next } = await onDate(null)
      expect(await next({ day: 0 })).toMatchObject({ reviewStatus: 'reviewed', returnStep: 1 })
      // 23:30 in New York, the next day in the world's time.
      expect(await next({ day: 0, hours: 12.5 })).toMatchObject({ reviewStatus: 'reviewed', returnStep: 1, dueAt: midnight(1) })
      expect(await next({ day: 1 })).toMatchObject({ reviewStatus: 'mastered' })
    })

    test('come sooner before the test', async () => {
      const { next } = await onDate(new Date('2026-03-17'))
      const slow = { isRight: true, seconds: 400 }
      expect(await next({ day: 0, ...slow })).toMatchObject({ dueAt: midnight(1) })
      expect(await next({ day: 1, ...slow })).toMatchObject({ returnStep: 2, dueAt: midnight(2) })
      expect(await next({ day: 2, ...slow })).toMatchObject({ returnStep: 3, dueAt: midnight(3) })
    })
  })

  test('that are missed count for their own mistakes and add none', async () => {
    const { userId, mistakeIds } = await withMistakes(3)
    const patterns = await db.wrongAnswerPattern.findMany({ where: { studentId: userId }, orderBy: { id: 'asc' } })
    await answerTwins(await setOf(userId, mistakeIds), wrongChoice, at(DAY_SECONDS))
    const mistakes = await db.wrongAnswer.findMany({ where: { studentId: userId }, include: { reviews: true } })
    expect(mistakes.map(({ id }) => id).sort()).toEqual(mistakeIds.toSorted())
    expect(mistakes.map(({ reviews }) => reviews.length)).toEqual([1, 1, 1])
    expect(await db.wrongAnswerPattern.findMany({ where: { studentId: userId }, orderBy: { id: 'asc' } })).toEqual(patterns)
  })
})

describe('a check', () => {
  test('is made once: a second answer is refused and changes nothing', async () => {
    const { userId, mistakeIds } = await withMistakes(2)
    const owner = await setOf(userId, mistakeIds)
    const [first] = (await opened(owner)).questions
    if (!first) throw new Error('an empty set')
    const check = (choice: number) => checkTwin({ ...owner, position: 1, choice, struck: [], seconds: 5 }, at(DAY_SECONDS + 9))
    expect(await check(wrongChoice(first.item))).toBe('checked')
    expect(await check(first.item.answer)).toBe('refused')
    expect((await opened(owner)).questions[0]).toMatchObject({ outcome: 'wrong', choice: wrongChoice(first.item) })
    expect(await db.wrongAnswerReview.count({ where: { studentId: userId } })).toBe(1)
  })

  test('takes no choice that the question does not print, no position beyond the set, and nobody else’s', async () => {
    const { userId, mistakeIds } = await withMistakes(1)
    const owner = await setOf(userId, mistakeIds)
    const answer = { ...owner, position: 1, choice: 0, struck: [], seconds: 5 }
    const { id: thief } = await createStudent()
    for (const refused of [{ choice: 5 }, { choice: -1 }, { position: 2 }, { userId: thief }]) {
      expect(await checkTwin({ ...answer, ...refused }, at(DAY_SECONDS))).toBe('refused')
    }
    expect(await findTwinSet({ ...owner, userId: thief })).toBeNull()
    expect(await endTwins({ ...owner, userId: thief })).toBe(false)
    expect(nextOpen(await opened(owner))).toBe(1)
  })

  test('of the last question ends the set with a score that adds up', async () => {
    const { userId, mistakeIds } = await withMistakes(3)
    const owner = await setOf(userId, mistakeIds)
    await answerTwins(owner, (item, position) => (position === 2 ? wrongChoice(item) : item.answer), at(DAY_SECONDS + 60))
    const section = await db.sittingSection.findFirstOrThrow({ where: { sittingId: owner.sittingId }, include: { sitting: true } })
    expect(section).toMatchObject({ right: 2, wrong: 1, omitted: 0, endedAt: at(DAY_SECONDS + 60) })
    expect(section.sitting).toMatchObject({ status: 'ended', openKey: null })
    expect(nextOpen(await opened(owner))).toBeNull()
  })

  test('counts never more time than passed since the question before', async () => {
    const { userId, mistakeIds } = await withMistakes(1)
    const owner = await setOf(userId, mistakeIds)
    await checkTwin({ ...owner, position: 1, choice: 0, struck: [3], seconds: 3000 }, at(DAY_SECONDS + 40))
    const response = await db.response.findFirstOrThrow({ where: { section: { sittingId: owner.sittingId } } })
    expect(response).toMatchObject({ seconds: 40, struck: [3] })
  })
})

describe('the end of a set before its last question', () => {
  test('keeps what was checked, and leaves the mistakes of the rest as they are', async () => {
    const { userId, mistakeIds } = await withMistakes(3)
    const owner = await setOf(userId, mistakeIds)
    await answerTwins(owner, (item, position) => (position === 1 ? item.answer : null), at(DAY_SECONDS))
    expect(await endTwins(owner, at(DAY_SECONDS + 60))).toBe(true)
    expect(await endTwins(owner, at(DAY_SECONDS + 61))).toBe(false)
    const { questions, isEnded } = await opened(owner)
    expect([isEnded, ...questions.map(({ outcome }) => outcome)]).toEqual([true, 'right', 'omitted', 'omitted'])
    expect(questions.map(({ mistake }) => mistake?.reviewStatus)).toEqual(['reviewed', 'needs_review', 'needs_review'])
    expect(await checkTwin({ ...owner, position: 2, choice: 0, struck: [], seconds: 1 }, at(DAY_SECONDS + 62))).toBe('refused')
  })
})

test('the screens of timed sections neither show nor take a set of twins', async () => {
  const { userId, mistakeIds } = await withMistakes(1)
  const owner = await setOf(userId, mistakeIds)
  expect(await saveAnswer({ ...owner, position: 1, choice: 1, struck: [], seconds: 1 }, at(DAY_SECONDS))).toBe('refused')
  expect(await submitSitting(owner, at(DAY_SECONDS))).toBe(false)
  expect((await opened(owner)).questions).toMatchObject([{ outcome: 'open', choice: null }])
})

test('a skipped question is a mistake that its twins count for, and they add none', async () => {
  const { userId, sittingId } = await withMistakes(1, { blank: 4 })
  const set = { userId, sittingId: begunSet(await startSkipped({ studentId: userId, sittingId, level }, at(DAY_SECONDS))) }
  await answerTwins(set, (item, position) => (position === 1 ? wrongChoice(item) : item.answer), at(DAY_SECONDS))
  const { questions } = await opened(set)
  expect(questions).toHaveLength(4)
  expect(questions.map(({ mistake }) => mistake?.reviewStatus)).toEqual(['needs_review', 'reviewed', 'reviewed', 'reviewed'])
  expect(await db.wrongAnswer.count({ where: { studentId: userId } })).toBe(5)
})
