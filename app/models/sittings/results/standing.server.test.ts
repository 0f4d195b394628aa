import { expect, test } from 'vitest'
import { standingBySection } from './standing.server'

const quiz = (number: number, shape: object = {}) => ({
  id: `quiz-${number}`,
  level: 'ssat-upper' as const,
  subject: 'quantitative' as const,
  number,
  endedAt: new Date(Date.UTC(2026, 9, number)),
  right: 12,
  wrong: 8,
  omitted: 0,
  questionCount: 20,
  secondsAllowed: 1440,
  ...shape,
})
const student = { level: 'ssat-upper', gradeApplied: 9 } as const

test('each section of the level stands once, in the order of the test, with its newest nine results', () => {
  const quizzes = Array.from({ length: 12 }, (_, index) => quiz(12 - index))
  const sections = standingBySection(student, [...quizzes, quiz(13, { level: 'ssat-middle' }), quiz(14, { subject: 'verbal' })])
  expect(sections.map(({ subject, results }) => [subject, results.map(({ number }) => number)])).toEqual([
    ['quantitative', [12, 11, 10, 9, 8, 7, 6, 5, 4]],
    ['reading_comprehension', []],
    ['verbal', [14]],
  ])
})

test('a quiz without answers or without a clock has no estimate, and its share of right answers all the same', () => {
  const unfinished = quiz(1, { right: 0, wrong: 0, omitted: 20 })
  const [quantitative] = standingBySection(student, [unfinished, quiz(2, { secondsAllowed: null })])
  expect(quantitative?.results.map(({ estimate }) => estimate?.kind)).toEqual(['none', undefined])
  expect(quantitative?.results.map(({ score }) => score.percentRight)).toEqual([0, 60])
})

test('somebody new stands nowhere yet', () => {
  expect(standingBySection({ level: 'isee-lower', gradeApplied: 5 }, []).flatMap(({ results }) => results)).toEqual([])
})
