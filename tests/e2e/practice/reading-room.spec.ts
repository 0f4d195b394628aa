/** The reading room in the browser: a passage read, marked, noted, answered and found again in the record. */
import { passageNotes } from '~/content/reading/reading.server'
import { curlyQuotes } from '~/exam/print/quotes'
import { expect, test } from '../fixtures'

const PASSAGE = 'u02'

test('a student reads a passage, marks a sentence, answers, and sees the line that proves it', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/premium/reading-comprehension')
  await page.getByLabel('Length').selectOption('short')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reading comprehension' })).toBeVisible()

  await page.goto(`/premium/reading-comprehension/passages/${PASSAGE}?level=isee-upper`)
  await page.getByRole('button', { name: 'Open the passage' }).click()
  await page.getByRole('link', { name: 'Highlight' }).click()
  await page.locator('label.sentence').first().click()
  await page.getByRole('button', { name: 'Keep the highlights' }).click()
  await expect(page.locator('.passage mark').first()).toBeVisible()

  await page.getByRole('link', { name: 'Write a note beside a line' }).click()
  await page.getByLabel('Line', { exact: true }).fill('2')
  await page.getByLabel('Your note').fill('Who speaks here?')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText('Who speaks here?')).toBeVisible()

  await page.goBack()
  await page.goto(page.url().replace(/\/notes.*|\?.*/, ''))
  await page.getByRole('button', { name: 'I have read it: to the questions' }).click()
  await page.locator('label[for="choice-A"]').click()
  await page.getByRole('button', { name: 'Check my answer' }).click()
  await expect(page.getByRole('heading', { name: /^(Right|Not this time)$/ })).toBeVisible()
  await expect(page.locator('.passage .proof').first()).toBeVisible()

  await page.goto(page.url().replace(/\/questions.*/, '/main-idea'))
  await page.getByLabel('Your sentence').fill('It is about one thing and what it shows.')
  await page.getByRole('button', { name: 'Compare it' }).click()
  await expect(page.getByText(curlyQuotes(passageNotes(PASSAGE)?.idea.model ?? ''))).toBeVisible()

  await page.goto('/premium/reading-comprehension/record')
  // A passage that was opened and left within seconds was not read.
  await expect(page.getByText('No time counts yet.')).toBeVisible()
  await expect(page.getByText('more than 450 words a minute is looking, not reading')).toBeVisible()
})
