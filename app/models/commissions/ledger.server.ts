/**
 * What affiliates are owed, in integer cents. Each step adds one line to the ledger and moves the affiliate's stored balances in the same
 * transaction, under the lock of the affiliate's row: the sums of the lines are the balances, whatever happened in whatever order.
 * `payable` has no column of its own: it is `totalCommissionEarned` less what is pending and paid, and goes below zero when a payment that
 * was paid out goes back to the family. The next payment is less by it.
 */
import type { Database } from '~/db.server'
import type { CommissionStep } from '~/generated/prisma/enums'
import { DAY_MS } from '~/utils/time/durations'

/** A commission waits for as long as a family may ask for its money back (docs/decisions.md 17). */
const WAIT_DAYS = 30

/** When a commission of a payment at this moment becomes payable. */
export function payableFrom(convertedAt: Date): Date {
  return new Date(convertedAt.getTime() + WAIT_DAYS * DAY_MS)
}

/** Before which a payment must have been made for its commission to be payable now. */
export function maturedBefore(now: Date): Date {
  return new Date(now.getTime() - WAIT_DAYS * DAY_MS)
}

/** Waits for everybody else who moves this affiliate's money. Taken before any of its referrals or payments. */
export async function lockAffiliate(transaction: Database, affiliateId: string): Promise<void> {
  await transaction.$queryRaw`SELECT id FROM affiliate_partners WHERE id = ${affiliateId} FOR UPDATE`
}

export interface Balances {
  /** Cents, all of them. */
  pending: number
  payable: number
  paid: number
}

interface StoredBalances {
  totalCommissionEarned: number
  pendingCommission: number
  paidCommission: number
}

/** The stored columns as the three balances. */
export function balancesOf({ totalCommissionEarned, pendingCommission: pending, paidCommission: paid }: StoredBalances): Balances {
  return { pending, paid, payable: totalCommissionEarned - pending - paid }
}

/** What a referral brings its affiliate, in cents: the commission less the part that the affiliate gives to the family. */
export function owedFor({ commissionAmount, splitCommissionAmount }: { commissionAmount: number | null; splitCommissionAmount: number }) {
  return (commissionAmount ?? 0) - splitCommissionAmount
}

interface Entry extends Partial<Balances> {
  affiliateId: string
  referralId?: string
  paymentId?: string
  step: CommissionStep
}

/** Adds a line and moves the balances by it. The affiliate's row is locked. */
export async function addEntry(transaction: Database, entry: Entry, now: Date): Promise<void> {
  const { affiliateId, pending = 0, payable = 0, paid = 0 } = entry
  await transaction.commissionEntry.create({ data: { ...entry, createdAt: now } })
  await transaction.affiliatePartner.update({
    where: { id: affiliateId },
    data: {
      pendingCommission: { increment: pending },
      paidCommission: { increment: paid },
      totalCommissionEarned: { increment: pending + payable + paid },
    },
  })
}
