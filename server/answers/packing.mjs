/**
 * Packs an answer once, when it is whole. Express's compression packs each piece that a page is streamed in, which costs a server more
 * than rendering it (docs/scale.md), so the application is told that nobody takes packed answers and the front door packs instead.
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { addVary } from './headers.mjs'
import { chooseEncoding } from './page-cache.mjs'

const PACKABLE = /^(?!text\/event-stream)(text\/|image\/svg\+xml|application\/(javascript|json|manifest\+json|xml|[\w.-]+\+(json|xml)))/i
/** Smaller answers travel in one packet anyway. */
const SMALLEST = 1024
/**
 * The lightest brotli packs a page of 40 KB to a sixth in a third of a millisecond; the next steps save a tenth and cost twice as much.
 * That is less than handing the work to a thread and back, so it is done on the spot.
 */
const PACK = {
  br: (body) =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => gzipSync(body, { level: 1 }),
}

/** Whether an answer about to be sent gains by packing: text that nobody has packed and that is whole. */
export function isPackable(req, res) {
  if (req.method === 'HEAD' || res.statusCode === 204 || res.statusCode === 206 || res.statusCode === 304) return false
  return PACKABLE.test(String(res.getHeader('Content-Type') ?? '')) && !res.hasHeader('Content-Encoding')
}

/**
 * The bytes to send for a whole answer; its headers then say how they are packed.
 * @param {Buffer} body
 * @param {import('node:http').ServerResponse} res
 * @param {string | undefined} accepted the visitor's Accept-Encoding
 */
export function packAnswer(body, res, accepted) {
  const encoding = chooseEncoding(accepted)
  addVary(res, 'Accept-Encoding')
  const packed = body.length < SMALLEST || encoding === 'identity' ? body : PACK[encoding](body)
  if (packed !== body) res.setHeader('Content-Encoding', encoding)
  if (body.length > 0) res.setHeader('Content-Length', packed.length)
  return packed
}
