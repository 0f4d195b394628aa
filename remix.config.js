/** Options of the Remix compiler; vite.config.ts hands them to its plugin. Lazy route discovery stays off: docs/decisions/006. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { smallScript } from './scripts/browser/small-script.mjs'

export default {
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
  buildEnd: finish,
}

async function finish({ remixConfig }) {
  writeAddresses(remixConfig)
  await shrinkScripts(join(remixConfig.buildDirectory, 'client'))
}

/** The scripts of public/, which the compiler copies as they are. */
async function shrinkScripts(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  for (const name of names) writeFileSync(join(folder, name), await smallScript(readFileSync(join(folder, name), 'utf8'), name))
}

/** The front door knows the routes by their patterns; it stands before the server that loads them. */
function writeAddresses({ buildDirectory, routes }) {
  const addresses = Object.values(routes).map((route) => patternOf(route, routes))
  writeFileSync(join(buildDirectory, 'server', 'addresses.json'), JSON.stringify(addresses))
}

function patternOf({ path = '', parentId }, routes) {
  const parent = parentId ? patternOf(routes[parentId], routes) : ''
  return [parent, path].filter(Boolean).join('/')
}
