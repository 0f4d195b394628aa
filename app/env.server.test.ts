/** What the application reads from its environment. */
import { afterEach, expect, test, vi } from 'vitest'
import { isLoopbackName, PAYMENT_EXAMPLES } from '../server/config.mjs'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const CONTACT = { CONTACT_ADDRESS: 'Stanine | 1 School Lane', CONTACT_PHONE: '(212) 555-0101', SUPPORT_EMAIL: 'help@stanine.test' }

test.each([
  ['http://localhost:3000', true],
  ['http://stanine.localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://127.0.0.2:3000', true],
  ['http://[::1]:3000', true],
  ['https://stanine.example', false],
  ['https://localhost.stanine.example', false],
])('the application and the front door agree whether %s is this machine', async (address, isLoopback) => {
  vi.stubEnv('APP_URL', address)
  const model = { AI_API_KEY: 'a key', AI_MODEL: 'a model' }
  for (const [name, value] of Object.entries({ ...CONTACT, ...PAYMENT_EXAMPLES, ...model })) vi.stubEnv(name, value)
  vi.resetModules()
  const { env } = await import('./env.server')
  expect(env.isLoopback).toBe(isLoopback)
  expect(isLoopbackName(new URL(address).hostname)).toBe(isLoopback)
})

test('how families reach us is made up on this machine alone, and what was set stands', async () => {
  vi.stubEnv('CONTACT_PHONE', '(212) 555-0199')
  vi.resetModules()
  const { env } = await import('./env.server')
  expect(env).toMatchObject({ CONTACT_PHONE: '(212) 555-0199', SUPPORT_EMAIL: 'support@stanine.example' })
})

test('elsewhere every way to reach us that is missing is named at once', async () => {
  vi.stubEnv('APP_URL', 'https://stanine.example')
  vi.stubEnv('CONTACT_PHONE', '')
  vi.resetModules()
  await expect(import('./env.server')).rejects.toThrow(/CONTACT_ADDRESS: .*\n.*CONTACT_PHONE: .*\n.*SUPPORT_EMAIL: the mailbox/)
})

test('elsewhere every setting of the payments that is missing is named, and here the stand-in’s are taken', async () => {
  const { env } = await import('./env.server')
  expect(env).toMatchObject({ STRIPE_SECRET_KEY: 'sk_test_stanine', STRIPE_PRICE_ANNUAL: 'price_annual' })
  vi.stubEnv('APP_URL', 'https://stanine.example')
  vi.resetModules()
  await expect(import('./env.server')).rejects.toThrow(/STRIPE_SECRET_KEY: .*\n.*STRIPE_WEBHOOK_SECRET: .*(\n.*STRIPE_PRICE_\w+: .*){4}/)
})
