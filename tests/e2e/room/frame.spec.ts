/** What is in sight of a question without scrolling, and the two panes of reading where there is room for one. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { startQuiz } from '../sittings/quiz'

const SCREENS = [
  { width: 375, height: 800 },
  { width: 1366, height: 768 },
]

test('the whole of a question and its way on are in sight in 19 of 20, on a phone and on a laptop', async ({ page, signedIn }) => {
  await signedIn({ tier: 'premium_annual' })
  const seen: { place: string; isWhole: boolean }[] = []
  for (const subject of ['mathematics_achievement', 'verbal_reasoning', 'reading_comprehension']) {
    const sittingId = await startQuiz(page, subject)
    for (const position of [2, 4, 5, 7, 9, 12, 14, 15, 18, 20]) {
      await page.goto(`/premium/sittings/${sittingId}/questions/${position}`)
      const hasFigure = (await page.locator('.with-figure').count()) > 0
      for (const screen of hasFigure ? [] : SCREENS) {
        await page.setViewportSize(screen)
        seen.push({ place: `${subject} ${position} at ${screen.width}`, isWhole: await isInSight(page) })
      }
    }
  }
  expect(seen.length).toBeGreaterThan(40)
  const cut = seen.filter(({ isWhole }) => !isWhole).map(({ place }) => place)
  expect(cut.length / seen.length, cut.join(', ')).toBeLessThanOrEqual(1 / 20)
})

test('a comparison with a figure is whole on a laptop, and on a phone its choices are in sight', async ({ page, signedIn }) => {
  await signedIn({ tier: 'premium_annual' })
  const sittingId = await startQuiz(page, 'quantitative_reasoning')
  for (let position = 1; ; position++) {
    await page.goto(`/premium/sittings/${sittingId}/questions/${position}`)
    if ((await page.locator('.with-figure.comparing').count()) > 0) break
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await isInSight(page)).toBe(true)
  await expect(page.locator('.stem').first()).toBeInViewport({ ratio: 1 })
  const widths = await page.locator('.choice').evaluateAll((choices) => choices.map((choice) => choice.getBoundingClientRect().width))
  expect(Math.min(...widths)).toBeGreaterThan(300)
  await page.setViewportSize({ width: 375, height: 800 })
  await expect(page.locator('.choice').nth(1)).toBeInViewport({ ratio: 1 })
})

test('with larger text the bar of a phone keeps its parts apart', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await signedIn({ tier: 'premium_annual' })
  const sittingId = await startQuiz(page)
  for (const place of ['questions/20', 'review']) {
    await page.goto(`/premium/sittings/${sittingId}/${place}`)
    await page.evaluate(() => document.documentElement.classList.add('larger-text'))
    const { name, tools, cut } = await page.evaluate(() => {
      const text = document.querySelector('.room-name .small')
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      return {
        name: box('.room-name .small')?.right ?? 0,
        tools: box('.room-tools')?.left ?? 0,
        cut: (text?.scrollWidth ?? 0) - (text?.clientWidth ?? 0),
      }
    })
    expect(name, place).toBeLessThanOrEqual(tools)
    expect(cut, place).toBeLessThanOrEqual(0)
  }
})

/** Whether the last choice stands above the way on, and that in the window. */
function isInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const last = [...document.querySelectorAll('.choice')].at(-1)?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
    const actions = document.querySelector('.room-actions')?.getBoundingClientRect()
    return actions !== undefined && last <= actions.top && actions.bottom <= innerHeight
  })
}

test('on a phone passage and question have a tab each, and "line 14" leads to the line and back', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await signedIn({ tier: 'premium_annual' })
  const sittingId = await startQuiz(page, 'reading_comprehension')
  const [passage, question] = [page.locator('.passage'), page.locator('.question')]
  // The passage is new: it is read first.
  await expect(passage).toBeVisible()
  await expect(question).toBeHidden()
  await page.getByRole('link', { name: 'Question', exact: true }).click()
  await expect(question).toBeVisible()
  await expect(passage).toBeHidden()

  for (let position = 2; ; position++) {
    await page.goto(`/premium/sittings/${sittingId}/questions/${position}`)
    if ((await page.locator('.stem a').count()) > 0) break
  }
  await expect(passage).toBeHidden()
  const link = page.locator('.stem a').first()
  const line = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page.locator(line)).toBeInViewport()
  await expect(question).toBeHidden()
  await page.getByRole('link', { name: 'Question', exact: true }).click()
  await expect(question).toBeVisible()
  await expectBeginning(page)

  await page.getByRole('link', { name: 'Passage', exact: true }).click()
  await page.locator('.passage li').last().scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Question', exact: true }).click()
  await expectBeginning(page)
})

/** The question is read from its beginning: its stem stands whole below the tabs. */
async function expectBeginning(page: Page): Promise<void> {
  await expect(page.locator('.question .stem').first()).toBeInViewport({ ratio: 1 })
  await expect
    .poll(() =>
      page.evaluate(() => {
        const edge = (name: string) => document.querySelector(name)?.getBoundingClientRect()
        return (edge('.question')?.top ?? -1) >= (edge('.panes')?.bottom ?? 0)
      }),
    )
    .toBe(true)
}
