/** The accessibility panel: its switches, hiding its button, and what the browser remembers. */
import type { Page } from '@playwright/test'
import { lately, sitQuiz, wrongChoice } from '../../factories/sittings'
import { expect, test } from '../fixtures'

const CONFIRMATION =
  'Are you sure you want to hide the accessibility button? You will need to clear your browser cache or localStorage to restore it.'

test('contrast and text size switch on, hold on every page, and are reset together', async ({ page }) => {
  await page.goto('/')
  await press(page, 'High Contrast')
  await expect(page.locator('html')).toHaveClass(/high-contrast/)
  await press(page, 'Larger Text')
  await expect(page.locator('html')).toHaveClass(/larger-text/)
  await saved(page)

  await page.goto('/contact')
  await expect(page.locator('html')).toHaveClass('high-contrast larger-text')
  await openPanel(page)
  await expect(page.getByRole('switch', { name: 'High Contrast' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Larger Text' })).toBeChecked()

  await page.getByRole('button', { name: 'Reset to Default' }).click()
  await expect(page.locator('html')).not.toHaveClass(/high-contrast|larger-text/)
  await saved(page)
  await page.goto('/login')
  await expect(page.locator('html')).not.toHaveClass(/high-contrast|larger-text/)
})

test('the panel holds the two switches, hiding and the reset, and nothing else', async ({ page }) => {
  await page.goto('/')
  await openPanel(page)
  await expect(page.getByRole('switch')).toHaveText(['High Contrast', 'Larger Text'])
  const panel = page.getByRole('region', { name: 'Accessibility' })
  await expect(panel.locator('button')).toHaveText(['High Contrast', 'Larger Text', 'Hide Button', 'Reset to Default'])
  await expect(panel.locator('a, input:not([type=hidden]), select')).toHaveCount(0)
})

test('one switch goes off without the other', async ({ page }) => {
  await page.goto('/')
  await press(page, 'High Contrast')
  await press(page, 'Larger Text')
  await press(page, 'High Contrast')
  await expect(page.locator('html')).toHaveClass('larger-text')
})

test('the button is hidden only after the stated confirmation, and stays hidden', async ({ page, javaScriptEnabled }) => {
  await page.goto('/')
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialogs.length === 1 ? dialog.dismiss() : dialog.accept()
  })

  await openPanel(page)
  await page.getByRole('button', { name: 'Hide Button' }).click()
  if (javaScriptEnabled) {
    await expect(panelButton(page)).toBeVisible()
    await page.getByRole('button', { name: 'Hide Button' }).click()
    expect(dialogs).toEqual([CONFIRMATION, CONFIRMATION])
  } else {
    await expect(page.getByText(CONFIRMATION)).toBeVisible()
    await page.getByRole('link', { name: 'Keep it' }).click()
    await expect(page).toHaveURL('/')
    await openPanel(page)
    await page.getByRole('button', { name: 'Hide Button' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Hide Button' }).click()
  }

  await expect(panelButton(page)).toBeHidden()
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContainEqual(expect.stringMatching(/stanine_accessibility$/))
  await page.goto('/contact')
  await expect(panelButton(page)).toBeHidden()
})

test('the settings stand in local storage under three keys, and clearing it brings the button back', { tag: '@js' }, async ({ page }) => {
  await page.goto('/')
  await press(page, 'High Contrast')
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Hide Button' }).click()
  await expect(panelButton(page)).toBeHidden()
  const own = () => Object.fromEntries(Object.entries(localStorage).filter(([key]) => !key.startsWith('stanine-code-')))
  expect(await page.evaluate(own)).toEqual({
    'stanine-accessibility-button': 'false',
    'stanine-high-contrast': 'true',
    'stanine-large-text': 'false',
  })

  await saved(page)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(panelButton(page)).toBeVisible()
})

test('on a phone the tab at the edge covers no word of a student’s page, however far it is scrolled', async ({ page, signedIn }) => {
  const { id: userId } = await signedIn({ tier: 'premium_annual' })
  const quiz = { userId, level: 'isee-upper', subject: 'quantitative_reasoning', number: 1, at: lately() } as const
  const sittingId = await sitQuiz({ ...quiz, choose: wrongChoice })
  await page.setViewportSize({ width: 375, height: 800 })
  const addresses = ['/dashboard', '/premium/dashboard', '/premium/sectional-quizzes', '/premium/sectional-quiz/verbal_reasoning/1']
  for (const address of [
    ...addresses,
    `/premium/sittings/${sittingId}/result`,
    '/premium/mistakes',
    '/premium/interactive-quiz',
    '/profile',
  ]) {
    await page.goto(address)
    await expect(panelButton(page)).toBeVisible()
    expect(await coveredWords(page), address).toEqual([])
  }
})

/** The words that lie under the tab at some place of the scroll: those that begin left of its right side and stand in the page's flow. */
function coveredWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.querySelector('.access.afloat > summary')?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const covered: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text
      if (!text.textContent?.trim() || !parentElement?.checkVisibility() || parentElement.closest('.access, .hidden, .skip')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const isUnder = [...range.getClientRects()].some(({ left, right, width }) => width > 1 && right > 0 && left < edge)
      if (isUnder) covered.push(text.textContent)
    }
    return covered
  })
}

function panelButton(page: Page) {
  return page.locator('summary[aria-label="Accessibility"]')
}

async function openPanel(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Accessibility' })
  if (!(await panel.isVisible())) await panelButton(page).click()
  await expect(panel).toBeVisible()
}

async function press(page: Page, name: string): Promise<void> {
  await openPanel(page)
  const isOn = await page.getByRole('switch', { name }).isChecked()
  await page.getByRole('switch', { name }).click()
  // Without scripts the page comes back with the panel closed.
  await openPanel(page)
  await expect(page.getByRole('switch', { name })).toBeChecked({ checked: !isOn })
}

/** With scripts a switch is saved in the background: the answer must be in before the page is left. */
async function saved(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
}
