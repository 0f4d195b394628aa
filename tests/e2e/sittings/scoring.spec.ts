/** What the two exams and a student's own time change: the penalty of the SSAT, and extended time. */
import { lately, sitQuiz, wrongChoice } from '../../factories/sittings'
import { expect, test } from '../fixtures'
import { startQuiz } from './quiz'

test('the SSAT takes a quarter of a point for a wrong answer and says so before and after', { tag: '@js' }, async ({ page, signedIn }) => {
  const student = await signedIn({ profile: { level: 'ssat-upper', gradeApplied: 9 } })
  await page.goto('/premium/sectional-quiz/quantitative/2')
  await expect(page.getByText('cost a quarter of a point; a blank costs nothing')).toBeVisible()

  const sittingId = await sitQuiz({
    userId: student.id,
    level: 'ssat-upper',
    subject: 'quantitative',
    number: 1,
    at: lately(),
    choose: (item, position) => (position <= 10 ? item.answer : position <= 13 ? wrongChoice(item) : null),
  })
  await page.goto(`/premium/sittings/${sittingId}/result`)
  await expect(page.getByText('10 of 20 right, raw score 9¼.')).toBeVisible()
  await page.getByText('How this was worked out').click()
  await expect(page.getByRole('listitem').filter({ hasText: '9¼' }).first()).toBeVisible()
  await expect(page.getByText(/estimate/i).first()).toBeVisible()
})

test('the ISEE takes nothing for a wrong answer', { tag: '@js' }, async ({ page, signedIn }) => {
  const student = await signedIn()
  await page.goto('/premium/sectional-quiz/mathematics_achievement/2')
  await expect(page.getByText('cost nothing, so answer everything')).toBeVisible()
  const sittingId = await sitQuiz({
    userId: student.id,
    level: 'isee-upper',
    subject: 'mathematics_achievement',
    number: 1,
    at: lately(),
    choose: (item, position) => (position <= 10 ? item.answer : wrongChoice(item)),
  })
  await page.goto(`/premium/sittings/${sittingId}/result`)
  await expect(page.getByText('10 of 20 right.')).toBeVisible()
  await expect(page.getByText(/raw score/)).toHaveCount(0)
})

test('time and a half stands on the cover and on the clock', async ({ page, signedIn }) => {
  await signedIn({ profile: { level: 'isee-upper', gradeApplied: 9, timePercent: 150 } })
  await page.goto('/premium/sectional-quiz/mathematics_achievement/1')
  await expect(page.getByText('25 minutes 30 seconds, your own; 17 minutes is standard')).toBeVisible()

  const start = Date.now()
  await startQuiz(page)
  // To the second, so it stands within the time that the start took.
  const ends = Array.from({ length: 60 }, (_, delay) => clockTime(start + (1530 + delay) * 1000))
  expect(ends).toContain((await page.getByText(/^ends at/).textContent())?.replace('ends at ', ''))
  expect(await page.locator('.countdown style').evaluate((style) => style.textContent)).toContain('--section:1530')
})

/** As a clock in New York shows an instant. */
function clockTime(instant: number): string {
  return new Date(instant).toLocaleTimeString('en-US', { timeZone: 'America/New_York', timeZoneName: 'short' })
}

test('a quiz that is done says so in the list and on its cover, and leads to its result', { tag: '@js' }, async ({ page, signedIn }) => {
  const student = await signedIn()
  const sittingId = await sitQuiz({
    userId: student.id,
    level: 'isee-upper',
    subject: 'mathematics_achievement',
    number: 4,
    at: lately(),
    choose: (item, position) => (position <= 7 ? item.answer : null),
  })
  await page.goto('/premium/sectional-quizzes')
  await page.getByRole('link', { name: 'Mathematics Achievement, quiz 4, done: 7 of 20 right' }).click()
  await page.getByRole('link', { name: '7 of 20 right' }).click()
  await expect(page).toHaveURL(`/premium/sittings/${sittingId}/result`)
  await expect(page.getByRole('table', { name: 'By topic' }).getByRole('rowheader').first()).toBeVisible()
})

test('a writing that is submitted is found again on its cover and among the tools', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/premium/sectional-quiz/essay/1')
  await page.getByRole('button', { name: 'Start writing' }).click()
  await expect(page).toHaveURL(/\/premium\/writing\/[^/]+$/)
  const address = new URL(page.url()).pathname
  await page.getByRole('textbox').fill('It began with a spoon.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your text has 5 words, and all of it is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Submitted. 5 words.')).toBeVisible()
  await expect(page.getByText('It began with a spoon.')).toBeVisible()

  await page.goto('/premium/dashboard')
  await expect(page.getByRole('link', { name: 'Write', exact: true })).toHaveAttribute('href', /essay\/2/)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'ISEE Upper Essay, number 1' }).click()
  await expect(page).toHaveURL(address)
  await page.goto('/premium/sectional-quiz/essay/1')
  await page.getByRole('link', { name: '5 words' }).click()
  await expect(page).toHaveURL(address)
})
