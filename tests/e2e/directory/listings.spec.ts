/** Applying to be listed, being decided about and being found, with scripts and without. */
import type { Page } from '@playwright/test'
import { weighPages } from '../../../bench/weight.mjs'
import { letters } from '../../factories/directory'
import { createListing } from '../../factories/listings'
import { linkTo, newestMail } from '../accounts/steps/mail'
import { expect, test } from '../fixtures'

/** Applies as a tutor in Idaho and follows the mailed link. */
async function applyAndConfirm(page: Page, name: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@example.com`
  await page.goto('/tutors')
  await page.getByRole('link', { name: 'Apply to be listed' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('City').fill('Boise')
  await page.getByLabel('State').selectOption('Idaho')
  await page.getByLabel('How do you meet students?').selectOption('Online')
  await page.getByLabel('What do you offer?').fill('Patient help with analogies')
  await page.getByLabel('About your work').fill('We meet twice a week and talk about every mistake that was made.')
  await page.getByLabel('Experience').fill('Eight years of tutoring.')
  await page.getByRole('button', { name: 'Send the application' }).click()
  // The boxes are a group that only the server can check.
  await expect(page.getByRole('alert')).toContainText('Please choose at least one level')
  await expect(page.getByLabel('About your work')).toHaveValue(/every mistake/)
  await page.getByLabel('ISEE Upper').check()
  await page.getByRole('button', { name: 'Send the application' }).click()
  await expect(page.getByText('One more step')).toBeVisible()

  await page.goto(linkTo(await newestMail(email), '/listings/confirmation'))
  await expect(page).toHaveURL(/\/listings\/confirmation$/)
  await page.getByRole('button', { name: 'Yes, please read it' }).click()
  await expect(page).toHaveURL(/\/application-success\?listing=/)
  return email
}

/** As the admin whose browser this is. */
async function decide(page: Page, name: string, { step, reason }: { step: string; reason: string }): Promise<void> {
  await page.goto('/admin/listings')
  await page.getByLabel('Name or email').fill(name)
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('link', { name }).click()
  await expect(page.getByText('every mistake that was made')).toBeVisible()
  await page.getByLabel('Decision').selectOption(step)
  await page.getByLabel('Why?').fill(reason)
  await page.getByRole('button', { name: 'Decide' }).click()
  await expect(page.getByText('The person was told by email.')).toBeVisible()
}

test('a tutor applies, confirms by mail, is approved and found in the directory', async ({ page, otherBrowser, signedIn }) => {
  const name = `Ines ${letters()}`
  const visitor = await otherBrowser()
  const email = await applyAndConfirm(visitor, name)
  await signedIn({ role: 'admin' })
  await decide(page, name, { step: 'approve', reason: 'The references are good.' })

  const mail = await newestMail(email, 2)
  expect(mail.subject).toBe('Your profile is public')
  await visitor.goto('/tutors/idaho?exam=isee&online=yes')
  await expect(visitor).toHaveURL(/\/tutors\/id\?exam=isee&online=yes$/)
  await expect(visitor.getByLabel('Test')).toHaveValue('isee')
  // The whole card can be pressed.
  const card = visitor.getByRole('listitem').filter({ hasText: name })
  await card.click({ position: { x: 10, y: 10 } })
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(visitor.getByRole('link', { name: email })).toBeVisible()
  await visitor.getByRole('link', { name: 'ISEE and SSAT tutors in Idaho' }).click()
  await visitor.getByLabel('Test').selectOption('SSAT')
  await visitor.getByRole('button', { name: 'Show' }).click()
  await expect(visitor.getByRole('link', { name })).toHaveCount(0)
})

test('a tutor who is rejected reads why, and stands nowhere', async ({ page, otherBrowser, signedIn }) => {
  const name = `Robin ${letters()}`
  const email = await applyAndConfirm(await otherBrowser(), name)
  await signedIn({ role: 'admin' })
  await decide(page, name, { step: 'reject', reason: 'Please tell us more about your work.' })
  expect((await newestMail(email, 2)).text).toContain('Please tell us more about your work.')
  await page.goto('/tutors')
  await expect(page.getByRole('heading', { level: 1, name: 'ISEE and SSAT tutors' })).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('the first view of each page of the directories weighs fourteen kilobytes at most', { tag: '@js' }, async ({ baseURL }) => {
  const { slug } = await createListing({ phone: '(213) 555-0100', website: 'example.com', credentials: 'MEd' })
  const paths = ['', '/create', '/california', `/california/${slug}`].map((path) => `/tutors${path}`)
  const rows = await weighPages(
    { url: baseURL ?? '' },
    [...paths, '/consultants'].map((path) => ({ path, hydrates: false })),
  )
  expect(rows.filter(({ kept }) => !kept)).toEqual([])
})
