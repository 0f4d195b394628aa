/** The devices where somebody is signed in, as their owner sees and ends them. A session belongs to whoever the `where` names. */
import { db } from '~/db.server'
import { type AccountName, sessionsOf } from '~/models/accounts/audiences/rows.server'
import { pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { liveAt } from './session.server'

const LAST_USED_FIRST: Sort = { field: 'lastSeenAt', direction: 'desc', isDate: true }

const SHOWN = { id: true, userAgent: true, createdAt: true, lastSeenAt: true, network: true, isNewNetwork: true } as const

interface Own extends AccountName {
  sessionId: string
}

/** This session, and a page of the others that still work, last used first. `after` is a page's `next`. */
export async function listSessions({ sessionId, ...account }: Own, after: string | null, now = new Date()) {
  const { behind, order } = pageQuery(LAST_USED_FIRST, { after })
  const [own, others, count] = await Promise.all([
    db.session.findFirst({ where: { id: sessionId, ...sessionsOf(account) }, select: SHOWN }),
    db.session.findMany({ where: { AND: [othersOf({ sessionId, ...account }, now), behind] }, select: SHOWN, ...order }),
    db.session.count({ where: othersOf({ sessionId, ...account }, now) }),
  ])
  return { own, others: pageOf(others, LAST_USED_FIRST), count }
}

/** On how many devices the account is signed in. */
export function liveSessions(account: AccountName, now = new Date()): Promise<number> {
  return db.session.count({ where: liveOf(account, now) })
}

/** Ends one other session of the same account. False when there is none with this id. */
export async function endOtherSession({ sessionId, ...account }: Own, id: string): Promise<boolean> {
  const { count } = await db.session.deleteMany({ where: { AND: [{ id }, { id: { not: sessionId } }], ...sessionsOf(account) } })
  return count === 1
}

/** Ends all sessions of the account but this one; returns how many there were. */
export async function endOtherSessions({ sessionId, ...account }: Own): Promise<number> {
  const { count } = await db.session.deleteMany({ where: { ...sessionsOf(account), id: { not: sessionId } } })
  return count
}

function othersOf({ sessionId, ...account }: Own, now: Date) {
  return { ...liveOf(account, now), id: { not: sessionId } }
}

function liveOf(account: AccountName, now: Date) {
  const { idleSince } = liveAt(now, account.audience)
  return { ...sessionsOf(account), expiresAt: { gt: now }, lastSeenAt: { gt: idleSince } }
}
