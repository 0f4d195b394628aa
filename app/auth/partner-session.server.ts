/** Tutors and affiliates who are signed in: their standing is read from the database on each request, as the session is. */
import { hashToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { AFFILIATE_STANDING, type Partner, type Standing, TUTOR_STANDING, withStatus } from '~/models/accounts/audiences/standing.server'
import { HOUR_MS } from '~/utils/time/durations'
import { readSessionToken, SESSION_COOKIES } from './cookies.server'
import { liveAt } from './session.server'

/** The last-seen time is written at most this often. */
const SEEN_INTERVAL_MS = HOUR_MS / 4

export interface SignedInPartner extends Standing {
  audience: Partner
  session: { id: string }
}

/** Who is signed in through this door, however the application stands; null for nobody. */
export async function readPartnerSession(request: Request, audience: Partner, now = new Date()): Promise<SignedInPartner | null> {
  const token = await readSessionToken(request, SESSION_COOKIES[audience])
  if (!token) return null

  const { idleSince } = liveAt(now, audience)
  const session = await db.session.findFirst({
    where: { tokenHash: hashToken(token), audience, expiresAt: { gt: now }, lastSeenAt: { gt: idleSince } },
    select: { id: true, lastSeenAt: true, tutor: { select: TUTOR_STANDING }, affiliate: { select: AFFILIATE_STANDING } },
  })
  const standing = audience === 'tutor' ? session?.tutor && withStatus(session.tutor) : session?.affiliate
  if (!session || !standing) return null

  const { id, lastSeenAt } = session
  if (now.getTime() - lastSeenAt.getTime() > SEEN_INTERVAL_MS) await db.session.updateMany({ where: { id }, data: { lastSeenAt: now } })
  return { ...standing, audience, session: { id } }
}
