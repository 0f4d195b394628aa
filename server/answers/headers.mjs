/** The headers that every response carries, whoever wrote it: page, redirect, static file or error. */

const OUR_COOKIE = /(?:^|;\s*)(?:__Host-)?stanine_/
const CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'"
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  // Never `no-referrer`: browsers would send `Origin: null` with our own forms.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}
const HTTPS_ONLY = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }

/** Whether a request carries a cookie of ours: then nothing about its answer is public. */
export function hasOurCookie(req) {
  const { cookie } = req.headers
  return cookie !== undefined && OUR_COOKIE.test(cookie)
}

/** The headers that do not depend on the response. */
export function securityHeaders(isHttps) {
  return isHttps ? { ...ALWAYS, ...HTTPS_ONLY } : ALWAYS
}

/**
 * Completes a response's headers before they leave. What the application set stays, except two cases in which a shared cache
 * would keep something private: a Set-Cookie, and a public page that was rendered for a visitor with a cookie of ours.
 */
export function completeHeaders(req, res, config) {
  for (const [name, value] of Object.entries(securityHeaders(config.isHttps))) if (!res.hasHeader(name)) res.setHeader(name, value)
  if (!res.hasHeader('Content-Security-Policy')) res.setHeader('Content-Security-Policy', CONTENT_POLICY)

  const caching = String(res.getHeader('Cache-Control') ?? '')
  const isPrivate = res.hasHeader('Set-Cookie') || (caching.includes('s-maxage') && hasOurCookie(req))
  if (caching.includes('s-maxage')) addVary(res, 'Cookie')
  if (isPrivate || caching === '') res.setHeader('Cache-Control', isPrivate ? 'private, no-store' : 'no-store')
}

/** Adds a name to those that the answer varies by. */
export function addVary(res, name) {
  const vary = String(res.getHeader('Vary') ?? '')
  if (!vary.toLowerCase().includes(name.toLowerCase())) res.setHeader('Vary', vary ? `${vary}, ${name}` : name)
}
