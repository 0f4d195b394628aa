/** The second factor of an account: whether it is on, using its codes, turning it off (docs/decisions/017). */
import { readCode, stepOfCode } from '~/crypto/one-time-codes.server'
import { hashWithSalt } from '~/crypto/passwords.server'
import { type Seal, sealText, unsealText } from '~/crypto/sealed.server'
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { type AccountName, countedAs, ownedBy, sessionsOf } from '~/models/accounts/audiences/rows.server'
import { log } from '~/utils/log.server'
import { BOTH_FACTORS_FIELDS, CODE_FIELDS, LOGIN_CALL_FIELDS, SET_UP_FIELDS } from './fields'
import { tellOwner } from './notice.server'

export const SetUpSchema = formSchema(SET_UP_FIELDS)
export const CodeSchema = formSchema(CODE_FIELDS)
export const BothFactorsSchema = formSchema(BOTH_FACTORS_FIELDS)
export const LoginCallSchema = formSchema(LOGIN_CALL_FIELDS)

/** Under what the secret of an account's app is sealed. */
export function sealOf({ audience, id }: AccountName): Seal {
  return { purpose: 'second-factor', owner: countedAs(audience, id) }
}

/** Since when the second factor is on and how many recovery codes are left; null when it is off. */
export async function secondFactorOf(owner: AccountName): Promise<{ since: Date; codesLeft: number } | null> {
  const factor = await db.secondFactor.findFirst({
    where: ownedBy(owner),
    select: { createdAt: true, _count: { select: { recoveryCodes: true } } },
  })
  return factor && { since: factor.createdAt, codesLeft: factor._count.recoveryCodes }
}

/** Takes a code of the app or a recovery code, which thereby is used. Of any number of uses of one code at once, one is true. */
export async function spendCode({ owner, code }: { owner: AccountName; code: string }, now = new Date()): Promise<boolean> {
  const read = readCode(code)
  if (!read) return false
  return read.kind === 'app' ? spendAppCode(owner, read.digits, now) : spendRecoveryCode(owner, read.digits)
}

async function spendAppCode(owner: AccountName, digits: string, now: Date): Promise<boolean> {
  const factor = await db.secondFactor.findFirst({ where: ownedBy(owner), select: { id: true, secret: true } })
  if (!factor) return false
  const opened = unsealText(factor.secret, sealOf(owner))
  if (!opened) {
    log.error({ userId: owner.id }, 'a second factor was sealed under a session secret that is no longer given')
    return false
  }
  const step = stepOfCode(opened.text, digits, now)
  if (step === null) return false

  // What an older session secret sealed is sealed anew, so that the older one may go some day.
  const secret = opened.isStale ? sealText(opened.text, sealOf(owner)) : factor.secret
  const { count } = await db.secondFactor.updateMany({
    where: { id: factor.id, secret: factor.secret, lastStep: { lt: step } },
    data: { lastStep: step, secret },
  })
  return count === 1
}

async function spendRecoveryCode(owner: AccountName, digits: string): Promise<boolean> {
  const factor = await db.secondFactor.findFirst({ where: ownedBy(owner), select: { id: true, recoverySalt: true } })
  if (!factor) return false
  const codeHash = await hashWithSalt(digits, factor.recoverySalt)

  return db.$transaction(async (transaction) => {
    const { count } = await transaction.recoveryCode.deleteMany({ where: { factorId: factor.id, codeHash } })
    if (count === 0) return false
    await tellOwner(transaction, owner, 'recovery-code-used')
    return true
  })
}

/** Turns it off, with its recovery codes, signs all other devices out and mails the owner, once. */
export async function turnOffSecondFactor({ owner, sessionId }: { owner: AccountName; sessionId: string }): Promise<void> {
  await db.$transaction(async (transaction) => {
    const { count } = await transaction.secondFactor.deleteMany({ where: ownedBy(owner) })
    if (count === 0) return
    await transaction.signInAttempt.deleteMany({ where: ownedBy(owner) })
    await transaction.session.deleteMany({ where: { ...sessionsOf(owner), id: { not: sessionId } } })
    await tellOwner(transaction, owner, 'second-factor-off')
  })
}
