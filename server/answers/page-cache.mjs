/**
 * Rendered content pages for visitors without a cookie of ours, and the build's scripts and styles for everybody, kept compressed in this
 * process's memory. A process serves one build, so a new build starts empty. Answers say themselves that they may be kept:
 * `Cache-Control: public, s-maxage=…` for a page, `immutable` for a file of the build.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hasOurCookie } from './headers.mjs'

const LONGEST_ADDRESS = 200
const REFRESH_MS = 5_000
const NOT_KEPT = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'etag', 'vary'])
const ASSETS = '/assets/'
/** In one spelling: a file's name, percent-encoded, would be another address of the same bytes. */
const PLAIN_FILE = /^\/assets\/[\w-]+(\.[\w-]+)*$/
const COMPRESSIBLE = /^(text\/(css|javascript)|application\/javascript|image\/svg\+xml)\b/
/** A page is compressed once a minute, a file of the build once in the life of the process. */
const QUALITY = { page: 6, heavy: 11, asset: 11 }
/**
 * Compressed to more than this, a page and its sheets do not fit into a browser's first round trip (bench/weight.mjs): the last tenth of its
 * bytes is then worth a tenth of a second. Few pages are so long; what is longer still would not fit in any case.
 */
const HEAVY = { over: 7_000, upTo: 64 * 1024 }

/** A response that is larger is sent on as it comes and not kept. */
export const LARGEST_PAGE = 1024 * 1024

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Whether the answer to this request may come from the cache and may be kept in it. */
export function isCacheable(req) {
  const { method, url, headers } = req
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_ADDRESS) return false
  if (url.startsWith(ASSETS)) return headers.range === undefined && PLAIN_FILE.test(url)
  if (hasOurCookie(req) || headers.authorization !== undefined || headers.range !== undefined) return false
  // The application shares no page with a query: it may hold a token or a name, and a stranger could fill the memory with any number.
  return !url.includes('?')
}

/** Whether a response about to be sent is a content page or a file of the build that asks to be kept. */
export function asksToBeKept(res) {
  const caching = String(res.getHeader('Cache-Control') ?? '')
  const type = String(res.getHeader('Content-Type') ?? '')
  const isKind = isSharedPublic(caching) ? type.startsWith('text/html') : isImmutable(caching) && COMPRESSIBLE.test(type)
  return isKind && res.statusCode === 200 && !res.hasHeader('Set-Cookie') && !res.hasHeader('Content-Encoding')
}

/** Whether a Cache-Control value lets shared caches keep the answer for a time. */
function isSharedPublic(caching) {
  return /\bpublic\b/.test(caching) && /\bs-maxage=[1-9]/.test(caching)
}

/** Whether a Cache-Control value says that the answer never changes, as remix-serve does for the build's files. */
function isImmutable(caching) {
  return /\bimmutable\b/.test(caching)
}

/**
 * The cache of one process.
 * @param {{ config: { pageBytes: number, pageMs: number }, now?: () => number }} options bytes, milliseconds
 */
export function createPageCache({ config, now = Date.now }) {
  /** Least recently used first. @type {Map<string, Page>} */
  const pages = new Map()
  let held = 0

  /** A page that is still fresh. One request in five seconds is let through to renew a stale one; the others take it as it is. */
  function find(address) {
    const page = pages.get(address)
    if (!page) return undefined
    if (now() >= page.freshUntil) {
      page.freshUntil = now() + REFRESH_MS
      page.renewals += 1
      if (page.renewals > 1) drop(address, page) // the renewal failed: what the application says now is the truth
      return undefined
    }
    pages.delete(address)
    pages.set(address, page)
    return page
  }

  /** Compresses and keeps a page under its address; the oldest ones make room. */
  async function keep(address, headers, body) {
    const page = await preparePage(headers, body, now() + config.pageMs)
    const old = pages.get(address)
    if (old) drop(address, old)
    pages.set(address, page)
    held += page.bytes
    for (const [address, oldest] of pages) {
      if (held <= config.pageBytes) break
      drop(address, oldest)
    }
    return page
  }

  function drop(address, page) {
    if (pages.delete(address)) held -= page.bytes
  }

  return { find, keep }
}

/** @typedef {Awaited<ReturnType<typeof preparePage>>} Page */

async function preparePage(headers, identity, pageFreshUntil) {
  const isAsset = isImmutable(String(headers['cache-control']))
  const freshUntil = isAsset ? Number.POSITIVE_INFINITY : pageFreshUntil
  const [br, gzipped] = await Promise.all([isAsset ? brotli(identity, QUALITY.asset) : brotliOfPage(identity), compress.gzip(identity)])
  const hash = createHash('sha256')
    .update(identity)
    .update(JSON.stringify(headers['content-security-policy']))
    .digest('base64url')
    .slice(0, 22)
  const common = Object.entries(headers).flatMap(([name, value]) => (NOT_KEPT.has(name) ? [] : [name, String(value)]))
  common.push('vary', isAsset ? 'Accept-Encoding' : 'Cookie, Accept-Encoding')
  const forms = {
    br: form({ body: br, encoding: 'br', hash, common }),
    gzip: form({ body: gzipped, encoding: 'gzip', hash, common }),
    identity: form({ body: identity, encoding: 'identity', hash, common }),
  }
  return { forms, freshUntil, renewals: 0, bytes: br.length + gzipped.length + identity.length + 2048 }
}

async function brotliOfPage(identity) {
  const quick = await brotli(identity, QUALITY.page)
  return quick.length > HEAVY.over && identity.length <= HEAVY.upTo ? brotli(identity, QUALITY.heavy) : quick
}

function brotli(bytes, quality) {
  return compress.br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** One encoding's bytes with every header it needs, ready to be written in one call. A strong ETag names bytes, hence the encoding in it. */
function form({ body, encoding, hash, common }) {
  const etag = `"${hash}-${encoding}"`
  const unchanged = [...common.filter((_, at, all) => !all[at - (at % 2)].startsWith('content-type')), 'etag', etag]
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding]
  return { body, etag, unchanged, headers: [...common, ...encoded, 'etag', etag, 'content-length', String(body.length)] }
}

/** Answers from the cache: 200, or 304 when the visitor has these bytes already. */
export function sendPage(req, res, page) {
  const chosen = page.forms[chooseEncoding(req.headers['accept-encoding'])]
  if (holds(req.headers['if-none-match'], chosen.etag)) return res.writeHead(304, chosen.unchanged).end()
  res.writeHead(200, chosen.headers).end(req.method === 'HEAD' ? undefined : chosen.body)
}

/** The best encoding of ours that an Accept-Encoding value takes. */
export function chooseEncoding(accepted = '') {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(accepted) ? 'gzip' : 'identity'
}

function holds(condition, etag) {
  if (condition === undefined) return false
  return condition.split(',').some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*')
}
