/**
 * Keeps an embedded database running: starts its process, asks it a question every few seconds, ends it when it does not answer
 * (after "disk full" PGlite's next query never returns), and starts it again whenever it has gone. Its address stays the same.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const PROGRAM = fileURLToPath(new URL('embedded-database.mjs', import.meta.url))
const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5_000

/**
 * Starts the database in a folder and keeps it.
 * @param {string} folder
 * @param {{ probeMs?: number, deadlineMs?: number, onEvent?: (text: string) => void }} [options] pause between questions and time to answer one;
 *   a statement that runs longer than the deadline counts as a hang
 * @returns {Promise<{ url: string, pid: () => number | undefined, stop: () => Promise<void> }>}
 * @throws {Error} with advice, when the folder is taken or damaged
 */
export async function keepDatabase(folder, { probeMs = 5_000, deadlineMs = 30_000, onEvent = console.error } = {}) {
  let isStopping = false
  let pause = FIRST_PAUSE_MS
  let child
  let timer
  let port = ''
  const url = await start()
  port = new URL(url).port // only of a loopback port; a socket's name is its folder
  watch()
  return { url, pid: () => child?.pid, stop }

  async function start() {
    // In a process group of its own: Ctrl-C reaches the keeper, which stops the database last.
    const options = { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'], detached: process.platform !== 'win32' }
    child = fork(PROGRAM, [folder, ...(port ? [port] : [])], options)
    let complaint = ''
    child.stderr.on('data', (chunk) => {
      complaint = `${complaint}${chunk}`.slice(-2_000)
    })
    const [message] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [{}])])
    if (message.url) return message.url
    throw new Error(message.refused ?? `The embedded database did not start. ${complaint}`)
  }

  function watch() {
    const running = child
    running.once('exit', () => {
      clearTimeout(timer)
      if (!isStopping) revive()
    })
    timer = setTimeout(probe, probeMs)
    async function probe() {
      const isAnswering = await ask(url, deadlineMs)
      if (isStopping || running !== child || running.exitCode !== null) return
      if (isAnswering) {
        pause = FIRST_PAUSE_MS
        timer = setTimeout(probe, probeMs)
        return
      }
      onEvent('The embedded database does not answer and is restarted.')
      running.kill('SIGKILL')
    }
  }

  function revive() {
    timer = setTimeout(async () => {
      try {
        await start()
        onEvent('The embedded database is back.')
        if (!isStopping) watch()
      } catch (error) {
        onEvent(error.message)
        if (!isStopping) revive()
      }
    }, pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }

  async function stop() {
    if (isStopping) return
    isStopping = true
    clearTimeout(timer)
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
}

async function ask(url, deadlineMs) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: deadlineMs, query_timeout: deadlineMs })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    client.end().catch(() => {})
  }
}
