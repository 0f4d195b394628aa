/** Buying a plan and what follows, in a real browser: our policy lets the forms lead to the payment page and its calls come back. */
import { db } from '~/db.server'
import { expect, test } from '../fixtures'

test('a student buys a plan, switches it, cancels it and gets the money back', async ({ page, signedIn }) => {
  const student = await signedIn()
  await page.goto('/pricing')
  await page.getByRole('link', { name: /Choose Monthly/ }).click()
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.getByRole('button', { name: /Pay with a card that is declined/ }).click()
  await expect(page.getByRole('alert')).toContainText('declined')
  await page.getByRole('button', { name: /Pay with a card that works/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Everything is open')

  await page.getByRole('link', { name: 'Your membership' }).click()
  await page.getByRole('link', { name: 'Switch the plan' }).click()
  await page.getByRole('link', { name: 'Quarterly Success' }).click()
  await page.getByRole('button', { name: 'Switch now' }).click()
  await expect(page.locator('#subscription')).toContainText('Quarterly Success')

  await page.getByRole('link', { name: 'Cancel the plan' }).click()
  await page.getByRole('button', { name: 'Cancel the plan' }).click()
  await expect(page.getByRole('link', { name: 'Resume the plan' })).toBeVisible()
  await page.getByRole('button', { name: 'Change the card' }).click()
  await expect(page).toHaveURL(/\/portal\/p\/session\//)

  await page.goto('/profile/subscription/refund')
  await page.getByRole('button', { name: 'Give my money back' }).click()
  await expect(page.locator('#subscription')).toContainText('Free Starter')
  // The provider's own calls came through the front door.
  await expect.poll(async () => db.stripeEvent.count(), { timeout: 20_000 }).toBeGreaterThan(0)
  expect(await db.refundRequest.count({ where: { userId: student.id, doneAt: { not: null } } })).toBe(1)
})

test('a guest pays and is asked who they are', async ({ page }) => {
  await page.goto('/checkout?plan=annual')
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(`guest-${Date.now()}@example.com`)
  await page.getByRole('button', { name: /Pay with a card that works/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. One step is left')
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible()
})
