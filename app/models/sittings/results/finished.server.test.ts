import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { runningWork } from '~/models/sittings/running/running.server'
import { saveWriting } from '~/models/writing/save.server'
import { startWriting } from '~/models/writing/writing.server'
import { MINUTE_MS } from '~/utils/time/durations'
import { createStudent } from '../../../../tests/factories/accounts'
import { sitQuiz, UNLIMITED } from '../../../../tests/factories/sittings'
import { finishedQuizzes, finishedWritings } from './finished.server'

const NOON = new Date('2026-11-20T12:00:00Z')
const later = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS)

test('ended quizzes of the level are found with their scores, the newest first, open ones and others’ are not', async () => {
  const [{ id: userId }, other] = [await createStudent(), await createStudent()]
  const quiz = { userId, level: 'isee-upper', subject: 'verbal_reasoning' } as const
  const first = await sitQuiz({ ...quiz, number: 2, at: NOON, choose: ({ answer }) => answer })
  const second = await sitQuiz({ ...quiz, number: 2, at: later(60), choose: () => null })
  await sitQuiz({ ...quiz, number: 3, at: later(120), choose: () => null, stopAfter: 1 })
  await sitQuiz({ ...quiz, level: 'isee-middle', number: 2, at: later(180), choose: () => null })
  await sitQuiz({ ...quiz, userId: other.id, number: 2, at: NOON, choose: () => null })

  const found = await finishedQuizzes({ userId, level: 'isee-upper' })
  expect(found.map(({ sittingId, number, right }) => [sittingId, number, right])).toEqual([
    [second, 2, 0],
    [first, 2, found[0]?.questionCount],
  ])
  const only = (number: number) => finishedQuizzes({ userId, level: 'isee-upper', only: { subject: 'verbal_reasoning', number } })
  expect(await only(2)).toEqual(found)
  expect(await only(3)).toEqual([])
})

test('writings are found when they are submitted or their time is over, not while they run', async () => {
  const { id } = await createStudent()
  const writer = { id, membership: UNLIMITED, profile: { timePercent: 100 } }
  const start = async (number: number, at: Date) => {
    const started = await startWriting(writer, { level: 'ssat-upper', subject: 'writing_sample', number, isBesideOthers: true }, at)
    if (!('id' in started)) throw new Error('a member without limits met one')
    return started.id
  }
  const overdue = await start(1, NOON)
  const handedIn = await start(2, later(60))
  const { promptId } = await db.essay.findUniqueOrThrow({ where: { id: handedIn }, select: { promptId: true } })
  await saveWriting({ userId: id, essayId: handedIn, body: 'Three words here', promptId, isFinal: true }, later(61))
  const running = await start(3, later(62))

  const found = await finishedWritings({ userId: id, level: 'ssat-upper' }, later(63))
  expect(found.map(({ essayId, number, words }) => [essayId, number, words])).toEqual([
    [handedIn, 2, 3],
    [overdue, 1, 0],
  ])
  expect(found[1]?.endedAt).toEqual(later(25))
  expect(await finishedWritings({ userId: id, level: 'ssat-middle' }, later(63))).toEqual([])

  const open = (userId: string, now: Date) => runningWork(userId, now).then((all) => all.map((each) => each.id))
  expect(await open(id, later(63))).toEqual([running])
  expect(await open((await createStudent()).id, later(63))).toEqual([])
  expect(await open(id, later(90))).toEqual([])

  // The next start closes the one whose time ran out; its day stays the day of its deadline.
  await start(1, later(3000))
  const closed = (await finishedWritings({ userId: id, level: 'ssat-upper' }, later(3001))).find(({ essayId }) => essayId === overdue)
  expect(closed?.endedAt).toEqual(later(25))
})
