/** The front door before a small application of node:http, asked over a real socket: for the tests beside it. */
import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { readConfig } from './config.mjs'
import { keepDoor } from './doorkeeper.mjs'

export const APP_URL = 'https://stanine.example'
export const OURS = { host: 'stanine.example', origin: APP_URL }
export const FORM = { ...OURS, 'content-type': 'application/x-www-form-urlencoded' }
/** The patterns of the small application's routes. */
const ADDRESSES = ['', 'about', 'contact', 'login', 'proof/:family']
const open: http.Server[] = []

export interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
}

/** Ends every server of the test that is over. */
export function closeServers(): void {
  for (const server of open.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
}

export async function serve(application: http.RequestListener, overrides: Record<string, unknown> = {}, isStopping = () => false) {
  const config = { ...readConfig({ APP_URL }), ...overrides }
  const server = http.createServer(keepDoor(application, { config, addresses: ADDRESSES, isStopping }))
  open.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

export async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = OURS as Record<string, string>, body = '' } = {},
): Promise<Answer> {
  const request = http.request({ port, host: '127.0.0.1', path, method, headers, agent: false })
  request.on('error', () => {})
  request.end(body)
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }
}

export async function askRaw(port: number, text: string) {
  const socket = net.connect(port, '127.0.0.1')
  socket.write(text)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer
}
