/** What is promised when a server is told to stop in the middle of its work (fault R17). It ends the product's first instance. */
import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { expect, test } from 'vitest'
import { openClient } from '../../drill/kit/client'
import type { Product } from '../../drill/kit/product'
import type { Crowd } from '../../drill/kit/strike'
import type { SittingStudent } from '../../drill/kit/students'

const IN_FLIGHT = 100
const STOP_MS = 15_000

/** Registers the test; `running` gives what the file's beforeAll has started. */
export function testStopping(running: () => { product: Product; crowd: Crowd }): void {
  test('told to stop with a hundred requests in flight, it finishes them, cuts what has stalled and exits with 0', async () => {
    const { product, crowd } = running()
    const { port } = product.first
    const client = openClient({ origin: product.origin, port, connections: 1 })
    await client.send({ path: '/healthz' }) // and its connection stays open
    const requests = Array.from({ length: IN_FLIGHT + 1 }, (_, index) => begin(product, crowd.answering, index))
    await Promise.all(requests.map(({ begun }) => begun))
    const [stalled, ...others] = requests

    const began = performance.now()
    const exit = product.first.terminate()
    await untilRefused(port)
    const answers = await Promise.all(others.map(({ finish }) => finish()))
    expect(answers).toEqual(Array.from({ length: IN_FLIGHT }, () => 303))
    await expect(stalled?.broken).resolves.toMatch(/socket hang up|ECONNRESET/)
    expect(await exit).toBe(0)
    expect(performance.now() - began).toBeLessThan(Math.max(STOP_MS, product.startMs))
    client.close()
  })
}

/** An answer whose head the server has read and whose body waits: it is in flight beyond doubt. */
function begin({ origin, first }: Product, students: readonly SittingStudent[], index: number) {
  const student = students[index % students.length]
  const path = `/premium/sittings/${student?.sittingId}/questions/${1 + (index % 19)}`
  const body = new URLSearchParams({ choice: '1', openedAt: String(Date.now()), intent: 'next' }).toString()
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length }
  const headers = { host: new URL(origin).host, origin, cookie: student?.cookie, expect: '100-continue', ...form }
  const request = http.request({ agent: false, host: '127.0.0.1', port: first.port, method: 'POST', path, headers })
  const broken = once(request, 'error').then(([error]) => (error instanceof Error ? error.message : ''))
  const reply = once(request, 'response')
  reply.catch(() => {}) // the stalled one has none
  const begun = once(request, 'continue')
  request.flushHeaders()
  return { begun, broken, finish }

  async function finish(): Promise<number> {
    request.end(body)
    const [response] = await reply
    response.resume()
    await once(response, 'end')
    return response.statusCode
  }
}

async function untilRefused(port: number): Promise<void> {
  for (;;) {
    const socket = net.connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      socket.destroy()
    } catch {
      return
    }
  }
}
