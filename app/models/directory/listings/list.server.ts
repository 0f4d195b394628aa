/** Listings as admins find them: by state of their review, by name or address; and one of them with everything that was applied with. */
import { db } from '~/db.server'
import type { ApprovalStatus } from '~/generated/prisma/enums'
import { containing, type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'
import type { Kind } from './fields'

const NEWEST: Sort = { field: 'createdAt', direction: 'desc', isDate: true }
/** What nobody has confirmed is not for admins' eyes. */
const CONFIRMED = { confirmedAt: { not: null } } as const

export interface ReviewList extends Page {
  status: ApprovalStatus
  /** Null for both. */
  kind: Kind | null
  /** A part of a name or address; empty for all. */
  search: string
}

const LISTED = {
  ...{ id: true, kind: true, name: true, email: true, state: true, city: true, slug: true, headline: true, isSample: true },
  ...{ status: true, createdAt: true, decidedAt: true, decidedBy: true, decisionReason: true },
} as const

/** A page of the listings in one state of review, newest first. */
export async function listForReview({ status, kind, search, ...page }: ReviewList) {
  const { behind, order } = pageQuery(NEWEST, page)
  const has = containing(search)
  const named = search ? { OR: [{ name: has }, { email: has }] } : {}
  const where = { ...CONFIRMED, status, kind: kind ?? undefined, AND: [named, behind] }
  const { rows, next } = pageOf(await db.listing.findMany({ where, ...order, select: LISTED }), NEWEST, page)
  return { listings: rows, next }
}

/** How many are in each state of review. */
export async function countForReview(): Promise<Partial<Record<ApprovalStatus, number>>> {
  const groups = await db.listing.groupBy({ by: ['status'], where: CONFIRMED, _count: true })
  return Object.fromEntries(groups.map(({ status, _count }) => [status, _count]))
}

/** One listing with all that was written, and the one that it would replace; null when there is none that is confirmed. */
export async function findForReview(id: string) {
  const listing = await db.listing.findFirst({
    where: { ...CONFIRMED, id },
    select: { ...LISTED, format: true, levels: true, experience: true, credentials: true, about: true, phone: true, website: true },
  })
  if (!listing) return null
  const { kind, state, email } = listing
  const present = await db.listing.findFirst({
    where: { kind, state, email, id: { not: id }, status: { in: ['approved', 'suspended'] } },
    select: { id: true, name: true },
  })
  return { ...listing, present }
}
