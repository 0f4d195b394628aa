/** What a running section could not send waits on the device of its own account, and of no other. */
import { db } from '~/db.server'
import { createStudent } from '../../factories/accounts'
import { expect, fillSignIn, signIn, test } from '../fixtures'
import { answerOf, choiceOf, choose, expectQuestion, keptKeys, startQuiz, whenAwake } from '../sittings/quiz'

test('a sign-in that runs out loses nothing: the answer waits on the device and arrives after signing in again', { tag: '@js' }, async ({
  page,
  signedIn,
}) => {
  const student = await signedIn()
  const sittingId = await startQuiz(page)
  await whenAwake(page)
  await db.session.deleteMany({ where: { userId: student.id } })
  await choose(page, 1)
  await expect(page.getByText('You are logged out')).toBeVisible()
  expect(await keptKeys(page)).toHaveLength(1)

  await page.getByRole('link', { name: 'Log in again' }).click()
  await fillSignIn(page, student.email)
  await expectQuestion(page, 1)
  await expect(choiceOf(page, 1)).toBeChecked()
  await expect.poll(() => answerOf(sittingId, 1)).toMatchObject({ choice: 1 })
  await expect.poll(() => keptKeys(page)).toEqual([])
})

test('another account that signs in after that sees nothing of the section, in the page and on the device', { tag: '@js' }, async ({
  page,
  signedIn,
}) => {
  const student = await signedIn()
  const other = await createStudent()
  const sittingId = await startQuiz(page)
  await whenAwake(page)
  await db.session.deleteMany({ where: { userId: student.id } })
  await choose(page, 1)
  await page.getByRole('link', { name: 'Log in again' }).click()
  await fillSignIn(page, other.email)

  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect(page).toHaveURL(`/premium/sittings/${sittingId}/questions/1`)
  await expect.poll(() => keptKeys(page)).toEqual([])
  await expect(page.getByRole('banner')).toBeVisible()
})

test('what is kept on the device goes at sign-out, and before another account', { tag: '@js' }, async ({ page, signedIn, context }) => {
  const student = await signedIn()
  await startQuiz(page)
  await whenAwake(page)
  await context.setOffline(true)
  await choose(page, 1)
  await expect.poll(() => keptKeys(page)).toHaveLength(1)
  // The page never comes back to its question, so the answer stays unsent.
  await page.route(/\/section$/, (route) => route.abort())
  await context.setOffline(false)
  await page.goto('/dashboard')
  expect(await keptKeys(page)).toHaveLength(1)
  const [key = ''] = await keptKeys(page)
  await page.locator('summary[aria-label^="Profile menu"]').click()
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page).toHaveURL('/')
  expect(await keptKeys(page)).toEqual([])

  await page.evaluate((name) => localStorage.setItem(name, '{}'), key.replace(student.id, 'somebody-else'))
  await signIn(page, student.email)
  await expect(page).toHaveURL('/dashboard')
  await expect.poll(() => keptKeys(page)).toEqual([])
})
