/**
 * Ways to the page where one pays. A checkout is written down before the provider is asked, and its id is the idempotency key: a double
 * click, or another try after a time-out, leads to the one session that there is.
 */
import { setTimeout } from 'node:timers/promises'
import { hashToken } from '~/crypto/tokens.server'
import { type Database, db } from '~/db.server'
import { env } from '~/env.server'
import { formSchema } from '~/forms/schema.server'
import type { Checkout } from '~/generated/prisma/client'
import { type CouponFault, holdUse, promotionCodeOf } from '~/models/coupons/use.server'
import { paths } from '~/paths'
import { makeCustomer, openSession } from '~/services/payments/checkout.server'
import { inTime, isInUse, isKeySpent, isSetWrong, isUnanswered, timeLeft } from '~/services/payments/client.server'
import { log } from '~/utils/log.server'
import { HOUR_MS } from '~/utils/time/durations'
import { CHECKOUT_FIELDS } from './fields'
import { closeOthers, closePage, isOpening, standingPage } from './one-page.server'
import { PAID_PLANS, type PlanName, planOfTier } from './plans/plans'
import { priceOf } from './plans/prices.server'

export const CheckoutSchema = formSchema(CHECKOUT_FIELDS)

/** The provider forgets idempotency keys and closes its sessions after 24 hours; before that, ours are over. */
const LIFE_MS = 20 * HOUR_MS

export interface Asking {
  plan: PlanName | 'seats'
  /** How many, where seats are asked for. */
  seats?: number
  /** Null for a guest. */
  userId: string | null
  /** A random word that the form carried, or whatever else is the same when the same is asked again. */
  attempt: string
  /** A code that a partner has. */
  referralCode?: string
  /** A coupon that holds for this plan and account (`findCoupon`). */
  couponId?: string
  /** What a guest's browser made up: told to the provider, and used for nothing. */
  guest?: { id: string; email: string }
}

/** Counts a new checkout in the transaction that writes it: null, or in how many seconds there may be another. */
type Count = (transaction: Database) => Promise<number | null>

/** Too many pages, or nothing left of the coupon since it was looked at. */
type NotBegun = { retryAfter: number } | { fault: CouponFault }

/**
 * The checkout that is asked for again, or a new one, which counts and holds one use of its coupon. Row, count and use are one transaction,
 * so that whoever asks for the same at the same time waits for all, and has the one or is refused as well.
 */
export async function beginCheckout(asking: Asking, count: Count, now = new Date()): Promise<Checkout | NotBegun> {
  const { plan, seats, userId, referralCode, couponId, guest } = asking
  const key = keyOf(asking)
  const isOver = { OR: [{ endedAt: { not: null } }, { createdAt: { lte: new Date(now.getTime() - LIFE_MS) } }] }
  await db.checkout.updateMany({ where: { key, ...isOver }, data: { key: null } })
  const tier = plan === 'seats' ? ('scholarship_member' as const) : PAID_PLANS[plan].tier
  const row = { key, userId, plan: tier, seats, referralCode, couponId, guestId: guest?.id, guestEmail: guest?.email }
  try {
    return await db.$transaction(async (transaction) => {
      const made = await transaction.checkout.createMany({ data: [row], skipDuplicates: true })
      const retryAfter = made.count === 1 ? await count(transaction) : null
      if (retryAfter !== null) throw new Refused({ retryAfter })
      const checkout = await transaction.checkout.findUniqueOrThrow({ where: { key } })
      const fault = made.count === 1 && couponId ? await holdUse(transaction, { couponId, userId, checkoutId: checkout.id }, now) : null
      if (fault) throw new Refused({ fault })
      return checkout
    })
  } catch (error) {
    if (error instanceof Refused) return error.why
    throw error
  }
}

/** Rolls back what was begun. */
class Refused extends Error {
  constructor(readonly why: NotBegun) {
    super('no payment page')
  }
}

/**
 * `open`: of this checkout, or of another tab's for the same plan; `paid`: another page of the same payer was paid meanwhile, and none is
 * open now; `busy`: another tab opens one, for another plan or at this moment; `unanswered`: the provider does not answer or names no page,
 * and the same asked again goes on with the same checkout.
 */
export type Opening = { outcome: 'open'; url: string; checkoutId: string } | { outcome: 'paid' | 'busy' | 'unanswered' }

/** Opens the page where one pays, the only one of its payer; `own` are the checkouts that the payer's browser began. */
export async function openCheckout(checkout: Checkout, own: string[]): Promise<Opening> {
  if (checkout.url) return openAt(checkout.id, checkout.url)
  try {
    return await inTime(() => openOrWait(checkout, own))
  } catch (error) {
    if (error instanceof Response) throw error
    const level = isSetWrong(error) || !isUnanswered(error) ? 'error' : 'warn'
    log[level]({ checkoutId: checkout.id, error: messageOf(error) }, 'no payment page')
    return { outcome: 'unanswered' }
  }
}

function openAt(checkoutId: string, url: string): Opening {
  return { outcome: 'open', url, checkoutId }
}

/** Between tries, in milliseconds. */
const PAUSES = [200, 400, 800, 1_600, 2_000]

/** While the provider works on the same for another tab or click it refuses, and only then: what that one opens is the page. */
async function openOrWait(checkout: Checkout, own: string[]): Promise<Opening> {
  for (const pause of PAUSES) {
    try {
      return await openOnly(checkout, own)
    } catch (error) {
      if (!isInUse(error)) throw error
    }
    if (timeLeft() <= pause) break
    await setTimeout(pause)
    const { url, endedAt } = (await db.checkout.findUnique({ where: { id: checkout.id } })) ?? { endedAt: new Date() }
    if (endedAt) break
    if (url) return openAt(checkout.id, url)
  }
  return { outcome: 'busy' }
}

async function openOnly(checkout: Checkout, own: string[]): Promise<Opening> {
  const standing = await standingPage(checkout, own)
  if (standing) return openAt(standing.id, standing.url)

  const { id } = checkout
  const { id: stripeSessionId, url } = await sessionOf(checkout)
  await db.checkout.update({ where: { id }, data: { stripeSessionId } })
  const isOpened = (await standingPage(checkout, own)) !== null
  const others = isOpened ? 'newer' : await closeOthers(checkout, own)
  if (others !== 'closed') await closePage({ id, stripeSessionId })
  if (others === 'paid') return { outcome: 'paid' }
  if (others === 'newer') return followNewer(checkout, own)

  // Only now is it told to anybody: until the others are closed, the same asked again comes by here.
  const { count } = await db.checkout.updateMany({ where: { id, endedAt: null }, data: { url } })
  if (count === 0) return followNewer(checkout, own)
  return url ? openAt(id, url) : { outcome: 'unanswered' }
}

/** The page that another tab opens for the same plan; for another plan it is that tab's. */
async function followNewer(checkout: Checkout, own: string[]): Promise<Opening> {
  for (const pause of PAUSES) {
    const standing = await standingPage(checkout, own)
    if (standing) return openAt(standing.id, standing.url)
    if (timeLeft() <= pause || !(await isOpening(checkout, own))) break
    await setTimeout(pause)
  }
  return { outcome: 'busy' }
}

/** The one session of a checkout. An answer that the provider would repeat for a day costs a key; which one is next is written down. */
async function sessionOf(checkout: Checkout): Promise<{ id: string; url: string | null }> {
  try {
    return await makeSession(checkout)
  } catch (error) {
    const spent = isKeySpent(error)
    if (!spent) throw error
    const { id, tries } = checkout
    await db.checkout.updateMany({ where: { id, tries }, data: { tries: tries + 1 } })
    if (spent === 'later') throw error
    return makeSession({ ...checkout, tries: tries + 1 })
  }
}

async function makeSession(checkout: Checkout) {
  const { id: checkoutId, userId, tries, createdAt: begunAt } = checkout
  return openSession({
    ...{ checkoutId, tries, begunAt },
    ...soldBy(checkout),
    promotionCode: checkout.couponId ? await promotionCodeOf(checkout.couponId) : null,
    customerId: userId ? await customerOf(userId, tries) : null,
    notes: notesOf(checkout),
  })
}

/** What is paid for, and where the payer comes back to. */
function soldBy({ plan: tier, seats: quantity }: Checkout) {
  const session = '{CHECKOUT_SESSION_ID}'
  if (quantity) {
    const [successPath, cancelPath] = [paths.group.arrival(session), paths.group.list()]
    return { priceId: env.STRIPE_PRICE_SEAT, quantity, successPath, cancelPath }
  }
  const plan = planOfTier(tier)
  if (!plan) throw new RangeError(`nobody pays for ${tier}`)
  return {
    ...{ priceId: priceOf(plan), quantity: null },
    ...{ successPath: paths.public.paymentSuccess(session), cancelPath: paths.public.paymentCanceled(plan) },
  }
}

/** The newest customer of an account that the provider still knows; made where there is none. */
async function customerOf(userId: string, tries: number): Promise<string> {
  const customers = await db.paymentCustomer.findMany({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    select: { id: true, lostAt: true },
  })
  const known = customers.find(({ lostAt }) => !lostAt)
  if (known) return known.id

  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  const lost = customers.map(({ id }) => id)
  const id = await makeCustomer({ email, accountId: userId, key: `customer-${userId}-${lost.length}`, tries, lost })
  await db.paymentCustomer.createMany({ data: [{ id, userId, email, attachedAt: new Date() }], skipDuplicates: true })
  return id
}

function notesOf({ guestId, guestEmail, referralCode }: Checkout): Record<string, string> {
  const notes = { guest_id: guestId, guest_email: guestEmail, referral_code: referralCode }
  return Object.fromEntries(Object.entries(notes).filter((note): note is [string, string] => Boolean(note[1])))
}

function keyOf({ plan, seats, userId, attempt, referralCode = '', couponId = '' }: Asking): string {
  return hashToken(JSON.stringify([userId, attempt, plan, referralCode, couponId, ...(seats ? [seats] : [])]))
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
