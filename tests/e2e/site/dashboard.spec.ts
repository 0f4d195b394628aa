/** The dashboard on a phone: what matters now comes first, and the rest does not bury it. */
import { lately, sitQuiz, wrongChoice } from '../../factories/sittings'
import { expect, test } from '../fixtures'

const SCREEN = 800

test('two screens of a phone hold the next step, the week, every section’s place and the plan', async ({ page, signedIn }) => {
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
  const foot = async (selector: string) =>
    page
      .locator(selector)
      .last()
      .evaluate((node) => Math.ceil(node.getBoundingClientRect().bottom + scrollY))

  expect(await foot('[aria-labelledby=next]')).toBeLessThan(SCREEN)
  expect(await foot('[aria-labelledby=standing] svg.scale')).toBeLessThan(2 * SCREEN)
  expect(await foot('main')).toBeLessThan(3.2 * SCREEN)
})
