/** What the application reads from its environment. */
import { afterEach, expect, test, vi } from 'vitest'
import { isLoopbackName } from '../server/config.mjs'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

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
  vi.resetModules()
  const { env } = await import('./env.server')
  expect(env.isLoopback).toBe(isLoopback)
  expect(isLoopbackName(new URL(address).hostname)).toBe(isLoopback)
})
