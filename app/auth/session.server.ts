/**
 * Sessions: one row a sign-in, found by the SHA-256 of the cookie's token. A new token at every sign-in; signing out, a changed
 * password and deletion end it on the server. Students stay signed in for 14 idle days, 90 at most; tutors and affiliates for 12 idle hours,
 * seven days at most (docs/decisions.md 11).
 */
import { hashToken, randomToken } from '~/crypto/tokens.server'
import { db, shared } from '~/db.server'
import type { Prisma } from '~/generated/prisma/client'
import type { Audience } from '~/generated/prisma/enums'
import { type AccountName, accountsOf, hasSecondFactor, sessionsOf } from '~/models/accounts/audiences/rows.server'
import { isKnownNetwork } from '~/models/accounts/known-network.server'
import { membershipOf } from '~/models/membership/membership'
import { DAY_MS, HOUR_MS } from '~/utils/time/durations'
import { readSessionToken, SESSION_COOKIES, studentCookie } from './cookies.server'
import { networkKey } from './devices.server'
import { findSessionRow, sessionUserId } from './session-row.server'

/** Idle, and at most. */
const LIVES = {
  student: { idle: 14 * DAY_MS, most: 90 * DAY_MS },
  tutor: { idle: 12 * HOUR_MS, most: 7 * DAY_MS },
  affiliate: { idle: 12 * HOUR_MS, most: 7 * DAY_MS },
}
/** The last-seen time is written at most this often, so that reading a page seldom writes. */
const SEEN_INTERVAL_MS = HOUR_MS

export type Student = NonNullable<Awaited<ReturnType<typeof readStudentSession>>>

/** Opens a session for the student and returns the `Set-Cookie` value. */
export function openStudentSession(request: Request, userId: string, now = new Date()): Promise<string> {
  return openSession(request, { audience: 'student', id: userId }, now)
}

/**
 * Opens a session for the account and returns the `Set-Cookie` value. Any session of this audience that the browser held before is ended.
 * Comes before `rememberSignIn`: the session notes whether its network was known by then.
 */
export async function openSession(request: Request, account: AccountName, now = new Date()): Promise<string> {
  const { token, data } = await newSession(request, account, now)
  await db.session.create({ data })
  return SESSION_COOKIES[account.audience].serialize(token)
}

/** What a sign-in has proved: this password of the account with this address, and no more than it where there was no second factor. */
export interface Proved {
  email: string
  passwordHash: string
  hasSecondFactor: boolean
}

/**
 * The same after a sign-in; null when what it proved holds no longer. Checking a password takes long enough for it or the address to be
 * changed, or for a second factor to be turned on, and each ends all sessions: one that is opened a moment later would outlive it. So the
 * account's row is taken first, for which all of them wait, or the other way around.
 */
export async function openProvedSession(request: Request, account: AccountName, proved: Proved, now = new Date()): Promise<string | null> {
  const { audience, id } = account
  const { email, passwordHash: password } = proved
  const { token, data } = await newSession(request, account, now)
  const isOpen = await db.$transaction(async (transaction) => {
    const { count } = await accountsOf(transaction, audience).updateMany({ where: { id, email, password }, data: { password } })
    if (count === 0) return false
    if (!proved.hasSecondFactor && (await hasSecondFactor(transaction, account))) return false
    await transaction.session.create({ data })
    return true
  })
  return isOpen ? SESSION_COOKIES[audience].serialize(token) : null
}

async function newSession(request: Request, account: AccountName, now: Date) {
  const { audience, id } = account
  await endSession(request, audience)
  const token = randomToken()
  const network = networkKey(request)
  const data = {
    ...sessionsOf(account),
    tokenHash: hashToken(token),
    userAgent: request.headers.get('user-agent')?.slice(0, 200),
    network,
    isNewNetwork: !(await isKnownNetwork({ audience, id, network }, now)),
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + LIVES[audience].most),
  }
  return { token, data }
}

// The loaders of one page run side by side and all ask who is signed in: one query answers them.
const underWay = new Map<string, ReturnType<typeof findStudent>>()

/** Who is signed in, with profile and membership, in one query; null for nobody, and for an account that is to be deleted. */
export async function readStudentSession(request: Request, now = new Date()) {
  const found = await readSession(request, now)
  return found && !found.deletion ? found.student : null
}

/** Whoever is signed in to an account that is to be deleted: it opens the page that says so, and nothing else. */
export async function readLeavingSession(request: Request, now = new Date()) {
  const found = await readSession(request, now)
  return found?.deletion ? { student: found.student, deletion: found.deletion } : null
}

async function readSession(request: Request, now: Date) {
  const token = await readSessionToken(request, studentCookie)
  if (!token) return null

  const known = underWay.get(token)
  if (known) return shared(known)
  const found = findStudent(token, now).finally(() => underWay.delete(token))
  underWay.set(token, found)
  return shared(found)
}

async function findStudent(token: string, now: Date) {
  const session = await findSessionRow(hashToken(token), liveAt(now))
  if (!session) return null

  if (now.getTime() - session.lastSeenAt.getTime() > SEEN_INTERVAL_MS) {
    await db.session.updateMany({ where: { id: session.id }, data: { lastSeenAt: now } })
  }
  const { subscriptions, ...user } = session.user
  const { id: sessionId, createdAt: signedInAt, lastSeenAt, deletion } = session
  const student = {
    ...user,
    session: { id: sessionId, signedInAt, lastSeenAt },
    membership: membershipOf({ ...user, subscriptions }, now),
  }
  return { student, deletion }
}

/**
 * Whoever is signed in, as a part of a statement: the session is checked where the work is done, and nothing is asked before. Null without
 * a session cookie. A statement that finds nothing has not told whether the session or the record was missing; ask `readStudentSession` then.
 */
export async function sessionOwner(request: Request, now = new Date()): Promise<Prisma.Sql | null> {
  const token = await readSessionToken(request, studentCookie)
  return token ? sessionUserId(hashToken(token), liveAt(now)) : null
}

/** What `findSessionRow` and others that look for live sessions ask for. */
export function liveAt(now: Date, audience: Audience = 'student') {
  return { now, idleSince: new Date(now.getTime() - LIVES[audience].idle) }
}

/** Ends the student's session that the browser holds, as `endSession`. */
export function endStudentSession(request: Request): Promise<string> {
  return endSession(request, 'student')
}

/** Ends the browser's session of this audience on the server and returns the `Set-Cookie` value that clears the cookie. */
export async function endSession(request: Request, audience: Audience): Promise<string> {
  const cookie = SESSION_COOKIES[audience]
  const token = await readSessionToken(request, cookie)
  if (token) {
    underWay.delete(token)
    await db.session.deleteMany({ where: { tokenHash: hashToken(token), audience } })
  }
  return cookie.serialize('', { maxAge: 0 })
}
