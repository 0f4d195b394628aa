/** The front page, as far as a browser alone shows it: the clock, the way to a section, what moves, and a slow line. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

/** Where a section stands after a link of the header led to it (specification 2.9). */
const OFFSET = 300
/** About ten packets, which a server sends before it waits for an answer (RFC 6928). */
const FIRST_VIEW_BYTES = 14_000

test.describe('the clock', { tag: '@js' }, () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  for (const { at, says } of [
    { at: '2026-11-23T22:05:09-08:00', says: 'Monday, November 23, 2026, 10:05:09 PM. 8 days to the ISEE winter season.' },
    { at: '2026-11-30T23:59:58-08:00', says: 'Monday, November 30, 2026, 11:59:58 PM. 1 day to the ISEE winter season.' },
    { at: '2026-12-01T00:00:00-08:00', says: 'Tuesday, December 1, 2026, 12:00:00 AM. 121 days to the ISEE spring and summer season.' },
    { at: '2027-03-31T12:00:00-07:00', says: 'Wednesday, March 31, 2027, 12:00:00 PM. 1 day to the ISEE spring and summer season.' },
    { at: '2027-04-01T12:00:00-07:00', says: 'Thursday, April 1, 2027, 12:00:00 PM. 122 days to the ISEE fall season.' },
  ])
    test(`at ${at} says the visitor’s own time and the days to the next season`, async ({ page }) => {
      // Some minutes before, because the clock goes on until it is paused.
      await page.clock.install({ time: new Date(Date.parse(at) - 600_000) })
      await page.clock.pauseAt(new Date(at))
      await page.goto('/')
      await expect(page.locator('#clock')).toHaveText(says)
    })

  test('goes on each second, and where motion is not wanted says the minute', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-23T21:55:09-08:00') })
    await page.clock.pauseAt(new Date('2026-11-23T22:05:10-08:00'))
    await page.goto('/')
    await page.clock.runFor(2_000)
    await expect(page.locator('#clock')).toContainText('10:05:12 PM')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await expect(page.locator('#clock')).toContainText('10:05 PM.')
  })
})

for (const [link, section] of [
  ['Features', 'features'],
  ['Pricing', 'pricing'],
  ['FAQ', 'faq'],
] as const)
  test(`“${link}” leads from another page to that section`, async ({ page, javaScriptEnabled }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/about')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click()
    await expect(page.locator(`#${section}`)).toBeInViewport()
    if (!javaScriptEnabled) return expect(page).toHaveURL(`/#${section}`)

    await expect(page).toHaveURL('/')
    await expect.poll(() => topOf(page, section)).toBeCloseTo(OFFSET, -1)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await page.reload()
    expect(await page.evaluate(() => sessionStorage.getItem('stanine-section'))).toBeNull()
  })

test('a section that was remembered is forgotten on the contact page', { tag: '@js' }, async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => sessionStorage.setItem('stanine-section', 'faq'))
  await page.goto('/contact')
  expect(await page.evaluate(() => [sessionStorage.getItem('stanine-section'), scrollY])).toEqual([null, 0])
})

test('“Try it again” brings the question back unanswered', async ({ page }) => {
  await page.goto('/?answer=B#try')
  await page.getByRole('link', { name: 'Try it again' }).click()
  await expect(page.getByRole('button', { name: 'Check my answer' })).toBeVisible()
})

for (const width of [375, 768, 1280])
  test(`nothing moves while it loads and is scrolled, ${width} px wide`, { tag: '@js' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 600) {
      await page.mouse.wheel(0, 600)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await expect(page.locator('.shots img').last()).toHaveJSProperty('complete', true)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.001)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

// What decides when the first words are read on a slow line, whatever else the machine does: the page, then its sheets, each in one round.
test('the first words wait for the page and its sheets alone, 14 kB together', { tag: '@js' }, async ({ page }) => {
  await page.goto('/')
  const waitedFor = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const parts = performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus?: string })[]
    const blocking = parts.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
    return [document, ...blocking].map((part) => ({ kind: part?.name.split('.').at(-1), bytes: part?.encodedBodySize ?? 0 }))
  })
  expect(waitedFor.slice(1).map(({ kind }) => kind)).toEqual(['css', 'css'])
  for (const { bytes } of waitedFor) expect(bytes).toBeGreaterThan(0)
  expect(waitedFor.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(FIRST_VIEW_BYTES)
})

function topOf(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)
}
