import { expect, test } from 'vitest'
import { createStudent } from '../../../../tests/factories/accounts'
import { sitQuiz } from '../../../../tests/factories/sittings'
import { sittingResult } from './result.server'

async function resultOf(subject: 'mathematics_achievement' | 'reading_comprehension') {
  const { id: userId } = await createStudent()
  const quiz = { userId, level: 'isee-upper', subject, number: 1, at: new Date() } as const
  const sittingId = await sitQuiz({
    ...quiz,
    choose: ({ answer, choices }, position) => (position % 2 ? answer : (answer + 1) % choices.length),
  })
  const result = await sittingResult({ userId, sittingId })
  if (!result || result === 'open') throw new Error('the section has ended')
  return result
}

test('mathematics is reported by strand, with the skills that were missed', async () => {
  const { topics, questions } = await resultOf('mathematics_achievement')
  expect(topics.flatMap((topic) => topic.questions)).toHaveLength(questions.length)
  expect(topics.length).toBeLessThanOrEqual(6)
  const algebra = questions.filter(({ item }) => item.strand === 'algebra')
  const row = topics.find(({ topic }) => topic === 'Algebra')
  expect(row?.questions).toEqual(
    algebra.map(({ position, choice, item }) => ({ position, skill: item.skill, outcome: choice === item.answer ? 'right' : 'wrong' })),
  )
  expect(row?.missed).toEqual([...new Set(algebra.filter(({ choice, item }) => choice !== item.answer).map(({ item }) => item.skill))])
})

test('reading is reported by the kind of question, each skill a row', async () => {
  const { topics, questions } = await resultOf('reading_comprehension')
  expect(topics.map(({ topic }) => topic)).toEqual([...new Set(questions.map(({ item }) => item.skill))])
  expect(topics.flatMap(({ missed }) => missed)).toEqual([])
})

test('a result has the earlier quizzes of its section beside it, the newest first, and no others', async () => {
  const [{ id: userId }, other] = [await createStudent(), await createStudent()]
  const quiz = { userId, level: 'isee-upper', subject: 'verbal_reasoning' } as const
  const day = (number: number) => new Date(Date.UTC(2026, 9, number))
  const first = await sitQuiz({ ...quiz, number: 1, at: day(1), choose: ({ answer }) => answer })
  const second = await sitQuiz({ ...quiz, number: 2, at: day(2), choose: ({ answer }) => answer })
  await sitQuiz({ ...quiz, subject: 'mathematics_achievement', number: 1, at: day(3), choose: () => null })
  await sitQuiz({ ...quiz, userId: other.id, number: 1, at: day(3), choose: () => null })
  const sittingId = await sitQuiz({ ...quiz, number: 3, at: day(4), choose: ({ answer }, position) => (position < 9 ? answer : null) })
  await sitQuiz({ ...quiz, number: 4, at: day(5), choose: () => null })

  const result = await sittingResult({ userId, sittingId, gradeApplied: 9 })
  if (!result || result === 'open') throw new Error('the section has ended')
  expect(result.earlier.map(({ id, number }) => [id, number])).toEqual([
    [second, 2],
    [first, 1],
  ])
  expect(result.earlier[0]?.estimate).toMatchObject({ kind: 'stanine', stanine: 9 })
  expect(result.estimate).toMatchObject({ kind: 'none', why: expect.stringContaining('not finished') })
  expect(result.pace).toBe(30)
})
