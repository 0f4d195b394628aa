/** Who has paid: through the product's own verbs, and at the provider's own page, as a payer presses its buttons. */
import { hashToken, randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { env } from '~/env.server'
import { queue } from '~/jobs/queue/queue.server'
import { beginCheckout, openCheckout } from '~/models/money/checkout.server'
import type { PlanName } from '~/models/money/plans/plans'
import { syncCustomer } from '~/models/money/sync/sync.server'
import { readSession } from '~/services/payments/checkout.server'
import { type AccountShape, createStudent } from './accounts'

interface Payment {
  plan?: PlanName
  /** `fails_later`: the first payment works, and no other. */
  card?: 'works' | 'fails_later'
}

/** A student with a plan that was paid a moment ago. */
export async function createMember({ plan = 'annual', card = 'works', ...shape }: Payment & AccountShape = {}) {
  const student = await createStudent(shape)
  const { sessionId, customerId } = await pay({ plan, card, userId: student.id })
  await syncCustomer(customerId)
  const where = { userId: student.id, stripeSubscriptionId: { not: null } }
  const { stripeSubscriptionId } = await db.userSubscription.findFirstOrThrow({ where })
  return { student, sessionId, customerId, subscriptionId: stripeSubscriptionId ?? '' }
}

/** A guest's purchase that waits for its account, and the token of the link that joins it with one. */
export async function createWaitingPurchase(): Promise<{ customerId: string; token: string }> {
  const { customerId } = await pay({ plan: 'annual', card: 'works', userId: null })
  await syncCustomer(customerId)
  const token = randomToken()
  await db.paymentCustomer.update({ where: { id: customerId }, data: { claimHash: hashToken(token) } })
  return { customerId, token }
}

/** Opens the page where one pays for a plan, and no more. */
export async function openPayment(plan: PlanName, userId: string | null): Promise<{ url: string; sessionId: string }> {
  const checkout = await beginCheckout({ plan, userId, attempt: randomToken() }, async () => null)
  if (!('id' in checkout)) throw new Error('nobody counts here')
  const opening = await openCheckout(checkout, [])
  const { stripeSessionId } = await db.checkout.findUniqueOrThrow({ where: { id: checkout.id } })
  if (opening.outcome !== 'open' || !stripeSessionId) throw new Error('the payment page did not open')
  return { url: opening.url, sessionId: stripeSessionId }
}

/** Presses a button of the stand-in's operator: what only time or a bank does. */
export async function pressOperator(path: string, fields: Record<string, string> = {}): Promise<void> {
  const body = new URLSearchParams(fields)
  const { status } = await fetch(`${env.STRIPE_API_URL}/stripe${path}`, { method: 'POST', body, redirect: 'manual' })
  if (status !== 303) throw new Error(`/stripe${path} answered ${status}`)
}

async function pay({ plan, card, userId }: Required<Payment> & { userId: string | null }) {
  // As in an instance that serves it runs before anything is written: the embedded database does one transaction at a time.
  await queue()
  const { url, sessionId } = await openPayment(plan, userId)
  const body = new URLSearchParams({ card, email: `payer-${randomToken().slice(0, 12).toLowerCase()}@example.com` })
  const { status } = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  const session = await readSession(sessionId)
  if (status !== 303 || !session?.customerId) throw new Error(`the payment answered ${status}`)
  return { sessionId, customerId: session.customerId }
}
