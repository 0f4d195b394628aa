/** Adaptive practice by the forms on its pages, as a browser without scripts sends them. */
import { expect, test } from 'vitest'
import { LETTERS } from '~/exam/core/item/item'
import { findPractice } from '~/models/practice/open-practice.server'
import { signedIn } from '../../support/browser'
import { openWalker, type Walker } from '../../support/walker'

const QUESTIONS = 10

interface Owner {
  userId: string
  sittingId: string
}

async function pickRight(walker: Walker, owner: Owner, isRight = true): Promise<void> {
  const session = await findPractice(owner)
  const right = session?.last.item.answer ?? 0
  walker.pick(`choice-${LETTERS[isRight ? right : (right + 1) % 4]}`)
}

async function answer(walker: Walker, owner: Owner, isRight: boolean): Promise<void> {
  await pickRight(walker, owner, isRight)
  await walker.press('Check my answer')
}

test('a student practices ten questions with a hint and a twin, and reads what moved', async () => {
  const { student, browser } = await signedIn({ tier: 'premium_annual' })
  const walker = openWalker(browser)
  await walker.goto('/premium/dashboard')
  await walker.follow('Practice')
  expect(walker.count('h1', 'Interactive quiz')).toBe(1)
  walker.fill({ 'Quantitative Reasoning': false })
  await walker.press('Start practicing')
  const owner = { userId: student.id, sittingId: walker.at().split('/')[3] ?? '' }

  expect(walker.text()).toContain('1 of 10')
  await pickRight(walker, owner)
  await walker.press('Show a hint')
  expect(walker.count('h2', 'A hint') + walker.count('h3', 'A hint')).toBe(1)
  expect(walker.html().match(/type="radio"[^>]*checked/g)).toHaveLength(1)
  await walker.press('Check my answer')
  expect(walker.text()).toContain('Right')
  await walker.press(/^Try a twin with new (numbers|words)$/)
  expect(walker.text()).toContain('Twin of 1')
  await answer(walker, owner, true)

  for (let question = 2; question <= QUESTIONS; question++) {
    await walker.press('Next question')
    expect(walker.text()).toContain(`${question} of 10`)
    await answer(walker, owner, question !== 5)
    expect(walker.text()).toContain(question === 5 ? 'Not this time' : 'Right')
  }
  await walker.press('Finish and see the summary')
  expect(walker.count('h1', 'Practice summary')).toBe(1)
  expect(walker.text()).toContain('10 of 11 right. 1 with hints.')
  expect(walker.text()).toContain('You missed one question.')
  expect((await findPractice(owner))?.questions.every(({ item }) => item.subject !== 'quantitative_reasoning')).toBe(true)
  await walker.press('Practice the missed ones again')
  expect(walker.at()).toMatch(/^\/premium\/twins\/[^/]+/)
})

test('an unanswered check says what to do, and a session that was left goes on where it was', async () => {
  const { student, browser } = await signedIn({ profile: { level: 'ssat-upper', gradeApplied: 9 }, tier: 'premium_annual' })
  const walker = openWalker(browser)
  await walker.goto('/premium/interactive-quiz')
  await walker.press('Start practicing')
  const owner = { userId: student.id, sittingId: walker.at().split('/')[3] ?? '' }
  await walker.press('Check my answer')
  expect(walker.alert()).toContain('Choose an answer first')

  await answer(walker, owner, false)
  await walker.press('Next question')
  await walker.goto('/dashboard')
  expect(walker.text()).toContain('Interactive quiz')
  await walker.goto('/premium/interactive-quiz')
  expect(walker.text()).toContain('You are on question 2 of 10.')
  await walker.follow('Continue')
  expect(walker.text()).toContain('2 of 10')
  await walker.follow('End the session')
  expect(walker.text()).toContain('End the session?')
  await walker.press('End the session')
  expect(walker.text()).toContain('0 of 1 right.')
})
