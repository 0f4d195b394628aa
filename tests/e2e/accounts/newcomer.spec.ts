/** The first evening of a new student, from the registration to practice with new numbers. */
import type { Page } from '@playwright/test'
import type { Item } from '~/exam/core/item/item'
import { itemsOf, wrongChoice } from '../../factories/sittings'
import { expect, flashMessage, test } from '../fixtures'
import { choiceOf, choose, expectQuestion, next, sittingOf } from '../sittings/quiz'
import { linkTo, newestMail } from './steps/mail'
import { newPerson, register } from './steps/registration'

const RIGHT = 14
const ANSWERED = 17
const QUESTIONS = 20

test('a newcomer registers, sits a timed section, reads why, practices with new numbers and signs out', async ({ page }) => {
  test.setTimeout(120_000)
  const person = newPerson()

  await test.step('register and follow the mailed link', async () => {
    await register(page, person)
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
    await expect(page.getByText(person.email)).toBeVisible()
    await page.goto(linkTo(await newestMail(person.email), '/verify-email'))
    await expect(page.getByText('Email verified successfully!')).toBeVisible()
    // Without a press: the page goes on by itself.
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { name: `Welcome back, ${person.firstName}` })).toBeVisible()
    await expect(page.getByText(/^Welcome Gift: 1d 23h of Unlimited Access Remaining$/)).toBeVisible()
  })

  await test.step('say which test it is', async () => {
    await page.goto('/premium/sectional-quiz/mathematics_achievement/1')
    await expect(page.getByRole('heading', { name: `Welcome, ${person.firstName}` })).toBeVisible()
    await page.getByText('A student of 13 or older').click()
    await page.getByLabel('Which test?').selectOption('isee-upper')
    await page.getByLabel('Grade you apply for').selectOption('9')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByRole('heading', { name: 'Mathematics Achievement, quiz 1' })).toBeVisible()
    await expect(page.getByText('17 minutes', { exact: true })).toBeVisible()
  })

  await test.step('answer, strike out, flag, go back', async () => {
    await page.getByRole('button', { name: 'Start the quiz' }).click()
    await expectQuestion(page, 1)
    await expect(page.getByText(/^ends at .+ E[SD]T$/)).toBeVisible()
    await sitSection(page)
  })

  const sittingId = sittingOf(page)
  await test.step('review and submit', async () => {
    await expect(page.getByText('3 of 20 not answered. 1 flagged.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Question 3, answered, flagged' })).toBeVisible()
    await page.getByRole('link', { name: 'Finish the section' }).click()
    await expect(page.getByText('3 questions are not answered (18, 19, 20).')).toBeVisible()
    await page.getByRole('button', { name: 'Finish and see my score' }).click()
  })

  await test.step('read the score and the explanations', async () => {
    await expect(page.getByText('14 of 20 right.')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^About stanine [1-9]$/ })).toBeVisible()
    await page.getByText('How this was worked out').click()
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /percentile/i })
        .first(),
    ).toBeVisible()
    // Question 3 is flagged, so it is not among them.
    await page.getByText('The other 13, which you got right').click()
    for (const [position, verdict] of [
      [1, '✓ right'],
      [15, '✕ wrong'],
      [18, '○ not answered'],
    ] as const) {
      await expect(page.locator(`#question-${position}`).getByText(verdict)).toBeVisible()
    }
    const missed = page.locator('#question-15')
    await missed.locator('summary').first().click()
    await expect(missed.getByText('✕ your choice')).toBeVisible()
    await expect(missed.getByText('✓ the answer')).toBeVisible()
    await expect(missed.getByText(/^Why [A-D] is tempting$/)).toBeVisible()
    await expect(missed.locator('ol.steps > li').first()).toBeVisible()
  })

  await test.step('find the mistakes kept and practice them with new numbers', async () => {
    await page.getByRole('link', { name: 'My mistakes' }).click()
    await expect(page.getByRole('link', { name: 'Open (6)' })).toBeVisible()
    await expect(page.getByText(/^Why it tempts:/)).toHaveCount(3)
    await page.getByRole('button', { name: 'Practice the 6 that are due' }).click()

    const twins = await itemsOf(new URL(page.url()).pathname.split('/')[3] ?? '')
    const asked = new Set((await itemsOf(sittingId)).map(contentOf))
    expect(twins).toHaveLength(6)
    for (const twin of twins) expect(asked).not.toContain(contentOf(twin))
    await mend(page, twins)
  })

  await test.step('sign out', async () => {
    await page.goto('/dashboard')
    await page.getByLabel(/^Profile menu of/).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    await expect(flashMessage(page).getByText('You have been successfully logged out.')).toBeVisible()
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login?redirectTo=%2Fdashboard')
  })
})

/** The first twin right, the others missed: each explained at once, and what became of each mistake at the end. */
async function mend(page: Page, twins: Item[]): Promise<void> {
  for (const [index, item] of twins.entries()) {
    await expect(page.getByText(`${index + 1} of 6`, { exact: true })).toBeVisible()
    await choose(page, index === 0 ? item.answer : wrongChoice(item))
    await page.getByRole('button', { name: 'Check my answer' }).click()
    await expect(page.getByRole('heading', { name: index === 0 ? 'Right' : 'Not this time' })).toBeVisible()
    await expect(page.locator('ol.steps > li').first()).toBeVisible()
    await page.getByRole('link', { name: index === 5 ? 'See the summary' : 'Next question' }).click()
  }
  await expect(page.getByText('1 of 6 right.')).toBeVisible()
  await expect(page.getByText('one more right answer on another day and you have mastered it')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Returns tomorrow.' })).toHaveCount(5)
}

/** Fourteen right, three wrong, three left out; the third question is flagged, with a choice struck out, and visited twice. */
async function sitSection(page: Page): Promise<void> {
  const items = await itemsOf(sittingOf(page))
  expect(items).toHaveLength(QUESTIONS)
  for (const [index, item] of items.entries()) {
    const position = index + 1
    if (position <= ANSWERED) await choose(page, position <= RIGHT ? item.answer : wrongChoice(item))
    if (position === 3) await strikeFlagAndReturn(page, item.answer, wrongChoice(item))
    if (position < QUESTIONS) await next(page, position)
  }
  await page.getByRole('button', { name: 'Save and review' }).click()
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible()
}

async function strikeFlagAndReturn(page: Page, answer: number, struck: number): Promise<void> {
  await page.locator('label.choice-cross').nth(struck).click()
  await page.getByRole('button', { name: 'Flag', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remove flag' })).toBeVisible()
  await next(page, 3)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expectQuestion(page, 3)
  await expect(choiceOf(page, answer)).toBeChecked()
  await expect(page.getByRole('checkbox').nth(struck)).toBeChecked()
}

function contentOf({ stem, columns, figure }: { stem: string; columns?: unknown; figure?: unknown }): string {
  return JSON.stringify([stem, columns, figure])
}
