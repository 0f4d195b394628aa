/** Which requests are ours: names of our cookies share a prefix, by which caches and the root loader tell strangers apart. */
import { createCookie } from '@remix-run/node'
import { env } from '~/env.server'

/** A host-only, script-proof cookie named `stanine_…`, Secure wherever the product is. `maxAge` in seconds; none ends with the browser. */
export function ownCookie(name: string, options: { maxAge?: number; secrets?: string[] } = {}) {
  const prefix = env.isSecure ? '__Host-' : ''
  return createCookie(`${prefix}stanine_${name}`, { path: '/', sameSite: 'lax', httpOnly: true, secure: env.isSecure, ...options })
}

/** Whether the request carries any cookie of ours. Without one, a page is the same for everybody. */
export function hasOwnCookie(request: Request): boolean {
  return /(?:^|;)\s*(?:__Host-)?stanine_/.test(request.headers.get('cookie') ?? '')
}
