/** The pages around the product, as far as a browser alone shows it: weight, paper, the ways in on a telephone, and what robots fall for. */
import { weighPages } from '../../../bench/weight.mjs'
import { expect, flashMessage, test } from '../fixtures'

const PAGES = [
  ...['/', '/get-started', '/premium', '/pricing', '/pricing-old', '/subscription-test', '/beta', '/bootcamp', '/bootcamp/lessons'],
  ...['/vocabulary', '/vocabulary?quiz=1&done=1', '/vocabulary/credulous', '/vocabulary/roots', '/isee-vocabulary', '/ssat-vocabulary'],
  ...[
    '/example-guide',
    '/template',
    '/partnership-info',
    '/affiliate-program',
    '/testimonials/new',
    '/contact',
    '/about',
    '/privacy',
    '/terms',
  ],
]

test('the first view of each is 14 kB at most', { tag: '@js' }, async ({ baseURL }) => {
  const rows = await weighPages(
    { url: baseURL ?? '' },
    PAGES.map((path) => ({ path, hydrates: false })),
  )
  expect(rows.filter(({ kept }) => !kept)).toEqual([])
})

test('on a telephone the menu has both ways in, on a wide screen they stand side by side', async ({ page }) => {
  await page.goto('/pricing')
  const start = page.getByRole('banner').getByRole('link', { name: 'Get Started' })
  await expect(start).toBeVisible()
  await page.setViewportSize({ width: 375, height: 800 })
  await expect(start).toBeHidden()
  await page.getByLabel('Menu', { exact: true }).first().click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Get Started' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who are you?')
})

test('a plan is reached, read and chosen by keyboard alone', { tag: '@js' }, async ({ page }) => {
  await page.goto('/pricing')
  const choose = page.getByRole('link', { name: /^Choose Quarterly/ })
  for (let turn = 0; turn < 30 && !(await choose.evaluate((link) => link === document.activeElement)); turn++)
    await page.keyboard.press('Tab')
  await expect(choose).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/register$/)
})

test('the thirty days print without furniture, and no day is torn apart', async ({ page }) => {
  await page.goto('/bootcamp/lessons')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Start Free Trial' })).toBeHidden()
  const last = page.locator('#day-30')
  await expect(last).toBeVisible()
  expect(await last.evaluate((day) => getComputedStyle(day).breakInside)).toBe('avoid')
})

test('nobody sees, hears or reaches the field for robots', { tag: '@js' }, async ({ page }) => {
  for (const [path, first] of [
    ['/contact', 'Message'],
    ['/testimonials/new', 'Your testimonial'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0)
    await page.getByRole('textbox', { name: first }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: /^Send/ })).toBeFocused()
  }
})

test('a testimonial is checked while it is typed, sent, and the form is empty again', { tag: '@js' }, async ({ page }) => {
  await page.goto('/testimonials/new')
  const [name, role, text] = ['Name', 'Role', 'Your testimonial'].map((label) => page.getByRole('textbox', { name: label }))
  await name?.fill('Nell')
  await text?.fill('Too short')
  await page.getByRole('button', { name: 'Send testimonial' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Error submitting testimonial')
  await expect(alert.getByRole('link')).toHaveText(['Role must be at least 2 characters', 'Testimonial must be at least 20 characters'])
  await role?.fill('Parent of a seventh grader')
  await text?.fill('The worked steps were what helped most.')
  await expect(alert).toHaveCount(0)
  await page.getByRole('button', { name: 'Send testimonial' }).click()
  await expect(flashMessage(page)).toContainText('Thank you for your testimonial!')
  await expect(flashMessage(page)).toContainText('Your feedback has been submitted successfully.')
  await expect(page.getByRole('textbox', { name: 'Your testimonial' })).toHaveValue('')
})
