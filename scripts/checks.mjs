/**
 * The project's own rules that no linter knows. Each `scripts/checks/*.mjs` exports a `name` and `async function check()`, which returns
 * one sentence for each problem; none means that the rule holds. One that exports `figures` says its figures with its name.
 */
import { existsSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { ROOT, runScript } from './tools.mjs'

const FOLDER = `${ROOT}scripts/checks/`

await runScript(async () => {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => file.endsWith('.mjs')) : []
  for (const file of files.sort()) {
    const { name, check, figures } = await import(pathToFileURL(FOLDER + file).href)
    const problems = await check()
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}${figures ? `: ${figures()}` : ''}`)
    for (const problem of problems) console.log(`    ${problem}`)
    if (problems.length > 0) process.exitCode = 1
  }
})
