/**
 * The token of a mailed link on its way to the button or form that uses it: it moves from the address into a cookie at once, so that no
 * history, no Referer and no screenshot holds it, and opening the link alone uses nothing.
 */
import { type Cookie, redirect } from '@remix-run/node'

/** Longer ones are none of ours. */
const LONGEST = 100

/** Throws the way to the same page without the token, and keeps the token. Does nothing at an address without one. */
export async function takeLinkToken(request: Request, cookie: Cookie, page: string): Promise<void> {
  const token = new URL(request.url).searchParams.get('token')
  if (token) throw redirect(page, { headers: { 'Set-Cookie': await cookie.serialize(token.slice(0, LONGEST)) } })
}

/** The token that this browser keeps for the page; null when there is none. */
export async function readLinkToken(request: Request, cookie: Cookie): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get('cookie'))
  return typeof value === 'string' && value !== '' ? value : null
}

/** The `Set-Cookie` value that takes it away. */
export function clearLinkToken(cookie: Cookie): Promise<string> {
  return cookie.serialize('', { maxAge: 0 })
}
