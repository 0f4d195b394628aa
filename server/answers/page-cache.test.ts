/** What the page cache keeps beside pages: the files of the build. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { ask, closeServers, OURS, serve } from '../asked-door'

afterEach(closeServers)

test('that are files of the build are kept compressed for everybody, signed in or not, and asked for once', async () => {
  let asked = 0
  const source = 'export const bars = [1, 2, 3];\n'.repeat(200)
  const port = await serve((_req, res) => {
    asked += 1
    res.writeHead(200, { 'Content-Type': 'application/javascript', 'Cache-Control': 'public, max-age=31536000, immutable' }).end(source)
  })
  const headers = { ...OURS, 'accept-encoding': 'br', cookie: 'stanine_student=x' }
  const first = await ask(port, '/assets/root-abc.js', { headers })
  const second = await ask(port, '/assets/root-abc.js', { headers: { ...OURS, 'accept-encoding': 'br' } })

  expect(asked).toBe(1)
  expect(brotliDecompressSync(second.body).toString()).toBe(source)
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
  expect((await ask(port, '/assets/root-abc.js?other', { headers })).body.length).toBeGreaterThan(0)
  expect(asked).toBe(2)
})

test('a page that would not fit the first round trip is compressed as small as it goes, a light one quickly', async () => {
  const words = Array.from({ length: 6000 }, (_, index) => ((index * 7919) % 4999).toString(36)).join(' ')
  const pages: Record<string, string> = { '/heavy': words, '/light': words.slice(0, 4000) }
  const port = await serve((req, res) => {
    res
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0, s-maxage=60' })
      .end(pages[req.url ?? ''])
  })
  const bytesAt = (path: string, quality: number) =>
    brotliCompressSync(pages[path] ?? '', { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
  const weightOf = async (path: string) => (await ask(port, path, { headers: { ...OURS, 'accept-encoding': 'br' } })).body.length

  expect(bytesAt('/heavy', 6)).toBeGreaterThan(7_000)
  expect(await weightOf('/heavy')).toBe(bytesAt('/heavy', 11))
  expect(await weightOf('/light')).toBe(bytesAt('/light', 6))
})
