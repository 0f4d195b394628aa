/** The report of a whole test in a browser: on paper three sheets, and a number leads to its working though it is folded. */
import { right, sitWholeTest, wrong } from '../../factories/whole-tests/over'
import { expect, test } from '../fixtures'

const half = (...[item, { position }]: Parameters<NonNullable<Parameters<typeof sitWholeTest>[0]['answer']>>) =>
  position % 2 === 0 ? right(item) : wrong(item)

for (const level of ['isee-upper', 'ssat-upper'] as const) {
  test(`the report of a whole ${level} test prints on three pages, with its working`, { tag: '@js' }, async ({ page, signedIn }) => {
    const { id: userId } = await signedIn()
    const sittingId = await sitWholeTest({ userId, level, answer: half, essay: 'One sentence.' })
    await page.goto(`/premium/tests/${sittingId}/report`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Raw score.').first()).toBeVisible()
    await expect(page.getByText('One sentence.')).toBeVisible()

    const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3)
  })
}

test('each number leads to its working, which is folded until then', async ({ page, signedIn }) => {
  const { id: userId } = await signedIn()
  const sittingId = await sitWholeTest({ userId, level: 'isee-upper', answer: half })
  await page.goto(`/premium/tests/${sittingId}/report`)
  const working = page.getByText(/^Percentile\. A rough guess\. .*\(17 \+ ½\)/)
  await expect(working).toBeHidden()
  await page
    .getByRole('link', { name: /^Percentile: / })
    .first()
    .click()
  await expect(working).toBeVisible()
})
