import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-policy.server'

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

test('forms may lead to the payment pages, and nothing may frame ours', () => {
  expect(contentSecurityPolicy()).toContain("form-action 'self' https://checkout.stripe.com https://billing.stripe.com")
  expect(contentSecurityPolicy()).toContain("frame-ancestors 'none'")
})
