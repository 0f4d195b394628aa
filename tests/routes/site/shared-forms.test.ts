/** The two pages with scripts that the front door keeps for strangers: one set of bytes for all, with the hashes of the scripts in them. */
import { createHash } from 'node:crypto'
import type http from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, closeServers, OURS, serve } from '../../../server/asked-door'
import { send } from '../../support/application'

// Only Vite's development server does without a policy.
beforeEach(() => vi.stubEnv('DEV', false))
afterEach(() => {
  vi.unstubAllEnvs()
  closeServers()
})

const BR = { ...OURS, 'accept-encoding': 'br' }

/** The application behind the front door, and how often it was asked. */
async function serveApplication() {
  let asked = 0
  const port = await serve(async (req: http.IncomingMessage, res: http.ServerResponse) => {
    asked += 1
    const headers = new Headers(Object.entries(req.headers).map(([name, value]): [string, string] => [name, String(value)]))
    const response = await send(new Request(new URL(req.url ?? '', 'https://stanine.example'), { headers }))
    res.writeHead(response.status, [...response.headers].flat())
    res.end(Buffer.from(await response.arrayBuffer()))
  })
  return { port, asked: () => asked }
}

function scriptsOf(page: string): string[] {
  return [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

test.each(['/login', '/register'])(
  'strangers get %s from memory, and its policy names the hashes of the scripts in these very bytes',
  async (path) => {
    const { port, asked } = await serveApplication()
    const first = await ask(port, path, { headers: BR })
    const second = await ask(port, path, { headers: BR })
    const page = brotliDecompressSync(second.body).toString()

    expect([first.status, second.status, asked()]).toEqual([200, 200, 1])
    expect(second.body.equals(first.body)).toBe(true)
    const scripts = scriptsOf(page)
    expect(scripts.length).toBeGreaterThanOrEqual(3)
    const policy = String(second.headers['content-security-policy'])
    const named = /script-src ([^;]*);/.exec(policy)?.[1]?.split(' ') ?? []
    expect(named.toSorted()).toEqual(["'self'", ...new Set(scripts.map(hashOf))].toSorted())
    expect(`${policy} ${page}`).not.toMatch(/nonce|unsafe/)
    expect(second.headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
    expect(second.headers.vary).toMatch(/cookie/i)
    expect(second.headers['set-cookie']).toBeUndefined()
  },
)

test.each(['/login', '/register'])('%s has the same bytes at each rendering', async (path) => {
  const pages = await Promise.all([1, 2, 3].map(async () => (await send(new Request(`https://stanine.example${path}`))).text()))
  expect(new Set(pages).size).toBe(1)
})

test.each([
  ['a cookie of ours', '/login', { cookie: 'stanine_flash=x' }],
  ['a query', '/login?redirectTo=%2Fprofile', {}],
  ['a query that content pages may have', '/register?page=2', {}],
  ['another page with scripts', '/styleguide', {}],
])('with %s a page keeps its nonce and stays out of the cache', async (_why, path, headers) => {
  const { port, asked } = await serveApplication()
  for (let turn = 0; turn < 2; turn++) {
    const answer = await ask(port, path, { headers: { ...BR, ...headers } })
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/)
    expect(answer.headers['cache-control']).toMatch(/no-store/)
  }
  expect(asked()).toBe(2)
})
