/** Codes of authenticator apps against the examples of RFC 6238, whose last six digits are what apps show. */
import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { inGroups, keyAddress, newRecoveryCode, newSecret, readCode, stepOfCode } from './one-time-codes.server'

const SECRET = Secret.fromLatin1('12345678901234567890').base32
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is %s', (seconds, code) => {
  expect(stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

test('a clock may be half a minute off, either way, and not more', () => {
  const step = 37037036
  const steps = [-61, -31, -30, -1, 0, 29, 30, 59, 60].map((seconds) => stepOfCode(SECRET, '081804', at(step * 30 + seconds)))
  expect(steps).toEqual([null, null, step, step, step, step, step, step, null])
})

test('other secrets and other codes do not fit', () => {
  expect(stepOfCode(newSecret(), '081804', at(1111111109))).toBeNull()
  for (const code of ['081805', '81804', '0818040', '', 'abcdef']) expect(stepOfCode(SECRET, code, at(1111111109))).toBeNull()
})

test('a secret has 160 random bits, and the address to scan names product and account', () => {
  const secret = newSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(secret)
  const address = new URL(keyAddress(secret, 'ada+test@example.com'))
  expect([address.protocol, decodeURIComponent(address.pathname)]).toEqual([
    'otpauth:',
    expect.stringContaining('Stanine:ada+test@example.com'),
  ])
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    issuer: 'Stanine',
    secret,
    digits: '6',
    period: '30',
    algorithm: 'SHA1',
  })
})

test.each([
  ['123456', 'app'],
  [' 123 456 ', 'app'],
  ['123-456', 'app'],
  ['1234 5678 9012 3456', 'recovery'],
  ['1234-5678-9012-3456', 'recovery'],
  ['1234567890123456', 'recovery'],
  ['12345', undefined],
  ['1234567', undefined],
  ['١٢٣٤٥٦', undefined],
  ['12345a', undefined],
  ['', undefined],
])('%j is read as a code of kind %s', (typed, kind) => {
  expect(readCode(typed)?.kind).toBe(kind)
})

test('a recovery code is 16 digits and is read back from its groups', () => {
  const code = newRecoveryCode()
  expect(inGroups(code)).toMatch(/^\d{4}( \d{4}){3}$/)
  expect(readCode(inGroups(code))).toEqual({ kind: 'recovery', digits: code })
})
