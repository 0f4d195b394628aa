import { mkdtempSync, rmSync, statSync } from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkNode } from '../freshness.mjs'
import { isLocalRun, localSecrets, readPorts, requireFreePort } from './environment.mjs'

test('a loopback address is a local run, whatever its port and name', () => {
  for (const APP_URL of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80', 'http://a.localhost', ''])
    expect(isLocalRun({ APP_URL })).toBe(true)
})

test('any other address makes nothing up and names all that is missing at once', () => {
  const contact = { CONTACT_ADDRESS: 'x', CONTACT_PHONE: 'x' }
  const prices = { STRIPE_PRICE_MONTHLY: 'x', STRIPE_PRICE_QUARTERLY: 'x', STRIPE_PRICE_ANNUAL: 'x', STRIPE_PRICE_SEAT: 'x' }
  const env = { APP_URL: 'https://stanine.example', MAIL_FROM: 'a@stanine.example', ...contact, ...prices }
  expect(() => isLocalRun(env)).toThrow(
    'Set DATABASE_URL, SESSION_SECRET, POSTMARK_SERVER_TOKEN, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, AI_API_KEY, AI_MODEL, SUPPORT_EMAIL (see .env.example)',
  )
  const keys = { SESSION_SECRET: 'x', POSTMARK_SERVER_TOKEN: 'x', STRIPE_SECRET_KEY: 'x', STRIPE_WEBHOOK_SECRET: 'x' }
  const whole = { ...env, ...keys, DATABASE_URL: 'x', SUPPORT_EMAIL: 'x', AI_API_KEY: 'x', AI_MODEL: 'x' }
  expect(isLocalRun(whole)).toBe(false)
  expect(isLocalRun({ ...whole, APP_URL: 'https://localhost.evil.example' })).toBe(false)
})

test('a busy port is named, with what to do', async () => {
  const holder = net.createServer()
  await new Promise<void>((listening) => holder.listen(0, '127.0.0.1', listening))
  const { port } = holder.address() as AddressInfo
  await expect(requireFreePort('PORT', port)).rejects.toThrow(
    `Port ${port} is in use by another program. Stop that one, or choose another: PORT=${port + 100} npm start`,
  )
  holder.close()
})

test('the stand-ins take the port after the product', () => {
  expect(readPorts({ PORT: '4000' })).toEqual({ port: 4000, sandboxPort: 4001 })
  expect(() => readPorts({ PORT: 'no' })).toThrow('PORT is not a port number: no')
})

test('secrets are made once and are readable by their owner alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stanine-'))
  const secrets = localSecrets(folder)
  expect(secrets.SESSION_SECRET.length).toBeGreaterThanOrEqual(43)
  expect(localSecrets(folder)).toEqual(secrets)
  expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0)
  rmSync(folder, { recursive: true })
})

test('an old Node is told what is needed', () => {
  expect(() => checkNode('20.18.3')).toThrow('Stanine needs Node 20.19 or newer; this is 20.18.3')
  expect(() => checkNode('20.19.0')).not.toThrow()
  expect(() => checkNode('24.1.0')).not.toThrow()
})
