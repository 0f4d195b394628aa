/**
 * How much mail one recipient gets of one kind, and how much one sender causes. Counted in the transaction that queues the mail: what is
 * rolled back was never counted, and the lock on the counter's row makes the limit exact on any number of instances.
 */
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import { hashToken } from '~/crypto/tokens.server'
import type { Database } from '~/db.server'
import type { Audience } from '~/generated/prisma/enums'
import { mailboxOf } from '~/utils/text/mailbox'
import { DAY_SECONDS, HOUR_SECONDS } from '~/utils/time/durations'

interface Limit {
  points: number
  /** Seconds. */
  duration: number
}

/**
 * Each kind has counters of its own, so that nobody can use up one kind and thereby keep another from its owner: asking for new links
 * never blocks a registration, and registrations never block a new password. Where a mail carries a link, the recipient's window is as
 * long as the link lives: whoever gets no more mail has a link that works.
 */
const LIMITS = {
  /** The first mail to an address that registers, or to its owner who has an account already. */
  registration: { recipient: { points: 5, duration: DAY_SECONDS } },
  /** The link that confirms an address, asked for again. */
  'new-link': { recipient: { points: 5, duration: DAY_SECONDS } },
  'new-password': { recipient: { points: 5, duration: HOUR_SECONDS } },
  /**
   * Asked for by the sign-in itself, once in the four hours for which it counts strangers' passwords and once in the eight for which it
   * counts their codes; its link lives for eight.
   */
  'sign-in-proof': { recipient: { points: 2, duration: 4 * HOUR_SECONDS } },
  /** What an owner must know about the account. */
  notice: { recipient: { points: 20, duration: DAY_SECONDS } },
  /** The way to the parent's page, for whoever asks at a public form; its link lives for an hour. */
  'parent-link': { recipient: { points: 5, duration: HOUR_SECONDS } },
  /** That an account is to be deleted; asked for and undone again and again it becomes a nuisance. */
  deletion: { recipient: { points: 5, duration: DAY_SECONDS } },
  /** Goes to anybody whom a child names, hence to a mailbox however it is written. */
  consent: { recipient: { points: 5, duration: DAY_SECONDS }, account: { points: 5, duration: DAY_SECONDS }, isByMailbox: true },
  /** The link that confirms the address to which an account is to move. It goes to anybody whom somebody names, too. */
  'new-email': { recipient: { points: 5, duration: DAY_SECONDS }, account: { points: 5, duration: DAY_SECONDS }, isByMailbox: true },
  /** The link that confirms the address of an application for a directory; it goes to anybody whom somebody names. */
  listing: { recipient: { points: 5, duration: DAY_SECONDS }, isByMailbox: true },
  /** The weekly report; a family may have several children here. */
  report: { recipient: { points: 20, duration: DAY_SECONDS }, isByMailbox: true },
  /** A seat that a group offers. It goes to anybody whom somebody names; the account is the group, whoever may have it. */
  invitation: { recipient: { points: 3, duration: DAY_SECONDS }, account: { points: 60, duration: HOUR_SECONDS }, isByMailbox: true },
  /** That a group is offered; it goes to anybody whom somebody names, too. */
  handover: { recipient: { points: 3, duration: DAY_SECONDS }, account: { points: 5, duration: DAY_SECONDS }, isByMailbox: true },
  /** Receipts, and what becomes of a plan. */
  payment: { recipient: { points: 50, duration: DAY_SECONDS } },
  /** What visitors wrote, to our own mailbox. Above it a message waits in the admins' inbox alone. */
  support: { recipient: { points: 300, duration: DAY_SECONDS } },
} as const satisfies Record<string, { recipient: Limit; account?: Limit; isByMailbox?: true }>
export type MailKind = keyof typeof LIMITS

/** What one network address may cause of each kind; a whole school may share one. */
const PER_ADDRESS: Limit = { points: 120, duration: HOUR_SECONDS }

/** Who causes a mail: an account, a network address, or both. */
export interface Sender {
  accountId?: string
  address?: string
}

type MailLimit = 'account' | 'recipient' | 'address'

export interface Refusal {
  limit: MailLimit
  /** Seconds. */
  retryAfter: number
}

/**
 * Counts a mail, also one that will not be sent because its recipient is unknown, so that both cases look alike. Null when it may be
 * sent. Counters are locked in this order everywhere, so that no two transactions wait for each other. The account's ends it when it is full;
 * the address is counted whether the recipient's is full or not, so that time does not tell.
 */
export async function countMail(
  transaction: Database,
  { kind, recipient, audience, sender }: { kind: MailKind; recipient: string; audience: Audience; sender: Sender },
): Promise<Refusal | null> {
  const limits: { recipient: Limit; account?: Limit; isByMailbox?: true } = LIMITS[kind]
  // One address may have an account of each audience: none keeps mail from another.
  const ofAudience = audience === 'student' ? '' : `${audience} `
  const counters: { limit: MailLimit; key?: string; allowed?: Limit }[] = [
    { limit: 'account', key: sender.accountId, allowed: limits.account },
    {
      limit: 'recipient',
      key: ofAudience + (limits.isByMailbox ? mailboxOf(recipient) : recipient.toLowerCase()),
      allowed: limits.recipient,
    },
    { limit: 'address', key: sender.address, allowed: PER_ADDRESS },
  ]
  let refusal: Refusal | null = null
  for (const { limit, key, allowed } of counters) {
    if (!key || !allowed) continue
    const retryAfter = await consume(transaction, `mail ${kind} ${limit}`, key, allowed)
    if (retryAfter !== null) refusal ??= { limit, retryAfter }
    if (refusal?.limit === 'account') break
  }
  return refusal
}

/** Takes one point; the seconds to wait when there is none. The key is stored only as a hash. */
async function consume(transaction: Database, keyPrefix: string, key: string, limit: Limit): Promise<number | null> {
  // A limiter of its own, because it must count on this transaction's connection.
  const limiter = new RateLimiterPrisma({
    storeClient: transaction,
    tableName: 'rateLimit',
    keyPrefix,
    clearExpiredByTimeout: false,
    ...limit,
  })
  try {
    await limiter.consume(hashToken(key))
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}
