/** Requests as admins see them: by state, by name, one by one. Paged by key. */
import { db } from '~/db.server'
import type { ScholarshipState } from '~/generated/prisma/enums'
import { membershipOf } from '~/models/membership/membership'
import { containing, type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'

const NEWEST: Sort = { field: 'createdAt', direction: 'desc', isDate: true }

export const REQUEST_STATES = ['asked', 'granted', 'declined', 'withdrawn', 'ended'] as const satisfies readonly ScholarshipState[]

export interface RequestList extends Page {
  state: ScholarshipState
  /** ISEE, SSAT, or null for both. */
  exam: 'ISEE' | 'SSAT' | null
  /** A part of an address or a name. */
  search: string
}

/** A seat that has run out is ended, whether or not somebody has asked again since. */
function standing(state: ScholarshipState, now: Date) {
  const over = { state: 'granted', endsAt: { lte: now } } as const
  if (state === 'ended') return { OR: [{ state }, over] }
  return state === 'granted' ? { state, endsAt: { gt: now } } : { state }
}

/** A page of the requests in one state, the newest first. */
export async function listRequests({ state, exam, search, ...page }: RequestList, now = new Date()) {
  const { behind, order } = pageQuery(NEWEST, page)
  const has = containing(search)
  const named = search ? { user: { OR: [{ email: has }, { firstName: has }, { lastName: has }] } } : {}
  const found = await db.scholarshipRequest.findMany({
    where: { exam: exam ?? undefined, AND: [standing(state, now), named, behind] },
    ...order,
    select: {
      ...{ id: true, exam: true, forWhom: true, reason: true, createdAt: true, decidedAt: true, endsAt: true, poolId: true },
      user: { select: { email: true, firstName: true, lastName: true } },
    },
  })
  return pageOf(found, NEWEST, page)
}

/** How many requests are in each state. */
export async function countRequests(now = new Date()): Promise<Record<ScholarshipState, number>> {
  const counts = await Promise.all(REQUEST_STATES.map((state) => db.scholarshipRequest.count({ where: standing(state, now) })))
  return Object.fromEntries(REQUEST_STATES.map((state, at) => [state, counts[at]])) as Record<ScholarshipState, number>
}

/** One request with the account's membership and how often it has asked; null when there is none. */
export async function findRequest(id: string, now = new Date()) {
  const found = await db.scholarshipRequest.findUnique({
    where: { id },
    include: {
      user: {
        select: {
          ...{ id: true, email: true, firstName: true, lastName: true, createdAt: true },
          profile: { select: { gradeApplied: true, level: true } },
          subscriptions: {
            where: { isActive: true },
            select: {
              ...{ id: true, subscriptionTier: true, subscriptionType: true, startDate: true, endDate: true, renewsAt: true },
            },
          },
          _count: { select: { scholarshipRequests: true } },
        },
      },
    },
  })
  if (!found) return null
  const { user, ...request } = found
  const isOver = request.state === 'granted' && request.endsAt !== null && request.endsAt <= now
  const state: ScholarshipState = isOver ? 'ended' : request.state
  return { ...request, state, user, membership: membershipOf(user, now), asked: user._count.scholarshipRequests }
}
