/** Taking the second factor off an account whose owner has lost app and recovery codes. Its password alone signs in then. */
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { logAction } from '~/models/audit-log.server'
import { queueMail } from '~/models/mail/mail.server'
import { FACTOR_RESET_FIELDS } from './fields'

export const FactorResetSchema = formSchema(FACTOR_RESET_FIELDS)

interface Reset {
  /** An admin's account id, or "command line". */
  actorId: string
  email: string
  reason: string
}

/**
 * Takes it off, signs all devices out, mails the owner and writes down who did it and why. Nobody does it for their own account: whoever
 * holds an admin's browser would be rid of it. So the last admin needs the command line.
 */
export async function resetSecondFactor({ actorId, email, reason }: Reset): Promise<'done' | 'own account' | 'not on'> {
  return db.$transaction(async (transaction) => {
    const user = await transaction.user.findUnique({
      where: { email },
      select: { id: true, secondFactor: { select: { createdAt: true } } },
    })
    if (user?.id === actorId) return 'own account'
    if (!user?.secondFactor) return 'not on'

    const where = { userId: user.id }
    if ((await transaction.secondFactor.deleteMany({ where })).count === 0) return 'not on'
    await transaction.secondFactorSetUp.deleteMany({ where })
    await transaction.signInAttempt.deleteMany({ where })
    await transaction.session.deleteMany({ where })
    const before = { since: user.secondFactor.createdAt.toISOString() }
    await logAction(transaction, { actorId, action: 'reset second factor', target: user.id, before, after: { reason } })
    await queueMail(transaction, { kind: 'notice', template: 'second-factor-reset', recipient: email, ...where })
    return 'done'
  })
}
