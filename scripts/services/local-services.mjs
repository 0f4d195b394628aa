/** What `npm start` and `npm run dev` share: packages, client, database, stand-ins, demo data, and the end of it all in order. */
import { join } from 'node:path'
import { isLoopbackName } from '../../server/config.mjs'
import { checkNode, ensureInstalled } from '../freshness.mjs'
import { dataFolder, isLocalRun, loadDotEnv, localSecrets, readPorts, requireFreePort, standInKeys } from './environment.mjs'
import { inTurn } from './in-turn.mjs'
import { migrate, seed, startEmbeddedDatabase, startSandbox } from './with-services.mjs'

/**
 * Starts everything around the product's server.
 * @param {() => Promise<void>} ensureCode what the server runs from: the build, or the generated client alone
 * @returns the server's environment, what to greet with, and `standOn`, by which the server is stopped before what it stands on,
 *   and everything is stopped when the server has gone
 */
export async function startAround(ensureCode) {
  checkNode()
  loadDotEnv()
  const isLocal = isLocalRun()
  const { port, sandboxPort } = readPorts()
  const needsMail = isLocal && !process.env.POSTMARK_SERVER_TOKEN
  const needsPayments = isLocal && !process.env.STRIPE_SECRET_KEY
  const needsModel = isLocal && !process.env.AI_API_KEY
  const needsStandIns = needsMail || needsPayments || needsModel
  await requireFreePort('PORT', port, process.env.HOST || (isLocal ? '127.0.0.1' : undefined))
  if (needsStandIns) await requireFreePort('SANDBOX_PORT', sandboxPort)
  await ensureInstalled()
  await ensureCode()

  const { stops, end } = stopInOrder()
  const folder = dataFolder()
  const env = { ...process.env, PORT: String(port) }
  if (isLocal) Object.assign(env, localDefaults(folder, env))
  if (!env.DATABASE_URL) {
    const database = await startEmbeddedDatabase(join(folder, 'database'))
    stops.push(database.stop)
    env.DATABASE_URL = database.url
  }
  let inbox
  let payments
  if (needsStandIns) {
    const { POSTMARK_SERVER_TOKEN } = localSecrets(folder)
    const stripe = standInKeys(env.APP_URL)
    const sandbox = await startSandbox({ port: sandboxPort, folder, postmarkToken: POSTMARK_SERVER_TOKEN, stripe })
    stops.push(sandbox.stop)
    if (needsMail) {
      inbox = `http://localhost:${sandboxPort}/`
      Object.assign(env, { POSTMARK_SERVER_TOKEN, POSTMARK_API_URL: sandbox.url })
    }
    // Its keys are those that the product takes by itself on a machine of one's own.
    if (needsPayments) {
      payments = `http://localhost:${sandboxPort}/stripe`
      env.STRIPE_API_URL = sandbox.url
    }
    if (needsModel) env.AI_API_URL = `${sandbox.url}/v1`
  }

  const signIns = await inTurn(env.DATABASE_URL, async () => {
    await migrate(env.DATABASE_URL)
    return isLocal && mayFill(env) ? (await seed(env)).signIns : []
  })
  return { env, signIns, inbox, payments, standOn }

  function standOn({ stop, gone }) {
    stops.push(stop)
    gone.then(() => end(1))
  }
}

/** The lines that greet whoever started it. */
export function greeting({ env, signIns, inbox, payments }) {
  const lines = signIns.flatMap(({ who, email, password, secret }) => [
    `    ${who.padEnd(20)} ${email}  /  ${password}`,
    ...(secret ? [`    ${''.padEnd(20)} then a code: npm run demo:code, or an authenticator app with the secret ${secret}`] : []),
  ])
  return [
    '',
    `  Stanine is at   ${env.APP_URL}`,
    ...(inbox ? [`  Its mail is at  ${inbox}`] : []),
    ...(payments ? [`  Its money is at ${payments}`] : []),
    ...(lines.length > 0 ? ['', '  Demo sign-ins', ...lines] : []),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n')
}

function localDefaults(folder, { APP_URL, HOST, LOG_LEVEL, MAIL_FROM, PORT, SESSION_SECRET }) {
  return {
    APP_URL: APP_URL || `http://localhost:${PORT}`,
    HOST: HOST || '127.0.0.1',
    LOG_LEVEL: LOG_LEVEL || 'warn',
    MAIL_FROM: MAIL_FROM || 'Stanine <desk@stanine.example>',
    SESSION_SECRET: SESSION_SECRET || localSecrets(folder).SESSION_SECRET,
  }
}

/** Demo accounts have known passwords: a database elsewhere gets them only when SEED_DEMO asks for it. */
function mayFill({ DATABASE_URL, SEED_DEMO }) {
  if (SEED_DEMO === 'false') return false
  return SEED_DEMO === 'true' || isLoopbackName(new URL(DATABASE_URL).hostname)
}

/** Ctrl-C and SIGTERM: what was started last is stopped first. A second Ctrl-C does not wait. */
function stopInOrder() {
  const stops = []
  let isStopping = false
  async function end(code) {
    if (isStopping) return
    isStopping = true
    console.log('\nStopping …')
    for (const stop of stops.toReversed()) await stop().catch(console.error)
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (isStopping ? process.exit(1) : end(0)))
  return { stops, end }
}
