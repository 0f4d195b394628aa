/** Which part of the log an address asks for. */
import type { AuditList } from '~/models/admins/audit.server'
import { typed } from '~/utils/text/typed.server'

export function readAuditList(request: Request): AuditList {
  const { searchParams } = new URL(request.url)
  return {
    action: typed(searchParams.get('action')) || null,
    actorId: typed(searchParams.get('by')) || null,
    target: typed(searchParams.get('search')),
    after: searchParams.get('after'),
  }
}
