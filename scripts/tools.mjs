/** Runs the project's own command line tools, by this Node and without a shell, so that it works the same on every system. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The project's folder, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url))

const PROGRAMS = {
  biome: '@biomejs/biome/bin/biome',
  cspell: 'cspell/bin.mjs',
  knip: 'knip/bin/knip.js',
  playwright: '@playwright/test/cli.js',
  prisma: 'prisma/build/index.js',
  remix: '@remix-run/dev/dist/cli.js',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  vitest: 'vitest/vitest.mjs',
}

/** Node's arguments that run a tool. @param {keyof typeof PROGRAMS} tool */
export function toolArguments(tool, args) {
  return [`${ROOT}node_modules/${PROGRAMS[tool]}`, ...args]
}

/** Runs a tool to its end, as `run` does. @returns {Promise<number>} its exit code */
export function runTool(tool, args, env = process.env, hear = undefined) {
  return run(process.execPath, toolArguments(tool, args), env, hear)
}

/** Runs a tool and stops the script with its exit code when it fails. */
export async function requireTool(tool, args, env) {
  const code = await runTool(tool, args, env)
  if (code !== 0) throw new Failure(`${tool} ${args[0] ?? ''} failed.`, code)
}

/**
 * Runs a program to its end, its output shown as it comes, or handed to `hear` piece by piece.
 * @param {((piece: Buffer) => void)} [hear]
 * @returns {Promise<number>} its exit code, 1 when a signal ended it, 127 when it does not exist
 */
export async function run(command, args, env = process.env, hear = undefined) {
  const child = spawn(command, args, { cwd: ROOT, stdio: hear ? ['ignore', 'pipe', 'pipe'] : 'inherit', env, shell: false })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear)
  try {
    const [code] = await once(child, 'close')
    return code ?? 1
  } catch (error) {
    if (error.code === 'ENOENT') return 127
    throw error
  }
}

/** Something that the person at the keyboard has to fix: its message is enough, a stack would only hide it. */
export class Failure extends Error {
  constructor(message, code = 1) {
    super(message)
    this.code = code
  }
}

/** Runs a script's main function; a Failure becomes its message and exit code. */
export async function runScript(main) {
  followParent()
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}\n` : error)
    process.exit(error instanceof Failure ? error.code : 1)
  }
}

/** A signal to npm ends its shell, which does not pass it on; whoever stops npm means the script. */
function followParent() {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
