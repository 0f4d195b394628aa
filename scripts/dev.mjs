/** `npm run dev`: the same services as `npm start`, with Vite's server and its hot reload in place of the built product. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureClient } from './freshness.mjs'
import { greeting, startAround } from './services/local-services.mjs'
import { ROOT, runScript, toolArguments } from './tools.mjs'

await runScript(async () => {
  const around = await startAround(ensureClient)
  const vite = spawn(process.execPath, toolArguments('remix', ['vite:dev', '--port', around.env.PORT, '--strictPort']), {
    cwd: ROOT,
    env: { ...around.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  })
  const gone = once(vite, 'exit')
  around.standOn({ stop, gone })
  console.log(greeting(around))

  async function stop() {
    vite.kill('SIGTERM')
    await gone
  }
})
