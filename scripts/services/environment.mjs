/**
 * The environment of a run: `.env`, the loopback rule, and what is generated where nothing is given.
 * While APP_URL is a loopback address, stand-ins, generated secrets and demo data are allowed; with any other address nothing is made
 * up, and everything missing is named at once.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { join, resolve } from 'node:path'
import { isLoopbackName, PAYMENT_EXAMPLES, readAppUrl } from '../../server/config.mjs'
import { Failure, ROOT } from '../tools.mjs'

/** Without these the product cannot be served to the world. */
const REQUIRED = [
  'DATABASE_URL',
  'SESSION_SECRET',
  'POSTMARK_SERVER_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_QUARTERLY',
  'STRIPE_PRICE_ANNUAL',
  'STRIPE_PRICE_SEAT',
  'AI_API_KEY',
  'AI_MODEL',
  'MAIL_FROM',
  'CONTACT_ADDRESS',
  'CONTACT_PHONE',
  'SUPPORT_EMAIL',
]

/** The keys of the payment provider's stand-in; with the product's address it sends its events there. */
export function standInKeys(appUrl) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = PAYMENT_EXAMPLES
  return { secretKey, webhookSecret, ...(appUrl && { webhookUrl: `${appUrl}/webhooks/stripe` }) }
}

/** Reads `.env` into the process environment; what is set already wins. */
export function loadDotEnv() {
  const file = join(ROOT, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * Whether this run is on this machine alone.
 * @param {Record<string, string | undefined>} [env]
 * @throws {Failure} with any other APP_URL, when something required is missing: one message, all names
 */
export function isLocalRun(env = process.env) {
  if (isLoopbackName(readAppUrl(env).hostname)) return true
  const missing = REQUIRED.filter((name) => !env[name])
  if (missing.length > 0) {
    throw new Failure(
      `APP_URL is ${env.APP_URL}, so nothing is made up. Set ${missing.join(', ')} (see .env.example), or unset APP_URL to try it here.`,
    )
  }
  return false
}

/**
 * Where the embedded database, the local mail and the generated secrets live.
 * @param {Record<string, string | undefined>} [env]
 */
export function dataFolder(env = process.env) {
  return resolve(ROOT, env.DATA_DIR || 'data')
}

/** Secrets of this machine, generated once and kept in the data folder, readable by its owner alone. */
export function localSecrets(folder) {
  const file = join(folder, 'secrets.json')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const secrets = { SESSION_SECRET: makeSecret(), POSTMARK_SERVER_TOKEN: makeSecret(), ...kept }
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}

/**
 * The port that the product listens on, and the one of its stand-ins.
 * @param {Record<string, string | undefined>} [env]
 */
export function readPorts(env = process.env) {
  const port = readPort('PORT', env.PORT || '3000')
  return { port, sandboxPort: readPort('SANDBOX_PORT', env.SANDBOX_PORT || String(port + 1)) }
}

/** @throws {Failure} naming the port and what to do, when something listens on it */
export async function requireFreePort(name, port, host = '127.0.0.1') {
  const error = await tryPort(port, host)
  if (error?.code === 'EADDRINUSE') {
    throw new Failure(`Port ${port} is in use by another program. Stop that one, or choose another: ${name}=${port + 100} npm start`)
  }
  if (error) throw new Failure(`Port ${port} cannot be used (${error.code}). Choose another: ${name}=${port + 100} npm start`)
}

/** A port that nobody uses at this moment. @returns {Promise<number>} */
export function findFreePort() {
  return new Promise((found, failed) => {
    const probe = net.createServer().once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => found(port))
    })
  })
}

function makeSecret() {
  return randomBytes(32).toString('base64url')
}

function readPort(name, text) {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Failure(`${name} is not a port number: ${text}`)
}

function tryPort(port, host) {
  return new Promise((done) => {
    const probe = net.createServer().once('error', done)
    probe.listen(port, host, () => probe.close(() => done(undefined)))
  })
}
