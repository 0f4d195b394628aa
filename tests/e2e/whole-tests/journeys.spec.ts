/**
 * Whole tests from the first press to the report. The screens are pressed in the browser; most answers go by the same forms without one, so
 * that a test of hours takes seconds. No clock is waited for: what has to be late is moved into the past.
 */
import type { Page } from '@playwright/test'
import { db } from '~/db.server'
import { storedItem } from '~/models/bank/item-store.server'
import { expect, test } from '../fixtures'
import { choose, expectQuestion, next } from '../sittings/quiz'

/** What was answered, by section and position; the database must hold it all in the end. */
type Given = Map<string, number>

const idOf = (page: Page) => /\/(?:sittings|tests)\/([^/.]+)/.exec(new URL(page.url()).pathname)?.[1] ?? ''

/** Presses an answer to the first question, and sends the others: two of three right, the last of each ten left blank. */
async function workThrough(page: Page, position: number, given: Given): Promise<void> {
  await expectQuestion(page, 1)
  const sectionId = `${idOf(page)}.${position}`
  await choose(page, 2)
  await next(page, 1)
  given.set(`${sectionId} 1`, 2)
  const questions = await db.response.findMany({ where: { sectionId }, orderBy: { position: 'asc' }, include: { item: true } })
  for (const { position: place, item } of questions.slice(1)) {
    if (place % 10 === 0) continue
    const { answer, choices } = storedItem(item.content)
    const choice = place % 3 === 0 ? (answer + 1) % choices.length : answer
    const address = `/premium/sittings/${sectionId}/questions/${place}`
    const form = { shows: address, openedAt: String(Date.now() - 20_000), choice: String(choice), intent: 'next' }
    const sent = await page.request.post(address, { form, headers: { Origin: new URL(page.url()).origin }, maxRedirects: 0 })
    expect(sent.status()).toBe(303)
    given.set(`${sectionId} ${place}`, choice)
  }
  await page.goto(`/premium/sittings/${sectionId}/review`)
  await page.getByRole('link', { name: 'Finish the section' }).click()
  await page.getByRole('button', { name: 'Finish the section' }).click()
}

/** Moves the end of the step before the break so far back that the break is over now. */
async function overrunBreak(page: Page, minutes: number): Promise<void> {
  const sittingId = idOf(page)
  const endedAt = new Date(Date.now() - minutes * 60_000)
  const last = await db.sittingSection.findFirstOrThrow({ where: { sittingId }, orderBy: { position: 'desc' } })
  await db.sittingSection.update({ where: { id: last.id }, data: { endedAt } })
  await page.goto(`/premium/tests/${sittingId}`)
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your text').fill(text)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/submission$/)
  await page.getByRole('button', { name: 'Submit' }).click()
}

async function expectAllThere(sittingId: string, given: Given): Promise<void> {
  const stored = await db.response.findMany({ where: { section: { sittingId }, choice: { not: null } } })
  expect(new Map(stored.map(({ sectionId, position, choice }) => [`${sectionId} ${position}`, choice]))).toEqual(given)
}

/** Reads the report: what was right of what counts, in each of its cards. */
async function expectReport(page: Page, sittingId: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'The test is over' })).toBeVisible()
  await page.getByRole('link', { name: 'Read the report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice test 1' })).toBeVisible()
  const counted = await db.response.findMany({
    where: { section: { sittingId, subject: { not: null } }, isScored: true },
    include: { section: true },
  })
  for (const subject of new Set(counted.map(({ section }) => section.subject))) {
    const mine = counted.filter(({ section }) => section.subject === subject)
    const right = mine.filter(({ isRight }) => isRight).length
    const line = new RegExp(`^Right: ${right} of ${mine.length}, ${Math.round((right / mine.length) * 100)}%`)
    await expect(page.locator(`#score-${subject}`).getByRole('link', { name: line })).toBeVisible()
  }
}

test('a whole ISEE Upper without scripts, from its start to its report', { tag: '@no-js' }, async ({ page, signedIn }) => {
  await signedIn({ tier: 'premium_annual' })
  await page.goto('/premium/practice-tests')
  await page.getByRole('link', { name: 'Open test 1' }).click()
  await page.getByRole('button', { name: 'Start the test' }).click()
  await expectQuestion(page, 1)
  const [sittingId, given] = [idOf(page), new Map()]

  await workThrough(page, 1, given)
  await expect(page.getByText('Section 2 of 5: Quantitative Reasoning').first()).toBeVisible()
  await workThrough(page, 2, given)
  await expect(page.getByRole('heading', { name: 'Break' })).toBeVisible()
  await expect(page.getByText('Next: Reading Comprehension, 35 minutes')).toBeVisible()
  await page.getByRole('button', { name: 'End the break and begin' }).click()
  await workThrough(page, 3, given)
  await workThrough(page, 4, given)
  await expect(page.getByRole('heading', { name: 'Break' })).toBeVisible()
  await overrunBreak(page, 11)
  await expect(page.getByText('Section 5 of 5: Essay').first()).toBeVisible()
  await write(page, 'I would learn to build boats, because my grandfather did.')

  await expectAllThere(sittingId, given)
  expect(given.size).toBe(160 - 4 - 3 - 3 - 4)
  await expectReport(page, sittingId)
  await expect(page.getByText('I would learn to build boats, because my grandfather did.')).toBeVisible()
})

test('an SSAT Middle at a center with 1.5×: its writing, longer breaks, and the end', async ({ page, signedIn }) => {
  test.slow()
  await signedIn({ tier: 'premium_annual', profile: { level: 'ssat-middle', gradeApplied: 7 } })
  await page.goto('/premium/practice-test/1')
  await page.locator('label[for="test-place-center"]').click()
  await page.getByLabel('Time', { exact: true }).selectOption('150')
  await page.getByRole('button', { name: 'Show its times' }).click()
  await expect(page.getByRole('row', { name: /Writing Sample.*one of two prompts.*25 min.*37 min 30 s/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Break.*rest.*10 min.*15 min/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Start the test' }).click()

  await expect(page).toHaveURL(/\/premium\/writing\//)
  await expect(page.getByText('Section 1 of 6: Writing Sample').first()).toBeVisible()
  const { sittingId, startedAt, deadline } = await db.essay.findFirstOrThrow({ where: { id: page.url().split('/').at(-1) } })
  expect((deadline?.getTime() ?? 0) - startedAt.getTime()).toBe(37.5 * 60_000)
  await write(page, 'I realized I had to help, so I put down the spoon.')
  await expect(page.getByRole('heading', { name: 'Break' })).toBeVisible()
  await expect(page.getByText('Next: Quantitative 1, 45 minutes')).toBeVisible()
  await page.getByRole('button', { name: 'End the break and begin' }).click()

  const given: Given = new Map()
  await workThrough(page, 1, given)
  await expect(page.getByText('Section 3 of 6: Reading').first()).toBeVisible()
  await workThrough(page, 2, given)
  await expect(page.getByRole('heading', { name: 'Break' })).toBeVisible()
  // After ten minutes a standard break would be over; this one has fifteen.
  await overrunBreak(page, 11)
  await expect(page.getByRole('heading', { name: 'Break' })).toBeVisible()
  await overrunBreak(page, 16)
  for (const section of [3, 4, 5]) await workThrough(page, section, given)

  await expectAllThere(sittingId ?? '', given)
  expect(
    (await db.sittingSection.findMany({ where: { sittingId: sittingId ?? '' }, orderBy: { position: 'asc' } })).map(
      ({ part, secondsAllowed }) => [part, secondsAllowed],
    ),
  ).toEqual([
    ['Q1', 45 * 60],
    ['R', 60 * 60],
    ['V', 45 * 60],
    ['Q2', 45 * 60],
    ['EX', 22.5 * 60],
  ])
  await expectReport(page, sittingId ?? '')
})

test('a hint is asked for in the room with scripts: the answer stays, and other questions know nothing of it', { tag: '@js' }, async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/premium/practice-test/2')
  await page.locator('label[for="test-mode-practice"]').click()
  await page.getByRole('button', { name: 'Start the test' }).click()
  await expectQuestion(page, 1)
  await choose(page, 1)
  const hinted = { sectionId_position: { sectionId: `${idOf(page)}.1`, position: 1 } }
  await expect.poll(async () => (await db.response.findUniqueOrThrow({ where: hinted })).choice).toBe(1)
  const before = await db.response.findUniqueOrThrow({ where: hinted })
  const asked = Date.now()
  await page.getByRole('button', { name: 'Show a hint' }).click()
  await expect(page.getByRole('heading', { name: 'A hint' })).toBeVisible()
  // The time on the question went with the save before, and not a second time with the form.
  const after = await db.response.findUniqueOrThrow({ where: hinted })
  expect(after.seconds - before.seconds).toBeLessThanOrEqual(1 + Math.floor((Date.now() - asked) / 1000))
  await expect(page.locator('.choice-pick:checked')).toHaveCount(1)
  await next(page, 1)
  await expect(page.getByRole('heading', { name: 'A hint' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Back' }).click()
  await expectQuestion(page, 1)
  await expect(page.getByRole('heading', { name: 'A hint' })).toBeVisible()
  const [row] = await db.response.findMany({ where: { sectionId: `${idOf(page)}.1`, hintsUsed: { gt: 0 } } })
  expect(row).toMatchObject({ position: 1, choice: 1, hintsUsed: 1 })
})
