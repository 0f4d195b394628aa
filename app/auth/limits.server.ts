/**
 * Rate limits, counted in the database, so that several instances share them. Strict for an account, generous for an address:
 * a whole school may share one (300 sign-ins in 10 minutes let a class in). Nobody is ever locked out for good.
 */
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import { db } from '~/db.server'
import { hashToken } from './tokens.server'

const MINUTE = 60
const HOUR = 60 * MINUTE

const LIMITS = {
  /** One account tried from one address: its owner, elsewhere, still gets in. */
  'sign-in account': { points: 10, duration: 10 * MINUTE },
  /** One account tried from anywhere. */
  'sign-in everywhere': { points: 200, duration: HOUR },
  'sign-in address': { points: 300, duration: 10 * MINUTE },
  'register address': { points: 120, duration: HOUR },
  /** Far above what mail is limited to: that limit shows nothing, this one keeps the queue short. */
  'mail request address': { points: 1200, duration: HOUR },
  'contact address': { points: 20, duration: HOUR },
  'token address': { points: 300, duration: 10 * MINUTE },
} as const
export type LimitName = keyof typeof LIMITS

const limiters = new Map<LimitName, RateLimiterPrisma>()

/**
 * Counts one try. Returns null when it is allowed, else the seconds to wait.
 * The key (an e-mail or address) is stored only as a hash.
 */
export async function countTry(name: LimitName, key: string): Promise<number | null> {
  try {
    await limiterFor(name).consume(hashToken(key.toLowerCase()))
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}

/** Forgets the tries of a key, after a success. */
export async function forgetTries(name: LimitName, key: string): Promise<void> {
  await limiterFor(name).delete(hashToken(key.toLowerCase()))
}

/** The caller's address as the front door vouches for it; its header cannot be set from outside. */
export function addressOf(request: Request): string {
  return request.headers.get('x-stanine-client') ?? 'unknown'
}

function limiterFor(name: LimitName): RateLimiterPrisma {
  const known = limiters.get(name)
  if (known) return known
  const limiter = new RateLimiterPrisma({ storeClient: db, tableName: 'rateLimit', keyPrefix: name, ...LIMITS[name] })
  limiters.set(name, limiter)
  return limiter
}
