/** From an affiliate's link to the commission in the dashboard and the request, with scripts and without. */
import { db } from '~/db.server'
import { giveCommissions } from '../../factories/commissions/earners'
import { createPartner } from '../../factories/partners'
import { expect, fillSignIn, test } from '../fixtures'

test('a visitor follows the link, and the affiliate sees the click, the earnings and the payment that is asked for', async ({
  page,
  otherBrowser,
}) => {
  const { id, email } = await createPartner({ audience: 'affiliate' })
  const { referralLinkCode } = await db.affiliatePartner.findUniqueOrThrow({ where: { id } })
  await giveCommissions(id, [3_465])
  const visitor = await otherBrowser()
  await visitor.goto(`/pricing?ref=${referralLinkCode}`)
  await expect(visitor).toHaveURL('/pricing')

  await page.goto('/affiliate/login')
  await fillSignIn(page, email)
  await expect(page).toHaveURL('/affiliate/dashboard')
  await expect(page.getByText('Your link was followed 1 time in twelve months.', { exact: true })).toBeVisible()
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Payout' }).click()
  await page.getByRole('link', { name: 'Ask for the payment' }).click()
  await page.getByRole('button', { name: 'Ask for $34.65' }).click()
  await expect(page.getByText('A payment is under way.')).toBeVisible()
})
