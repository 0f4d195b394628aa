/** `npm run build`: the Prisma client and the production build, made afresh only when something has changed. */
import { checkNode, ensureBuilt, ensureInstalled } from './freshness.mjs'
import { runScript } from './tools.mjs'

await runScript(async () => {
  checkNode()
  await ensureInstalled()
  await ensureBuilt()
})
