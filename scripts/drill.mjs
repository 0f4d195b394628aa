/**
 * `npm run drill`: the faults and races that are too long for `npm test`, against the built product, one after the other, and a table.
 * `npm run drill -- class races` runs those alone. Needs the programs of a PostgreSQL server on this machine.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { checkNode, ensureBuilt, ensureInstalled } from './freshness.mjs'
import { ensurePostgres } from './test-tools.mjs'
import { Failure, ROOT, runScript, toolArguments } from './tools.mjs'

await runScript(async () => {
  checkNode()
  await ensureInstalled()
  await ensurePostgres()
  await ensureBuilt()

  const rows = {}
  for (const name of await chooseDrills(process.argv.slice(2))) {
    const began = Date.now()
    console.log(`\n── ${name}`)
    const { held, sentence, figures } = await runDrill(name)
    console.log(`${held ? '✓' : '✗'} ${sentence} (${Math.round((Date.now() - began) / 1000)} s)`)
    const figuresText = Object.entries(figures).map(([what, value]) => `${what} ${value}`)
    rows[name] = { held: held ? 'yes' : 'NO', figures: figuresText.join(', ') }
    if (!held) process.exitCode = 1
  }
  console.table(rows)
})

async function chooseDrills(wanted) {
  const names = await lastLine([])
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Failure(`There is no drill ${unknown.join(', ')}. Drills: ${names.join(', ')}`)
  return wanted.length === 0 ? names : wanted
}

async function runDrill(name) {
  return (await lastLine([name])) ?? { held: false, sentence: 'It ended early; its last words stand above.', figures: {} }
}

/** What `drill/run.ts` says last; undefined when it failed. */
async function lastLine(args) {
  const child = spawn(process.execPath, toolArguments('tsx', ['drill/run.ts', ...args]), {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  return code === 0 ? JSON.parse(output.trim().split('\n').at(-1) ?? 'null') : undefined
}
