/**
 * Sessions: one row a sign-in, found by the SHA-256 of the cookie's token. A new token at every sign-in; signing out, a changed
 * password and deletion end it on the server. Students stay signed in for 14 idle days, 90 at most (docs/decisions.md 11).
 */
import { hashToken, randomToken } from '~/crypto/tokens.server'
import { db, shared } from '~/db.server'
import type { Prisma } from '~/generated/prisma/client'
import { isKnownNetwork } from '~/models/accounts/known-network.server'
import { membershipOf } from '~/models/membership/membership'
import { DAY_MS, HOUR_MS } from '~/utils/time/durations'
import { readSessionToken, studentCookie } from './cookies.server'
import { networkKey } from './devices.server'
import { findSessionRow, sessionUserId } from './session-row.server'

const IDLE_MS = 14 * DAY_MS
const ABSOLUTE_MS = 90 * DAY_MS
/** The last-seen time is written at most this often, so that reading a page seldom writes. */
const SEEN_INTERVAL_MS = HOUR_MS

export type Student = NonNullable<Awaited<ReturnType<typeof readStudentSession>>>

/**
 * Opens a session for the student and returns the `Set-Cookie` value. Any session that the browser held before is ended. Comes before
 * `rememberSignIn`: the session notes whether its network was known by then.
 */
export async function openStudentSession(request: Request, userId: string, now = new Date()): Promise<string> {
  await endStudentSession(request)

  const token = randomToken()
  const userAgent = request.headers.get('user-agent')?.slice(0, 200)
  const network = networkKey(request)
  const isNewNetwork = !(await isKnownNetwork({ id: userId, network }, now))
  await db.session.create({
    data: {
      tokenHash: hashToken(token),
      audience: 'student',
      userId,
      userAgent,
      network,
      isNewNetwork,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
    },
  })
  return studentCookie.serialize(token)
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
export function liveAt(now: Date) {
  return { now, idleSince: new Date(now.getTime() - IDLE_MS) }
}

/** Ends the browser's session on the server and returns the `Set-Cookie` value that clears the cookie. */
export async function endStudentSession(request: Request): Promise<string> {
  const token = await readSessionToken(request, studentCookie)
  if (token) {
    underWay.delete(token)
    await db.session.deleteMany({ where: { tokenHash: hashToken(token) } })
  }
  return studentCookie.serialize('', { maxAge: 0 })
}
