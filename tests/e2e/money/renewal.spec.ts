/** From a card to a tool, and from the mail about a renewal that fails to one that is paid, in a real browser. */
import { db } from '~/db.server'
import { syncCustomer } from '~/models/money/sync/sync.server'
import { DAY_MS } from '~/utils/time/durations'
import { periodAt } from '~/utils/time/periods.server'
import { DEMO_PASSWORD } from '../../factories/accounts'
import { createMember, pressOperator } from '../../factories/payments'
import { mailNamed } from '../accounts/steps/mail'
import { expect, test } from '../fixtures'

const COVER = '/premium/sectional-quiz/mathematics_achievement/1'

test('a student at the limit buys a quarter with a card, and the tool opens', async ({ page, signedIn }) => {
  const { id: userId } = await signedIn({ createdAt: new Date(Date.now() - 3 * DAY_MS) })
  const period = periodAt('week', new Date()).start
  const used = [1, 2, 3].map((slot) => ({ userId, feature: 'sectional_quizzes', period, slot, reference: `work ${slot}` }) as const)
  await db.featureUse.createMany({ data: used })
  await page.goto(COVER)
  await expect(page.getByText('3/3 used', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Upgrade to Premium' }).click()
  await page.getByRole('link', { name: /Choose Quarterly/ }).click()
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.getByRole('button', { name: /Pay with a card that works/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Everything is open')

  await page.goto(COVER)
  await page.getByRole('button', { name: 'Start the quiz' }).click()
  await expect(page.getByRole('heading', { name: /question 1 of/i })).toBeAttached()
})

test('a renewal that fails is paid from its mail, and the plan goes on', async ({ page, baseURL }) => {
  const { student, subscriptionId, customerId } = await createMember({ plan: 'monthly', card: 'fails_later' })
  await pressOperator(`/subscriptions/${subscriptionId}/renew`)
  await syncCustomer(customerId)
  // The receipt may come after it: two workers send.
  const mail = await mailNamed(student.email, 'We could not renew your plan')
  const invoice = mail.links.find((link) => link.startsWith(process.env.STRIPE_API_URL ?? 'none'))
  await page.goto(invoice ?? '')
  await page.getByRole('button', { name: /Pay with a card that works/ }).click()

  // The provider's own call says so; nobody presses anything here.
  const isPaid = async () => (await db.userSubscription.findFirstOrThrow({ where: { userId: student.id } })).renewsAt !== null
  await expect.poll(isPaid, { timeout: 20_000 }).toBe(true)
  const form = { email: student.email, password: DEMO_PASSWORD }
  await page.context().request.post('/login', { form, headers: { Origin: baseURL ?? '' }, maxRedirects: 0 })
  await page.goto('/profile')
  await expect(page.locator('#subscription')).toContainText('The plan renews on')
})
