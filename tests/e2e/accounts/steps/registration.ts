/** Registering as a person does, by the form. */
import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'

export interface Person {
  firstName: string
  lastName: string
  username: string
  email: string
  password: string
}

/** Somebody whom nobody has met. */
export function newPerson(): Person {
  const username = `nell-${randomBytes(5).toString('hex')}`
  return { firstName: 'Nell', lastName: 'Newcomer', username, email: `${username}@example.com`, password: 'a-quiet-study' }
}

/** Opens the form, fills it and sends it. */
export async function register(page: Page, person: Person, confirmPassword = person.password): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(confirmPassword)
  await page.getByRole('button', { name: 'Create Account' }).click()
}
