/** Recovery codes: ten on paper, each good once where a code of the app is asked for. Only their hashes are stored. */
import { randomBytes } from 'node:crypto'
import { newRecoveryCode } from '~/crypto/one-time-codes.server'
import { hashWithSalt } from '~/crypto/passwords.server'
import { db } from '~/db.server'
import { type AccountName, ownedBy } from '~/models/accounts/audiences/rows.server'
import { tellOwner } from './notice.server'

const CODE_COUNT = 10
const SALT_BYTES = 16

export interface RecoveryCodes {
  codes: string[]
  salt: string
  hashes: string[]
}

/** Ten new codes with what is stored of them. */
export async function newRecoveryCodes(): Promise<RecoveryCodes> {
  const salt = randomBytes(SALT_BYTES).toString('base64url')
  const codes = Array.from({ length: CODE_COUNT }, newRecoveryCode)
  return { codes, salt, hashes: await Promise.all(codes.map((code) => hashWithSalt(code, salt))) }
}

/** Ten new codes in place of all others, told once, with a mail to the owner; null where the second factor is off. */
export async function renewRecoveryCodes(owner: AccountName): Promise<string[] | null> {
  const { codes, salt, hashes } = await newRecoveryCodes()
  const isRenewed = await db.$transaction(async (transaction) => {
    const factor = await transaction.secondFactor.findFirst({ where: ownedBy(owner), select: { id: true } })
    if (!factor) return false
    // The factor's row makes those who renew at once come one after the other.
    const { count } = await transaction.secondFactor.updateMany({ where: factor, data: { recoverySalt: salt } })
    if (count === 0) return false
    await transaction.recoveryCode.deleteMany({ where: { factorId: factor.id } })
    await transaction.recoveryCode.createMany({ data: hashes.map((codeHash) => ({ factorId: factor.id, codeHash })) })
    await tellOwner(transaction, owner, 'recovery-codes-renewed')
    return true
  })
  return isRenewed ? codes : null
}
