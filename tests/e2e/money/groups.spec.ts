/** A group from the purchase to five members, in a real browser. */
import type { Page } from '@playwright/test'
import { createStudent, DEMO_PASSWORD } from '../../factories/accounts'
import { seatsOf } from '../../factories/groups/groups'
import { mailTo } from '../../support/post-office'
import { findings } from '../axe'
import { expect, test } from '../fixtures'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('an admin buys five seats, mends a list, and five people take them', async ({ page, signedIn, otherBrowser, javaScriptEnabled }) => {
  test.slow()
  await signedIn({ firstName: 'Dana', lastName: 'Reyes' })
  const people = await Promise.all(Array.from({ length: 5 }, () => createStudent()))
  await page.goto('/groups')
  await page.getByLabel('How many seats').fill('51')
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await expect(page.getByRole('alert')).toContainText('Maximum 50 seats allowed')
  await page.getByLabel('How many seats').fill('5')
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.getByRole('button', { name: /Pay with a card that works/ }).click()
  await expect(title(page)).toHaveText('Your group of 5 seats')

  const groupId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.getByRole('link', { name: 'Invite people' }).click()
  await page.getByLabel('Who to invite').fill(`${people.map(({ email }) => email).join('\n')}\nnobody`)
  await page.getByLabel('Your message').fill('For the debate team.')
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await expect(page.getByRole('alert')).toContainText('Line 6: there is no email address')
  await expect(page.getByLabel('Your message')).toHaveValue('For the debate team.')
  if (javaScriptEnabled) expect(await findings(page)).toEqual([])
  await page.getByLabel('Who to invite').fill(people.map(({ email }) => email).join('\n'))
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await expect(page).toHaveURL(/\/invitations$/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5)

  for (const { email } of people) {
    const member = await otherBrowser()
    const [mail] = await mailTo(email)
    const link = mail?.links.find((one) => one.includes('/invitations/')) ?? ''
    await member.goto(new URL(link).pathname)
    await expect(member.getByText('For the debate team.')).toBeVisible()
    await member.getByRole('link', { name: 'I have an account: log in' }).click()
    await member.getByLabel('Email').fill(email)
    await member.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await member.getByRole('button', { name: 'Log in', exact: true }).click()
    await member.getByRole('button', { name: 'Take the seat' }).click()
    await expect(member).toHaveURL(/\/dashboard$/)
  }
  expect(await seatsOf(groupId)).toEqual({ totalSeats: 5, usedSeats: 5, members: 5, accepted: 5 })
  await page.goto(`/groups/${groupId}/members`)
  await expect(page.getByRole('main')).toContainText(people[4]?.email ?? '')
})
