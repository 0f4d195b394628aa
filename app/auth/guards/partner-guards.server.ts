/** The guards of the tutors' and the affiliates' pages. */
import { redirect } from '@remix-run/node'
import type { AccountName } from '~/models/accounts/audiences/rows.server'
import { type Audience, audienceOf, DOORS, type Partner, STANDING_PAGES } from '~/paths/doors'
import { readLeavingPartner, readPartnerSession, type SignedInPartner } from '../partner-session.server'
import { requireStudent, requireVisitor, returnPath } from './guards.server'

/**
 * Whoever is signed in through this door, however the application stands; else a redirect to the sign-in page that leads back here, or to
 * the page about the account's deletion.
 */
export async function requirePartner(request: Request, audience: Partner): Promise<SignedInPartner> {
  const partner = await readPartnerSession(request, audience)
  if (partner) return partner
  const door = DOORS[audience]
  const isLeaving = await readLeavingPartner(request, audience)
  throw redirect(isLeaving ? door.keep() : door.login(returnPath(request, door.dashboard())))
}

/** The same with an approved application; everybody else is led to the page that says how it stands. */
export async function requireApproved(request: Request, audience: Partner): Promise<SignedInPartner> {
  const partner = await requirePartner(request, audience)
  if (partner.status !== 'approved') throw redirect(STANDING_PAGES[audience], 303)
  return partner
}

/** Sends whoever is signed in through this door to the dashboard. */
export async function requireVisitorAt(request: Request, audience: Audience): Promise<void> {
  if (audience === 'student') return requireVisitor(request)
  if (await readPartnerSession(request, audience)) throw redirect(DOORS[audience].dashboard())
}

/** Whoever is signed in through the door of this page, for the pages of an account that all audiences have. */
export async function requireSignedIn(request: Request): Promise<SignedInAccount> {
  const audience = audienceOf(request)
  if (audience !== 'student') return { ...(await requirePartner(request, audience)), profile: null, isAdmin: false }
  const student = await requireStudent(request)
  return { ...student, audience, isAdmin: student.role === 'admin' }
}

export interface SignedInAccount extends AccountName {
  email: string
  session: { id: string }
  hasSecondFactor: boolean
  isAdmin: boolean
  /** A student's, which says the time zone. */
  profile: { timeZone: string } | null
}
