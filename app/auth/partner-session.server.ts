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
  hasSecondFactor: boolean
}

/** Who is signed in through this door, however the application stands; null for nobody, and for an account that is to be deleted. */
export async function readPartnerSession(request: Request, audience: Partner, now = new Date()): Promise<SignedInPartner | null> {
  const found = await readSession(request, audience, now)
  return found && !found.deletion ? found.partner : null
}

/** Whoever is signed in to an account that is to be deleted: it opens the page that says so, and nothing else. */
export async function readLeavingPartner(request: Request, audience: Partner, now = new Date()) {
  const found = await readSession(request, audience, now)
  return found?.deletion ? { partner: found.partner, deletion: found.deletion } : null
}

const OWN = { secondFactor: { select: { id: true } }, deletion: { select: { dueAt: true } } } as const

async function readSession(request: Request, audience: Partner, now: Date) {
  const token = await readSessionToken(request, SESSION_COOKIES[audience])
  if (!token) return null

  const { idleSince } = liveAt(now, audience)
  const session = await db.session.findFirst({
    where: { tokenHash: hashToken(token), audience, expiresAt: { gt: now }, lastSeenAt: { gt: idleSince } },
    select: {
      id: true,
      lastSeenAt: true,
      tutor: { select: { ...TUTOR_STANDING, ...OWN } },
      affiliate: { select: { ...AFFILIATE_STANDING, ...OWN } },
    },
  })
  const account = audience === 'tutor' ? session?.tutor && withStatus(session.tutor) : session?.affiliate
  if (!session || !account) return null

  const { id, lastSeenAt } = session
  if (now.getTime() - lastSeenAt.getTime() > SEEN_INTERVAL_MS) await db.session.updateMany({ where: { id }, data: { lastSeenAt: now } })
  const { secondFactor, deletion, ...standing } = account
  return { partner: { ...standing, audience, session: { id }, hasSecondFactor: secondFactor !== null }, deletion }
}
