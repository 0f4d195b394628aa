import type http from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { APP_URL, ask, askRaw, closeServers, FORM, OURS, serve } from './asked-door'

afterEach(closeServers)

const echo: http.RequestListener = async (req, res) => {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk)
  res.setHeader('Content-Type', 'application/json')
  res.end(JSON.stringify({ body: Buffer.concat(chunks).toString(), headers: req.headers }))
}

describe('the guard', () => {
  test.each([
    ['a good origin passes', { origin: APP_URL }, 200],
    ['a foreign origin is refused', { origin: 'https://evil.example' }, 403],
    ['a sibling subdomain is refused', { origin: 'https://x.stanine.example' }, 403],
    ['an opaque origin is refused', { origin: 'null' }, 403],
    ['the same origin by another scheme is refused', { origin: 'http://stanine.example' }, 403],
    ['no origin at all is refused', {}, 403],
    ['no origin but a same-origin fetch passes', { 'sec-fetch-site': 'same-origin' }, 200],
    ['no origin and a cross-site fetch is refused', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('a form: %s', async (_name, headers, status) => {
    const port = await serve(echo)
    const base = { host: OURS.host, 'content-type': FORM['content-type'] }
    for (const path of ['/login', '/login?index', '/login.data', '/api/contact'])
      expect((await ask(port, path, { method: 'POST', headers: { ...base, ...headers }, body: 'a=b' })).status).toBe(status)
  })

  test('what another server signs comes in without our origin, by its exact path, and stays as it was sent', async () => {
    const port = await serve(echo)
    const headers = { host: OURS.host, 'content-type': 'application/json' }
    expect((await ask(port, '/webhooks/stripe', { method: 'POST', headers, body: '{ "a": "\\u0000" }' })).status).toBe(200)
    for (const path of ['/webhooks/stripe/', '/webhooks', '/webhooks/other', '/webhooks/stripe.data']) {
      expect((await ask(port, path, { method: 'POST', headers, body: '{}' })).status).toBe(403)
    }
    const form = { host: OURS.host, 'content-type': FORM['content-type'] }
    expect((await ask(port, '/webhooks/stripe', { method: 'POST', headers: form, body: 'a=b' })).status).toBe(415)
  })

  test('another host is refused, except for the health of the process', async () => {
    const port = await serve(echo)
    expect((await ask(port, '/', { headers: { host: 'evil.example' } })).status).toBe(421)
    expect((await ask(port, '/', { headers: { host: 'stanine.example:444' } })).status).toBe(421)
    expect((await ask(port, '/', { headers: { host: 'STANINE.example:443' } })).status).toBe(200)
    const health = await ask(port, '/healthz', { headers: { host: '10.0.0.7:3000' } })
    expect([health.status, health.body.toString()]).toEqual([200, '{"status":"ok"}'])
  })

  test('the names of this machine lead to the address of the product', async () => {
    const port = await serve(echo)
    const answer = await ask(port, '/pricing?page=2', { headers: { host: `127.0.0.1:${port}` } })
    expect([answer.status, answer.headers.location]).toEqual([307, `${APP_URL}/pricing?page=2`])
    expect((await ask(port, '/login', { method: 'POST', headers: { ...FORM, host: 'localhost' } })).status).toBe(421)
  })

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('%s is not a method of this site', async (method) => {
    const answer = await ask(await serve(echo), '/', { method })
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  })

  test.each([
    '/%',
    '/%ff',
    '/a%00b',
    '/a?q=%00',
    '/\\evil.example',
    '/login?_data=root',
    '/login?%5Fdata=root',
    '/login?_data',
    '/login?a=1&_data=routes%2Flogin',
  ])('the address %s is refused', async (path) => {
    expect((await ask(await serve(echo), path)).status).toBe(400)
  })

  test('a proxy-style address and a body on a GET are refused', async () => {
    const port = await serve(echo)
    expect(await askRaw(port, 'GET http://stanine.example/ HTTP/1.1\r\nHost: stanine.example\r\nConnection: close\r\n\r\n')).toContain(
      ' 400 ',
    )
    expect((await ask(port, '/', { headers: { ...OURS, 'content-length': '3' }, body: 'a=b' })).status).toBe(400)
  })

  test.each(['stanine.example', 'evil.example'])('two Host headers are refused, the second being %s', async (second) => {
    const head = `GET / HTTP/1.1\r\nHost: stanine.example\r\nHOST: ${second}\r\nConnection: close\r\n\r\n`
    expect(await askRaw(await serve(echo), head)).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('a stray per cent sign in a query is only text', async () => {
    expect((await ask(await serve(echo), '/search?q=100%')).status).toBe(200)
  })
})

describe('bodies', () => {
  test('arrive whole and unchanged', async () => {
    const port = await serve(echo)
    const body = `essay=${'word+'.repeat(20_000)}`
    expect(JSON.parse((await ask(port, '/essay', { method: 'POST', headers: FORM, body })).body.toString()).body).toBe(body)
  })

  test('above the cap are refused, announced or chunked', async () => {
    const port = await serve(echo)
    const body = 'x'.repeat(300 * 1024)
    expect((await ask(port, '/essay', { method: 'POST', headers: FORM, body })).status).toBe(413)
    expect((await ask(port, '/essay', { method: 'POST', headers: { ...FORM, 'transfer-encoding': 'chunked' }, body })).status).toBe(413)
  })

  test('that do not arrive in time are refused', async () => {
    const port = await serve(echo, { bodyMs: 50 })
    const request = Object.entries({ ...FORM, 'content-length': '10' }).map(([name, value]) => `${name}: ${value}`)
    expect(await askRaw(port, ['POST /login HTTP/1.1', ...request, '', 'a='].join('\r\n'))).toContain('HTTP/1.1 408')
  })

  test.each([
    ['NUL, escaped', FORM['content-type'], 'a=%00', 400],
    ['NUL, bare', FORM['content-type'], 'a=\0', 400],
    ['201 fields', FORM['content-type'], 'a=1&'.repeat(200), 400],
    ['parts without a boundary', 'multipart/form-data', '--x--', 400],
    ['a list of a hundred million', FORM['content-type'], 'zzz[100000000]=x', 400],
    ['the same, percent-encoded', FORM['content-type'], 'zzz%5b100000000%5D=x', 400],
    ['an intent of the form library', FORM['content-type'], 'email=a&__intent__=reset', 400],
    ['a state of the form library', FORM['content-type'], '__state__={}&email=a', 400],
    ['a deep name', FORM['content-type'], 'a.b.c=1', 400],
    [
      'a deep name among parts',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="a[100000000]"\r\n\r\nx\r\n--b--\r\n',
      400,
    ],
    ['a type that only begins like a form', `${FORM['content-type']}x`, 'a=b', 415],
    ['JSON to a page', 'application/json', '{}', 415],
    ['nothing said about its type', '', 'a=b', 415],
  ])('with %s are refused', async (_name, type, body, status) => {
    const { 'content-type': _type, ...rest } = FORM
    const headers = type ? { ...rest, 'content-type': type } : rest
    expect((await ask(await serve(echo), '/login', { method: 'POST', headers, body })).status).toBe(status)
  })

  test('of the API may be JSON, without NUL and not deep', async () => {
    const port = await serve(echo)
    const headers = { ...OURS, 'content-type': 'application/json' }
    expect((await ask(port, '/api/login', { method: 'POST', headers, body: '{"a":"b"}' })).status).toBe(200)
    const refused = await ask(port, '/api/login', { method: 'POST', headers, body: '{"a":"\\u0000"}' })
    expect([refused.status, refused.headers['content-type']]).toEqual([400, 'application/json; charset=utf-8'])
    const deep = await ask(port, '/api/login', { method: 'POST', headers, body: '['.repeat(100_000) })
    expect(deep.status).toBe(400)
  })
})

describe('the client address', () => {
  const claims = {
    ...OURS,
    'x-forwarded-for': '6.6.6.6, 7.7.7.7',
    'x-forwarded-host': 'e:8443',
    'x-real-ip': '6.6.6.6',
    'x-stanine-client': '6.6.6.6',
  }

  test.each([
    ['is the socket without a proxy', 0, '127.0.0.1'],
    ['is what the one proxy saw', 1, '7.7.7.7'],
    ['is what the outer of two proxies saw', 2, '6.6.6.6'],
  ])('%s', async (_name, trustedHops, address) => {
    const { headers } = JSON.parse((await ask(await serve(echo, { trustedHops }), '/', { headers: claims })).body.toString())
    expect(headers['x-stanine-client']).toBe(address)
    expect(Object.keys(headers).filter((name) => /forwarded|real-ip/.test(name))).toEqual([])
  })
})

describe('responses', () => {
  test('carry the security headers, whoever writes them', async () => {
    const port = await serve((_req, res) => res.writeHead(302, { Location: '/x' }).end())
    for (const answer of [await ask(port, '/'), await ask(port, '/%'), await ask(port, '/healthz')])
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'cache-control': 'no-store',
      })
  })

  test('keep the policy and the caching that the application chose', async () => {
    const port = await serve((_req, res) => {
      res
        .writeHead(200, { 'Content-Security-Policy': "default-src 'self'", 'Cache-Control': 'public, max-age=31536000, immutable' })
        .end('x')
    })
    expect((await ask(port, '/a.css')).headers).toMatchObject({
      'content-security-policy': "default-src 'self'",
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  test('that do not come in time are answered 503 with advice, and what comes later is dropped', async () => {
    let answerLate = () => {}
    const port = await serve(
      (_req, res) => {
        answerLate = () => res.writeHead(200, { 'X-Late': 'yes' }).end('late')
      },
      { answerMs: 50 },
    )
    const answer = await ask(port, '/slow')
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30'])
    expect(answer.body.toString()).toContain('try again')
    expect(answerLate).not.toThrow()
  })

  test('that were given in the application’s stead stay out of its sight: what it appends too late throws nothing', async () => {
    // As Express appends: to what is there already. Where that throws, it cuts the connection, and with it the visitor's next request.
    const seen: unknown[] = []
    let appendLate = () => {}
    const port = await serve(
      (_req, res) => {
        appendLate = () => {
          seen.push(res.getHeader('Content-Type'), res.headersSent)
          res.setHeader('Content-Type', 'text/html')
        }
      },
      { answerMs: 50 },
    )
    expect((await ask(port, '/slow')).status).toBe(503)
    expect(appendLate).not.toThrow()
    expect(seen).toEqual([undefined, true])
  })

  test('are not ready while the server stops', async () => {
    const port = await serve(echo, {}, () => true)
    expect((await ask(port, '/readyz')).status).toBe(503)
    expect((await ask(port, '/')).headers.connection).toBe('close')
  })
})

describe('the page cache', () => {
  const KEPT = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0, s-maxage=60' }

  function countingPage(headers: Record<string, string | string[]> = KEPT) {
    let rendered = 0
    const application: http.RequestListener = (_req, res) => {
      rendered += 1
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
      res.write('<p>')
      res.end(`page ${rendered}${'.'.repeat(2000)}`)
    }
    return { application, rendered: () => rendered }
  }

  test('renders a page once and answers from memory, in the encoding asked for', async () => {
    const page = countingPage()
    const port = await serve(page.application)
    const first = await ask(port, '/about', { headers: { ...OURS, 'accept-encoding': 'gzip, br' } })
    const second = await ask(port, '/about', { headers: { ...OURS, 'accept-encoding': 'gzip, br' } })
    const plain = await ask(port, '/about')
    const head = await ask(port, '/about', { method: 'HEAD' })

    expect(page.rendered()).toBe(1)
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Cookie, Accept-Encoding', 'x-content-type-options': 'nosniff' })
    expect(second.headers.etag).toBe(first.headers.etag)
    expect(brotliDecompressSync(second.body)).toEqual(plain.body)
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(plain.body.length)])
  })

  test('answers 304 to a visitor who has the page', async () => {
    const port = await serve(countingPage().application)
    const { etag = '' } = (await ask(port, '/about')).headers
    const answer = await ask(port, '/about', { headers: { ...OURS, 'if-none-match': `"other", W/${etag}` } })
    expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, etag])
    expect(answer.headers['content-type']).toBeUndefined()
  })

  test.each([
    ['with a cookie of ours', '/about', { cookie: 'a=b; stanine_session=x' }],
    ['with a host-bound cookie of ours', '/about', { cookie: '__Host-stanine_session=x' }],
    ['with a query', '/about?page=2', {}],
  ])('never answers a request %s', async (_name, path, extra) => {
    const page = countingPage()
    const port = await serve(page.application)
    await ask(port, path)
    await ask(port, path, { headers: { ...OURS, ...extra } })
    expect(page.rendered()).toBe(2)
  })

  test.each([
    ['that is private', { ...KEPT, 'Cache-Control': 'private' }],
    ['that is no page', { ...KEPT, 'Content-Type': 'application/json' }],
    ['that sets a cookie', { ...KEPT, 'Set-Cookie': 'a=b' }],
  ])('does not keep an answer %s', async (_name, headers) => {
    const page = countingPage(headers)
    const port = await serve(page.application)
    await ask(port, '/about')
    await ask(port, '/about')
    expect(page.rendered()).toBe(2)
  })

  test('makes a public page private for a visitor with a cookie of ours', async () => {
    const port = await serve(countingPage().application)
    const answer = await ask(port, '/about', { headers: { ...OURS, cookie: 'stanine_session=x' } })
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  test('renews a page when its time is over', async () => {
    const page = countingPage()
    const port = await serve(page.application, { pageMs: 0 })
    await ask(port, '/about')
    const renewed = await ask(port, '/about')
    expect([page.rendered(), renewed.body.toString().slice(0, 9)]).toEqual([2, '<p>page 2'])
  })
})
