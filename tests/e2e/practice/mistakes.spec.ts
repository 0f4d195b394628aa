/** A mistake from the day it happened until it holds: said why, answered twice as a new question on two days, and its question marked. */
import type { Page } from '@playwright/test'
import { db } from '~/db.server'
import { findTwinSet } from '~/models/practice/twins/set.server'
import { DAY_MS } from '~/utils/time/durations'
import { sitQuiz, wrongChoice } from '../../factories/sittings'
import { expect, test } from '../fixtures'
import { choose } from '../sittings/quiz'

test('a student says why, mends a mistake on two days, and tells us that something is wrong with its question', async ({
  page,
  signedIn,
}) => {
  const { id: studentId } = await signedIn()
  const quiz = { userId: studentId, level: 'isee-upper', subject: 'mathematics_achievement', number: 4 } as const
  await sitQuiz({
    ...quiz,
    at: new Date(Date.now() - DAY_MS),
    choose: (item, position) => (position === 1 ? wrongChoice(item) : item.answer),
  })
  const { id } = await db.wrongAnswer.findFirstOrThrow({ where: { studentId } })

  await test.step('why it happened', async () => {
    await page.goto(`/premium/mistakes/${id}`)
    await page.getByLabel('Why did it happen?').selectOption('Too little time')
    await page.getByLabel('How sure were you?').selectOption('2: not very sure')
    await page.getByLabel('What will you look out for next time?').fill('Read the unit first.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('It is saved with this mistake.')).toBeVisible()
    await expect(page.getByLabel('Why did it happen?')).toHaveValue('time_pressure')
  })

  await test.step('right on the first day', async () => {
    await mend(page, studentId, 'Practice the one that is due')
    await expect(page.getByText('Returns tomorrow; one more right answer on another day')).toBeVisible()
  })

  await test.step('something is wrong with the question', async () => {
    const twin = page.url()
    await page.getByRole('link', { name: 'Something is wrong with this question' }).click()
    await page.getByRole('button', { name: 'Tell us' }).click()
    await expect(page.getByText('Please choose what is wrong').first()).toBeVisible()
    await page.getByText('A word is misspelled or missing').click()
    await page.getByRole('button', { name: 'Tell us' }).click()
    await expect(page).toHaveURL(twin)
    await expect(page.getByText('A person will look at this question.')).toBeVisible()
  })

  await test.step('right again two days later', async () => {
    const earlier = new Date(Date.now() - 2 * DAY_MS)
    await db.wrongAnswerReview.updateMany({ where: { studentId }, data: { reviewDate: earlier } })
    await db.wrongAnswer.update({ where: { id }, data: { dueAt: new Date(Date.now() - DAY_MS) } })
    await mend(page, studentId, 'Practice the one that is due')
    await expect(page.getByText('Mastered: right and in time on two different days.')).toBeVisible()
    await page.goto('/premium/mistakes?show=mastered')
    await expect(page.getByRole('link', { name: 'Mastered (1)' })).toBeVisible()
  })
})

/** Starts a set of what is due and answers its one question right. */
async function mend(page: Page, userId: string, name: string): Promise<void> {
  await page.goto('/premium/mistakes')
  await page.getByRole('button', { name }).click()
  await page.waitForURL(/\/premium\/twins\/[^/]+\/questions\/1/)
  const set = await findTwinSet({ userId, sittingId: new URL(page.url()).pathname.split('/')[3] ?? '' })
  const [question] = set?.questions ?? []
  if (!question) throw new Error('an empty set')
  await choose(page, question.item.answer)
  await page.getByRole('button', { name: 'Check my answer' }).click()
  await expect(page.getByRole('heading', { name: 'Right', exact: true })).toBeVisible()
}
