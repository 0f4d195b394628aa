/** What the tests of the stand-in share: one that runs, the official client, a payer's browser, and a place that receives events. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { startSandbox } from '../sandbox.mjs'

const KEYS = { secretKey: 'sk_test_stand_in', webhookSecret: 'whsec_stand_in' }
const steps: (() => unknown)[] = []

export type StandIn = Awaited<ReturnType<typeof openStripe>>

/** Ends what the tests of a file have begun, the last first. */
export async function closeAll(): Promise<void> {
  for (const step of steps.splice(0).reverse()) await step()
}

export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stanine-stripe-'))
  steps.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A stand-in and its client. `answers` are the statuses with which the product takes events; then it accepts. */
export async function openStripe({ folder, answers = [] }: { folder?: string; answers?: number[] } = {}) {
  const received: Stripe.Event[] = []
  const webhookUrl = await receive((event) => {
    received.push(event)
    return answers.shift() ?? 200
  })
  const sandbox = await startSandbox({ folder, postmarkToken: 'x', stripe: { ...KEYS, webhookUrl } })
  const stop = atMostOnce(sandbox.stop)
  steps.push(stop)
  const press = (path: string, fields: Record<string, string> = {}) => send(new URL(path, sandbox.url).href, fields)
  return {
    url: sandbox.url,
    stop,
    stripe: connect(sandbox.url),
    received,
    press,
    settle: () => press('/stripe/settle'),
    setFaults: (faults: object) =>
      fetch(`${sandbox.url}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(faults) }),
  }
}

export function connect(url: string, key = KEYS.secretKey, options: Stripe.StripeConfig = {}): Stripe {
  const { hostname, port } = new URL(url)
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false, timeout: 5_000, ...options })
}

/** Sends a form as a browser does, and follows nothing. */
export async function send(address: string, fields: Record<string, string>) {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}

/** A session for one of the plans. */
export function startCheckout({ stripe }: StandIn, price = 'price_monthly', more: Stripe.Checkout.SessionCreateParams = {}) {
  return stripe.checkout.sessions.create({
    mode: price === 'price_seat' ? 'payment' : 'subscription',
    line_items: [{ price, quantity: 1 }],
    success_url: 'http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/pricing',
    ...more,
  })
}

/** Pays on the hosted page. */
export function pay(session: Stripe.Checkout.Session, fields: Record<string, string> = {}) {
  return send(session.url ?? '', { email: 'ada@example.com', name: 'Ada', card: 'works', ...fields })
}

/** A member: a plan bought with a card. */
export async function subscribe(standIn: StandIn, price = 'price_monthly', fields: Record<string, string> = {}) {
  const session = await startCheckout(standIn, price)
  await pay(session, fields)
  const done = await standIn.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'customer'] })
  return { session: done, subscription: done.subscription as Stripe.Subscription, customer: done.customer as Stripe.Customer }
}

/** The product's end of the webhooks: verifies each event as the product does. */
async function receive(take: (event: Stripe.Event) => number): Promise<string> {
  const verify = new Stripe(KEYS.secretKey).webhooks
  const server = http.createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    const signature = String(req.headers['stripe-signature'])
    res.writeHead(take(verify.constructEvent(Buffer.concat(chunks), signature, KEYS.webhookSecret))).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  steps.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe`
}

function atMostOnce(stop: () => Promise<void>) {
  let stopped: Promise<void> | undefined
  return () => {
    stopped ??= stop()
    return stopped
  }
}
