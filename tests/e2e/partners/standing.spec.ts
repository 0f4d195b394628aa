/** What tutors and affiliates see who wait, were rejected or are suspended: on a telephone and on a desk, in both themes. */
import { createPartner } from '../../factories/partners'
import { findings } from '../axe'
import { expect, fillSignIn, test } from '../fixtures'

const REASON = `Please send two references to ${'references.'.repeat(6)}stanine.example first.`
const PAGES = {
  tutor: ['/application-pending', '/tutor/account', '/application-success'],
  affiliate: ['/affiliate/pending', '/affiliate/account', '/application-success'],
}

for (const audience of ['tutor', 'affiliate'] as const) {
  for (const status of ['pending', 'rejected', 'suspended'] as const) {
    test(`the pages of a ${audience} who is ${status} fit both widths and give axe nothing to find`, { tag: '@js' }, async ({ page }) => {
      const { email } = await createPartner({ audience, status, decisionReason: REASON })
      await page.goto(`/${audience}/login`)
      await fillSignIn(page, email)
      await expect(page).toHaveURL(PAGES[audience][0] ?? '')
      if (status !== 'pending') await expect(page.getByText(REASON)).toBeVisible()

      for (const path of PAGES[audience]) {
        await page.goto(path)
        for (const [width, colorScheme] of [
          [375, 'light'],
          [1280, 'dark'],
        ] as const) {
          await page.setViewportSize({ width, height: 800 })
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          const { wide, shown } = await page.locator('html').evaluate((root) => ({ wide: root.scrollWidth, shown: root.clientWidth }))
          expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(shown)
          expect(await findings(page), `${path} at ${width}`).toEqual([])
        }
      }
    })
  }
}
