/**
 * The product that the journeys visit: embedded database, stand-ins and the built application, on free ports and in a folder of their
 * own. Playwright calls this once before all tests; what it returns is called once after them.
 */
import { randomBytes } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, standInKeys } from '../../scripts/services/environment.mjs'
import { migrate, startEmbeddedDatabase, startSandbox, startServer } from '../../scripts/services/with-services.mjs'

const LOG = 'test-results/server.log'

export default async function startProduct(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'stanine-e2e-'))
  const stops: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
  async function stopAll(): Promise<void> {
    for (const stop of stops.splice(0).toReversed()) await stop()
  }

  try {
    const database = await startEmbeddedDatabase(join(folder, 'database'))
    stops.push(database.stop)
    await migrate(database.url)
    const postmarkToken = randomBytes(24).toString('base64url')
    const port = await findFreePort()
    const sandbox = await startSandbox({ postmarkToken, stripe: standInKeys(`http://localhost:${port}`) })
    stops.push(sandbox.stop)

    const env = {
      PORT: String(port),
      APP_URL: `http://localhost:${port}`,
      DATABASE_URL: database.url,
      SESSION_SECRET: randomBytes(32).toString('base64url'),
      POSTMARK_SERVER_TOKEN: postmarkToken,
      POSTMARK_API_URL: sandbox.url,
      STRIPE_API_URL: sandbox.url,
      AI_API_URL: `${sandbox.url}/v1`,
      MAIL_FROM: 'Stanine <desk@stanine.example>',
      LOG_LEVEL: 'warn',
    }
    const server = await startServer(env, { logTo: serverLog() })
    stops.push(server.stop)

    // The workers inherit these: factories write into the same database, and the mail is read from the same inbox.
    Object.assign(process.env, env, { LOG_LEVEL: 'silent' })
    return stopAll
  } catch (error) {
    await stopAll()
    if (existsSync(LOG)) console.error(readFileSync(LOG, 'utf8'))
    throw error
  }
}

/** Beside the screenshots of what failed, so that a 500 can be looked up. */
function serverLog(): NodeJS.WritableStream {
  mkdirSync('test-results', { recursive: true })
  return createWriteStream(LOG)
}
