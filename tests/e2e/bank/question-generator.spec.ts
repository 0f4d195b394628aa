/** The question generator of admins: sheets, exports, hiding a family, and an item by hand from draft to live. */
import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { createStudent } from '../../factories/accounts'
import { ITEM_FORM } from '../../factories/authored-items'
import { enterCode, expect, flashMessage, signIn, test } from '../fixtures'

const GENERATOR = '/admin/question-generator'
const SHEET = `${GENERATOR}?level=isee-upper&subject=mathematics_achievement&seed=41&count=3`

test('an admin chooses a sheet, turns its seeds, swaps a question and saves it', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn({ role: 'admin' })
  await page.goto(GENERATOR)
  await page.getByLabel('Level').selectOption('ssat-middle')
  await page.getByLabel('Section').selectOption('quantitative')
  await page.getByLabel('Difficulty').selectOption('hard')
  await page.getByLabel('How many').fill('3')
  await page.getByRole('button', { name: 'Show the questions' }).click()
  await expect(page).toHaveURL(/[?&]seed=\d+/)
  await expect(page.getByRole('heading', { name: 'SSAT Middle: Quantitative' })).toBeVisible()
  await expect(page.getByText(/^All \d+ checks passed$/)).toHaveCount(3)

  await page.goto(SHEET)
  const ids = page.locator('code')
  const first = await ids.allTextContents()
  await page.getByRole('link', { name: 'Next seed' }).click()
  await expect(page).toHaveURL(/seed=42/)
  await expect(ids).not.toHaveText(first)
  await page.getByRole('link', { name: 'Previous seed' }).click()
  await expect(ids).toHaveText(first)

  await page.getByRole('button', { name: 'Swap this question, number 2' }).click()
  await expect(page).toHaveURL(/swaps=2#question-2$/)
  await expect(flashMessage(page)).toContainText('Question 2 is another one now.')
  await expect(ids).toHaveText([first[0] ?? '', /:41\.2s1/, first[2] ?? ''])
  await page.getByRole('link', { name: 'Undo the last swap' }).click()
  await expect(ids).toHaveText(first)

  const pdf = await downloadOf(page, 'Save as PDF')
  expect(pdf.suggestedFilename()).toBe('stanine-isee-upper-mathematics-achievement-41.pdf')
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  const qti = await downloadOf(page, 'Save as QTI 2.1')
  expect(qti.suggestedFilename()).toBe('stanine-isee-upper-mathematics-achievement-41.qti.zip')
  expect(
    readFileSync(await qti.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
})

test('a choice that cannot be is answered kindly, with what was typed', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn({ role: 'admin' })
  const answer = await page.goto(`${GENERATOR}?level=isee-upper&subject=verbal_reasoning&seed=two words&count=99`)
  expect(answer?.status()).toBe(400)
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/letters, digits/, /1 to 20/])
  await expect(page.getByLabel('Seed')).toHaveValue('two words')
  await page.goto(`${GENERATOR}?level=isee-upper&subject=verbal`)
  await expect(page.getByRole('alert')).toContainText('The bank has no Verbal at ISEE Upper')
  await page.goto(`${GENERATOR}?level=isee-lower&subject=mathematics_achievement&source=trig-ratio`)
  await expect(page.getByRole('alert')).toContainText('no source of this name')
})

test('students are shown the door', { tag: '@js' }, async ({ page, signedIn }) => {
  await page.goto(GENERATOR)
  await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent(GENERATOR)}`)
  await signedIn()
  expect((await page.goto(GENERATOR))?.status()).toBe(403)
  await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible()
})

test('a family is hidden with a reason and restored', { tag: '@js' }, async ({ page, signedIn }) => {
  const admin = await signedIn({ role: 'admin' })
  await page.goto(`${GENERATOR}?level=isee-upper&subject=mathematics_achievement&source=box-plot-reading&seed=7&count=1`)
  await page.getByRole('link', { name: 'Hide its source' }).click()
  await page.getByLabel('Why?').fill('too short')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByRole('alert')).toContainText('at least 10 characters')
  await page.getByLabel('Why?').fill('Its wording is unclear to readers.')
  await page.getByRole('button', { name: 'Hide' }).click()

  await expect(flashMessage(page)).toContainText('Hidden')
  const row = page.getByRole('row').filter({ hasText: 'Its wording is unclear to readers.' }).filter({ hasText: admin.username })
  await row.getByRole('link').click()
  await page.getByLabel('Why?').fill('The wording was mended.')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(flashMessage(page)).toContainText('Restored')
  await expect(page.getByRole('row').filter({ hasText: admin.username })).toHaveCount(0)
})

test('an item by hand goes from draft to live through a second admin', { tag: '@js' }, async ({ page, otherBrowser, signedIn }) => {
  await signedIn({ role: 'admin' })
  const skill = `Written by hand ${Date.now()}`
  await page.goto(`${GENERATOR}/items/new`)
  await fillItem(page, { ...ITEM_FORM, skill, textD: '0.25' })
  await page.getByRole('button', { name: 'Preview and check' }).click()
  await expect(page.getByRole('heading', { name: 'Preview, not saved yet' })).toBeVisible()
  await expect(page.getByText('No two choices are worth the same, however they are written. This one two choices')).toBeVisible()
  await page.getByLabel('Text of D').fill('2')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByRole('heading', { name: skill })).toBeVisible()
  await expect(page.getByText('Someone else has to review it')).toBeVisible()
  const address = page.url()

  const reviewer = await otherBrowser()
  const { email } = await createStudent({ role: 'admin' })
  await signIn(reviewer, email)
  await enterCode(reviewer, email)
  await expect(reviewer).toHaveURL('/dashboard')
  await reviewer.goto(address)
  await reviewer.getByRole('link', { name: 'Approve after review' }).click()
  await reviewer.getByRole('button', { name: 'Approve' }).click()
  await expect(flashMessage(reviewer)).toContainText('It is reviewed')
  await reviewer.getByRole('link', { name: 'Make it live' }).click()
  await reviewer.getByRole('button', { name: 'Make it live' }).click()

  await page.goto(`${GENERATOR}?level=isee-upper&subject=mathematics_achievement&origin=hand&skill=${encodeURIComponent(skill)}`)
  await expect(page.getByRole('heading', { name: skill })).toBeVisible()
  expect((await downloadOf(page, 'Save as PDF')).suggestedFilename()).toBe('stanine-isee-upper-mathematics-achievement-by-hand.pdf')

  await page.goto(address)
  await page.getByRole('link', { name: 'Back to draft' }).click()
  await page.getByRole('button', { name: 'Back to draft' }).click()
  await page.getByRole('link', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(flashMessage(page)).toContainText('Deleted')
})

async function downloadOf(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  return download
}

/** Fills the form as it is named, whatever its labels say. */
async function fillItem(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`[name="${name}"]`)
    if (name === 'answer') await page.locator(`[name="answer"][value="${value}"]`).check()
    else if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(value)
    else await field.fill(value)
  }
}
