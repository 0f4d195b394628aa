/** What walkers do at the screens of accounts: register, sign in, follow a mailed link, choose a password. */
import { expect } from 'vitest'
import { DEMO_PASSWORD } from '../factories/accounts'
import type { registration } from '../factories/registration'
import { mailTo } from './post-office'
import { openWalker, type Walker } from './walker'

/** Opens the registration, fills it and sends it. */
export async function register(person: ReturnType<typeof registration>, walker = openWalker()): Promise<Walker> {
  await walker.goto('/register')
  walker.fill({
    'First name': person.firstName,
    'Last name': person.lastName,
    Username: person.username,
    Email: person.email,
    Password: person.password,
    'Confirm password': person.confirmPassword,
  })
  await walker.press('Create Account')
  return walker
}

/** Opens the sign-in, fills it and sends it. */
export async function signIn(walker: Walker, email: string, password = DEMO_PASSWORD): Promise<void> {
  await walker.goto('/login')
  walker.fill({ Email: email, Password: password })
  await walker.press('Log in')
}

/** Where the newest mail leads, which must be the `count`th or a later one. */
export async function linkMailedTo(email: string, path: string, count = 1): Promise<string> {
  const mails = await mailTo(email)
  expect(mails.length).toBeGreaterThanOrEqual(count)
  const link = mails[0]?.links.map((one) => new URL(one)).find(({ pathname }) => pathname === path)
  if (!link) throw new Error(`“${mails[0]?.subject}” has no link to ${path}`)
  return link.pathname + link.search
}

/** On the page for a new password. */
export async function choosePassword(walker: Walker, password: string, confirmation = password): Promise<void> {
  walker.fill({ 'New password': password, 'Confirm password': confirmation })
  await walker.press('Change password')
}
