/** Every line of routes.ts and of the files that it is made of has its file, and every file of routes/ has its line; what belongs to pages lies in a folder `parts`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const name = 'route table'

/** One line for each route without a file, each route file without a line, and each address or file that stands there twice. */
export function check(root = process.cwd()) {
  const app = path.join(root, 'app')
  const lines = [...readTable(app).matchAll(/\b(?:page|call)\(\s*'([^']*)',\s*'(routes\/[^']+)'/g)]
  const named = lines.map(([, , file]) => file)
  const addresses = lines.map(([, address = '']) => address)
  const missing = named.filter((file) => !existsSync(path.join(app, file)))
  return [
    ...missing.map((file) => `routes.ts names ${file}, which does not exist`),
    ...doubled(addresses).map((address) => `routes.ts has the address /${address} twice`),
    ...routeFiles(app)
      .filter((file) => !named.includes(file))
      .map((file) => `app/${file} stands in no line of routes.ts; what is no route lies in parts/`),
  ]
}

function readTable(app) {
  const parts = path.join(app, 'addresses')
  const files = existsSync(parts) ? readdirSync(parts).map((file) => path.join(parts, file)) : []
  return [path.join(app, 'routes.ts'), ...files].map((file) => readFileSync(file, 'utf8')).join('\n')
}

/** Everything in routes/ is a route, except what lies in a folder `parts` and tests. */
function routeFiles(app) {
  return readdirSync(path.join(app, 'routes'), { recursive: true })
    .map((file) => `routes/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('/parts/'))
}

function doubled(values) {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
