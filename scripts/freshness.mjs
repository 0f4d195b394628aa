/** What a checkout needs before anything runs, and whether it is still there and current: Node, packages, the Prisma client, the build. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Failure, ROOT, requireTool, run } from './tools.mjs'

const NODE_FLOOR = [20, 19]
const INSTALL_STAMP = 'node_modules/.stanine-install'
const CLIENT = {
  stamp: '.cache/prisma.stamp',
  output: 'app/generated',
  inputs: ['prisma/schema', 'prisma.config.ts', 'package-lock.json'],
}
const BUILD = {
  stamp: '.cache/build.stamp',
  output: 'build/server/index.js',
  inputs: [
    'app',
    'public',
    'server/requests/sent-shape.mjs',
    'scripts/browser/small-script.mjs',
    'prisma/schema',
    'vite.config.ts',
    'remix.config.js',
    'tsconfig.json',
    'package-lock.json',
  ],
}
const NOT_AN_INPUT = /(^|\/)(generated|node_modules)$|\.test\.tsx?$/

/** @throws {Failure} when Node is too old */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > NODE_FLOOR[0] || (major === NODE_FLOOR[0] && minor >= NODE_FLOOR[1])) return
  throw new Failure(`Stanine needs Node ${NODE_FLOOR.join('.')} or newer; this is ${version}. Get a current one from https://nodejs.org.`)
}

/** `npm ci`, when the packages are missing or older than the lock file. */
export async function ensureInstalled() {
  const lock = hashInputs(['package-lock.json'])
  if (isInstalled(lock)) return
  console.log('Installing packages (npm ci) …')
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
  const code = await run(npm[0], [...npm.slice(1), 'ci', '--include=dev', '--no-audit', '--no-fund'])
  if (code !== 0) throw new Failure('npm ci failed; its messages stand above. Without a network nothing can be installed.', code)
  writeFileSync(join(ROOT, INSTALL_STAMP), lock)
}

/** `prisma generate`, when the schema has changed since. */
export async function ensureClient() {
  if (isFresh(CLIENT)) return
  await requireTool('prisma', ['generate'])
  stamp(CLIENT)
}

/** The production build, when anything that it is made of has changed since. */
export async function ensureBuilt() {
  await ensureClient()
  if (isFresh(BUILD)) return
  await requireTool('remix', ['vite:build'], { ...process.env, NODE_ENV: 'production' })
  stamp(BUILD)
}

function isInstalled(lock) {
  const stampFile = join(ROOT, INSTALL_STAMP)
  if (existsSync(stampFile)) return readFileSync(stampFile, 'utf8') === lock
  // Somebody ran npm by hand: its own record is then younger than the lock file.
  const record = join(ROOT, 'node_modules/.package-lock.json')
  return existsSync(record) && statSync(record).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs
}

function isFresh({ stamp, output, inputs }) {
  const file = join(ROOT, stamp)
  return existsSync(join(ROOT, output)) && existsSync(file) && readFileSync(file, 'utf8') === hashInputs(inputs)
}

function stamp({ stamp, inputs }) {
  mkdirSync(dirname(join(ROOT, stamp)), { recursive: true })
  writeFileSync(join(ROOT, stamp), hashInputs(inputs))
}

/** A hash over the names and contents of files and of everything inside folders. */
function hashInputs(inputs) {
  const hash = createHash('sha256')
  for (const path of inputs) add(path)
  return hash.digest('hex')

  function add(path) {
    const full = join(ROOT, path)
    if (NOT_AN_INPUT.test(path) || !existsSync(full)) return
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) add(`${path}/${name}`)
      return
    }
    hash.update(`${path}\0`).update(readFileSync(full)).update('\0')
  }
}
