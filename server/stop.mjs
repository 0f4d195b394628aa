/**
 * The orderly end of a server process: say "not ready", take no more connections, answer what comes on the open ones with
 * `Connection: close`, let requests in flight finish, cut what lies idle or has stalled, close what the application opened, exit.
 *
 * The application registers what must be closed (database pool, queue) when its server entry loads:
 *
 *     globalThis[Symbol.for('stanine.closers')]?.add(async () => { await queue.stop(); await db.$disconnect() })
 *
 * Without a front door (Vite's dev server) the set is absent, hence the `?.`.
 */
import net from 'node:net'
import { log } from './log.mjs'

export const CLOSERS = Symbol.for('stanine.closers')
const CLOSE_MS = 4_000
const SWEEP_MS = 100
const IDLE_MS = 1_000

/**
 * @param {{ stallMs: number, idleMs?: number, exit?: (code: number) => void }} options how long a request may still take, and how long an
 *   idle connection may still bring one, in milliseconds
 */
export function createStop({ stallMs, idleMs = IDLE_MS, exit = process.exit }) {
  /** @type {Set<import('node:http').Server>} */
  const servers = new Set()
  /** @type {Set<() => Promise<unknown>>} */
  const closers = new Set()
  globalThis[CLOSERS] = closers
  let isStopping = false

  /** From here on this module alone closes the server: remix-serve's own handlers wait forever and print `undefined`. */
  function watch(server) {
    servers.add(server)
    server.close = () => server
    return server
  }

  async function stop(code = 0) {
    if (isStopping) return
    isStopping = true
    await Promise.all([...servers].map(drain))
    await Promise.race([closeAll(), new Promise((resolve) => setTimeout(resolve, CLOSE_MS))])
    exit(code)
  }

  async function drain(server) {
    // An idle connection may be bringing a request at this moment, so it is not cut at once, as http's own close() would do.
    let sweep
    const idle = setTimeout(() => {
      sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    }, idleMs)
    const cut = setTimeout(() => server.closeAllConnections(), stallMs)
    await new Promise((resolve) => net.Server.prototype.close.call(server, resolve))
    clearTimeout(idle)
    clearInterval(sweep)
    clearTimeout(cut)
  }

  async function closeAll() {
    for (const close of closers) {
      try {
        await close()
      } catch (error) {
        log('error', 'could not close cleanly', { error })
      }
    }
  }

  /** Signals, a vanished parent, and what nobody caught. */
  function listen() {
    for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(0))
    if (process.channel) process.on('disconnect', () => stop(0))
    process.on('unhandledRejection', (error) => {
      if (servers.size === 0) return failToBoot(error)
      log('error', 'a promise was rejected and nobody looked', { error })
    })
    process.on('uncaughtException', (error) => {
      log('error', 'uncaught exception: finishing what is under way, then exiting', { error })
      void stop(1)
    })
  }

  /** The application could not be loaded: for people, its message names what is missing. */
  function failToBoot(error) {
    process.stderr.write(`${error instanceof Error && error.message.includes('\n') ? error.message : (error?.stack ?? error)}\n`)
    exit(1)
  }

  return { watch, stop, listen, isStopping: () => isStopping }
}
