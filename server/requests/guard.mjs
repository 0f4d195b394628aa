/**
 * What a request must look like before the application sees it: a well-formed address, a known method, our host name, and for every
 * change our own Origin. Remix checks the Origin of document posts only; resource routes would run unasked.
 */
import { isLoopbackName } from '../config.mjs'

const METHODS = new Set(['GET', 'HEAD', 'POST'])
const HEALTH_PATHS = new Set(['/healthz', '/readyz'])
/**
 * Other servers call these, which have no origin of ours: what they send is signed, or carries the secret of one mail, and the
 * application checks that.
 */
const SIGNED_PATHS = new Set(['/webhooks/stripe', '/report-mail/out'])

/**
 * Why a request is turned away, or undefined when it may pass.
 * @param {import('node:http').IncomingMessage} req
 * @param {import('../config.mjs').Config} config
 * @returns {{ status: number, location?: string, headers?: Record<string, string> } | undefined}
 */
export function refusal(req, config) {
  if (!isWellFormed(req)) return { status: 400 }
  if (!METHODS.has(req.method)) return { status: 405, headers: { Allow: 'GET, HEAD, POST' } }

  const path = pathOf(req.url)
  if (!HEALTH_PATHS.has(path) && !isOurHost(req.headers.host, config)) return otherHost(req, config)
  if (req.method === 'POST' && !isSigned(path) && !isSameOrigin(req.headers, config)) return { status: 403 }
  return undefined
}

/** Whether other servers post to this path, by its exact spelling. */
export function isSigned(path) {
  return SIGNED_PATHS.has(path)
}

/** The path of a request target, without its query. */
export function pathOf(target) {
  const end = target.indexOf('?')
  return end === -1 ? target : target.slice(0, end)
}

function isWellFormed(req) {
  const { url, headers, rawHeaders } = req
  // Node takes the first of two, and a proxy before us perhaps the second.
  if (isTwice(rawHeaders, 'host')) return false
  // How Remix fetched before single fetch: nobody of ours asks so, and a null answer breaks it.
  if (url.includes('?') && new URLSearchParams(url.slice(url.indexOf('?'))).has('_data')) return false
  // Proxies' absolute form, `*`, what URL parsers read as //, and what they leave out.
  if (url.charCodeAt(0) !== 47 || /[\\#]/.test(url)) return false
  if (url.includes('%') && !(isDecodable(pathOf(url)) && !url.includes('%00'))) return false
  if (req.method === 'POST') return true
  // A body on any other method is read by nobody here, but perhaps by a proxy that counts differently.
  return headers['transfer-encoding'] === undefined && !(Number(headers['content-length'] ?? 0) > 0)
}

/** Names stand at the even places; most requests have some ten of them. */
function isTwice(rawHeaders, name) {
  let seen = false
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index].length !== name.length || rawHeaders[index].toLowerCase() !== name) continue
    if (seen) return true
    seen = true
  }
  return false
}

/** Stray per cent signs in a query are text that somebody typed; in a path they are damage. */
function isDecodable(path) {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function isOurHost(host, config) {
  return host === config.host || normalHost(host, config) === config.host
}

/** The host header as `URL.host` would write it: lower case, without the scheme's default port. */
function normalHost(host, config) {
  const address = `${config.isHttps ? 'https' : 'http'}://${host}`
  return host && URL.canParse(address) && !/[/?#@\s]/.test(host) ? new URL(address).host : undefined
}

/** This machine's other names lead to the address of the product; a stranger's name leads nowhere. */
function otherHost(req, config) {
  const host = normalHost(req.headers.host, config)
  const isAlias = host !== undefined && isLoopbackName(new URL(`http://${host}`).hostname)
  if (isAlias && req.method !== 'POST') return { status: 307, location: config.origin + req.url }
  return { status: 421 }
}

function isSameOrigin(headers, config) {
  if (headers.origin !== undefined) return headers.origin === config.origin
  return headers['sec-fetch-site'] === 'same-origin'
}
