import { expect, test } from 'vitest'
import { contentSecurityPolicy, policyWithStyle, withHashes } from './content-policy.server'

test('a content page allows its own files and nothing inline', () => {
  const policy = contentSecurityPolicy()
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
  expect(policy).not.toMatch(/unsafe|nonce/)
})

test('a page with scripts allows exactly what carries its nonce', () => {
  const policy = contentSecurityPolicy('abc')
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'")
  expect(policy).toContain("style-src 'self' 'nonce-abc'")
  expect(policy).not.toContain('unsafe')
})

test('a content page with a style of its own allows that style, and no other script for it', () => {
  const policy = policyWithStyle('abc')
  expect(policy).toContain("script-src 'self'; style-src 'self' 'nonce-abc';")
  expect(policy).not.toMatch(/unsafe|strict-dynamic/)
})

test('forms may lead to the payment pages, and nothing may frame ours', () => {
  expect(contentSecurityPolicy()).toContain("form-action 'self' https://checkout.stripe.com https://billing.stripe.com")
  expect(contentSecurityPolicy()).toContain("frame-ancestors 'none'")
})

test('a page that is to be cached loses its nonce and gains the hash of each script that carried it', () => {
  const page = '<link rel="preload" nonce="abc"/><script nonce="abc">go()</script><script src="/enhance.js" defer="" nonce="abc"></script>'
  const shared = withHashes(page, 'abc')
  expect(shared?.html).toBe('<link rel="preload"/><script>go()</script><script src="/enhance.js" defer=""></script>')
  expect(shared?.policy).toContain("script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';")
  expect(shared?.policy).toContain("style-src 'self';")
})

test('a script without the nonce gets no hash', () => {
  const shared = withHashes('<script nonce="abc">go()</script><script>steal()</script><script nonce="old">steal()</script>', 'abc')
  expect(shared?.policy.match(/sha256/g)).toHaveLength(1)
  expect(shared?.html).toContain('<script>steal()</script>')
})

test('a page that shows its nonce anywhere else is not fit to be cached', () => {
  expect(withHashes('<script nonce="abc">go()</script><p data-nonce="abc"></p>', 'abc')).toBeNull()
  expect(withHashes('<p>no script at all</p>', 'abc')).toBeNull()
})
