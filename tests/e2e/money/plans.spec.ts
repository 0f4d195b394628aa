/** Buying a plan and what follows, in a real browser: our policy lets the forms lead to the payment page and its calls come back. */
import type { Page } from '@playwright/test'
import { db } from '~/db.server'
import { findings } from '../axe'
import { expect, test } from '../fixtures'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const plan = (page: Page) => page.locator('#subscription')

test('a student whose card is declined pays with another, switches, cancels, resumes and gets the money back', async ({
  page,
  signedIn,
}) => {
  const student = await signedIn()
  await page.goto('/pricing')
  await page.getByRole('link', { name: /Choose Monthly/ }).click()
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.getByRole('button', { name: /Pay with a card that is declined/ }).click()
  await expect(page.getByRole('alert')).toContainText('declined')
  await page.getByRole('button', { name: /Pay with a card that works/ }).click()
  await expect(title(page)).toHaveText('Thank you. Everything is open')

  await page.getByRole('link', { name: 'Your membership' }).click()
  await page.getByRole('link', { name: 'Switch the plan' }).click()
  await page.getByRole('link', { name: 'Quarterly Success' }).click()
  await page.getByRole('button', { name: 'Switch now' }).click()
  await expect(plan(page)).toContainText('Quarterly Success')

  await page.getByRole('link', { name: 'Cancel the plan' }).click()
  await page.getByRole('button', { name: 'Cancel the plan' }).click()
  await page.getByRole('link', { name: 'Resume the plan' }).click()
  await page.getByRole('button', { name: 'Resume the plan' }).click()
  await expect(page.getByRole('link', { name: 'Cancel the plan' })).toBeVisible()
  await page.getByRole('button', { name: 'Change the card' }).click()
  await expect(page).toHaveURL(/\/portal\/p\/session\//)

  await page.goto('/profile/subscription/refund')
  await page.getByRole('button', { name: 'Refund my money' }).click()
  await expect(plan(page)).toContainText('Free Starter')
  // The provider's own calls came through the front door.
  await expect.poll(async () => db.stripeEvent.count(), { timeout: 20_000 }).toBeGreaterThan(0)
  expect(await db.refundRequest.count({ where: { userId: student.id, doneAt: { not: null } } })).toBe(1)
})

test('a guest goes back, buys a year, logs in, and has it', async ({ page, signedIn, javaScriptEnabled }) => {
  await page.goto('/checkout?plan=annual')
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(page).toHaveURL(/\/payment-canceled\?plan=annual$/)
  await page.getByRole('link', { name: 'Back to the checkout' }).click()
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(`guest-${Date.now()}@example.com`)
  await page.getByRole('button', { name: /Pay with a card that works/ }).click()
  await expect(title(page)).toHaveText('Thank you. One step is left')
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible()
  if (javaScriptEnabled) expect(await findings(page)).toEqual([])

  const student = await signedIn()
  await page.goto('/payment-success')
  await expect(title(page)).toHaveText('Thank you. Everything is open')
  await page.getByRole('link', { name: 'Your membership' }).click()
  await expect(plan(page)).toContainText('Annual Excellence')
  expect(await db.userSubscription.count({ where: { userId: student.id, isActive: true } })).toBe(1)
})
