/**
 * Parents who followed a mailed link: they have no account and no password, so their session is short and proves one thing, the address.
 * What it opens is asked of the database at every page (models/families/children.server.ts).
 */
import { redirect } from '@remix-run/node'
import { hashToken, randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { KEPT_MS } from '~/models/accounts/personal-data/periods'
import { paths } from '~/paths'
import { parentCookie, readSessionToken } from './cookies.server'

/** Opens a session for the proved address; returns the `Set-Cookie` value. What the browser held before ends. */
export async function openParentSession(request: Request, email: string, now = new Date()): Promise<string> {
  await endParentSession(request)
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + KEPT_MS.parentSession)
  await db.parentSession.create({ data: { tokenHash: hashToken(token), email, createdAt: now, expiresAt } })
  return parentCookie.serialize(token)
}

/** The address that was proved in this browser; null for everybody else. */
export async function readParent(request: Request, now = new Date()): Promise<{ email: string } | null> {
  const token = await readSessionToken(request, parentCookie)
  return token
    ? db.parentSession.findFirst({ where: { tokenHash: hashToken(token), expiresAt: { gt: now } }, select: { email: true } })
    : null
}

/** The same, or a redirect to the page that mails a link. */
export async function requireParent(request: Request): Promise<{ email: string }> {
  const parent = await readParent(request)
  if (!parent) throw redirect(paths.family.home())
  return parent
}

/** Ends the session on the server and returns the `Set-Cookie` value that clears the cookie. */
export async function endParentSession(request: Request): Promise<string> {
  const token = await readSessionToken(request, parentCookie)
  if (token) await db.parentSession.deleteMany({ where: { tokenHash: hashToken(token) } })
  return parentCookie.serialize('', { maxAge: 0 })
}
