/**
 * Rate limits, counted in the database, so that several instances share them. Strict for an account, generous for an address:
 * a whole school may share one (300 sign-ins in 10 minutes let a class in). Nobody is ever locked out for good.
 */
import { isIPv6 } from 'node:net'
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import { hashToken } from '~/crypto/tokens.server'
import { type Database, db } from '~/db.server'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '~/utils/time/durations'

const LIMITS = {
  /** One account tried by a browser that signed in to it before; then the browser counts as a stranger. */
  'sign-in device': { points: 10, duration: HOUR_SECONDS },
  /** The same over a day: a browser that somebody else has got hold of does not go on for as long as its cookie lives. */
  'sign-in device day': { points: 60, duration: DAY_SECONDS },
  /** One account tried by strangers, all together; then the right password needs a proof that its owner is there. */
  'sign-in strangers': { points: 20, duration: 4 * HOUR_SECONDS },
  /** One account tried from one address; then the password is not even looked at. */
  'sign-in account': { points: 60, duration: 4 * HOUR_SECONDS },
  /** Wrong codes of an app after the right password: browsers where the account never signed in, all together. */
  'code strangers': { points: 10, duration: 8 * HOUR_SECONDS },
  /** The same by browsers where it did, all together. Recovery codes are taken whatever is full. */
  'code known': { points: 20, duration: 8 * HOUR_SECONDS },
  'sign-in address': { points: 300, duration: 10 * MINUTE_SECONDS },
  /**
   * The password of somebody who is signed in, asked for again, by session: whoever holds a stolen one does not hold the password yet, and
   * does not keep the owner's other devices from it.
   */
  'own password': { points: 10, duration: HOUR_SECONDS },
  'register address': { points: 120, duration: HOUR_SECONDS },
  /** Far above what mail is limited to: that limit shows nothing, this one keeps the queue short. */
  'mail request address': { points: 1200, duration: HOUR_SECONDS },
  /** Partners’ codes that are looked up, for whoever follows a link with one. */
  'referral address': { points: 300, duration: 10 * MINUTE_SECONDS },
  /** Coupons that are looked up at the checkout: a code is no secret, and nobody shall try them all. */
  'coupon address': { points: 120, duration: 10 * MINUTE_SECONDS },
  'listing address': { points: 10, duration: HOUR_SECONDS },
  'contact address': { points: 20, duration: HOUR_SECONDS },
  /** Payment pages that are opened anew; the same one again counts nothing. */
  'checkout account': { points: 10, duration: HOUR_SECONDS },
  'checkout address': { points: 60, duration: HOUR_SECONDS },
  /** One switch of an account's plan at a time; what was begun is over by then. */
  'plan switch': { points: 1, duration: 15 },
  /** Visits of the page after the payment: each may ask the provider. */
  'arrival address': { points: 120, duration: 10 * MINUTE_SECONDS },
  /** Codes of tutors that do nothing, by account and by address; one that works gives its try back, so that a class can join at once. */
  'tutor code account': { points: 10, duration: HOUR_SECONDS },
  'tutor code address': { points: 60, duration: HOUR_SECONDS },
  /** Files of tests on paper: each may have to be set anew. */
  'paper account': { points: 120, duration: HOUR_SECONDS },
  'testimonial address': { points: 10, duration: HOUR_SECONDS },
  'token address': { points: 300, duration: 10 * MINUTE_SECONDS },
} as const
export type LimitName = keyof typeof LIMITS

const limiters = new Map<LimitName, RateLimiterPrisma>()

/**
 * Counts one try. Returns null when it is allowed, else the seconds to wait.
 * The key (an email or address) is stored only as a hash. In a transaction the count stands or falls with it.
 */
export async function countTry(name: LimitName, key: string, database: Database = db): Promise<number | null> {
  return (await takeTry(name, key, database))?.retryAfter ?? null
}

export interface Refusal {
  /** Seconds. */
  retryAfter: number
  /** The first one over the limit; of any number at once, exactly one is it. */
  isFirst: boolean
}

/** Counts one try, as `countTry`, and tells whether it is the first that is refused. */
export async function takeTry(name: LimitName, key: string, database: Database = db): Promise<Refusal | null> {
  try {
    await limiterFor(name, database).consume(hashToken(key.toLowerCase()))
    return null
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    return { retryAfter, isFirst: refusal.consumedPoints === LIMITS[name].points + 1 }
  }
}

/** Takes one try back, which turned out to be right. */
export async function giveBackTry(name: LimitName, key: string): Promise<void> {
  await limiterFor(name).reward(hashToken(key.toLowerCase()))
}

/** Forgets the tries of a key, after a success. */
export async function forgetTries(name: LimitName, key: string): Promise<void> {
  await limiterFor(name).delete(hashToken(key.toLowerCase()))
}

/**
 * The caller's address as the front door vouches for it; its header cannot be set from outside. Of an IPv6 address the first 64 bits,
 * because the other 64 are the caller's to choose.
 */
export function addressOf(request: Request): string {
  const address = request.headers.get('x-stanine-client') ?? 'unknown'
  return isIPv6(address) ? networkOf(address) : address
}

function networkOf(address: string): string {
  const [before = '', after] = address.replace(/%.*$/, '').split('::')
  const groups = before.split(':').filter(Boolean)
  const rest = after?.split(':').filter(Boolean) ?? []
  // A tail in IPv4 notation fills two groups, and stands in the last 64 bits in any case.
  const missing = 8 - groups.length - rest.length - (address.includes('.') ? 1 : 0)
  const all = after === undefined ? groups : [...groups, ...Array<string>(missing).fill('0'), ...rest]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

function limiterFor(name: LimitName, database: Database = db): RateLimiterPrisma {
  const known = database === db && limiters.get(name)
  if (known) return known
  const limiter = new RateLimiterPrisma({
    storeClient: database,
    tableName: 'rateLimit',
    keyPrefix: name,
    // The hourly job erases what is over, and records it.
    clearExpiredByTimeout: false,
    ...LIMITS[name],
  })
  if (database === db) limiters.set(name, limiter)
  return limiter
}
