/**
 * Pools of free seats: purchases at the list price, which the house pays for or commission has paid for. The lines of `seat_entries` say
 * what happened to their seats and never to whom, so that they may be public and stay when an account goes.
 */
import { type Database, db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { PoolSource, PurchaseStatus } from '~/generated/prisma/enums'
import { logAction } from '~/models/audit-log.server'
import { NOTICE_DAYS, PURCHASE_TYPES, SEAT_PRICE } from '~/models/groups/fields'
import { openPurchase, yearAfter } from '~/models/groups/purchase.server'
import { lockGroup } from '~/models/groups/seats.server'
import { type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { DAY_MS } from '~/utils/time/durations'
import { POOL_FIELDS } from './fields'

const NEWEST: Sort = { field: 'createdAt', direction: 'desc', isDate: true }

export const PoolSchema = formSchema(POOL_FIELDS)

interface Opening {
  source: PoolSource
  /** 1 to 50. */
  seats: number
  /** Which admin's account it is bought with. */
  adminUserId: string
  attempt: string
  affiliateId?: string
  paymentId?: string
}

/** Buys the seats for a year, at the list price, and opens them as a pool; returns its id. */
export async function openPool(transaction: Database, { seats, adminUserId, ...pool }: Opening, now: Date): Promise<string> {
  const bought = { adminUserId, purchaseType: PURCHASE_TYPES.pool, totalSeats: seats, totalAmount: seats * SEAT_PRICE } as const
  const purchaseId = await openPurchase(transaction, { ...bought, expiresAt: yearAfter(now) }, now)
  const { id } = await transaction.scholarshipPool.create({
    data: { ...pool, purchaseId, createdAt: now, entries: { create: { step: 'opened', seats, createdAt: now } } },
  })
  return id
}

/** An admin opens a pool at the house's cost. The same attempt again opens nothing and answers the same. */
export function openHousePool({ actorId, seats, attempt }: { actorId: string; seats: number; attempt: string }, now = new Date()) {
  return db.$transaction(async (transaction) => {
    // The same value again takes the row: the second of two clicks waits for the first.
    await transaction.$queryRaw`SELECT id FROM users WHERE id = ${actorId} FOR NO KEY UPDATE`
    const known = await transaction.scholarshipPool.findUnique({ where: { attempt }, select: { id: true } })
    if (known) return known.id
    const id = await openPool(transaction, { source: 'house', seats, adminUserId: actorId, attempt }, now)
    const after = { seats, totalAmount: seats * SEAT_PRICE }
    await logAction(transaction, { actorId, action: 'open scholarship pool', target: id, after })
    return id
  })
}

/** The admin whose account the seats of an affiliate are kept with: whoever has been one for longest. Null when there is none. */
export async function findKeeper(transaction: Database): Promise<string | null> {
  const where = { role: 'admin', deletion: null } as const
  const keeper = await transaction.user.findFirst({ where, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], select: { id: true } })
  return keeper?.id ?? null
}

/** From now on this admin looks after the pool. False when it is so already, or there is none. */
export async function takeOverPool({ actorId, poolId }: { actorId: string; poolId: string }): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    const pool = await transaction.scholarshipPool.findUnique({ where: { id: poolId }, select: { purchaseId: true } })
    if (!pool) return false
    await lockGroup(transaction, pool.purchaseId)
    const where = { id: pool.purchaseId }
    const before = await transaction.groupPurchase.findUniqueOrThrow({ where, select: { adminUserId: true } })
    if (before.adminUserId === actorId) return false
    await transaction.groupPurchase.update({ where, data: { adminUserId: actorId } })
    const states = { before, after: { adminUserId: actorId } }
    await logAction(transaction, { actorId, action: 'take over scholarship pool', target: poolId, ...states })
    return true
  })
}

const SHOWN = {
  ...{ id: true, source: true, createdAt: true },
  affiliate: { select: { id: true, firstName: true, lastName: true } },
  purchase: {
    select: {
      ...{ totalSeats: true, usedSeats: true, totalAmount: true, pricePerSeat: true, status: true, expiresAt: true },
      admin: { select: { id: true, firstName: true, lastName: true } },
    },
  },
} as const

/** A page of the pools, the newest first. */
export async function listPools(page: Page) {
  const { behind, order } = pageQuery(NEWEST, page)
  const found = await db.scholarshipPool.findMany({ where: behind, ...order, select: SHOWN })
  return pageOf(found, NEWEST, page)
}

/** Whether seats of it are given, and run, at this time. */
export function isPoolOpen({ status, expiresAt }: { status: PurchaseStatus; expiresAt: Date }, now = new Date()): boolean {
  return status === 'active' && expiresAt > now
}

/** One pool; null when there is none. */
export function findPool(id: string) {
  return db.scholarshipPool.findUnique({ where: { id }, select: SHOWN })
}

/** Until when a pool has to run for its seats to be given: nobody gets one whose end everybody is being told of. */
export function leastEnd(now: Date): Date {
  return new Date(now.getTime() + NOTICE_DAYS * DAY_MS)
}

/** Pools with a seat to give, the one that ends first before the others. */
export function listOpenPools(now = new Date()): Promise<{ id: string; left: number; expiresAt: Date }[]> {
  return db.$queryRaw`
    SELECT p.id, (g."totalSeats" - g."usedSeats")::int AS left, g."expiresAt"
    FROM scholarship_pools p JOIN group_purchases g ON g.id = p."purchaseId"
    WHERE g.status = 'active' AND g."usedSeats" < g."totalSeats" AND g."expiresAt" > ${leastEnd(now)}::timestamp
    ORDER BY g."expiresAt", p.id LIMIT 50`
}
