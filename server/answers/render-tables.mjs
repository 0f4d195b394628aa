/**
 * Remix makes three tables of all routes anew for each document, which say the same each time: the modules, the routes that React Router
 * renders from, and their copy with ids. And it begins to encode what loaders gave for the browser's scripts, which a page of plain HTML
 * never sends. Before each loader and action it copies the request twice, to take two names of its own from a query. Here each table is made
 * once, the encoding begins when it is read, and a request without a query is not copied. The versions are pinned and final (docs/decisions/007);
 * the test beside this holds the changed functions equal to the library's own.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { log } from '../log.mjs'
import { routerFile } from './route-branches.mjs'

const require = createRequire(import.meta.url)

/** Changes the libraries' modules before anybody else loads them. A library of another shape stays as it is. */
export function makeTablesOnce() {
  const server = partOf('@remix-run/node', '@remix-run/server-runtime')
  const modules = [
    [server('entry.js'), 'createEntryRouteModules', onceFor],
    [server('single-fetch.js'), 'encodeViaTurboStream', encodeWhenRead],
    [server('data.js'), 'callRouteLoader', (call) => withRequest(call, 'loader')],
    [server('data.js'), 'callRouteAction', (call) => withRequest(call, 'action')],
    [partOf('@remix-run/react')('routes.js'), 'createServerRoutes', onceFor],
    [require(routerFile()), 'UNSAFE_convertRoutesToDataRoutes', convertOnce],
  ]
  for (const [module, name, change] of modules) {
    if (typeof module[name] === 'function') module[name] = change(module[name])
    else log('warn', 'a library is not the one that server/answers/render-tables.mjs was written for', { name })
  }
}

/** The files of a package of Remix, as the package before it in the list finds it. */
export function partOf(...names) {
  const entry = names.reduce((from, name) => createRequire(from).resolve(name), import.meta.url)
  return (file) => require(join(dirname(entry), file))
}

/** For a table that follows from its first argument alone: the build's, of which a process has one. */
export function onceFor(make) {
  const made = new WeakMap()
  return (source, ...rest) => {
    if (rest[3] !== undefined) return make(source, ...rest) // a branch below the first, which the whole asks for itself
    if (!made.has(source)) made.set(source, make(source, ...rest))
    return made.get(source)
  }
}

/** `manifest` is filled by the call: each caller's looks up the same entries, which it inherits. */
export function convertOnce(convert) {
  const made = new WeakMap()
  return (routes, mapProperties, parentPath, manifest = {}) => {
    if (parentPath !== undefined) return convert(routes, mapProperties, parentPath, manifest)
    let table = made.get(routes)
    if (!table) {
      const entries = {}
      table = { converted: convert(routes, mapProperties, undefined, entries), entries }
      made.set(routes, table)
    }
    Object.setPrototypeOf(manifest, table.entries)
    return table.converted
  }
}

/** Of a document, which React reads only where its scripts are rendered; an answer to a script is sent whole. */
export function encodeWhenRead(encode) {
  return (data, ...rest) => {
    if (!(data && typeof data === 'object' && 'loaderData' in data)) return encode(data, ...rest)
    let reader
    const begin = () => (reader ??= encode(data, ...rest).getReader())
    return { getReader: () => ({ read: () => begin().read() }) }
  }
}

/** Runs a route's loader or action with the request as it is, when there is no query from which anything would be taken. */
export function withRequest(call, kind) {
  return async ({ [kind]: run, ...args }) => {
    const { request, params, loadContext: context } = args
    if (!args.singleFetch || request.url.includes('?')) return call({ [kind]: run, ...args })
    const result = await run({ request, params, context })
    if (result !== undefined && !isDeferred(result)) return result
    return call({ [kind]: () => result, ...args, request: EMPTY }) // the library says what is wrong with it
  }
}

const isDeferred = (result) => typeof result === 'object' && result !== null && typeof result.subscribe === 'function'
const EMPTY = new Request('http://localhost/')
