/** Lists that admins took along as files, written into the audit log: who, which one, narrowed by what, and how many rows it had. */
import { db } from '~/db.server'
import { logAction } from '~/models/audit-log.server'

interface Export {
  actorId: string
  /** As the file is called. */
  list: string
  filters: Record<string, string>
  isSearched: boolean
  rows: number
}

/** Notes an export. What was searched for may be somebody's name and is not written down. */
export async function noteExport({ actorId, list, filters, isSearched, rows }: Export): Promise<void> {
  const after = { ...filters, rows, searched: isSearched ? 'yes' : 'no' }
  await logAction(db, { actorId, action: 'export list', target: list, after })
}
