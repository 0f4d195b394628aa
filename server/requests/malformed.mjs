/** What Node could not parse, or waited for too long: answered on the bare socket, since no request object exists. */
import { STATUS_CODES } from 'node:http'
import { securityHeaders } from '../answers/headers.mjs'

const STATUSES = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers a server's `clientError`. */
export function refuseBrokenRequest(error, socket, { isHttps }) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const status = STATUSES[error.code] ?? 400
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...securityHeaders(isHttps),
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', `${STATUS_CODES[status]}\n`].join('\r\n'))
}
