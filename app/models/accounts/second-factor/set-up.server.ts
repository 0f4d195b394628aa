/** Setting up the second factor: a secret that waits for its first code, in the session that asked for it and for half an hour. */
import { newSecret, stepOfCode } from '~/crypto/one-time-codes.server'
import { sealText, unsealText } from '~/crypto/sealed.server'
import { db } from '~/db.server'
import { type AccountName, accountsOf, ownedBy, sessionsOf } from '~/models/accounts/audiences/rows.server'
import { MINUTE_MS } from '~/utils/time/durations'
import { sealOf } from './factor.server'
import { tellOwner } from './notice.server'
import { newRecoveryCodes, type RecoveryCodes } from './recovery-codes.server'

const SET_UP_LIFE_MS = 30 * MINUTE_MS

interface Asker {
  owner: AccountName
  sessionId: string
}

/**
 * Begins to set it up. What this session began already goes on with its secret, which may be in the app by now; what another one began
 * ends. Nothing happens where the second factor is on.
 */
export async function beginSetUp({ owner, sessionId }: Asker, now = new Date()): Promise<void> {
  if ((await db.secondFactor.count({ where: ownedBy(owner) })) > 0) return
  const fresh = { sessionId, secret: sealText(newSecret(), sealOf(owner)), createdAt: now }
  await db.secondFactorSetUp.createMany({ data: [{ ...ownedBy(owner), ...fresh }], skipDuplicates: true })
  await db.secondFactorSetUp.updateMany({
    where: { ...ownedBy(owner), OR: [{ sessionId: { not: sessionId } }, { createdAt: { lte: since(now) } }] },
    data: fresh,
  })
}

/** The secret that waits for its first code in this session; null when none does. */
export async function waitingSecret(asker: Asker, now = new Date()): Promise<string | null> {
  return (await findSetUp(asker, now))?.secret ?? null
}

export type SetUpOutcome = { outcome: 'on'; codes: string[] } | { outcome: 'wrong' } | { outcome: 'gone' }

/**
 * Turns the second factor on with the first code of the app, signs all other devices out and mails the owner. `codes` are the recovery
 * codes, which are never told again. Gone: too late, or on already.
 */
export async function confirmSetUp({ owner, sessionId, code }: Asker & { code: string }, now = new Date()): Promise<SetUpOutcome> {
  const setUp = await findSetUp({ owner, sessionId }, now)
  if (!setUp) return { outcome: 'gone' }
  const step = stepOfCode(setUp.secret, code.replace(/\D/g, ''), now)
  if (step === null) return { outcome: 'wrong' }

  const recovery = await newRecoveryCodes()
  const isOn = await turnOn({ owner, sessionId, sealed: setUp.sealed, step, recovery }, now)
  return isOn ? { outcome: 'on', codes: recovery.codes } : { outcome: 'gone' }
}

async function findSetUp({ owner, sessionId }: Asker, now: Date): Promise<{ secret: string; sealed: string } | null> {
  const setUp = await db.secondFactorSetUp.findFirst({
    where: { ...ownedBy(owner), sessionId, createdAt: { gt: since(now) } },
    select: { secret: true },
  })
  const opened = setUp && unsealText(setUp.secret, sealOf(owner))
  return opened && { secret: opened.text, sealed: setUp.secret }
}

interface TurnOn extends Asker {
  sealed: string
  step: number
  recovery: RecoveryCodes
}

/** The set-up's row goes first, so that of several at once one turns it on. */
async function turnOn({ owner, sessionId, sealed, step, recovery }: TurnOn, now: Date): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    // The account's row: a sign-in that needed no code yet takes it too before its session is opened.
    await accountsOf(transaction, owner.audience).updateMany({ where: { id: owner.id }, data: { emailVerified: true } })
    const begun = await transaction.secondFactorSetUp.deleteMany({ where: { ...ownedBy(owner), secret: sealed } })
    if (begun.count === 0) return false

    const factor = { ...ownedBy(owner), secret: sealed, lastStep: step, recoverySalt: recovery.salt, createdAt: now }
    const [made] = await transaction.secondFactor.createManyAndReturn({ data: [factor], skipDuplicates: true, select: { id: true } })
    if (!made) return false
    await transaction.recoveryCode.createMany({ data: recovery.hashes.map((codeHash) => ({ factorId: made.id, codeHash })) })
    await transaction.session.deleteMany({ where: { ...sessionsOf(owner), id: { not: sessionId } } })
    await tellOwner(transaction, owner, 'second-factor-on')
    return true
  })
}

function since(now: Date): Date {
  return new Date(now.getTime() - SET_UP_LIFE_MS)
}
