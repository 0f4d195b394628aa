/** Words in a browser: the queue without a new page where scripts run, and with one where they do not. */
import { studyWords } from '../../factories/practice/words'
import { expect, test } from '../fixtures'

const QUEUE = '/premium/vocabulary/review'

test('a queue is worked off card by card', async ({ page, signedIn }) => {
  const { id } = await signedIn()
  await studyWords(id)
  await page.goto(QUEUE)
  const cards = page.locator('.queue > li')
  await expect(cards).toHaveCount(3)
  await cards.filter({ hasText: 'acerbic' }).getByText('Show the meaning').click()
  await page.getByRole('button', { name: '3. Well' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(cards).toHaveCount(2)

  await page.getByRole('form', { name: 'drizzle is to downpour' }).getByRole('button').first().click()
  await expect(page.getByText('Now find the pair that the same sentence fits.')).toBeVisible()
  await page.getByRole('button', { name: 'whisper is to roar' }).click()
  await expect(cards).toHaveCount(1)
})

test('keys answer the first card, and the page stays', { tag: '@js' }, async ({ page, signedIn }) => {
  const { id } = await signedIn()
  await studyWords(id)
  await page.goto(QUEUE)
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  const cards = page.locator('.queue > li')
  const first = cards.first().getByRole('form')
  await expect(first).toHaveAccessibleName('abstruse')
  await page.keyboard.press('1')
  await expect(page.getByText(/^(Saved|Not this time)\./)).toBeVisible()
  await expect(first).toHaveAccessibleName('acerbic')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: '4. At once' })).toBeVisible()
  await page.keyboard.press('4')
  await expect(first).toHaveAccessibleName('drizzle is to downpour')
  await page.keyboard.press('1')
  await expect(page.getByText('Now find the pair')).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByText('drizzle : downpour goes with')).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-same', '')
})
