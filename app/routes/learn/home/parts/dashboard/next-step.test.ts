/** The order of the next step on the dashboard. */
import { expect, test } from 'vitest'
import { nextStep } from './next-step'

const NOTHING = { waiting: null, weakest: null, isQuizLeft: true, isPracticeLeft: true, resets: 'Monday' }

const RATIO = { subject: 'quantitative', skill: 'Ratio' } as const

test('mistakes come first, then the weakest skill, then a new quiz', () => {
  const all = { ...NOTHING, waiting: '3', weakest: RATIO }
  expect(nextStep(all).to).toBe('/premium/mistakes')
  expect(nextStep({ ...all, waiting: null })).toMatchObject({
    title: 'Practice Ratio',
    to: '/premium/interactive-quiz?subject=quantitative&skill=Ratio',
  })
  expect(nextStep(NOTHING).to).toBe('/premium/sectional-quizzes')
})

test('nothing is proposed that this week’s allowance does not give', () => {
  expect(nextStep({ ...NOTHING, weakest: RATIO, isPracticeLeft: false }).to).toBe('/premium/sectional-quizzes')
  expect(nextStep({ ...NOTHING, isQuizLeft: false }).to).toBe('/premium/interactive-quiz')
  const spent = nextStep({ ...NOTHING, weakest: RATIO, isQuizLeft: false, isPracticeLeft: false })
  expect(spent).toMatchObject({ to: '/premium/mistakes', text: expect.stringContaining('Monday') })
})
