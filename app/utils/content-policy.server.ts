/** The content security policy of every document (security T31). */

const PAYMENT_ORIGINS = ['https://checkout.stripe.com', 'https://billing.stripe.com']

/**
 * The policy of one document. `nonce` for a page with framework scripts; without it only enhance.js may run and the page can be cached.
 * A form may post to us, whose redirect may lead to the payment pages: browsers check the redirect too.
 */
export function contentSecurityPolicy(nonce?: string): string {
  const policy = {
    'default-src': "'none'",
    'script-src': nonce ? `'nonce-${nonce}' 'strict-dynamic'` : "'self'",
    'style-src': nonce ? `'self' 'nonce-${nonce}'` : "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'media-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': "'self'",
    'form-action': ["'self'", ...PAYMENT_ORIGINS].join(' '),
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  }
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}
