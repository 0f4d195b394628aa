/** The order of the next step on the dashboard. */
import { expect, test } from 'vitest'
import { nextStep } from './next-step'

const NOTHING = { waiting: null, weakest: null, isQuizLeft: true, isPracticeLeft: true, resets: 'Monday' }

test('mistakes come first, then the weakest skill, then a new quiz', () => {
  const all = { ...NOTHING, waiting: '3', weakest: 'Ratio' }
  expect(nextStep(all).to).toBe('/premium/mistakes')
  expect(nextStep({ ...all, waiting: null }).title).toBe('Practice Ratio')
  expect(nextStep(NOTHING).to).toBe('/premium/sectional-quizzes')
})

test('nothing is proposed that this week’s allowance does not give', () => {
  expect(nextStep({ ...NOTHING, weakest: 'Ratio', isPracticeLeft: false }).to).toBe('/premium/sectional-quizzes')
  expect(nextStep({ ...NOTHING, isQuizLeft: false }).to).toBe('/premium/interactive-quiz')
  const spent = nextStep({ ...NOTHING, weakest: 'Ratio', isQuizLeft: false, isPracticeLeft: false })
  expect(spent).toMatchObject({ to: '/premium/mistakes', text: expect.stringContaining('Monday') })
})
