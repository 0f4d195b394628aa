/** Admins: who they are, with a record of how they became it. */
import { db } from '~/db.server'
import { logAction } from '~/models/audit-log.server'

/** Whether the account is an admin's who prepares for nothing: the desk is all there is to it. */
export async function isAdminOnly(id: string): Promise<boolean> {
  return (await db.user.count({ where: { id, role: 'admin', profile: { is: null } } })) > 0
}

/** Gives the account the admin's role and writes it down. False when no account has this address. */
export async function makeAdmin(email: string): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    const user = await transaction.user.findUnique({ where: { email: email.toLowerCase() }, select: { id: true, role: true } })
    if (!user) return false
    await transaction.user.update({ where: { id: user.id }, data: { role: 'admin' } })
    const roles = { before: { role: user.role }, after: { role: 'admin' } }
    await logAction(transaction, { actorId: 'command line', action: 'make admin', target: user.id, ...roles })
    return true
  })
}
