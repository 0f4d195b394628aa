/**
 * The stand-ins for the outside world, in one server on loopback: each vendor's API on its own paths, an inbox at `/` for people and at
 * `/inbox.json?to=` for tests, and `POST /faults` (faults.mjs). The product talks to it through the vendors' own clients.
 *
 * A vendor is `{ name, owns(path), answer(request), fail(fault) }`; requests carry method, path, headers and the body as text.
 */
import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { isLoopbackName } from '../server/config.mjs'
import { createFaults } from './faults.mjs'
import { createInbox } from './inbox.mjs'
import { framedMessage, listPage, messagePage } from './inbox-pages.mjs'
import { createPostmark } from './postmark.mjs'

const LARGEST_BODY = 10 * 1024 * 1024
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'"

/**
 * Starts the stand-ins.
 * @param {{ port?: number, folder?: string, postmarkToken: string }} options port 0 finds a free one; mail is kept in the folder, if given
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startSandbox({ port = 0, folder, postmarkToken }) {
  const inbox = createInbox(folder)
  const faults = createFaults()
  const vendors = [createPostmark({ token: postmarkToken, inbox })]
  const server = http.createServer((req, res) => {
    answer(req, res).catch((error) => sendJson(res, 500, { message: error.message }))
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return { url: `http://127.0.0.1:${server.address().port}`, stop }

  async function answer(req, res) {
    const { hostname, pathname: path, searchParams: query } = new URL(req.url, `http://${req.headers.host}`)
    // A page elsewhere may have its own name point at this machine and read the mail with it.
    if (!isLoopbackName(hostname)) return sendJson(res, 421, { message: 'Ask for it as localhost' })
    const body = await readText(req)
    if (body === undefined) return sendJson(res, 413, { message: 'Too large' })

    const vendor = vendors.find(({ owns }) => owns(path))
    if (vendor) return answerAs(vendor, { method: req.method, path, headers: req.headers, body }, res)
    if (path === '/faults') return answerFaults(req, res, body)
    if (path === '/inbox.json') return sendJson(res, 200, inbox.list({ to: query.get('to') ?? '' }))
    return answerPage(path, query, res)
  }

  async function answerAs(vendor, request, res) {
    const fault = faults.take(vendor.name)
    if (fault?.delayMs) await pause(fault.delayMs)
    const isFailing = fault !== undefined && (fault.reset || fault.garbage || fault.status !== undefined)
    const result = isFailing && !fault.after ? undefined : vendor.answer(request)
    if (fault?.reset) return res.destroy()
    if (fault?.garbage) return send(res, 200, { 'Content-Type': 'application/json' }, '<html>')
    const { status, json } = isFailing || !result ? vendor.fail(fault ?? {}) : result
    return sendJson(res, status, json)
  }

  function answerFaults(req, res, body) {
    if (req.method !== 'POST') return sendJson(res, 200, faults.current())
    // A page that somebody visits meanwhile could post here too; it cannot send JSON without asking first.
    if (!req.headers['content-type']?.startsWith('application/json')) return sendJson(res, 415, { message: 'Send JSON' })
    faults.replace(JSON.parse(body || '{}'))
    return sendJson(res, 200, faults.current())
  }

  function answerPage(path, query, res) {
    if (path === '/') return sendPage(res, listPage(inbox.list({ search: query.get('search') ?? '' }), query.get('search') ?? ''))
    const [, id, isFrame] = path.match(/^\/message\/([0-9a-f-]+)(\/html)?$/) ?? []
    const message = id && inbox.find(id)
    if (!message) return sendJson(res, 404, { message: 'The sandbox has nothing here' })
    if (!isFrame) return sendPage(res, messagePage(message))
    const framed = framedMessage(message.html)
    return sendPage(res, framed.body, framed.policy)
  }

  async function stop() {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
}

async function readText(req) {
  const chunks = []
  let size = 0
  for await (const chunk of req) {
    size += chunk.length
    if (size > LARGEST_BODY) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function sendPage(res, body, policy = PAGE_POLICY) {
  send(res, 200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }, body)
}

function sendJson(res, status, json) {
  send(res, status, { 'Content-Type': 'application/json; charset=utf-8' }, JSON.stringify(json))
}

function send(res, status, headers, body) {
  res.writeHead(status, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers }).end(body)
}
