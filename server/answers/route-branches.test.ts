/** The router with its table ranked once is the router: the same answers, and the file is still the one that the change was written for. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Module } from 'node:module'
import type { AgnosticRouteObject, matchRoutes } from '@remix-run/router'
import { expect, test } from 'vitest'
import routes from '~/routes'
import { rankOnce, routerFile } from './route-branches.mjs'

type Router = { matchRoutes: typeof matchRoutes }
type Route = AgnosticRouteObject & { id: string }

const file = routerFile()
const source = readFileSync(file, 'utf8')

function load(text: string): Router {
  const module = new Module(file) as Module & { _compile(text: string, file: string): void }
  module.filename = file
  module._compile(text, file)
  return module.exports as Router
}

/** The table that the server's own modules build from routes.ts, as new objects at each call. */
function table(): Route[] {
  const paths = [
    undefined,
    'contact',
    'proof',
    'proof/:family',
    'login',
    'premium/sectional-quiz/essay/:quizNumber',
    'premium/sectional-quiz/:subject/:quizNumber',
    'premium/sittings/:sittingId/questions/:position',
    'a/:b?/c?',
    'caseless',
    'Mixed/Case',
    'cards/:name.png',
    'x/*',
    'x/:id/y',
    '*',
  ]
  const children = paths.map((path, index): Route => (path === undefined ? { id: 'home', index: true } : { id: `route ${index}`, path }))
  return [{ id: 'root', path: '', children }]
}

const ADDRESSES = [
  '/',
  '/contact',
  '/CONTACT/',
  '/proof/percents',
  '/premium/sectional-quiz/essay/3',
  '/premium/sectional-quiz/verbal/3',
  '/premium/sittings/a%2Fb/questions/7',
  '/a',
  '/a/x',
  '/a/x/c',
  '/a/c',
  '/caf%C3%A9',
  '/no/such/page',
  '/mixed/CASE',
  '/cards/a.png',
  '/cards/a.svg',
  '/x',
  '/x/1/y',
  '/x/1/z',
  '/a//c',
  '/%C4%B0stanbul',
  '/proof/a%2Fb/',
  '//',
]

test('the router that is installed is the one that the change was written for', () => {
  expect(rankOnce(source)).toBeDefined()
  expect(rankOnce(source.replace('rankRouteBranches(branches);', 'rankRouteBranches( branches );'))).toBeUndefined()
})

test('every address matches the same routes with the same parameters, whether the table is the first or a later one', () => {
  const [plain, once] = [load(source), load(rankOnce(source) ?? '')]
  const shared = table()
  for (const turn of [1, 2, 3])
    for (const address of ADDRESSES) {
      for (const routes of [shared, table()]) {
        const expected = plain.matchRoutes(routes, address)
        const matched = once.matchRoutes(routes, address)
        expect(matched, `${address}, turn ${turn}`).toEqual(expected)
        expect(matched?.map(({ route }) => route)).toEqual(expected?.map(({ route }) => expect.toSatisfy((own) => own === route)))
      }
    }
})

test('the product’s own table gives every address the same route', () => {
  const [plain, once] = [load(source), load(rankOnce(source) ?? '')]
  const children = routes.map(({ path, index }, place) => ({ id: `route ${place}`, path, index }) as Route)
  const whole: Route[] = [{ id: 'root', path: '', children }]
  for (const { path = '' } of routes) {
    const filled = `/${path.replace(/:\w+/g, 'some-word').replace('*', 'rest/of/it')}`
    for (const address of [filled.replaceAll('?', ''), `${filled.replace(/\/[^/]+\?/g, '').toUpperCase()}/`])
      expect(once.matchRoutes(whole, address), address).toEqual(plain.matchRoutes(whole, address))
  }
})

test('tables that differ in an id, a path or an index are told apart', () => {
  const once = load(rankOnce(source) ?? '')
  const idsAt = (routes: Route[], address: string) => once.matchRoutes(routes, address)?.map(({ route }) => route.id)
  expect(idsAt([{ id: 'a', path: 'x' }], '/x')).toEqual(['a'])
  expect(idsAt([{ id: 'b', path: 'x' }], '/x')).toEqual(['b'])
  expect(idsAt([{ id: 'a', path: 'y' }], '/x')).toBeUndefined()
  expect(idsAt([{ id: 'a', path: 'x', children: [{ id: 'c', index: true }] }], '/x')).toEqual(['a', 'c'])
})

test('a table is flattened once, however many pages are matched', () => {
  const flattened = { count: 0 }
  Reflect.set(globalThis, 'countFlattened', () => (flattened.count += 1))
  const counting = (rankOnce(source) ?? '').replace('function rankRouteBranches(branches) {', '$&\n  globalThis.countFlattened();')
  const once = load(counting)
  for (let page = 0; page < 50; page++) once.matchRoutes(table(), ADDRESSES[page % ADDRESSES.length] ?? '/')
  Reflect.deleteProperty(globalThis, 'countFlattened')
  expect(flattened.count).toBe(1)
})

test('what is loaded before everybody else is what Remix and React Router then use', () => {
  const script = `import { createRequire } from 'node:module'
    import { rankRoutesOnce, routerFile } from ${JSON.stringify(new URL('./route-branches.mjs', import.meta.url).href)}
    rankRoutesOnce()
    const { matchRoutes } = await import('react-router')
    const { createStaticHandler } = await import('@remix-run/router')
    const own = createRequire(import.meta.url)(routerFile())
    let reads = 0
    const routes = [{ id: 'a', get path() { reads += 1; return 'x' } }]
    matchRoutes(routes, '/x')
    const readsOfFirst = reads
    matchRoutes(routes, '/x')
    console.log(matchRoutes === own.matchRoutes, createStaticHandler === own.createStaticHandler, reads === readsOfFirst)`
  const options = { cwd: new URL('../..', import.meta.url), env: { ...process.env, NODE_ENV: 'production' as const } }
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], options)
  expect(output.toString().trim()).toBe('true true true')
})
