/** The rules of records, with their messages word for word. */
import { expect, test } from 'vitest'
import { wholeMistake, wholeReview } from './record-rules.server'

const MISTAKE: Parameters<typeof wholeMistake>[0] = {
  ...{ studentId: 's', questionId: 'q', skillArea: 'Ratio', questionText: '?', correctAnswer: '1', studentAnswer: '2', metadata: {} },
  ...{ subject: 'quantitative', testType: 'SSAT', questionType: 'multiple_choice', difficulty: 'easy' },
}
const REVIEW = { studentId: 's', wrongAnswerId: 'w', reviewScore: 3, reviewType: 'spaced_repetition' } as const

test.each([
  ['studentId', 'Student ID is required'],
  ['questionId', 'Question ID is required'],
  ['skillArea', 'Skill area is required'],
  ['questionText', 'Question text is required'],
  ['correctAnswer', 'Correct answer is required'],
  ['studentAnswer', 'Student answer is required'],
])('a mistake without its %s is refused', (name, message) => {
  expect(() => wholeMistake({ ...MISTAKE, [name]: '' })).toThrow(message)
})

test('a whole mistake and a whole review pass as they are', () => {
  for (const confidenceLevel of [undefined, 1, 5]) {
    const mistake = { ...MISTAKE, metadata: { confidenceLevel } }
    expect(wholeMistake(mistake)).toBe(mistake)
  }
  for (const reviewScore of [1, 5]) expect(wholeReview({ ...REVIEW, reviewScore })).toEqual({ ...REVIEW, reviewScore })
})

test('a review needs its mistake and a score from 1 to 5, a mistake how sure from 1 to 5', () => {
  expect(() => wholeReview({ ...REVIEW, wrongAnswerId: '' })).toThrow('Wrong answer ID is required')
  for (const number of [0, 6, 2.5]) {
    expect(() => wholeReview({ ...REVIEW, reviewScore: number })).toThrow()
    expect(() => wholeMistake({ ...MISTAKE, metadata: { confidenceLevel: number } })).toThrow()
  }
})
