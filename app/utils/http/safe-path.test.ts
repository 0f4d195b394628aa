import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safePath } from './safe-path'

test.each(['/', '/dashboard', '/schools?q=new%20york#list', '/profile#subscription'])('%s is kept', (path) => {
  expect(safePath(path, '/x')).toBe(path)
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  ' /x',
  'dashboard',
  '',
  `/${'a'.repeat(600)}`,
  null,
])('%j becomes the fallback', (value) => {
  expect(safePath(value, '/fallback')).toBe('/fallback')
})

test('whatever comes in, a browser that follows it stays here', () => {
  const nasty = fc.stringMatching(/^[/\\.@:?#%\t\n a-z0-9]{0,20}$/)
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string(), fc.webUrl()), (value) => {
      expect(new URL(safePath(value, '/'), 'https://stanine.test/page').origin).toBe('https://stanine.test')
    }),
    { numRuns: 2000 },
  )
})
