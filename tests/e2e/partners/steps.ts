/** What journeys at the doors of tutors and affiliates have in common: an address, and an admin who decides. */
import type { Page } from '@playwright/test'
import { createStudent } from '../../factories/accounts'
import { enterCode, expect, flashMessage, signIn } from '../fixtures'

let counter = 0

export const someAddress = (word: string) => `${word}-${process.pid}-${Date.now().toString(36)}-${++counter}@example.com`

export async function signInAdmin(page: Page): Promise<void> {
  const { email } = await createStudent({ role: 'admin' })
  await signIn(page, email)
  await enterCode(page, email)
  await expect(page).toHaveURL('/dashboard')
}

export async function decide(page: Page, address: string, name: string, step: string, reason: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('link', { name }).click()
  await page.getByLabel('Decision').selectOption(step)
  await page.getByLabel('Why?').fill(reason)
  await page.getByRole('button', { name: 'Decide' }).click()
  await expect(flashMessage(page)).toContainText('The person was told by email.')
}
