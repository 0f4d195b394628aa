/** What journeys do on a quiz: start one, choose, go on; and what the database holds about it, to compare with or to move the clock. */
import { expect, type Page } from '@playwright/test'
import { db } from '~/db.server'
import { LETTERS } from '~/exam/core/item/item'

/** Presses "Start the quiz" on its cover, beside others if there are; returns the sitting's id. */
export async function startQuiz(page: Page, subject = 'mathematics_achievement', number = 1): Promise<string> {
  await page.goto(`/premium/sectional-quiz/${subject}/${number}`)
  await page.getByRole('button', { name: /^Start the quiz/ }).click()
  await expectQuestion(page, 1)
  return sittingOf(page)
}

/** The sitting that the page belongs to. */
export function sittingOf(page: Page): string {
  const [, id] = new URL(page.url()).pathname.match(/^\/premium\/sittings\/([^/]+)/) ?? []
  if (!id) throw new Error(`${page.url()} belongs to no sitting`)
  return id
}

/** Waits until the question with this position is on the screen. */
export async function expectQuestion(page: Page, position: number): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/questions/${position}$`))
  await expect(page.getByRole('heading', { name: new RegExp(`question ${position} of`, 'i') })).toBeAttached()
}

/** Presses a choice, as a finger would. */
export async function choose(page: Page, index: number): Promise<void> {
  await page.locator('label.choice-card').nth(index).click()
  await expect(choiceOf(page, index)).toBeChecked()
}

/** The radio button of a choice. */
export function choiceOf(page: Page, index: number) {
  return page.locator(`#choice-${LETTERS[index]}`)
}

/** The choice that is made while waiting for the scripts. */
export const WOKEN = 3

/** Until the scripts have taken the page over; before that the form's own buttons save. */
export async function whenAwake(page: Page, choice = WOKEN): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(LETTERS[choice] ?? 'd')
    await expect(choiceOf(page, choice)).toBeChecked({ timeout: 500 })
  }).toPass()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

/** Saves the question and waits for the next one. */
export async function next(page: Page, position: number): Promise<void> {
  await page.getByRole('button', { name: 'Save and next' }).click()
  await expectQuestion(page, position + 1)
}

/** What is stored about one question. */
export function answerOf(sittingId: string, position: number) {
  return db.response.findFirstOrThrow({
    where: { position, section: { sittingId } },
    select: { choice: true, struck: true, flagged: true, isRight: true },
  })
}

/** Moves the end of the section, so that no test has to wait for it. */
export async function moveDeadline(sittingId: string, secondsFromNow: number): Promise<void> {
  await db.sittingSection.updateMany({ where: { sittingId }, data: { deadline: new Date(Date.now() + secondsFromNow * 1000) } })
}

/** What the device keeps of running sections. */
export function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('stanine-room:')))
}
