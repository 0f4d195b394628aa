/** What payments tell the log, whatever the provider answers: no card, no key, no webhook secret, and nobody's address. */
import pino from 'pino'
import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '~/db.server'
import { env } from '~/env.server'
import { repair } from '~/jobs/sync-payments.server'
import { stripe } from '~/services/payments/client.server'
import { log } from '~/utils/log.server'
import { openBrowser, signedIn } from '../../support/browser'
import { setFaults } from '../../support/post-office'
import { call, goToPayment, member, shownSwitch } from '../../support/services/payments'

let lines: string[] = []
const level = log.level

beforeEach(() => {
  lines = []
  const { [pino.symbols.streamSym]: stream } = log as unknown as Record<symbol, { write: (line: string) => boolean }>
  if (!stream) throw new Error('the log has no stream to listen at')
  vi.spyOn(stream, 'write').mockImplementation((line) => lines.push(line) > 0)
  log.level = 'trace'
})

afterEach(async () => {
  log.level = level
  vi.restoreAllMocks()
  await setFaults({})
})

const CARD = '4000 0000 0000 0341'
const SECRETS = [
  env.STRIPE_SECRET_KEY,
  ...env.STRIPE_WEBHOOK_SECRETS,
  CARD,
  CARD.replaceAll(' ', ''),
  'sk_live_canary0123456789',
  'whsec_canary',
]

test('in every fault, at every door', async () => {
  const { browser, student, customerId } = await member('monthly')
  const visitor = await signedIn()
  const shown = await shownSwitch(browser, 'annual')
  for (const fault of [{ status: 500 }, { status: 401 }, { status: 402 }, { status: 429 }, { reset: true }, { garbage: true }]) {
    await setFaults({ stripe: fault })
    await goToPayment(visitor.browser, 'annual')
    await browser.get('/profile/subscription/switch?plan=annual')
    await browser.post('/profile/subscription/switch', shown)
    await browser.post('/profile/subscription/cancellation')
    await browser.post('/profile/subscription/payment-method')
    await browser.post('/profile/subscription/refund')
    await db.paymentCustomer.update({ where: { id: customerId }, data: { checkedAt: null } })
    await repair()
    await openBrowser().request('/webhooks/stripe', call({ id: 'evt_canary' }, 'whsec_canary'))
  }
  const said = lines.join('')
  expect(lines.length).toBeGreaterThan(6)
  expect([...SECRETS, student.email, visitor.student.email].filter((secret) => said.includes(secret))).toEqual([])
}, 60_000)

test('in what the provider says and shows with an error', async () => {
  const { browser, student } = await member('monthly')
  const payment_method = {
    billing_details: { email: student.email, name: 'Canary Payer' },
    card: { last4: '0341', fingerprint: 'canary-print' },
  }
  const raw = {
    type: 'card_error',
    code: 'card_declined',
    message: `The card ${CARD} of sk_live_canary0123456789 was declined (whsec_canary)`,
    payment_method,
  }
  vi.spyOn(stripe.subscriptions, 'update').mockRejectedValue(new Stripe.errors.StripePermissionError(raw as never))
  expect((await browser.post('/profile/subscription/cancellation')).status).toBe(500)
  const said = lines.join('')
  expect(said).toContain('request failed')
  expect([...SECRETS, student.email, 'Canary Payer', 'canary-print'].filter((secret) => said.includes(secret))).toEqual([])
})
