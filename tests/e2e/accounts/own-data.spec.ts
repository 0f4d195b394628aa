/** One's own data in a browser: the file with everything, an account deleted and kept, and a parent who does the same for a child. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { DEMO_PASSWORD } from '../../factories/accounts'
import { expect, fillSignIn, flashMessage, signIn, test } from '../fixtures'
import { linkTo, newestMail } from './steps/mail'

test('everything that is stored is asked for, waited for and taken home as one file', async ({ page, signedIn }) => {
  const { email } = await signedIn({ firstName: 'Leona' })
  await page.goto('/profile')
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Your data' }).click()
  const { page: readable, data } = await takeFile(page)
  expect(readable).toContain('Leona')
  expect(JSON.stringify(data)).toContain(email)
  expect((await newestMail(email)).subject).toBe('Your data is ready')
})

test('an account is deleted, looks deleted, and is kept by the mailed link after all', async ({ page, signedIn }) => {
  const { email } = await signedIn()
  await page.goto('/profile/deletion')
  await page.getByLabel('Current password').fill('not-this-one')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not your current password')
  await page.getByLabel('Current password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(flashMessage(page)).toContainText('Your account will be deleted on')

  await test.step('logging in opens one page only', async () => {
    await signIn(page, email)
    await expect(page.getByRole('heading', { name: /^Your account will be deleted on/ })).toBeVisible()
    await page.goto('/premium/mistakes')
    await expect(page).toHaveURL('/keep-account')
    await page.getByRole('button', { name: 'Log out' }).first().click()
    await expect(flashMessage(page)).toContainText('Logged out')
  })

  await test.step('the link keeps it', async () => {
    await page.goto(linkTo(await newestMail(email), '/keep-account'))
    await page.getByRole('button', { name: 'Keep the account' }).click()
    await expect(flashMessage(page)).toContainText('The account stays')
    await fillSignIn(page, email)
    await expect(page).toHaveURL('/dashboard')
  })
})

test('a parent opens the page by a mailed link, reads it, takes the file, deletes the account and keeps it', async ({
  page,
  otherBrowser,
  signedIn,
}, { project }) => {
  const parentEmail = `page-parent-${project.name}-${Date.now().toString(36)}@example.com`
  const { email } = await signedIn({ profile: null, firstName: 'Sami' })
  const child = { holder: 'child', parentEmail, level: 'ssat-middle', gradeApplied: '7', timeZone: 'America/New_York', timePercent: '100' }
  await page.request.post('/welcome', { form: child, headers: { Origin: process.env.APP_URL ?? '' } })

  const parent = await otherBrowser()
  await test.step('agrees, and comes back by a link of their own', async () => {
    await parent.goto(linkTo(await newestMail(parentEmail), '/consent'))
    await parent.getByRole('button', { name: 'I agree' }).click()
    await expect(parent.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await parent.goto('/family')
    await parent.getByLabel('Your email').fill(parentEmail)
    await parent.getByRole('button', { name: 'Send me the link' }).click()
    await expect(flashMessage(parent)).toContainText('a link is on its way')
    await expect.poll(async () => (await newestMail(parentEmail, 2)).subject, { timeout: 20_000 }).toContain('child’s page')
    await parent.goto(linkTo(await newestMail(parentEmail, 2), '/family/link'))
    await parent.getByRole('button', { name: 'Open the page' }).click()
    await expect(parent.getByRole('heading', { name: 'Your children' })).toBeVisible()
  })

  await test.step('reads what is there, and takes it home', async () => {
    await parent.getByRole('link', { name: 'Sami' }).click()
    await expect(parent.getByText('SSAT Middle, entry to grade 7')).toBeVisible()
    await expect(parent.getByText(/: You agreed$/)).toBeVisible()
    await parent.getByRole('link', { name: 'Download everything' }).click()
    const { readable, data } = await takeFile(parent).then((file) => ({ readable: file.page, data: JSON.stringify(file.data) }))
    expect(readable).toContain('Sami')
    expect(data).toContain(email)
  })

  await test.step('deletes the account: the child is out and may not undo it', async () => {
    await parent.goto('/family')
    await parent.getByRole('link', { name: 'Sami' }).click()
    await parent.getByRole('link', { name: 'Delete the account' }).click()
    await parent.getByRole('button', { name: 'Delete the account' }).click()
    await expect(flashMessage(parent)).toContainText('It will be deleted')
    await page.goto('/dashboard')
    await fillSignIn(page, email)
    await expect(page.getByText('A parent asked for this.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Keep my account' })).toHaveCount(0)
  })

  await test.step('keeps it', async () => {
    await parent.getByRole('link', { name: 'Keep it' }).click()
    await parent.getByRole('button', { name: 'Keep the account' }).click()
    await expect(flashMessage(parent)).toContainText('The account stays')
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/dashboard')
  })
})

/** Asks for the file on the page that is open, waits as the page says, and opens it. */
async function takeFile(page: Page): Promise<{ page: string; data: unknown }> {
  await page.getByRole('button', { name: 'Make the file' }).click()
  const ready = page.getByRole('link', { name: 'Download the file' })
  await expect(ready).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), ready.click()])
  expect(download.suggestedFilename()).toMatch(/^stanine-data-(of-your-child-)?\d{4}-\d\d-\d\d\.zip$/)
  const files = Object.entries(unzipSync(readFileSync(await download.path())))
  const read = (ending: string) => new TextDecoder().decode(files.find(([name]) => name.endsWith(ending))?.[1])
  return { page: read('.html'), data: JSON.parse(read('.json')) }
}
