/** A family looks for a school: by state, by name, tab by tab, on the screen and on paper. */
import { PROFILES } from '~/content/schools/profiles.server'
import { stateOf } from '~/content/schools/states'
import { weighPages } from '../../../bench/weight.mjs'
import { createSurveySchool, letters } from '../../factories/directory'
import { expect, test } from '../fixtures'

test('a family finds a school by its state and reads every tab', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schools' }).click()
  await page.getByLabel('State').fill('cali')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('1 of 51 states')).toBeVisible()
  await page.getByRole('link', { name: /^California/ }).click()

  await page.getByLabel('School or city').fill('sherman')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/schools\/california\?search=sherman/)
  // The whole card can be pressed.
  await page
    .getByRole('listitem')
    .filter({ hasText: 'The Buckley School' })
    .click({ position: { x: 10, y: 10 } })
  await expect(page.getByRole('heading', { level: 1, name: 'The Buckley School' })).toBeVisible()

  for (const [tab, heading] of [
    ['Admissions', 'Deadlines'],
    ['Academics', 'Highlights'],
    ['Activities', 'Activities'],
    ['Tuition & Fees', 'Range'],
    ['Overview', 'Quick facts'],
  ] as const) {
    const link = page.getByRole('navigation', { name: 'About The Buckley School' }).getByRole('link', { name: tab })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 3, name: heading, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Deadlines' })).toBeHidden()
  await page.getByRole('link', { name: 'Schools in California' }).first().click()
  await expect(page).toHaveURL('/schools/california')
})

test('a tile of the map leads to its state', async ({ page }) => {
  await page.goto('/schools')
  await page.locator('.state-map a', { hasText: 'TX' }).click()
  await expect(page).toHaveURL('/schools/tx')
})

test('paper has all tabs of a school and no furniture', async ({ page }) => {
  await page.goto('/schools/california/buckley/academics')
  await page.emulateMedia({ media: 'print' })
  for (const heading of ['Overview', 'Admissions', 'Academics', 'Activities', 'Tuition & Fees'])
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Test Preparation' })).toBeHidden()
})

test('the states are narrowed while somebody types, and again after the back button', { tag: '@js' }, async ({ page }) => {
  await page.goto('/schools')
  const shown = page.locator('.state-list li:visible')
  await page.getByLabel('State').pressSequentially('CA')
  await expect(page.getByRole('status').filter({ hasText: 'states' })).toHaveText('3 of 51 states')
  await expect(shown).toHaveText([/^California/, /^North Carolina/, /^South Carolina/])
  await expect(page.locator('.state-map a:not(.faded)')).toHaveCount(3)

  await page.getByLabel('State').fill('atlantis')
  await expect(page.getByText('No state has that in its name or code.')).toBeVisible()
  await page.getByLabel('State').fill('')
  await expect(shown).toHaveCount(51)

  await page.getByLabel('State').fill('ohio')
  await page.getByRole('link', { name: /^Ohio/ }).click()
  await expect(page).toHaveURL('/schools/oh')
  await page.goBack()
  await expect(page.getByLabel('State')).toHaveValue('ohio')
  await expect(shown).toHaveCount(1)
})

test('a long list goes on from page to page by keyboard', { tag: '@js' }, async ({ page }) => {
  const mark = letters()
  for (let index = 10; index < 37; index++) await createSurveySchool({ state: 'ND', name: `${mark} ${index}` })
  await page.goto(`/schools/nd?search=${mark}`)
  await expect(page.getByRole('link', { name: `${mark} 10` })).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: `${mark} 36` })).toBeVisible()
})

test('the first view of each page of the directory weighs fourteen kilobytes at most', { tag: '@js' }, async ({ baseURL }) => {
  const paths = [
    '/schools',
    '/schools/california',
    '/schools/tx',
    ...PROFILES.map(({ state, slug }) => `/schools/${stateOf(state).slug}/${slug}`),
  ]
  const rows = await weighPages(
    { url: baseURL ?? '' },
    paths.map((path) => ({ path, hydrates: false })),
  )
  expect(rows.filter(({ kept }) => !kept)).toEqual([])
})
