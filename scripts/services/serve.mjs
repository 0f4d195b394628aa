/**
 * `npm run serve`: the built product for production. One process a core (WORKERS says otherwise), each remix-serve behind the front door;
 * a worker that dies is replaced, at first at once and then with growing pauses; SIGTERM or Ctrl-C ends all of them in order.
 */
import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { log } from '../../server/log.mjs'
import { Failure, ROOT, runScript } from '../tools.mjs'
import { dataFolder, isLocalRun, loadDotEnv, readPorts, requireFreePort } from './environment.mjs'
import { closeLostConnections } from './lost-connections.mjs'

const BUILD = `${ROOT}build/server/index.js`
const LONGEST_PAUSE_MS = 30_000
const STEADY_MS = 60_000
/** Longer than a worker's own deadline for stalled requests and closing together. */
const STOP_MS = 16_000
/** What a page leaves behind is young: with room for it (megabytes, three times that at most) the collector runs a quarter as often. */
const YOUNG_MB = 64

let isStopping = false
let hasListened = false
let failures = 0

await runScript(async () => {
  loadDotEnv()
  const isLocal = isLocalRun()
  if (!existsSync(BUILD)) throw new Failure('There is no build yet: npm run build')
  if (!process.env.DATABASE_URL) throw new Failure(`DATABASE_URL is not set. npm start brings a database along, in ${dataFolder()}.`)
  if (isLocal) process.env.HOST ||= '127.0.0.1'
  const { port } = readPorts()
  await requireFreePort('PORT', port, process.env.HOST || undefined)

  process.env.PORT = String(port)
  const workers = readWorkers()
  cluster.setupPrimary({
    exec: `${ROOT}node_modules/@remix-run/serve/dist/cli.js`,
    args: [BUILD],
    execArgv: [
      ...process.execArgv,
      `--max-semi-space-size=${YOUNG_MB}`,
      '--enable-source-maps',
      '--import',
      new URL('../../server/front-door.mjs', import.meta.url).href,
    ],
  })
  cluster.once('listening', () => {
    hasListened = true
    process.send?.({ listening: true })
    for (let count = 1; count < workers; count += 1) startWorker() // not before: what keeps one from beginning keeps all
  })
  cluster.on('exit', replace)
  for (const event of ['SIGTERM', 'SIGINT']) process.on(event, stop)
  if (process.channel) process.on('disconnect', stop)
  startWorker()
})

function readWorkers() {
  const count = Number(process.env.WORKERS || availableParallelism())
  if (Number.isInteger(count) && count > 0 && count <= 256) return count
  throw new Failure(`WORKERS is not a number of processes: ${process.env.WORKERS}`)
}

function startWorker() {
  const worker = cluster.fork()
  worker.bornAt = Date.now()
  closeLostConnections(worker)
}

function replace(worker, code, signal) {
  if (isStopping) {
    if (Object.keys(cluster.workers).length === 0) process.exit(hasListened ? 0 : 1)
    return
  }
  if (!hasListened) return stop() // it cannot even begin: its message says why, and the next one would say the same
  failures = Date.now() - worker.bornAt > STEADY_MS ? 1 : failures + 1
  const pause = failures === 1 ? 0 : Math.min(500 * 2 ** (failures - 2), LONGEST_PAUSE_MS)
  log('error', 'a server process ended and is replaced', { pid: worker.process.pid, code, signal, inMs: pause })
  setTimeout(() => isStopping || startWorker(), pause)
}

function stop() {
  if (isStopping) return
  isStopping = true
  const workers = Object.values(cluster.workers)
  if (workers.length === 0) process.exit(hasListened ? 0 : 1)
  for (const worker of workers) worker.process.kill('SIGTERM')
  setTimeout(() => {
    for (const worker of workers) worker.process.kill('SIGKILL')
  }, STOP_MS)
}
