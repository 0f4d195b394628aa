/** The audit log: what admins did, to what, and what it was before and after. Written in the transaction of the action itself. */
import type { Database } from '~/db.server'
import type { Prisma } from '~/generated/prisma/client'

export interface AuditEntry {
  /** The admin's account id, an affiliate's who spends commission, or "command line". */
  actorId: string
  /** A verb and its object, as the log shows it: "hide source". */
  action: string
  /** The id or name of what was changed. */
  target: string
  before?: Prisma.InputJsonValue
  after?: Prisma.InputJsonValue
}

/** Adds a line to the log; it stays or goes with the transaction. */
export async function logAction(transaction: Database, entry: AuditEntry): Promise<void> {
  await transaction.auditLog.create({ data: entry })
}
