/** What Remix is asked and what leaves for its answers, as its own adapter for Express has it. */
import type http from 'node:http'
import net from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { answerWith, goPast, mayBeFile } from './application.mjs'
import { ask, closeServers, FORM, OURS, serve } from './asked-door'

afterEach(closeServers)

type Handle = (request: Request) => Promise<Response>

function signal() {
  let tell = () => {}
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  return { told, tell }
}

/** The front door before Remix, with an Express that says its name. */
function serveRemix(handle: Handle) {
  const express: http.RequestListener = (_req, res) => res.end('express')
  return serve(goPast(express, { answer: answerWith(handle, OURS.host) }))
}

test('a form arrives whole, with its own host, and each cookie leaves by itself', async () => {
  const port = await serveRemix(async (request) => {
    const headers = new Headers({ location: `/contact?${await request.text()}`, 'x-asked': `${request.method} ${request.url}` })
    for (const cookie of ['a=1; Path=/', 'b=2; Path=/']) headers.append('set-cookie', cookie)
    return new Response(null, { status: 303, headers })
  })
  const { status, headers, body } = await ask(port, '/login', { method: 'POST', headers: FORM, body: 'email=zoe%40example.com' })
  expect([status, headers.location, body.length]).toEqual([303, '/contact?email=zoe%40example.com', 0])
  expect(headers['x-asked']).toBe('POST http://stanine.example/login')
  expect(headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/'])
})

test('a text that entry.server kept leaves as it is, a stream in its pieces, and neither for HEAD', async () => {
  const texts = Reflect.get(globalThis, Symbol.for('stanine.texts')) as WeakMap<Response, string>
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const port = await serveRemix(async ({ url, method }) => {
    if (method === 'HEAD') return new Response(null, { headers })
    if (url.endsWith('/about')) return new Response(new Blob(['pieces ', 'of a page']).stream(), { headers })
    const response = new Response('read back', { headers })
    texts.set(response, '<p>as it was – whole</p>')
    return response
  })
  expect((await ask(port, '/contact')).body.toString()).toBe('<p>as it was – whole</p>')
  expect((await ask(port, '/about')).body.toString()).toBe('pieces of a page')
  expect((await ask(port, '/about', { method: 'HEAD' })).body.length).toBe(0)
})

test('text says its letters, and other types stay as they are', async () => {
  const port = await serveRemix(
    async ({ url }) => new Response('x', { headers: { 'content-type': `${url.includes('login') ? 'text/x-script' : 'application/pdf'}` } }),
  )
  expect((await ask(port, '/login')).headers['content-type']).toBe('text/x-script; charset=utf-8')
  expect((await ask(port, '/about')).headers['content-type']).toBe('application/pdf')
})

test('what Remix cannot answer is a 500 with words, and the next request is answered', async () => {
  const port = await serveRemix(async ({ url }) => {
    if (url.endsWith('/about')) throw new Error('no answer')
    return new Response('here')
  })
  const { status, body } = await ask(port, '/about')
  expect([status, body.toString()]).toEqual([500, expect.stringContaining('Please go back')])
  expect((await ask(port, '/contact')).body.toString()).toBe('here')
})

test('a request ends when its visitor leaves, and not when it was answered', async () => {
  const [left, asked] = [signal(), signal()]
  const signals: AbortSignal[] = []
  const port = await serveRemix(async ({ signal, url }) => {
    signals.push(signal)
    if (url.endsWith('/contact')) return new Response('here')
    signal.addEventListener('abort', left.tell)
    asked.tell()
    return new Promise<Response>(() => {})
  })
  await ask(port, '/contact')
  const socket = net.connect(port, '127.0.0.1')
  socket.write('GET /about HTTP/1.1\r\nHost: stanine.example\r\n\r\n')
  await asked.told
  socket.destroy()
  await left.told
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true])
})

test('files go to Express, pages, forms and the data of scripts to Remix', async () => {
  const port = await serveRemix(async () => new Response('remix'))
  expect((await ask(port, '/favicon.svg')).body.toString()).toBe('express')
  expect((await ask(port, '/contact')).body.toString()).toBe('remix')
  const isFile = (url: string, method = 'GET') => mayBeFile({ url, method })
  expect(['/assets/root-a.js', '/robots.txt', '/a.b?c=d'].map((url) => isFile(url))).toEqual([true, true, true])
  expect(['/', '/dashboard?x=a.b', '/dashboard.data', '/premium/sittings/id.1/questions/2'].map((url) => isFile(url))).toEqual(
    Array(4).fill(false),
  )
  expect(isFile('/robots.txt', 'POST')).toBe(false)
})
