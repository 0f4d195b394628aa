/** Races in adaptive practice: two clicks are one session, two posts one score, and an end in the middle of an answer adds up. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import type { Membership } from '~/models/membership/membership'
import { checkAnswer } from '~/models/practice/answer.server'
import { findPractice } from '~/models/practice/open-practice.server'
import { askNext, askTwin, endPractice, showHint, startPractice } from '~/models/practice/practice.server'
import { createStudent } from '../factories/accounts'

const FREE: Membership = { state: 'free', tier: 'free', isPremium: false, isUnlimited: false, trialLeft: 0, subscription: null }
const MIX = { level: 'ssat-upper', subjects: ['quantitative', 'verbal'] } as const

const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work))

async function start() {
  const { id } = await createStudent()
  const started = await startPractice({ id, membership: FREE }, MIX)
  if (started.outcome === 'limit') throw new Error('the first session is never refused')
  const owner = { userId: id, sittingId: started.sittingId }
  const session = await findPractice(owner)
  if (!session) throw new Error('the session is gone')
  return { owner, item: session.last.item }
}

test('ten clicks on start make one session and take one use', async () => {
  const { id } = await createStudent()
  const outcomes = await times(10, () => startPractice({ id, membership: FREE }, MIX))
  expect(outcomes.filter(({ outcome }) => outcome === 'started')).toHaveLength(1)
  expect(outcomes.filter(({ outcome }) => outcome === 'resumed')).toHaveLength(9)
  expect(await db.featureUse.count({ where: { userId: id } })).toBe(1)
  expect(await db.practiceSitting.count({ where: { userId: id } })).toBe(1)
})

test('starts at two levels with one use left take one', async () => {
  const { id } = await createStudent()
  for (let session = 0; session < 2; session++) {
    const started = await startPractice({ id, membership: FREE }, MIX)
    if (started.outcome === 'started') await endPractice({ userId: id, sittingId: started.sittingId })
  }
  const levels = ['ssat-upper', 'ssat-middle', 'ssat-elementary'] as const
  const outcomes = await Promise.all(levels.map((level) => startPractice({ id, membership: FREE }, { ...MIX, level })))
  expect(outcomes.filter(({ outcome }) => outcome === 'started')).toHaveLength(1)
  expect(outcomes.filter(({ outcome }) => outcome === 'limit')).toHaveLength(2)
  expect(await db.practiceSitting.count({ where: { userId: id, status: 'open' } })).toBe(1)
})

test('an answer posted eight times at once, right and wrong, counts once', async () => {
  const { owner, item } = await start()
  const wrong = (item.answer + 1) % item.choices.length
  const posts = [item.answer, wrong, item.answer, wrong, item.answer, wrong, item.answer, wrong]
  const outcomes = await Promise.all(posts.map((choice) => checkAnswer({ ...owner, position: 1, choice, struck: [], seconds: 3 })))
  expect(outcomes.filter((outcome) => outcome === 'checked')).toHaveLength(1)

  const session = await findPractice(owner)
  expect(await db.skillEstimate.findMany({ where: { userId: owner.userId }, select: { answers: true } })).toEqual([{ answers: 1 }])
  expect(await db.wrongAnswer.count({ where: { studentId: owner.userId } })).toBe(session?.last.isRight ? 0 : 1)
  expect((await db.userUsage.findUniqueOrThrow({ where: { userId: owner.userId } })).questionsUsed).toBe(1)
})

test('next, next and twin pressed at once bring one question; hints pressed at once open one', async () => {
  const { owner, item } = await start()
  const hints = await times(5, () => showHint({ ...owner, position: 1, shown: 0, struck: [] }))
  expect(hints.filter(Boolean)).toHaveLength(1)
  await checkAnswer({ ...owner, position: 1, choice: item.answer, struck: [], seconds: 3 })

  const at = { ...owner, after: 1 }
  const presses = await Promise.all([askNext(at), askTwin(at), askNext(at), askTwin(at)])
  expect(presses.filter(Boolean)).toHaveLength(1)
  expect((await findPractice(owner))?.questions).toHaveLength(2)
})

test('an end at the same moment as an answer leaves numbers that add up', async () => {
  const sessions = await times(6, start)
  await Promise.all(
    sessions.flatMap(({ owner, item }) => [
      checkAnswer({ ...owner, position: 1, choice: item.answer, struck: [], seconds: 3 }),
      endPractice(owner),
      endPractice(owner),
    ]),
  )
  for (const { owner } of sessions) {
    const section = await db.sittingSection.findFirstOrThrow({ where: { sittingId: owner.sittingId } })
    expect((section.right ?? 0) + (section.wrong ?? 0) + (section.omitted ?? 0)).toBe(section.questionCount)
    expect(await db.skillEstimate.count({ where: { userId: owner.userId } })).toBe(section.right)
  }
})
