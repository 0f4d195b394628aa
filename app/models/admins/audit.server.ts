/** The audit log as admins read it: newest first, by action, by who did it, or by what it was done to. */
import { db } from '~/db.server'
import { type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { namesOf } from './admin-names.server'

const NEWEST: Sort = { field: 'createdAt', direction: 'desc', isDate: true }

export interface AuditList extends Page {
  action: string | null
  actorId: string | null
  /** The id or name of what was changed; empty for everything. */
  target: string
}

/** A page of the log, with the names of those who did it, and of those who stand in it. */
export async function listAudit({ action, actorId, target, ...page }: AuditList) {
  const { behind, order } = pageQuery(NEWEST, page)
  const where = { action: action ?? undefined, actorId: actorId ?? undefined, target: target || undefined }
  const found = await db.auditLog.findMany({ where: { AND: [where, behind] }, ...order })
  const { rows, next } = pageOf(found, NEWEST, page)
  const names = await namesOf(rows.flatMap(({ actorId: id, before, after }) => [id, ...idsIn(before), ...idsIn(after)]))
  return { next, names, entries: rows.map((row) => ({ ...row, actor: names.get(row.actorId) ?? row.actorId })) }
}

/** The values of columns that name somebody. */
function idsIn(columns: unknown): string[] {
  if (typeof columns !== 'object' || columns === null) return []
  return Object.entries(columns).flatMap(([name, value]) => (name.endsWith('Id') && typeof value === 'string' ? [value] : []))
}

/** Which actions are in the log, and whose: what a filter can offer. */
export async function auditChoices() {
  const [actions, actors] = await Promise.all([
    db.auditLog.groupBy({ by: ['action'], orderBy: { action: 'asc' } }),
    db.auditLog.groupBy({ by: ['actorId'], orderBy: { actorId: 'asc' } }),
  ])
  const names = await namesOf(actors.map(({ actorId }) => actorId))
  return {
    actions: actions.map(({ action }) => action),
    actors: actors.map(({ actorId }) => ({ id: actorId, name: names.get(actorId) ?? actorId })),
  }
}
