/** The child that a parent's page is about: proved by the session, found by the parent's own permission, else 404. */
import { requireParent } from '~/auth/parent-session.server'
import { findChild } from '~/models/families/children.server'
import { notFound } from '~/utils/http/responses.server'

export async function requireChild(request: Request, consentId = '') {
  const { email: parentEmail } = await requireParent(request)
  const child = await findChild({ parentEmail, consentId })
  if (!child) throw notFound()
  return { parentEmail, child }
}
