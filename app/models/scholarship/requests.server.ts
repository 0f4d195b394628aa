/** A family's request for a free seat: asked, withdrawn, and how it stands. One is open an account, and five are asked in a year. */
import { type Database, db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { ScholarshipFor, TestType } from '~/generated/prisma/enums'
import { MAY_STORE_TEXT } from '~/models/families/consent.server'
import { DAY_MS } from '~/utils/time/durations'
import { MOST_REQUESTS, REQUEST_FIELDS } from './fields'
import { takeSeatBack } from './seats.server'

export const RequestSchema = formSchema(REQUEST_FIELDS)

/** A year, counted back from now. */
const YEAR_MS = 365 * DAY_MS

interface Asking {
  userId: string
  exam: TestType
  forWhom: ScholarshipFor
}

/** `open`: one waits or runs already; `too-many`: five in a year; `waits`: a parent has to agree first. */
export type Asked = 'asked' | 'open' | 'too-many' | 'waits'

/** Asks for a seat. Two clicks ask once. */
export function askForSeat({ userId, exam, forWhom }: Asking, now = new Date()): Promise<Asked> {
  return db.$transaction(async (transaction) => {
    await lockAccount(transaction, userId)
    await endOver(transaction, userId, now)
    if ((await transaction.user.count({ where: { id: userId, ...MAY_STORE_TEXT } })) === 0) return 'waits'
    if ((await transaction.scholarshipRequest.count({ where: { openKey: userId } })) > 0) return 'open'
    const since = new Date(now.getTime() - YEAR_MS)
    if ((await transaction.scholarshipRequest.count({ where: { userId, createdAt: { gt: since } } })) >= MOST_REQUESTS) return 'too-many'
    await transaction.scholarshipRequest.create({ data: { userId, exam, forWhom, openKey: userId, createdAt: now } })
    return 'asked'
  })
}

/**
 * Whoever changes something of an account's requests comes one after the other. Not the row's key: whoever holds a group and writes of this
 * account as well, such as a mail, must not wait here while this transaction waits for the group.
 */
export async function lockAccount(transaction: Database, userId: string): Promise<void> {
  await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`
}

/** A seat whose pool is over leaves room for a new request. */
async function endOver(transaction: Database, userId: string, now: Date): Promise<void> {
  const where = { openKey: userId, state: 'granted', endsAt: { lte: now } } as const
  await transaction.scholarshipRequest.updateMany({ where, data: { state: 'ended', openKey: null } })
}

/** What a family sees of its newest request; `state` is `ended` as soon as the seat is over. Null when it has never asked. */
export async function findOwnRequest(userId: string, now = new Date()) {
  const request = await db.scholarshipRequest.findFirst({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, exam: true, forWhom: true, state: true, reason: true, createdAt: true, decidedAt: true, endsAt: true },
  })
  if (!request) return null
  const isOver = request.state === 'granted' && request.endsAt !== null && request.endsAt <= now
  return { ...request, state: isOver ? ('ended' as const) : request.state }
}

/** How many more requests the account may send in this year. */
export async function requestsLeft(userId: string, now = new Date()): Promise<number> {
  const asked = await db.scholarshipRequest.count({ where: { userId, createdAt: { gt: new Date(now.getTime() - YEAR_MS) } } })
  return Math.max(0, MOST_REQUESTS - asked)
}

/** Takes a request back, or gives the seat back that it brought. `none`: neither is there, or it is over. */
export function withdraw(userId: string, now = new Date()): Promise<'withdrawn' | 'given-back' | 'none'> {
  return db.$transaction(async (transaction) => {
    await lockAccount(transaction, userId)
    await endOver(transaction, userId, now)
    const open = await transaction.scholarshipRequest.findUnique({ where: { openKey: userId } })
    if (!open) return 'none'
    const { id, poolId } = open
    if (open.state === 'asked') {
      await transaction.scholarshipRequest.update({ where: { id }, data: { state: 'withdrawn', openKey: null } })
      return 'withdrawn'
    }
    await endSeat(transaction, { id, userId, poolId }, now)
    return 'given-back'
  })
}

interface Running {
  id: string
  userId: string
  poolId: string | null
}

/** Ends a seat before its time and gives it back to its pool; the membership that ended, if there was one. */
export async function endSeat(transaction: Database, { id, userId, poolId }: Running, now: Date): Promise<string | null> {
  const subscriptionId = poolId && (await takeSeatBack(transaction, { poolId, userId }, now))
  await transaction.scholarshipRequest.update({ where: { id }, data: { state: 'ended', openKey: null, endsAt: now } })
  return subscriptionId
}
