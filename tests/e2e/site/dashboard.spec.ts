/** The dashboard on a phone: what matters now comes first. */
import type { Locator } from '@playwright/test'
import { lately, sitQuiz, wrongChoice } from '../../factories/sittings'
import { expect, test } from '../fixtures'

const SCREEN = 800

test('two screens of a phone hold the next step, the week and every section’s place', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 375, height: SCREEN })
  const { id: userId } = await signedIn()
  for (const subject of ['quantitative_reasoning', 'mathematics_achievement'] as const) {
    for (const number of [1, 2])
      await sitQuiz({
        userId,
        level: 'isee-upper',
        subject,
        number,
        at: lately(),
        choose: (item, position) => (position > 14 ? wrongChoice(item) : item.answer),
      })
  }
  await page.goto('/dashboard')
  const foot = async (part: Locator) => part.last().evaluate((node) => Math.ceil(node.getBoundingClientRect().bottom + scrollY))

  expect(await foot(page.getByRole('region', { name: 'What to do next' }))).toBeLessThan(SCREEN)
  expect(await foot(page.getByRole('region', { name: 'Where you stand' }).locator('svg.scale'))).toBeLessThan(2 * SCREEN)
})
