/**
 * What stands before remix-serve: `node --import ./server/front-door.mjs node_modules/@remix-run/serve/dist/cli.js build/server/index.js`.
 * remix-serve cannot be configured, so `http.createServer` is wrapped before it runs. docs/decisions/004 tells why there is no own server.
 */
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { guardAccessLog } from './access-log.mjs'
import { makeTablesOnce } from './answers/render-tables.mjs'
import { rankRoutesOnce } from './answers/route-branches.mjs'
import { serveKnownFiles } from './answers/static-files.mjs'
import { goPast, watchForRemix } from './application.mjs'
import { readConfig } from './config.mjs'
import { keepDoor } from './doorkeeper.mjs'
import { refuseBrokenRequest } from './requests/malformed.mjs'
import { createStop } from './stop.mjs'

const config = readConfig(process.env)
const stop = createStop(config)
stop.listen()
guardAccessLog(config)
rankRoutesOnce()
makeTablesOnce()
serveKnownFiles()
const remix = watchForRemix(config)
const addresses = readAddresses(process.argv)

const { createServer } = http
http.createServer = (...args) => {
  const application = args.find((arg) => typeof arg === 'function')
  const deadlines = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000, keepAliveTimeout: 65_000 }
  const server = createServer(deadlines, keepDoor(goPast(application, remix), { config, addresses, isStopping: stop.isStopping }))
  server.timeout = 120_000 // a visitor who reads no further
  server.on('clientError', (error, socket) => refuseBrokenRequest(error, socket, config))
  return stop.watch(server)
}
syncBuiltinESMExports()

/** The patterns of the routes, which the build writes beside the server that remix-serve is told to load (remix.config.js). */
function readAddresses([, , build]) {
  return build ? JSON.parse(readFileSync(join(dirname(build), 'addresses.json'), 'utf8')) : []
}
