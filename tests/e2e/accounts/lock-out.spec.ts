/** Strangers try wrong passwords, or register with somebody's address: the owner still gets in, by the mail. */
import { countTry } from '~/auth/limits.server'
import { createStudent } from '../../factories/accounts'
import { expect, flashMessage, signIn, statusAfter, test } from '../fixtures'
import { linkTo, newestMail } from './steps/mail'
import { newPerson, register } from './steps/registration'

test('after many wrong passwords by strangers the owner gets in by the link in a mail', { tag: '@js' }, async ({ page, otherBrowser }) => {
  const { email } = await createStudent()
  for (let turn = 0; turn < 20; turn++) await countTry('sign-in strangers', email)

  expect(await statusAfter(page, () => signIn(page, email))).toBe(429)
  await expect(page.getByRole('alert')).toContainText('Please check your email')
  await expect(page.getByLabel('Email')).toHaveValue(email)

  await page.goto(linkTo(await newestMail(email), '/login'))
  await expect(page).toHaveURL('/login')
  await expect(flashMessage(page)).toContainText('Now log in with your password in this browser.')
  await signIn(page, email)
  await expect(page).toHaveURL('/dashboard')

  const stranger = await otherBrowser()
  expect(await statusAfter(stranger, () => signIn(stranger, email, 'one-more-guess'))).toBe(429)
})

test('whoever shares an address with a stranger’s registration chooses a new password at the link', { tag: '@js' }, async ({
  page,
  otherBrowser,
}) => {
  const owner = newPerson()
  const stranger = await otherBrowser()
  await register(stranger, { ...newPerson(), email: owner.email, password: 'of-the-stranger' })
  await register(page, owner)
  const link = linkTo(await newestMail(owner.email, 2), '/verify-email')

  const phone = await otherBrowser()
  await phone.goto(link)
  await expect(phone).toHaveURL('/reset-password')
  await expect(flashMessage(phone)).toContainText('More than one person has registered with your email address.')
  await phone.getByLabel('New password').fill('chosen-on-the-phone')
  await phone.getByLabel('Confirm password').fill('chosen-on-the-phone')
  await phone.getByRole('button', { name: 'Change password' }).click()
  await expect(flashMessage(phone)).toContainText('Password changed')
  await signIn(phone, owner.email, 'chosen-on-the-phone')
  await expect(phone).toHaveURL('/dashboard')

  expect(await statusAfter(stranger, () => signIn(stranger, owner.email, 'of-the-stranger'))).toBe(400)
})
