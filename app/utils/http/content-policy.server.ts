/** The content security policy of every document (security T31). */
import { createHash } from 'node:crypto'
import { env } from '~/env.server'

/** Where people pay: Stripe's own pages, or those of whatever speaks its wire instead. */
const PAYMENT_ORIGINS =
  new URL(env.STRIPE_API_URL).origin === 'https://api.stripe.com'
    ? ['https://checkout.stripe.com', 'https://billing.stripe.com']
    : [new URL(env.STRIPE_API_URL).origin]

/**
 * The policy of one document. `nonce` for a page with framework scripts; without it only enhance.js may run and the page can be cached.
 * A form may post to us, whose redirect may lead to the payment pages: browsers check the redirect too.
 */
export function contentSecurityPolicy(nonce?: string): string {
  return nonce ? policyOf(`'nonce-${nonce}' 'strict-dynamic'`, `'self' 'nonce-${nonce}'`) : policyOf("'self'", "'self'")
}

/** The policy of a page of plain HTML that has a <style nonce> of its own: its scripts are files of ours, as on every such page. */
export function policyWithStyle(nonce: string): string {
  return policyOf("'self'", `'self' 'nonce-${nonce}'`)
}

/**
 * A page that was rendered with this nonce, made fit to be cached: the nonce is gone from it, and the policy names the hash of each inline
 * script that carried it. What somebody smuggled in carried none and has no hash. Null when the nonce stands anywhere else.
 */
export function withHashes(page: string, nonce: string): { html: string; policy: string } | null {
  const hashes = new Set<string>()
  const html = page.replaceAll(/<(script|style|link)\b([^>]*?) nonce="([^"]*)"([^>]*)>/g, (tag, name, before, own, after, at: number) => {
    if (own !== nonce) return tag
    const start = at + tag.length
    if (name === 'script' && !/\ssrc=/.test(before + after)) hashes.add(hashOf(page.slice(start, page.indexOf('</script>', start))))
    return `<${name}${before}${after}>`
  })
  if (hashes.size === 0 || html.includes(nonce)) return null
  return { html, policy: policyOf(["'self'", ...hashes].join(' '), "'self'") }
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

function policyOf(scripts: string, styles: string): string {
  const policy = {
    'default-src': "'none'",
    'script-src': scripts,
    'style-src': styles,
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
