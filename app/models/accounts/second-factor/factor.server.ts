/** The second factor of an account: whether it is on, using its codes, turning it off (docs/decisions/017). */
import { readCode, stepOfCode } from '~/crypto/one-time-codes.server'
import { hashWithSalt } from '~/crypto/passwords.server'
import { type Seal, sealText, unsealText } from '~/crypto/sealed.server'
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { queueMail } from '~/models/mail/mail.server'
import { log } from '~/utils/log.server'
import { BOTH_FACTORS_FIELDS, CODE_FIELDS, LOGIN_CALL_FIELDS, SET_UP_FIELDS } from './fields'

export const SetUpSchema = formSchema(SET_UP_FIELDS)
export const CodeSchema = formSchema(CODE_FIELDS)
export const BothFactorsSchema = formSchema(BOTH_FACTORS_FIELDS)
export const LoginCallSchema = formSchema(LOGIN_CALL_FIELDS)

/** Under what the secret of an account's app is sealed. */
export function sealOf(userId: string): Seal {
  return { purpose: 'second-factor', owner: userId }
}

/** Since when the second factor is on and how many recovery codes are left; null when it is off. */
export async function secondFactorOf(userId: string): Promise<{ since: Date; codesLeft: number } | null> {
  const factor = await db.secondFactor.findUnique({
    where: { userId },
    select: { createdAt: true, _count: { select: { recoveryCodes: true } } },
  })
  return factor && { since: factor.createdAt, codesLeft: factor._count.recoveryCodes }
}

/** Takes a code of the app or a recovery code, which thereby is used. Of any number of uses of one code at once, one is true. */
export async function spendCode({ userId, code }: { userId: string; code: string }, now = new Date()): Promise<boolean> {
  const read = readCode(code)
  if (!read) return false
  return read.kind === 'app' ? spendAppCode(userId, read.digits, now) : spendRecoveryCode(userId, read.digits)
}

async function spendAppCode(userId: string, digits: string, now: Date): Promise<boolean> {
  const factor = await db.secondFactor.findUnique({ where: { userId }, select: { secret: true } })
  if (!factor) return false
  const opened = unsealText(factor.secret, sealOf(userId))
  if (!opened) {
    log.error({ userId }, 'a second factor was sealed under a session secret that is no longer given')
    return false
  }
  const step = stepOfCode(opened.text, digits, now)
  if (step === null) return false

  // What an older session secret sealed is sealed anew, so that the older one may go some day.
  const secret = opened.isStale ? sealText(opened.text, sealOf(userId)) : factor.secret
  const { count } = await db.secondFactor.updateMany({
    where: { userId, secret: factor.secret, lastStep: { lt: step } },
    data: { lastStep: step, secret },
  })
  return count === 1
}

async function spendRecoveryCode(userId: string, digits: string): Promise<boolean> {
  const factor = await db.secondFactor.findUnique({ where: { userId }, select: { recoverySalt: true, user: { select: { email: true } } } })
  if (!factor) return false
  const codeHash = await hashWithSalt(digits, factor.recoverySalt)

  return db.$transaction(async (transaction) => {
    const { count } = await transaction.recoveryCode.deleteMany({ where: { userId, codeHash } })
    if (count === 0) return false
    await queueMail(transaction, { kind: 'notice', template: 'recovery-code-used', recipient: factor.user.email, userId })
    return true
  })
}

/** Turns it off, with its recovery codes, and mails the owner, once. */
export async function turnOffSecondFactor(userId: string): Promise<void> {
  await db.$transaction(async (transaction) => {
    const { count } = await transaction.secondFactor.deleteMany({ where: { userId } })
    if (count === 0) return
    await transaction.signInAttempt.deleteMany({ where: { userId } })
    const { email } = await transaction.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
    await queueMail(transaction, { kind: 'notice', template: 'second-factor-off', recipient: email, userId })
  })
}
