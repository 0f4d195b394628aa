/**
 * Ways to the page where one pays. A checkout is written down before the provider is asked, and its id is the idempotency key: a double
 * click, or another try after a time-out, leads to the one session that there is.
 */
import { hashToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { Checkout } from '~/generated/prisma/client'
import { paths } from '~/paths'
import { closeSession, makeCustomer, openSession } from '~/services/payments/checkout.server'
import { isUnanswered } from '~/services/payments/client.server'
import { log } from '~/utils/log.server'
import { HOUR_MS } from '~/utils/time/durations'
import { CHECKOUT_FIELDS } from './fields'
import { PAID_PLANS, type PlanName, planOfTier } from './plans/plans'
import { priceOf } from './plans/prices.server'

export const CheckoutSchema = formSchema(CHECKOUT_FIELDS)

/** The provider forgets idempotency keys and closes its sessions after 24 hours; before that, ours are over. */
const LIFE_MS = 20 * HOUR_MS

export interface Asking {
  plan: PlanName
  /** Null for a guest. */
  userId: string | null
  /** A random word that the form carried, or whatever else is the same when the same is asked again. */
  attempt: string
  /** A code that a partner has. */
  referralCode?: string
  /** What a guest's browser made up: told to the provider, and used for nothing. */
  guest?: { id: string; email: string }
}

/** The checkout that is asked for again; null for a new one. */
export async function findCheckout(asking: Asking, now = new Date()): Promise<Checkout | null> {
  const key = keyOf(asking)
  const found = await db.checkout.findUnique({ where: { key } })
  if (!found) return null
  if (!found.endedAt && found.createdAt.getTime() > now.getTime() - LIFE_MS) return found
  await db.checkout.updateMany({ where: { id: found.id, key }, data: { key: null } })
  return null
}

/** Writes a new checkout down. Asked for twice at once, both get the one, and one of them made it. */
export async function createCheckout(asking: Asking): Promise<{ checkout: Checkout; isNew: boolean }> {
  const { plan, userId, referralCode, guest } = asking
  const key = keyOf(asking)
  const { tier } = PAID_PLANS[plan]
  const row = { key, userId, plan: tier, referralCode, guestId: guest?.id, guestEmail: guest?.email }
  const { count } = await db.checkout.createMany({ data: [row], skipDuplicates: true })
  return { checkout: await db.checkout.findUniqueOrThrow({ where: { key } }), isNew: count === 1 }
}

/** Forgets a checkout that is one too many. */
export async function dropCheckout(id: string): Promise<void> {
  await db.checkout.deleteMany({ where: { id } })
}

/** The address of the page where one pays; null when the provider does not answer or names none. */
export async function openCheckout(checkout: Checkout): Promise<string | null> {
  if (checkout.url) return checkout.url
  const plan = planOfTier(checkout.plan)
  if (!plan) throw new RangeError(`nobody pays for ${checkout.plan}`)
  try {
    const customerId = checkout.userId ? await customerOf(checkout.userId) : null
    const session = await openSession({
      checkoutId: checkout.id,
      priceId: priceOf(plan),
      customerId,
      notes: notesOf(checkout),
      successPath: paths.public.paymentSuccess('{CHECKOUT_SESSION_ID}'),
      cancelPath: paths.public.paymentCanceled(plan),
    })
    await db.checkout.updateMany({ where: { id: checkout.id }, data: { stripeSessionId: session.id, url: session.url } })
    await closeOthers(checkout)
    return session.url
  } catch (error) {
    if (error instanceof Response) throw error
    log.warn({ checkoutId: checkout.id, isUnanswered: isUnanswered(error), error: messageOf(error) }, 'no payment page')
    return null
  }
}

/** The newest customer of an account that the provider still knows; made where there is none. */
async function customerOf(userId: string): Promise<string> {
  const customers = await db.paymentCustomer.findMany({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    select: { id: true, lostAt: true },
  })
  const known = customers.find(({ lostAt }) => !lostAt)
  if (known) return known.id

  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  const id = await makeCustomer({ email, accountId: userId, key: `customer-${userId}-${customers.length}` })
  await db.paymentCustomer.createMany({ data: [{ id, userId, email, attachedAt: new Date() }], skipDuplicates: true })
  return id
}

/** One page at a time: whoever went back and chose another plan shall not pay for both. */
async function closeOthers({ id, userId, createdAt }: Checkout): Promise<void> {
  if (!userId) return
  const others = await db.checkout.findMany({
    where: { userId, id: { not: id }, endedAt: null, stripeSessionId: { not: null }, createdAt: { lt: createdAt } },
    select: { id: true, stripeSessionId: true },
    orderBy: { createdAt: 'desc' },
    take: 1,
  })
  for (const other of others) {
    try {
      await closeSession(other.stripeSessionId ?? '')
      await db.checkout.update({ where: { id: other.id }, data: { endedAt: new Date(), key: null } })
    } catch (error) {
      // One that was paid meanwhile cannot be closed, and is none of those that could be paid twice unseen: the profile shows both plans.
      log.info({ checkoutId: other.id, error: messageOf(error) }, 'a payment page stays open')
    }
  }
}

function notesOf({ guestId, guestEmail, referralCode }: Checkout): Record<string, string> {
  const notes = { guest_id: guestId, guest_email: guestEmail, referral_code: referralCode }
  return Object.fromEntries(Object.entries(notes).filter((note): note is [string, string] => Boolean(note[1])))
}

function keyOf({ plan, userId, attempt, referralCode = '' }: Asking): string {
  return hashToken(JSON.stringify([userId, attempt, plan, referralCode]))
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
