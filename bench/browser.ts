/** Requests as a browser sends them: compressed answers, kept connections, our own Origin on every form. */
import http from 'node:http'

export interface Answer {
  status: number
  location: string | undefined
  encoding: string | undefined
}

/** A browser's way to one server with so many connections. */
export function createBrowser(base: URL, connections: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })

  interface Sent {
    cookie?: string
    form?: string
    /** Instead of a form: what another server sends, with its signature. */
    call?: { body: string; headers: Record<string, string> }
  }

  function send(method: 'GET' | 'POST', path: string, { cookie, form, call }: Sent): Promise<Answer> {
    const headers = {
      host: base.host,
      'accept-encoding': 'gzip, deflate, br, zstd',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      ...(cookie && { cookie }),
      ...(call && { 'content-type': 'application/json', ...call.headers }),
      ...(form !== undefined && { origin: base.origin, 'content-type': 'application/x-www-form-urlencoded' }),
    }
    return new Promise((resolve, reject) => {
      const request = http.request({ agent, host: base.hostname, port: base.port, method, path, headers }, (response) => {
        const { statusCode = 0, headers } = response
        response.resume().on('end', () => {
          resolve({ status: statusCode, location: headers.location, encoding: headers['content-encoding'] })
        })
      })
      request.on('error', reject)
      request.end(call?.body ?? form)
    })
  }

  return {
    /** A page. Throws unless it comes, compressed. */
    async get(path: string, cookie?: string): Promise<void> {
      const answer = await send('GET', path, { cookie })
      if (answer.status !== 200 || answer.encoding !== 'br') throw new Error(`GET ${path}: ${answer.status} ${answer.encoding}`)
    },

    /** A form. Throws unless the answer has this status. */
    async post(path: string, cookie: string, form: string, status: number): Promise<Answer> {
      const answer = await send('POST', path, { cookie, form })
      if (answer.status !== status) throw new Error(`POST ${path}: ${answer.status} ${answer.location ?? ''}`)
      return answer
    },

    /** What another server sends. Throws unless it is taken. */
    async call(path: string, call: NonNullable<Sent['call']>): Promise<void> {
      const answer = await send('POST', path, { call })
      if (answer.status !== 200) throw new Error(`POST ${path}: ${answer.status}`)
    },

    close: () => agent.destroy(),
  }
}

export type Browser = ReturnType<typeof createBrowser>
