/**
 * `npm run pictures`: takes the pictures of the product that its public pages show, from the running product with students of its own, light
 * and dark, and writes them to public/pictures as AVIF and PNG. `npm run pictures -- question` takes that one alone.
 */
import { checkNode, ensureBuilt, ensureInstalled } from '../freshness.mjs'
import { requireTool, runScript } from '../tools.mjs'

await runScript(async () => {
  checkNode()
  await ensureInstalled()
  await ensureBuilt()
  await requireTool('tsx', ['scripts/browser/take-pictures.ts', ...process.argv.slice(2)], process.env)
})
