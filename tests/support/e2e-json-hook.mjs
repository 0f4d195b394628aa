/**
 * Lets the journeys import the application's own modules: those import JSON files as Vite does, without an import attribute, which Node
 * refuses. Registered by playwright.config.ts, in the main process and in each worker.
 */
import { readFile } from 'node:fs/promises'

const DATA_FILE = /^file:(?!.*\/node_modules\/).*\.json$/

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!DATA_FILE.test(url)) return nextLoad(url, context)
  const json = await readFile(new URL(url), 'utf8')
  return { format: 'module', source: `export default ${json}`, shortCircuit: true }
}
