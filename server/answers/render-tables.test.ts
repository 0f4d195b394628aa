/** The tables of a document that are made once are those that Remix makes, and nothing is encoded that nobody reads. */
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { convertOnce, encodeWhenRead, onceFor, partOf } from './render-tables.mjs'
import { routerFile } from './route-branches.mjs'

const require = createRequire(import.meta.url)
const { UNSAFE_convertRoutesToDataRoutes: convert } = require(routerFile())
const { createServerRoutes } = partOf('@remix-run/react')('routes.js')

const page = (id: string, path: string) => ({ id, path, parentId: 'root', hasLoader: true })
const manifest = () => ({ root: { id: 'root', path: '', hasLoader: true }, a: page('a', 'a'), b: page('b', 'b/:c') })
const modules = {
  root: { default: () => null, Layout: () => null, ErrorBoundary: () => null },
  a: { default: () => null },
  b: { default: () => null, handle: {} },
}
/** Functions made anew are as good as each other. */
const shape = (table: unknown) => JSON.stringify(table, (_, value) => (typeof value === 'function' ? 'function' : value))

test('the routes of a document are made once for a manifest, as Remix makes them', () => {
  const once = onceFor(createServerRoutes)
  const [first, second] = [manifest(), manifest()]
  const made = once(first, modules, {}, false)
  expect(shape(made)).toBe(shape(createServerRoutes(first, modules, {}, false)))
  expect(once(first, { ...modules }, {}, false)).toBe(made)
  expect(once(second, modules, {}, false)).not.toBe(made)
})

test('their copy with ids is made once, and each caller’s own manifest is filled', () => {
  const routes = createServerRoutes(manifest(), modules, {}, false)
  const once = convertOnce(convert)
  const map = () => ({ hasErrorBoundary: false })
  const entries: Record<string, unknown>[] = [{}, {}, {}]
  const [plain, first, second] = [
    convert(routes, map, undefined, entries[0]),
    once(routes, map, undefined, entries[1]),
    once(routes, map, undefined, entries[2]),
  ]
  expect(second).toBe(first)
  expect(shape(first)).toBe(shape(plain))
  const lookUp = (manifest = {}) => ['root', 'a', 'b', 'c'].map((id) => shape(Reflect.get(manifest, id)))
  expect(lookUp(entries[0])[3]).toBeUndefined()
  expect(entries.slice(1).map(lookUp)).toEqual([lookUp(entries[0]), lookUp(entries[0])])
})

test('a document’s data are encoded when they are read, an answer to a script at once', async () => {
  const asked: unknown[] = []
  const encode = encodeWhenRead((data: unknown) => {
    asked.push(data)
    return new Blob([JSON.stringify(data)]).stream()
  })
  const state = { loaderData: { root: 1 } }
  const reader = encode(state).getReader()
  expect(asked).toEqual([])
  const { value } = await reader.read()
  expect(new TextDecoder().decode(value)).toBe('{"loaderData":{"root":1}}')
  expect((await reader.read()).done).toBe(true)
  expect(encode({ data: 2 })).toBeInstanceOf(ReadableStream)
  expect(asked).toEqual([state, { data: 2 }])
})

test('what the server loads uses them', () => {
  const script = `import { makeTablesOnce, partOf } from ${JSON.stringify(new URL('./render-tables.mjs', import.meta.url).href)}
    const names = { 'entry.js': 'createEntryRouteModules', 'single-fetch.js': 'encodeViaTurboStream' }
    const server = partOf('@remix-run/node', '@remix-run/server-runtime')
    const before = Object.entries(names).map(([file, name]) => server(file)[name])
    makeTablesOnce()
    await import('@remix-run/node')
    console.log(Object.entries(names).every(([file, name], at) => server(file)[name] !== before[at]))`
  const options = { cwd: new URL('../..', import.meta.url), env: { ...process.env, NODE_ENV: 'production' as const } }
  expect(execFileSync(process.execPath, ['--input-type=module', '--eval', script], options).toString().trim()).toBe('true')
})
