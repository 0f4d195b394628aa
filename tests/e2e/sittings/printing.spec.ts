/** A result on paper: few sheets, and nothing that a closed fold hides. */
import { lately, sitQuiz, wrongChoice } from '../../factories/sittings'
import { expect, test } from '../fixtures'

test('a result with twenty missed questions prints on three pages, with name, date and every answer', { tag: '@js' }, async ({
  page,
  signedIn,
}) => {
  const student = await signedIn()
  const sittingId = await sitQuiz({
    userId: student.id,
    level: 'isee-upper',
    subject: 'quantitative_reasoning',
    number: 4,
    at: lately(),
    choose: wrongChoice,
  })
  await page.goto(`/premium/sittings/${sittingId}/result?show=flagged`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Ada Example, \w+ \d+, 20\d\d$/)).toBeVisible()
  await expect(page.getByText('✓ the answer')).toHaveCount(20)
  for (const answer of await page.getByText('✓ the answer').all()) await expect(answer).toBeVisible()
  await expect(page.getByRole('button', { name: 'Practice the missed ones again' })).toBeHidden()

  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(3)
})
