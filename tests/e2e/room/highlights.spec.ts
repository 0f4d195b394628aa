/** Highlighting sentences of a passage, with scripts and without, by pointer, finger and keyboard. */
import type { Page } from '@playwright/test'
import { db } from '~/db.server'
import { expect, signIn, test } from '../fixtures'
import { choiceOf, choose, expectQuestion, keptKeys, next, startQuiz, whenAwake } from '../sittings/quiz'

test('highlights stay with their passage: on its next question, after a reload and on another device, and no answer is lost', async ({
  page,
  signedIn,
  otherBrowser,
}) => {
  const student = await signedIn({ tier: 'premium_annual' })
  const sittingId = await startQuiz(page, 'reading_comprehension')
  await choose(page, 2)
  await page.getByRole('button', { name: 'Highlight', exact: true }).click()
  const long = await longSentence(page)
  await piecesOf(page, long).last().click()
  await expect(boxOf(page, long)).toBeChecked()
  const name = (await piecesOf(page, long).allTextContents()).join(' ')
  await expect(boxOf(page, long)).toHaveAccessibleName(name)
  for (const piece of await piecesOf(page, long).all()) await expect(piece).toHaveCSS('background-color', await penColor(page))

  await boxOf(page, long + 1).focus()
  await page.keyboard.press('Space')
  await expect(boxOf(page, long + 1)).toBeChecked()
  await next(page, 1)
  await expect.poll(() => storedOf(sittingId)).toEqual([[long, long + 1]])
  await expectMarked(page, name)
  await expect(page.locator('.sentence-box')).toHaveCount(0)
  await page.reload()
  await expectMarked(page, name)

  const device = await otherBrowser()
  await signIn(device, student.email)
  await expect(device).toHaveURL('/dashboard')
  await device.goto(`/premium/sittings/${sittingId}/questions/1`)
  await expectMarked(device, name)
  await expect(choiceOf(device, 2)).toBeChecked()
  await device.getByRole('button', { name: 'Clear highlights' }).click()
  await expect(device.locator('.passage mark')).toHaveCount(0)
  await expect.poll(() => storedOf(sittingId)).toEqual([[]])
})

test('a finger highlights on a phone, and the way to the question and on keeps it', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await signedIn({ tier: 'premium_annual' })
  const sittingId = await startQuiz(page, 'reading_comprehension')
  await page.getByRole('button', { name: 'Highlight', exact: true }).click()
  await expect(page.locator('.question')).toBeHidden()
  await piecesOf(page, 0).first().click()
  await expect(boxOf(page, 0)).toBeChecked()
  expect(await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: 'Question', exact: true }).click()
  await choose(page, 1)
  await next(page, 1)
  await expect.poll(() => storedOf(sittingId)).toEqual([[0]])
  await page.getByRole('link', { name: 'Passage', exact: true }).click()
  await expect(page.locator('.passage mark').first()).toBeVisible()
})

test('the passage is no list of stops until the student highlights, and "Done" makes it one text again', async ({ page, signedIn }) => {
  await signedIn({ tier: 'premium_annual' })
  await startQuiz(page, 'reading_comprehension')
  await expect(page.locator('.passage :is(input, button, label)')).toHaveCount(0)
  const button = page.getByRole('button', { name: 'Highlight', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Press a sentence to highlight it.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('.passage :is(input, button, label)')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Highlight', exact: true })).toBeVisible()
})

test('what is highlighted without a line waits on the device, and goes when the server has it', { tag: '@js' }, async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn({ tier: 'premium_annual' })
  const sittingId = await startQuiz(page, 'reading_comprehension')
  await whenAwake(page)
  await page.getByRole('button', { name: 'Highlight', exact: true }).click()
  await context.setOffline(true)
  await piecesOf(page, 1).first().click()
  await expect(page.getByText('No connection. Your highlights are kept on this device')).toBeAttached()
  expect((await keptKeys(page)).map((key) => key.replace(/.*:passage-.*/, 'passage'))).toEqual(['passage'])
  await context.setOffline(false)
  await expect.poll(() => storedOf(sittingId)).toEqual([[1]])
  await expect.poll(() => keptKeys(page)).toEqual([])
  await expectQuestion(page, 1)
})

const boxOf = (page: Page, sentence: number) => page.locator(`#sentence-${sentence}`)
const piecesOf = (page: Page, sentence: number) => page.locator(`label[for="sentence-${sentence}"]`)

/** The first sentence that stands on more than one line. */
async function longSentence(page: Page): Promise<number> {
  await expect(page.locator('.sentence').first()).toBeVisible()
  const all = await page.locator('.sentence').evaluateAll((labels) => labels.map((label) => (label as HTMLLabelElement).htmlFor))
  return Number(all.find((name, index) => all[index - 1] === name)?.replace('sentence-', ''))
}

/** What the highlighter leaves, as browsers write a color. */
async function penColor(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('mark'))
    const color = getComputedStyle(probe).backgroundColor
    probe.remove()
    return color
  })
}

async function expectMarked(page: Page, name: string): Promise<void> {
  await expect.poll(async () => (await page.locator('.passage mark').allTextContents()).join(' ')).toContain(name)
}

async function storedOf(sittingId: string): Promise<number[][]> {
  return (await db.highlights.findMany({ where: { section: { sittingId } } })).map(({ sentences }) => sentences)
}
