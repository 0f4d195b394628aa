/** The pages around the product, as far as a browser alone shows it: weight, paper, the ways in on a telephone, and what robots fall for. */
import { readdirSync, readFileSync } from 'node:fs'
import { GUIDE_SLUGS } from '~/content/guides/slugs'
import { KINDS } from '~/exam/core/levels'
import routes from '~/routes'
import { LIMITS, weighPages } from '../../../bench/weight.mjs'
import { expect, flashMessage, test } from '../fixtures'

/** What the sitemap does not name, but somebody who looks around sees. */
const VIEWS = [
  ...KINDS.flatMap((kind) => [`/?kind=${kind}`, `/?kind=${kind}&answer=1`]),
  ...['/pricing-old', '/subscription-test', '/accessibility', '/vocabulary?quiz=1&done=1', '/vocabulary?view=print'],
  ...GUIDE_SLUGS.flatMap((slug) => [`/${slug}?view=summary`, `/${slug}?answer-1=0&answer-2=0&answer-3=0`]),
]

/** Three whole passages do not fit, nor does the proof of a family, which shows what students see. */
const HEAVIER = [{ of: /^\/proof\/./, most: 25_000 }]
/** Styled in a room alone. */
const OF_A_ROOM = ['direction']

/** Every public page of the sitemap; of the words, which are alike and many, each four hundredth. Forms that hydrate are no content. */
async function foundPages(baseURL = ''): Promise<string[]> {
  const pages = await located(`${baseURL}/sitemaps/pages.xml`)
  const words = await located(`${baseURL}/sitemaps/words.xml`)
  const hydrated = routes.filter(({ hydrates }) => hydrates).map(({ path }) => `/${path}`)
  return [...pages, ...words.filter((_, index) => index % 400 === 0)].filter((path) => !hydrated.includes(path))
}

async function located(sitemap: string): Promise<string[]> {
  const text = await (await fetch(sitemap)).text()
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

test('the first view of each is 14 kB at most', { tag: '@js' }, async ({ baseURL }) => {
  test.setTimeout(120_000)
  const rows = await weighPages(
    { url: baseURL ?? '' },
    (await foundPages(baseURL)).map((path) => ({ path, hydrates: false })),
  )
  const tooHeavy = rows.filter(
    ({ page, html, styles }) => html + styles > (HEAVIER.find(({ of }) => of.test(page))?.most ?? LIMITS.content),
  )
  expect(tooHeavy).toEqual([])
  expect(rows.length).toBeGreaterThan(100)
})

test('each loads the sheets of what it shows', { tag: '@js' }, async ({ baseURL }) => {
  test.setTimeout(120_000)
  const assets = readdirSync('build/client/assets').filter((file) => file.endsWith('.css'))
  const sheets = new Map(assets.map((file) => [`/assets/${file}`, classesIn(readFileSync(`build/client/assets/${file}`, 'utf8'))]))
  const styled = new Set([...sheets.values()].flat())
  const missing: Record<string, string[]> = {}
  for (const path of [...(await foundPages(baseURL)), ...VIEWS]) {
    const html = await (await fetch(`${baseURL}${path}`)).text()
    const loaded = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].flatMap(([, href = '']) => sheets.get(href) ?? [])
    const shown = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
    const without = [...shown].filter((name) => styled.has(name) && !OF_A_ROOM.includes(name) && !loaded.includes(name))
    if (without.length > 0) missing[path] = without
  }
  expect(missing).toEqual({})
})

function classesIn(css: string): string[] {
  return [...css.replace(/url\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)
}

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
  await expect(page).toHaveURL(/\/checkout\?plan=quarterly$/)
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
