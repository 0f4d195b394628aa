/** The baseline: a bare node:http server that answers with the given bytes, and nothing else. */
import http from 'node:http'

/**
 * @param {Buffer} body
 * @param {Record<string, string>} headers
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startBareServer(body, headers) {
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': body.length })
    response.end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
