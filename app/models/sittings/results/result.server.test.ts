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
  expect(topics.flatMap(({ marks }) => marks)).toHaveLength(questions.length)
  expect(topics.length).toBeLessThanOrEqual(6)
  const algebra = questions.filter(({ item }) => item.strand === 'algebra')
  const row = topics.find(({ topic }) => topic === 'Algebra')
  expect(row?.marks).toEqual(algebra.map(({ choice, item }) => (choice === item.answer ? 'right' : 'wrong')))
  expect(row?.missed).toEqual([...new Set(algebra.filter(({ choice, item }) => choice !== item.answer).map(({ item }) => item.skill))])
})

test('reading is reported by the kind of question, each skill a row', async () => {
  const { topics, questions } = await resultOf('reading_comprehension')
  expect(topics.map(({ topic }) => topic)).toEqual([...new Set(questions.map(({ item }) => item.skill))])
  expect(topics.flatMap(({ missed }) => missed)).toEqual([])
})
