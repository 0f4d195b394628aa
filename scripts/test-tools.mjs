/** The browser and the PostgreSQL that the tests need: found, or installed where apt is, or asked for in one sentence. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgres } from './services/postgres-cluster.mjs'
import { Failure, run } from './tools.mjs'

/** The shell without windows first: it opens a page in two thirds of the time. */
const CHROMIUM_NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const CHROMIUM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

let isListCurrent = false

/** Where Chromium is; CHROMIUM_PATH wins. @throws {Failure} with what to install */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const found = findChromium() ?? ((await installChromium()) ? findChromium() : undefined)
  if (found) return found
  throw new Failure('The end-to-end tests need Chromium or Chrome: install it, or set CHROMIUM_PATH to its program.')
}

/** PostgreSQL's server programs; not needed when TEST_DATABASE_URL names a server. @throws {Failure} with what to install */
export async function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL || findPostgres()) return
  if ((await installByApt('postgresql')) && findPostgres()) return
  throw new Failure(
    'The tests need a PostgreSQL server: install PostgreSQL 15 or newer, or set TEST_DATABASE_URL to one that may be filled.',
  )
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean)
  const paths = [...CHROMIUM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...CHROMIUM_PLACES]
  return paths.find((path) => existsSync(path))
}

async function installChromium() {
  return (await installByApt('chromium-headless-shell')) || installByApt('chromium')
}

async function installByApt(name) {
  if (!existsSync('/usr/bin/apt-get')) return false
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', '-y']
  console.log(`Installing ${name} (apt-get) …`)
  if (!isListCurrent) await runAll([...asRoot, ...apt, 'update'])
  isListCurrent = true
  return runAll([...asRoot, ...apt, 'install', '--no-install-recommends', name])
}

async function runAll([command, ...args]) {
  return (await run(command, args)) === 0
}
