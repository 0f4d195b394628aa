import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { CLOSERS, createStop } from './stop.mjs'

test('a stalled request is cut after its time, and a closer that fails does not hold up the end', async () => {
  const exits: number[] = []
  const stop = createStop({ stallMs: 100, exit: (code: number) => exits.push(code) })
  const server = stop.watch(http.createServer(() => {}))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const closers: Set<() => Promise<unknown>> = Reflect.get(globalThis, CLOSERS)
  closers.add(() => Promise.reject(new Error('the queue was gone already')))

  const { port } = server.address() as AddressInfo
  const stalled = net.connect(port, '127.0.0.1')
  stalled.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(server, 'request')
  stalled.on('error', () => {})
  const cut = once(stalled, 'close')
  await stop.stop()

  await cut
  expect(exits).toEqual([0])
  expect(stop.isStopping()).toBe(true)
})

test('a request that comes on an idle connection while the server stops is answered, and the connection closed', async () => {
  const exits: number[] = []
  const stop = createStop({ stallMs: 5_000, idleMs: 200, exit: (code: number) => exits.push(code) })
  const server = stop.watch(
    http.createServer((_, res) => res.setHeader('Connection', stop.isStopping() ? 'close' : 'keep-alive').end('yes')),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  await ask(agent, port)
  // A second connection that brings nothing more.
  const idle = new http.Agent({ keepAlive: true })
  await ask(idle, port)

  const stopped = stop.stop()
  expect(await ask(agent, port)).toEqual({ status: 200, isReused: true })
  await stopped
  expect(exits).toEqual([0])
  agent.destroy()
  idle.destroy()
})

async function ask(agent: http.Agent, port: number) {
  const request = http.get({ agent, port, host: '127.0.0.1' })
  const [response] = await once(request, 'response')
  await once(response.resume(), 'end')
  return { status: response.statusCode, isReused: request.reusedSocket }
}
