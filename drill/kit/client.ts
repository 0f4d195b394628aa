/** A browser as far as the server can tell: keep-alive connections, forms and cookies. It follows nothing by itself. */
import http from 'node:http'

const HUNG_MS = 20_000

export interface Exchange {
  method?: 'GET' | 'POST'
  path: string
  cookie?: string
  fields?: Record<string, string | number>
  /** Instead of fields: any bytes of any type. */
  raw?: { type: string | undefined; body: Buffer }
  headers?: Record<string, string>
  /** The instance to ask; the first unless told. */
  port?: number
}

export interface Reply {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
  /** Milliseconds from sending to the last byte. */
  ms: number
}

interface Destination {
  origin: string
  port: number
  connections: number
  /** The loopback address to come from, such as 127.0.0.9; each is a network of its own. */
  from?: string
}

export type Client = ReturnType<typeof openClient>

/**
 * Opens a client with so many connections at most. `send` rejects when the connection is refused or dropped, and with "hung" when an
 * answer takes longer than twenty seconds.
 */
export function openClient({ origin, port, connections, from }: Destination) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections, localAddress: from })
  const { host } = new URL(origin)
  return { send, close }

  function close(): void {
    agent.destroy()
  }

  function send({ method = 'GET', path, cookie, fields, raw, headers: more, port: other = port }: Exchange): Promise<Reply> {
    const began = performance.now()
    const { type, body } = raw ?? formOf(fields)
    const content = body ? { ...(type ? { 'content-type': type } : {}), 'content-length': String(body.length) } : {}
    const headers = { host, origin, ...(cookie ? { cookie } : {}), ...content, ...more }
    return new Promise((resolve, reject) => {
      const request = http.request({ agent, host: '127.0.0.1', port: other, method, path, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, ms: performance.now() - began })
        })
      })
      request.setTimeout(HUNG_MS, () => request.destroy(new Error('hung')))
      request.on('error', reject)
      request.end(body)
    })
  }
}

function formOf(fields: Exchange['fields']): { type?: string; body?: Buffer } {
  if (!fields) return {}
  const pairs = Object.entries(fields).map(([name, value]) => [name, String(value)])
  return { type: 'application/x-www-form-urlencoded', body: Buffer.from(new URLSearchParams(pairs).toString()) }
}
