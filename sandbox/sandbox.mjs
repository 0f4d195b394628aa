/**
 * The stand-ins for the outside world, in one server on loopback: each vendor's API on its own paths, an inbox at `/` for people and at
 * `/inbox.json?to=` for tests, Stripe's pages and `/stripe`, and `POST /faults` (faults.mjs). The product talks to it through the vendors'
 * own clients.
 *
 * A vendor is `{ name, owns(path), answer(request, fault), fail(fault, request, result) }`; requests carry method, path, query, headers and the body
 * as text; an answer is JSON, or `events` of a stream. Pages
 * are `{ owns(path), answer(request) }`, whose answer is HTML with its policy, an address to go to, JSON, or undefined where nothing is.
 */
import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { isLoopbackName, MODEL_EXAMPLES } from '../server/config.mjs'
import { createFaults } from './faults.mjs'
import { createInbox } from './inbox.mjs'
import { framedMessage, listPage, messagePage } from './inbox-pages.mjs'
import { createModel } from './model/model.mjs'
import { createPostmark } from './postmark.mjs'
import { createStripe } from './stripe/stripe.mjs'

const LARGEST_BODY = 10 * 1024 * 1024
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'"

/**
 * Starts the stand-ins.
 * @param {{ port?: number, folder?: string, postmarkToken: string, stripe?: { secretKey: string, webhookSecret: string, webhookUrl?: string } }} options
 *   port 0 finds a free one; mail and money are kept in the folder, if given; Stripe is there with its keys alone, and sends events to the
 *   address, if given
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startSandbox({ port = 0, folder, postmarkToken, stripe: stripeKeys }) {
  const inbox = createInbox(folder)
  const faults = createFaults()
  const stripe = stripeKeys && createStripe({ ...stripeKeys, folder, faults, baseUrl: () => urlOf(server) })
  const model = createModel({ key: MODEL_EXAMPLES.AI_API_KEY, name: MODEL_EXAMPLES.AI_MODEL })
  const vendors = [createPostmark({ token: postmarkToken, inbox }), model, ...(stripe ? [stripe.vendor] : [])]
  const server = http.createServer((req, res) => {
    answer(req, res).catch((error) => sendJson(res, 500, { message: error.message }))
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  stripe?.start()
  return { url: urlOf(server), stop }

  async function answer(req, res) {
    const { hostname, pathname: path, searchParams: query } = new URL(req.url, `http://${req.headers.host}`)
    // A page elsewhere may have its own name point at this machine and read the mail with it.
    if (!isLoopbackName(hostname)) return sendJson(res, 421, { message: 'Ask for it as localhost' })
    const body = await readText(req)
    if (body === undefined) return sendJson(res, 413, { message: 'Too large' })

    const request = { method: req.method, path, query, headers: req.headers, body }
    const vendor = vendors.find(({ owns }) => owns(path))
    if (vendor) return answerAs(vendor, request, res)
    if (stripe?.pages.owns(path)) return sendAnswer(res, await stripe.pages.answer(request))
    if (path === '/faults') return answerFaults(req, res, body)
    if (path === '/inbox.json') return sendJson(res, 200, inbox.list({ to: query.get('to') ?? '' }))
    return answerPage(path, query, res)
  }

  async function answerAs(vendor, request, res) {
    const fault = faults.take(vendor.name, request.path)
    if (fault?.delayMs) await pause(fault.delayMs)
    const isFailing = fault !== undefined && (fault.reset || fault.garbage || fault.status !== undefined)
    const result = isFailing && !fault.after ? undefined : vendor.answer(request, fault)
    if (fault?.reset) return res.destroy()
    if (fault?.garbage) return send(res, 200, { 'Content-Type': 'application/json' }, '<html>')
    const { status, json, headers, events } = isFailing || !result ? vendor.fail(fault ?? {}, request, result) : result
    if (events) return sendEvents(res, events)
    return sendJson(res, status, json, headers)
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
    if (!message) return sendNothing(res)
    if (!isFrame) return sendPage(res, messagePage(message))
    const framed = framedMessage(message.html)
    return sendPage(res, framed.body, framed.policy)
  }

  async function stop() {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
    await stripe?.stop()
  }
}

function urlOf(server) {
  return `http://127.0.0.1:${server.address().port}`
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

function sendAnswer(res, answer) {
  if (!answer) return sendNothing(res)
  const { status, html, policy, json, location } = answer
  if (location !== undefined) return send(res, status, { Location: location }, '')
  return html === undefined ? sendJson(res, status, json) : sendPage(res, html, policy, status)
}

/** A stream that ends before its own last event breaks off as a line does. */
async function sendEvents(res, events) {
  res.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' })
  let last = ''
  for await (const event of events) {
    if (res.destroyed) return
    res.write(event)
    last = event
  }
  if (last.includes('[DONE]')) res.end()
  else res.destroy()
}

function sendNothing(res) {
  sendJson(res, 404, { message: 'The sandbox has nothing here' })
}

function sendPage(res, body, policy = PAGE_POLICY, status = 200) {
  send(res, status, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }, body)
}

function sendJson(res, status, json, headers = {}) {
  send(res, status, { 'Content-Type': 'application/json; charset=utf-8', ...headers }, JSON.stringify(json))
}

function send(res, status, headers, body) {
  res.writeHead(status, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers }).end(body)
}
