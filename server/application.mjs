/**
 * The way from the front door to Remix. remix-serve loads the build and listens; each request that names no file of the build goes past its
 * Express, whose parts (packing, files, the log's hooks, headers one by one) cost more than saving an answer does. What Remix's own adapter
 * does (@remix-run/express) is done here: a Request of what came, and the Response sent. The front door has settled host, origin and body.
 */
import { createRequire } from 'node:module'
import { log } from './log.mjs'
import { pathOf } from './requests/guard.mjs'

const require = createRequire(import.meta.url)
const requireAsServe = createRequire(require.resolve('@remix-run/serve/package.json'))

/** Whole texts of responses, as entry.server made them: a Response would hand them over in pieces. */
const wholeTexts = new WeakMap()
globalThis[Symbol.for('stanine.texts')] = wholeTexts

/**
 * Must run before remix-serve loads its adapter. `answer` is undefined until the build is loaded.
 * @param {import('./config.mjs').Config} config
 */
export function watchForRemix({ host, isQuiet }) {
  const adapter = requireAsServe('@remix-run/express')
  const { createRequestHandler } = createRequire(requireAsServe.resolve('@remix-run/express'))('@remix-run/node')
  const remix = { answer: undefined }
  adapter.createRequestHandler = ({ build, mode }) => {
    const answer = answerWith(createRequestHandler(build, mode), host)
    const write = isQuiet ? undefined : requireAsServe('morgan')('tiny')
    remix.answer = write ? (req, res, failed) => write(req, res, () => answer(req, res, failed)) : answer
    return answer
  }
  return remix
}

/** Files of the build and of public/ have an ending; pages have none, but as the data of a script. */
export function mayBeFile({ method, url }) {
  const path = pathOf(url)
  return method !== 'POST' && path.lastIndexOf('.') > path.lastIndexOf('/') && !path.endsWith('.data')
}

/** The application as the door knows it: Remix where it can answer, else remix-serve's Express. */
export function goPast(express, remix) {
  return (req, res) => {
    if (!remix.answer || mayBeFile(req)) return express(req, res)
    return remix.answer(req, res, (error) => giveUp(res, error))
  }
}

/** Remix answers its own errors; what comes here could not be asked or sent. */
function giveUp(res, error) {
  log('error', 'a request found no answer', { error: error instanceof Error ? error.stack : String(error) })
  if (res.headersSent) return res.destroy()
  res.statusCode = 500
  res.setHeader('Content-Type', 'text/plain; charset=utf-8')
  res.end('Something went wrong on our side. Please go back and try again.')
}

/** @param {(request: Request) => Promise<Response>} handle asks Remix */
export function answerWith(handle, host) {
  return async function answer(req, res, failed) {
    try {
      await send(res, await handle(requestOf(req, res, host)))
    } catch (error) {
      failed(error)
    }
  }
}

/** `heldBody` is what the front door has read (requests/body.mjs). */
function requestOf(req, res, host) {
  const leaving = new AbortController()
  let isSent = false
  res.once('finish', () => (isSent = true))
  res.once('close', () => isSent || leaving.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) {
    if (Array.isArray(value)) for (const one of value) headers.append(name, one)
    else if (value) headers.set(name, value)
  }
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD'
  return new Request(`http://${host}${req.url}`, {
    method: req.method,
    headers,
    signal: leaving.signal,
    ...(hasBody && { body: req.heldBody }),
  })
}

async function send(res, response) {
  res.statusCode = response.status
  if (response.statusText) res.statusMessage = response.statusText
  const cookies = response.headers.getSetCookie()
  for (const [name, value] of response.headers)
    if (name !== 'set-cookie') res.setHeader(name, name === 'content-type' ? withCharset(value) : value)
  if (cookies.length > 0) res.setHeader('set-cookie', cookies)

  const text = wholeTexts.get(response)
  if (text !== undefined || !response.body) return void res.end(text)
  await pass(response.body.getReader(), res)
}

/** As Express has it: text of ours is UTF-8, and a browser must not guess. */
function withCharset(type) {
  return /^(text\/|application\/json)/.test(type) && !type.includes('charset') ? `${type}; charset=utf-8` : type
}

/** In the pieces that it comes in; a reader who has gone ends the source. */
async function pass(reader, res) {
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return void res.end()
      res.write(value)
      if (res.destroyed) return await reader.cancel()
    }
  } catch (error) {
    log('error', 'an answer broke off', { error: error instanceof Error ? error.message : String(error) })
    res.destroy(error)
  }
}
