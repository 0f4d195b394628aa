/** The front door as a process: how it begins, what it survives, and how it ends. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const FRONT_DOOR = fileURLToPath(new URL('front-door.mjs', import.meta.url))
/** Stands for remix-serve, with a closer as the application registers one. */
const APPLICATION = `
  const server = require('node:http').createServer((req, res) => {
    if (req.url === '/reject') Promise.reject(new Error('nobody looked'))
    if (req.url === '/throw') setImmediate(() => { throw new Error('nobody caught') })
    if (req.url === '/stall') return
    if (req.url === '/wait') { console.log('waiting'); process.once('SIGTERM', () => setTimeout(() => res.end('finished'), 200)); return }
    res.end('here')
  })
  globalThis[Symbol.for('stanine.closers')].add(async () => console.log('closed'))
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))
  process.once('SIGTERM', () => server.close(console.error))
`
const running: ChildProcess[] = []

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

async function start() {
  const args = ['--import', FRONT_DOOR, '--input-type=commonjs', '--eval', APPLICATION]
  const child = spawn(process.execPath, args, { env: { ...process.env, APP_URL: 'https://stanine.example' } })
  running.push(child)
  const output: string[] = []
  const collect = (chunk: Buffer) => output.push(chunk.toString())
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const [port] = await once(child.stdout, 'data')
  return { child, port: Number(port), output, exit: once(child, 'exit') }
}

async function ask(port: number, path: string) {
  const socket = net.connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: stanine.example\r\n\r\n`)
  let answer = ''
  for await (const chunk of socket) {
    answer += chunk
    if (/\r\n\r\n[\s\S]*(here|finished)/.test(answer)) break
  }
  return answer
}

test('a request in flight is finished, closers run, and the process ends with 0', async () => {
  const { child, port, output, exit } = await start()
  const answer = ask(port, '/wait')
  await once(child.stdout as NodeJS.ReadableStream, 'data')
  child.kill('SIGTERM')

  expect(await answer).toContain('finished')
  expect((await exit)[0]).toBe(0)
  expect(output.join('')).toContain('closed')
  expect(output.join('')).not.toContain('undefined')
})

test('an un-awaited rejection is logged once and the server goes on', async () => {
  const { port, output } = await start()
  await ask(port, '/reject')
  expect(await ask(port, '/')).toContain('here')
  expect(output.join('').match(/"error":"nobody looked"/g)).toHaveLength(1)
})

test('an application that cannot be loaded ends the process at once, with its message', async () => {
  const args = ['--import', FRONT_DOOR, '--eval', 'Promise.reject(new Error("SESSION_SECRET is missing"))']
  const child = spawn(process.execPath, args, { env: { ...process.env, APP_URL: 'https://stanine.example' } })
  const said = once(child.stderr, 'data')
  expect((await once(child, 'exit'))[0]).toBe(1)
  expect(String(await said)).toContain('SESSION_SECRET is missing')
})

test('an uncaught exception ends the process with 1 after what is under way', async () => {
  const { port, exit, output } = await start()
  expect(await ask(port, '/throw')).toContain('here')
  expect((await exit)[0]).toBe(1)
  expect(output.join('')).toContain('closed')
})

test('a request that is no HTTP is answered 400 with the security headers', async () => {
  const { port } = await start()
  const socket = net.connect(port, '127.0.0.1')
  socket.write('nonsense\r\n\r\n')
  let answer = ''
  for await (const chunk of socket) answer += chunk
  expect(answer).toContain('HTTP/1.1 400 Bad Request')
  expect(answer).toContain('Strict-Transport-Security: max-age=31536000')
})
