/** What the dashboard reads of quizzes that ended, of the week, and of first times. */
import { expect, test } from 'vitest'
import { saveWriting } from '~/models/writing/save.server'
import { startWriting } from '~/models/writing/writing.server'
import { createStudent } from '../../../../tests/factories/accounts'
import { sitQuiz, UNLIMITED } from '../../../../tests/factories/sittings'
import { endedQuizzes } from './ended.server'
import { firstSteps } from './first-steps.server'
import { secondsThisWeek } from './week.server'

const start = new Date('2026-03-10T15:00:00Z')
const QUIZ = { level: 'ssat-upper', subject: 'quantitative' } as const

test('a quiz that ended comes with its score, and no open one does', async () => {
  const { id: userId } = await createStudent()
  const ended = await sitQuiz({
    userId,
    ...QUIZ,
    number: 1,
    at: start,
    choose: ({ answer, choices }, position) => (position <= 12 ? answer : position <= 17 ? (answer + 1) % choices.length : null),
  })
  const at = new Date(start.getTime() + 5_000_000)
  await sitQuiz({ userId, ...QUIZ, number: 2, at, choose: () => null, stopAfter: 0 })
  expect(await endedQuizzes(userId)).toMatchObject([{ id: ended, right: 12, questionCount: 20 }])
})

test('the week counts time on questions and on writings since Monday Eastern, and first times are known', async () => {
  const { id: userId } = await createStudent()
  expect(await firstSteps(userId)).toEqual({ hasQuiz: false, hasTwins: false, hasEssay: false })
  const lastWeek = new Date('2026-03-09T03:59:00Z')
  for (const [number, at] of [lastWeek, start].entries()) {
    await sitQuiz({ userId, ...QUIZ, number: number + 1, at, choose: ({ answer }) => answer })
  }
  const writer = { id: userId, membership: UNLIMITED, profile: { timePercent: 100 } }
  const essay = await startWriting(writer, { level: 'ssat-upper', subject: 'writing_sample', number: 1 }, start)
  const essayId = 'id' in essay ? essay.id : ''
  const handedIn = new Date(start.getTime() + 240_000)
  await saveWriting({ userId, essayId, body: 'A text.', promptId: '', seen: 0, isFinal: true }, handedIn)

  const later = new Date(start.getTime() + 3_600_000)
  expect(await secondsThisWeek(userId, later)).toBe(20 * 25 + 240)
  expect(await secondsThisWeek(userId, new Date('2026-03-16T04:00:00Z'))).toBe(0)
  expect(await firstSteps(userId)).toEqual({ hasQuiz: true, hasTwins: false, hasEssay: true })
})
