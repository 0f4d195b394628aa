/** The dashboard's work: what is open, what ended, what waits. */
import { expect, test } from 'vitest'
import { createStudent } from '../../../../tests/factories/accounts'
import { sitQuiz } from '../../../../tests/factories/sittings'
import { dashboardWork } from './dashboard.server'

const start = new Date('2026-03-10T15:00:00Z')
const QUIZ = { level: 'ssat-upper', subject: 'quantitative' } as const

test('the dashboard shows what is open, what was done and how many mistakes wait', async () => {
  const { id: userId } = await createStudent()
  const ended = await sitQuiz({
    userId,
    ...QUIZ,
    number: 1,
    at: start,
    choose: ({ answer, choices }, position) => (position <= 12 ? answer : position <= 17 ? (answer + 1) % choices.length : null),
  })
  const at = new Date(start.getTime() + 5_000_000)
  const open = await sitQuiz({ userId, ...QUIZ, number: 2, at, choose: () => null, stopAfter: 0 })
  expect(await dashboardWork(userId)).toMatchObject({
    open: { id: open, number: 2 },
    ended: [{ id: ended, right: 12, questionCount: 20 }],
    waiting: '5',
  })
})
