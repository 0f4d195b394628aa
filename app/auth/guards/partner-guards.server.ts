/** The guards of the tutors' and the affiliates' pages. */
import { redirect } from '@remix-run/node'
import { type Audience, DOORS, type Partner, STANDING_PAGES } from '~/paths/doors'
import { readPartnerSession, type SignedInPartner } from '../partner-session.server'
import { requireStudent, requireVisitor, returnPath } from './guards.server'

/** Whoever is signed in through this door, however the application stands; else a redirect to the sign-in page that leads back here. */
async function requirePartner(request: Request, audience: Partner): Promise<SignedInPartner> {
  const partner = await readPartnerSession(request, audience)
  if (!partner) throw redirect(DOORS[audience].login(returnPath(request, DOORS[audience].dashboard())))
  return partner
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

/** Whoever is signed in through this door, for the pages of an account that all audiences have. */
export async function requireSignedIn(request: Request, audience: Audience) {
  if (audience !== 'student') return { ...(await requirePartner(request, audience)), profile: null }
  return { ...(await requireStudent(request)), audience }
}
