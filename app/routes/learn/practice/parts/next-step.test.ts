/** The order of the next step on the premium dashboard. */
import { expect, test } from 'vitest'
import { nextStep } from './next-step'

const NOTHING = { open: null, waiting: null, weakest: null, isQuizLeft: true, isPracticeLeft: true, resets: 'Monday' }
const OPEN = { id: 'abc', kind: 'interactive_quiz', name: 'Interactive quiz' } as const

test('what is open comes first, then mistakes, then the weakest skill, then a new quiz', () => {
  const all = { ...NOTHING, open: OPEN, waiting: '3', weakest: 'Ratio' }
  expect(nextStep(all).to).toBe('/premium/interactive-quiz/abc')
  expect(nextStep({ ...all, open: { ...OPEN, kind: 'sectional_quiz' } }).to).toBe('/premium/sittings/abc/review')
  expect(nextStep({ ...all, open: { ...OPEN, kind: 'twins' } }).to).toBe('/premium/twins/abc')
  expect(nextStep({ ...all, open: null }).to).toBe('/premium/mistakes')
  expect(nextStep({ ...all, open: null, waiting: null }).title).toBe('Practice Ratio')
  expect(nextStep(NOTHING).to).toBe('/premium/sectional-quizzes')
})

test('nothing is proposed that this week’s allowance does not give', () => {
  expect(nextStep({ ...NOTHING, weakest: 'Ratio', isPracticeLeft: false }).to).toBe('/premium/sectional-quizzes')
  expect(nextStep({ ...NOTHING, isQuizLeft: false }).to).toBe('/premium/interactive-quiz')
  const spent = nextStep({ ...NOTHING, weakest: 'Ratio', isQuizLeft: false, isPracticeLeft: false })
  expect(spent).toMatchObject({ to: '/premium/mistakes', text: expect.stringContaining('Monday') })
})
