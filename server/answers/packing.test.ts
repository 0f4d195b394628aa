/** Each answer is packed once and whole, however many pieces it comes in. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { ask, closeServers, OURS, serve } from '../asked-door'

afterEach(closeServers)

const PIECES = Array.from({ length: 40 }, (_, index) => `<p>Question ${index}: what is 15% of 240?</p>`.repeat(20))
const PAGE = PIECES.join('')

/** An application that streams a page in pieces, as React does, and remembers which encoding it was asked for. */
async function serveInPieces(type: string, pieces: readonly (string | Buffer)[], headers: Record<string, string> = {}) {
  const seen: unknown[] = []
  const port = await serve(async (req, res) => {
    seen.push(req.headers['accept-encoding'])
    res.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store', ...headers })
    for (const piece of pieces) {
      res.write(piece)
      await new Promise(setImmediate)
    }
    res.end()
  })
  return { seen, page: (headers: Record<string, string>) => ask(port, '/dashboard', { headers: { ...OURS, ...headers } }) }
}

test('a page that comes in pieces leaves as one, packed by brotli where the visitor takes it', async () => {
  const { page, seen } = await serveInPieces('text/html; charset=utf-8', PIECES)
  const answer = await page({ 'accept-encoding': 'gzip, deflate, br' })

  expect(brotliDecompressSync(answer.body).toString()).toBe(PAGE)
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(answer.body.length),
    'cache-control': 'no-store',
  })
  expect(answer.headers.vary).toMatch(/accept-encoding/i)
  expect(answer.headers['transfer-encoding']).toBeUndefined()
  expect(seen).toEqual(['identity'])
})

test('who takes gzip alone gets gzip, and who takes neither gets the page as it is', async () => {
  const { page } = await serveInPieces('text/html; charset=utf-8', PIECES)
  const gzipped = await page({ 'accept-encoding': 'gzip' })
  const plain = await page({})
  const refused = await page({ 'accept-encoding': 'br;q=0, gzip;q=0' })

  expect([gzipped.headers['content-encoding'], gunzipSync(gzipped.body).toString()]).toEqual(['gzip', PAGE])
  for (const answer of [plain, refused]) {
    expect([answer.headers['content-encoding'], answer.body.toString()]).toEqual([undefined, PAGE])
    expect(answer.headers.vary).toMatch(/accept-encoding/i)
  }
})

test('data, calls and small answers: text is packed, but not what fits into one packet', async () => {
  for (const type of ['text/x-script; charset=utf-8', 'application/json', 'image/svg+xml']) {
    const large = await (await serveInPieces(type, PIECES)).page({ 'accept-encoding': 'br' })
    expect(large.headers['content-encoding'], type).toBe('br')
    const small = await (await serveInPieces(type, ['{"state":"saved"}'])).page({ 'accept-encoding': 'br' })
    expect([small.headers['content-encoding'], small.headers['content-length'], small.body.toString()]).toEqual([
      undefined,
      '17',
      '{"state":"saved"}',
    ])
  }
})

test('what is packed already, or is no text, or is read as it comes, stays as it is', async () => {
  const bytes = Buffer.alloc(5_000, 7)
  for (const [type, headers] of [
    ['image/png', {}],
    ['application/pdf', {}],
    ['text/event-stream', {}],
    ['text/html', { 'Content-Encoding': 'zstd' }],
  ] as const) {
    const answer = await (await serveInPieces(type, [bytes], headers)).page({ 'accept-encoding': 'br' })
    expect(answer.body.equals(bytes), type).toBe(true)
    expect(answer.headers['content-encoding']).not.toBe('br')
  }
})

test('an answer too large to hold is sent on as it comes', async () => {
  const pieces = Array.from({ length: 30 }, () => 'x'.repeat(50_000))
  const answer = await (await serveInPieces('text/plain', pieces)).page({ 'accept-encoding': 'br' })
  expect([answer.headers['content-encoding'], answer.body.length]).toEqual([undefined, 1_500_000])
})

test('a part of a file, an unchanged one and the head of a page have no packed bytes', async () => {
  const answers: Record<string, [number, string | undefined]> = {
    '/part': [206, PAGE],
    '/unchanged': [304, undefined],
    '/head': [200, undefined],
  }
  const port = await serve((req, res) => {
    const [status, body] = answers[req.url ?? ''] ?? [404, undefined]
    res.writeHead(status, { 'Content-Type': 'text/html', ...(req.method === 'HEAD' && { 'Content-Length': PAGE.length }) }).end(body)
  })
  const headers = { ...OURS, 'accept-encoding': 'br', cookie: 'stanine_student=x' }
  expect((await ask(port, '/part', { headers })).body.toString()).toBe(PAGE)
  expect((await ask(port, '/unchanged', { headers })).status).toBe(304)
  expect((await ask(port, '/head', { method: 'HEAD', headers })).headers).toMatchObject({ 'content-length': String(PAGE.length) })
})
