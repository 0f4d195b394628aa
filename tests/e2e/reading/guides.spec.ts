/** Guides, words and articles in a browser: questions answered in place, advice, a quiz, paper, a file. With scripts and without. */
import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures'

test('three examples of a guide are answered in place, one after the other, and keep their answers', async ({ page }) => {
  await page.goto('/isee-quantitative-reasoning')
  for (const number of [1, 2, 3]) {
    const example = page.getByRole('region', { name: `Example ${number}` })
    await example.locator('.choice-card').first().click()
    await example.getByRole('button', { name: 'Check my answer' }).click()
    await expect(page).toHaveURL(new RegExp(`answer-${number}=0`))
    await expect(example.getByText('Here is how it works.')).toBeVisible()
  }
  await expect(page.getByText('Here is how it works.')).toHaveCount(3)
})

test('the eight questions ask for one that was left open, then advise', async ({ page }) => {
  await page.goto('/isee-or-ssat')
  const groups = page.getByRole('group').filter({ has: page.getByRole('radio') })
  const count = await groups.count()
  expect(count).toBe(8)
  for (let index = 1; index < count; index++) await groups.nth(index).locator('label').first().click()
  await page.getByRole('button', { name: 'Show what fits' }).click()
  await expect(page.getByText('Please answer question 1').first()).toBeVisible()
  await groups.first().locator('label').first().click()
  await page.getByRole('button', { name: 'Show what fits' }).click()
  await expect(page.getByRole('heading', { name: 'What each answer adds' })).toBeVisible()
})

test('words are narrowed, asked about with one left open, and brought to paper', async ({ page }) => {
  await page.goto('/vocabulary')
  await page.getByLabel('Root').fill('cred')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/root=cred/)
  await page.getByRole('link', { name: /quiz/i }).first().click()
  const questions = page.locator('.quiz > li')
  const count = await questions.count()
  expect(count).toBeGreaterThan(1)
  for (let index = 1; index < count; index++) await questions.nth(index).locator('.choice-card').first().click()
  await page.getByRole('button', { name: 'Check my answers' }).click()
  await expect(page.getByText(`of ${count} right.`)).toBeVisible()
  await expect(page.getByText('Not answered')).toHaveCount(1)
})

test('an article is taken home as one file that needs nothing else', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('main').locator('a[href^="/blog/"]').first().click()
  await expect(page).toHaveURL(/\/blog\/./)
  await expect(page.getByRole('list', { name: 'Share this article' }).getByRole('link').first()).toHaveAttribute('rel', /noopener/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /download/i })
      .first()
      .click(),
  ])
  const file = readFileSync(await download.path(), 'utf8')
  expect(download.suggestedFilename()).toMatch(/\.html$/)
  expect(file).not.toMatch(/<(?:script|link)\b[^>]*(?:src|href)=/)
})
