/** Taking the second factor off an account whose owner has lost app and recovery codes. Its password alone signs in then. */
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { Audience } from '~/generated/prisma/enums'
import { accountsOf, ownedBy } from '~/models/accounts/audiences/rows.server'
import { logAction } from '~/models/audit-log.server'
import { FACTOR_RESET_FIELDS } from './fields'
import { tellOwner } from './notice.server'

export const FactorResetSchema = formSchema(FACTOR_RESET_FIELDS)

interface Reset {
  /** An admin's account id, or "command line". */
  actorId: string
  /** Of a student unless it is said. */
  audience?: Audience
  email: string
  reason: string
}

/**
 * Takes it off, signs all devices out, mails the owner and writes down who did it and why. Nobody does it for their own account: whoever
 * holds an admin's browser would be rid of it. So the last admin needs the command line.
 */
export async function resetSecondFactor({
  actorId,
  audience = 'student',
  email,
  reason,
}: Reset): Promise<'done' | 'done untold' | 'own account' | 'not on'> {
  return db.$transaction(async (transaction) => {
    const account = await accountsOf(transaction, audience).findFirst({ where: { email }, select: { id: true } })
    if (!account) return 'not on'
    const { id } = account
    if (id === actorId) return 'own account'

    const owner = { audience, id }
    const where = ownedBy(owner)
    const factor = await transaction.secondFactor.findFirst({ where, select: { createdAt: true } })
    if (!factor || (await transaction.secondFactor.deleteMany({ where })).count === 0) return 'not on'
    await transaction.secondFactorSetUp.deleteMany({ where })
    await transaction.signInAttempt.deleteMany({ where })
    await transaction.session.deleteMany({ where })
    const before = { since: factor.createdAt.toISOString() }
    await logAction(transaction, { actorId, action: 'reset second factor', target: id, before, after: { reason } })
    return (await tellOwner(transaction, owner, 'second-factor-reset')) ? 'done' : 'done untold'
  })
}
