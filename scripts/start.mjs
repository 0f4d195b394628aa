/** `npm start`: from a fresh clone to a running product, with nothing but Node. */
import { ensureBuilt } from './freshness.mjs'
import { greeting, startAround } from './services/local-services.mjs'
import { startServer } from './services/with-services.mjs'
import { runScript } from './tools.mjs'

await runScript(async () => {
  const around = await startAround(ensureBuilt)
  const server = await startServer({ ...around.env, NODE_ENV: 'production' })
  around.standOn(server)
  console.log(greeting(around))
})
