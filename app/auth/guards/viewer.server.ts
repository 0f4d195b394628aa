/** Who looks at the page, for the navigation. */
import type { SubscriptionTier } from '~/generated/prisma/enums'
import { type Audience, audienceOf, type Partner } from '~/paths/doors'
import { SESSION_COOKIES } from '../cookies.server'
import { readPartnerSession } from '../partner-session.server'
import { readStudentSession, type Student } from '../session.server'

export type Viewer = Pick<Student, 'id' | 'firstName' | 'lastName' | 'preferredName' | 'email' | 'avatarUrl' | 'role'> & {
  audience: Audience
  /** The tier of a plan that runs. */
  premium?: SubscriptionTier
}

/** The name and picture of whoever is signed in through the door of this page, or null. A request without its cookie costs no query. */
export async function getViewer(request: Request): Promise<Viewer | null> {
  const audience = audienceOf(request)
  if (!request.headers.get('cookie')?.includes(`${SESSION_COOKIES[audience].name}=`)) return null
  if (audience !== 'student') return partnerViewer(request, audience)
  const student = await readStudentSession(request)
  if (!student) return null
  const { id, firstName, lastName, preferredName, email, avatarUrl, role, membership } = student
  const premium = membership.isPremium ? unmarked(membership.tier) : undefined
  return { id, firstName, lastName, preferredName, email, avatarUrl, role, audience, premium }
}

/** Nothing in a page tells a student who was given a seat from one who pays (docs/decisions/037). */
function unmarked(tier: SubscriptionTier): SubscriptionTier {
  return tier === 'scholarship_member' ? 'premium_annual' : tier
}

async function partnerViewer(request: Request, audience: Partner): Promise<Viewer | null> {
  const partner = await readPartnerSession(request, audience)
  if (!partner) return null
  const { id, firstName, lastName, email } = partner
  return { id, firstName, lastName, preferredName: null, email, avatarUrl: null, role: 'student', audience }
}
