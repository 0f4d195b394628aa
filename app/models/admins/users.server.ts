/** Students' accounts as admins find them: by name, username or address, with plan and devices. Ending devices is written down. */
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { Role } from '~/generated/prisma/enums'
import { KEPT_MS } from '~/models/accounts/personal-data/periods'
import { logAction } from '~/models/audit-log.server'
import { membershipOf } from '~/models/membership/membership'
import { containing, type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { END_SESSIONS_FIELDS } from './fields'

export const EndSessionsSchema = formSchema(END_SESSIONS_FIELDS)

export const USER_SORTS = {
  newest: { field: 'createdAt', direction: 'desc', isDate: true },
  oldest: { field: 'createdAt', direction: 'asc', isDate: true },
  email: { field: 'email', direction: 'asc', isDate: false },
} as const satisfies Record<string, Sort>

export interface UserList extends Page {
  /** A part of a name, username or address; empty for everybody. */
  search: string
  role: Role | null
  sort: keyof typeof USER_SORTS
}

const SUBSCRIPTIONS = { where: { isActive: true }, orderBy: { startDate: 'desc' }, take: 10 } as const

const LISTED = {
  ...{ id: true, username: true, email: true, firstName: true, lastName: true, role: true, createdAt: true },
  subscriptions: SUBSCRIPTIONS,
} as const

/** A page of the accounts that fit, each with its membership. */
export async function listUsers({ search, role, sort, ...page }: UserList, now = new Date()) {
  const { behind, order } = pageQuery(USER_SORTS[sort], page)
  const has = containing(search)
  const named = search ? { OR: [{ email: has }, { username: has }, { firstName: has }, { lastName: has }] } : {}
  const found = await db.user.findMany({ where: { AND: [named, behind], role: role ?? undefined }, ...order, select: LISTED })
  const { rows, next } = pageOf(found, USER_SORTS[sort], page)
  return { next, users: rows.map(({ subscriptions, ...user }) => ({ ...user, membership: membershipOf({ ...user, subscriptions }, now) })) }
}

const SHOWN = {
  ...LISTED,
  preferredName: true,
  profile: { select: { holder: true, level: true, timeZone: true, parentEmail: true } },
  secondFactor: { select: { createdAt: true } },
  deletion: { select: { dueAt: true, askedBy: true } },
} as const

/** One account with its plan, its second factor and the devices where it is signed in; null when there is none. */
export async function findUser(id: string, now = new Date()) {
  const found = await db.user.findUnique({ where: { id }, select: SHOWN })
  if (!found) return null
  const { subscriptions, ...user } = found
  const sessions = await db.session.findMany({
    where: { userId: id, expiresAt: { gt: now }, lastSeenAt: { gt: new Date(now.getTime() - KEPT_MS.session) } },
    orderBy: { lastSeenAt: 'desc' },
    take: 100,
    select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true },
  })
  return { ...user, sessions, membership: membershipOf({ ...user, subscriptions }, now) }
}

interface Ending {
  actorId: string
  userId: string
  /** One of the devices; all of them when it is left out. */
  sessionId?: string
  reason: string
}

/** Ends one device of an account, or all of them, and writes down who did it and why. Returns how many there were. */
export async function endUserSessions({ actorId, userId, sessionId, reason }: Ending): Promise<number> {
  return db.$transaction(async (transaction) => {
    const { count } = await transaction.session.deleteMany({ where: { userId, id: sessionId } })
    if (count > 0) await logAction(transaction, { actorId, action: 'end sessions', target: userId, after: { ended: count, reason } })
    return count
  })
}
