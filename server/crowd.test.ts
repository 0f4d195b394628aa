/** Strangers in great number: what they cost, and that nobody who works here waits behind them. */
import type http from 'node:http'
import net from 'node:net'
import { createCookie } from '@remix-run/node'
import { afterEach, expect, test } from 'vitest'
import { APP_URL, ask, closeServers, FORM, OURS, serve } from './asked-door'

afterEach(closeServers)

const SECRET = 'a secret of forty characters for tests ..'
const KEPT = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0, s-maxage=60' }
const RENDER_MS = 10

async function memberHeaders() {
  const line = await createCookie('__Host-stanine_student', { secrets: [SECRET] }).serialize('a'.repeat(43))
  return { ...OURS, cookie: line.split(';')[0] ?? '' }
}

/** An application whose pages cost the processor some time, as rendering does; `/contact` and the like may be kept. */
function renderer() {
  const seen = { rendered: 0, atOnce: 0, most: 0 }
  const application: http.RequestListener = (req, res) => {
    seen.atOnce += 1
    seen.most = Math.max(seen.most, seen.atOnce)
    res.prependOnceListener('close', () => {
      seen.atOnce -= 1
    })
    setImmediate(() => {
      seen.rendered += 1
      const end = performance.now() + RENDER_MS
      while (performance.now() < end);
      for (const [name, value] of Object.entries(req.url?.startsWith('/contact') ? KEPT : { 'Cache-Control': 'no-store' }))
        res.setHeader(name, value)
      res.end(`page ${seen.rendered} ${req.url}`)
    })
  }
  return { application, seen }
}

/** Sends requests ahead of their answers on one connection; resolves with everything that came back. */
async function pipeline(port: number, requests: string[]): Promise<string> {
  const socket = net.connect(port, '127.0.0.1')
  socket.write(
    requests
      .map(
        (line, index) => `${line} HTTP/1.1\r\nHost: stanine.example\r\n${index === requests.length - 1 ? 'Connection: close\r\n' : ''}\r\n`,
      )
      .join(''),
  )
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer
}

const statuses = (answers: string) => [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)

test('a cold page that fifty ask for at once is rendered once', async () => {
  const { application, seen } = renderer()
  const port = await serve(application)
  const methods = Array.from({ length: 50 }, (_, index) => (index % 5 ? 'GET' : 'HEAD'))
  const answers = await Promise.all(methods.map((method) => ask(port, '/contact', { method })))
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  expect(new Set(answers.map(({ body }) => body.toString()))).toEqual(new Set(['', 'page 1 /contact']))
  expect(seen.rendered).toBe(1)
})

test('when nothing is kept of a page, each who waited for it gets a page of their own', async () => {
  const { application, seen } = renderer()
  const port = await serve(application)
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(port, '/login')))
  expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(20)
  expect(seen.rendered).toBe(20)
})

test('strangers are let in four at a time', async () => {
  const inside: http.ServerResponse[] = []
  const port = await serve((_req, res) => inside.push(res))
  const answers = Array.from({ length: 10 }, (_, index) => ask(port, `/page?${index}`))
  await expect.poll(() => inside.length).toBe(4)
  await ask(port, '/healthz')
  expect(inside.length).toBe(4)
  for (let left = 10; left > 0; left--) {
    await expect.poll(() => inside.length).toBe(Math.min(4, left))
    inside.shift()?.end('here')
  }
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(10).fill(200))
})

test('when whoever asked first leaves, the next one’s request renders the page', async () => {
  let asked = 0
  const port = await serve((_req, res) => {
    asked += 1
    if (asked > 1) res.writeHead(200, KEPT).end('page')
    else gone.destroy()
  })
  const gone = net.connect(port, '127.0.0.1')
  gone.write('GET /contact HTTP/1.1\r\nHost: stanine.example\r\n\r\n')
  const followers = Array.from({ length: 5 }, () => ask(port, '/contact'))
  expect((await Promise.all(followers)).map(({ body }) => body.toString())).toEqual(Array(5).fill('page'))
  expect(asked).toBe(2)
})

test('requests sent ahead on one connection begin one after the other, and all are answered in order', async () => {
  const { application, seen } = renderer()
  const port = await serve(application)
  const answers = await pipeline(
    port,
    Array.from({ length: 200 }, (_, index) => `GET /login?${index}`),
  )
  expect(statuses(answers)).toEqual(Array(200).fill('200'))
  expect([...answers.matchAll(/\/login\?(\d+)/g)].map(([, index]) => Number(index))).toEqual(
    Array.from({ length: 200 }, (_, index) => index),
  )
  expect(seen.most).toBe(1)
})

test('forms sent ahead keep their bodies', async () => {
  const port = await serve(async (req, res) => {
    let body = ''
    for await (const chunk of req) body += chunk
    res.end(`[${body}]`)
  })
  const bodies = Array.from({ length: 40 }, (_, index) => `a=${index}`)
  const socket = net.connect(port, '127.0.0.1')
  const head = `POST /login HTTP/1.1\r\nHost: stanine.example\r\nOrigin: ${APP_URL}\r\nContent-Type: ${FORM['content-type']}\r\n`
  for (const body of bodies) socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`)
  socket.write('GET /healthz HTTP/1.1\r\nHost: stanine.example\r\nConnection: close\r\n\r\n')
  let answer = ''
  for await (const chunk of socket) answer += chunk
  expect([...answer.matchAll(/\[(a=\d+)\]/g)].map(([, body]) => body)).toEqual(bodies)
})

test.each([
  ['of a thousand different pages on one connection', 1],
  ['on fifty connections, with session cookies that nobody signed', 50],
])('whoever is signed in does not wait behind the requests %s', async (_name, connections) => {
  const { application, seen } = renderer()
  const port = await serve(application, { secrets: [SECRET] })
  const headers = await memberHeaders()
  const crowd = Array.from({ length: connections }, (_, which) => {
    const socket = net.connect(port, '127.0.0.1')
    const forged = which ? `Cookie: __Host-stanine_student=${which}\r\n` : ''
    const lines = Array.from(
      { length: 1000 / connections },
      (_, index) => `GET /page${which}?${index} HTTP/1.1\r\nHost: stanine.example\r\n${forged}\r\n`,
    )
    return new Promise<net.Socket>((resolve) => socket.write(lines.join(''), () => resolve(socket.resume())))
  })
  const sockets = await Promise.all(crowd)
  await ask(port, '/first') // a stranger's: the crowd is being served when it has come through
  const served: number[] = []
  for (let turn = 0; turn < 5; turn++) {
    const before = seen.rendered
    expect((await ask(port, '/dashboard', { headers })).status).toBe(200)
    served.push(seen.rendered - before)
  }
  for (const socket of sockets) socket.destroy()
  // Counted, not timed, so that a busy machine changes nothing: the page itself, at most one round of strangers who had begun, and a
  // few at their pace while a slow machine carries the request in and the answer out.
  expect(served.toSorted((a, b) => a - b)[2]).toBeLessThan(10)
})

test('strangers of one address do not push out those of others, and a full room says so', async () => {
  const port = await serve(
    (req, res) => {
      if (req.url !== '/hang') res.end('here')
    },
    { trustedHops: 1, strangerMs: 3_000 },
  )
  const from = (address: string) => ({ ...OURS, 'x-forwarded-for': address })
  const crowd = Array.from({ length: 320 }, () => ask(port, '/hang', { headers: from('6.6.6.6') }))
  const refused = await Promise.race(crowd)
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30'])
  expect((await ask(port, '/about', { headers: from('7.7.7.7') })).status).toBe(200)
  expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([503]))
})

test.each([
  ['/About', '/about'],
  ['/about/?page=2&q=A', '/about?page=2&q=A'],
  ['//about', '/about'],
  ['/%61bout', '/about'],
  ['/x/../about', '/about'],
  ['/Proof/Fraction-Sum', '/proof/Fraction-Sum'],
])('%s is another spelling of %s, and leads there', async (target, right) => {
  const { application, seen } = renderer()
  const port = await serve(application)
  const answer = await ask(port, target)
  expect([answer.status, answer.headers.location, seen.rendered]).toEqual([308, right, 0])
  expect((await ask(port, target, { method: 'POST', headers: FORM, body: 'a=b' })).status).toBe(200)
})

test('a file of the build under another spelling is not kept', async () => {
  let asked = 0
  const port = await serve((_req, res) => {
    asked += 1
    res.writeHead(200, { 'Content-Type': 'text/css', 'Cache-Control': 'public, max-age=31536000, immutable' }).end('a{}')
  })
  for (const path of ['/assets/%61.css', '/assets/./a.css', '/assets//a.css', '/assets/a.css'])
    for (let turn = 0; turn < 2; turn++) await ask(port, path)
  expect(asked).toBe(7)
})

test('a fragment in a request’s target is refused', async () => {
  const port = await serve(renderer().application)
  expect(statuses(await pipeline(port, ['GET /contact#1']))).toEqual(['400'])
})
