/** A child and its parent: asked by mail, agreed, written, withdrawn by the same link; the child's page keeps what it could not store. */
import { db } from '~/db.server'
import { expect, test } from '../fixtures'
import { linkTo, newestMail } from './steps/mail'

const TEXT = 'It began with a spoon that nobody wanted.'

test('a parent agrees and withdraws by one link; what the child types afterwards stays in the page only', { tag: '@js' }, async ({
  page,
  otherBrowser,
  signedIn,
}) => {
  const parentEmail = `parent-${Date.now().toString(36)}-${process.pid}@example.com`
  const student = await signedIn({ profile: null, firstName: 'Sami' })

  await test.step('the child says who it is', async () => {
    await page.goto('/welcome')
    await page.getByText('A student under 13').click()
    await page.getByLabel('A parent’s email').fill(parentEmail)
    await page.getByLabel('Which test?').selectOption('ssat-middle')
    await page.getByLabel('Grade you apply for').selectOption('7')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/premium/sectional-quiz/writing_sample/1')
    await expect(page.getByText('A parent decides first')).toBeVisible()
  })

  const parent = await otherBrowser()
  const link = linkTo(await newestMail(parentEmail), '/consent')
  await test.step('the parent agrees', async () => {
    await parent.goto(link)
    await parent.getByRole('button', { name: 'I agree' }).click()
    await expect(parent.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  })

  await test.step('the child writes', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Start writing' }).click()
    await page.getByLabel('Your text').fill(TEXT)
    await expect.poll(() => storedText(student.id)).toEqual([TEXT])
  })

  await test.step('the parent withdraws', async () => {
    await parent.goto(link)
    await parent.getByRole('button', { name: 'Withdraw, and delete what was written' }).click()
    await expect(parent.getByText('Everything that was written in this account has been deleted')).toBeVisible()
    expect(await storedText(student.id)).toEqual([''])
  })

  await test.step('the child goes on writing', async () => {
    await page.getByLabel('Your text').fill(`${TEXT} And more.`)
    await expect(page.getByText('A parent decides first')).toBeVisible()
    await expect(page.getByLabel('Your text')).toHaveValue(`${TEXT} And more.`)
    expect(await storedText(student.id)).toEqual([''])
  })
})

async function storedText(studentId: string): Promise<string[]> {
  const essays = await db.essay.findMany({ where: { studentId }, select: { body: true } })
  return essays.map(({ body }) => body)
}
