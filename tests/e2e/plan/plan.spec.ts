/** A student makes a plan, changes a day, and reads a report, with scripts and without; axe looks at each page. */
import { addDays } from '~/exam/plan/days'
import { dayIn } from '~/utils/time/periods.server'
import { makePlan } from '../../factories/practice/plans'
import { findings } from '../axe'
import { expect, test } from '../fixtures'

const today = dayIn('America/New_York', new Date())

test('a student makes a plan to a test, changes a day, and finds today on the dashboard', async ({ page, signedIn, javaScriptEnabled }) => {
  await signedIn({ tier: 'premium_annual' })
  await page.goto('/premium/plan')
  await expect(page.getByRole('heading', { level: 1, name: 'Make your study plan' })).toBeVisible()
  await page.getByLabel('Day of your test').fill(addDays(today, -1))
  await page.getByRole('button', { name: 'Make the plan' }).click()
  await expect(page.getByText('This day is over.').first()).toBeVisible()
  await page.getByLabel('Day of your test').fill(addDays(today, 30))
  await page.getByRole('button', { name: 'Make the plan' }).click()
  await expect(page.getByText('30 days to go')).toBeVisible()
  if (javaScriptEnabled !== false) expect(await findings(page)).toEqual([])

  await page.getByRole('link', { name: /^Change Tomorrow/ }).click()
  await page.getByLabel('Time on this day').selectOption('0')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Changed', { exact: true }).first()).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await page.getByRole('link', { name: 'Your whole plan, with the reasons' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Study plan' })).toBeVisible()
})

test('after the test the plan asks how to go on', async ({ page, signedIn, javaScriptEnabled }) => {
  const { id } = await signedIn({ tier: 'premium_annual' })
  await makePlan(id, { testDate: addDays(today, -2) })
  await page.goto('/premium/plan')
  await expect(page.getByRole('heading', { level: 1, name: 'How do you want to go on?' })).toBeVisible()
  if (javaScriptEnabled !== false) expect(await findings(page)).toEqual([])
  await page.getByText('I want to go on practicing without a date').click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('No test date yet')).toBeVisible()
})

test('a report is made, and takes a parent’s notes', async ({ page, signedIn, javaScriptEnabled }) => {
  await signedIn()
  await page.goto('/premium/reports')
  await page.getByRole('button', { name: 'Make a report of the last seven days' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Progress report' })).toBeVisible()
  if (javaScriptEnabled !== false) expect(await findings(page)).toEqual([])
  await page.getByLabel('Notes on this week').fill('A quiet week.')
  await page.getByRole('button', { name: 'Save the notes' }).click()
  await expect(page.getByLabel('Notes on this week')).toHaveValue('A quiet week.')
})
