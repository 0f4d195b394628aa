/**
 * Who is let in at once: requests whose session cookie we signed. It proves no open session, only that a stranger did not make it up;
 * the application asks the database. Cookies are signed by Remix (`value.signature`), whose rule is repeated here.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

const SESSION = /(?:^|;\s*)(?:__Host-)?stanine_(?:student|tutor|affiliate)=([^;]+)/g
/** A token as JSON; other cookies that we sign hold other things. */
const TOKEN = /^"[\w-]{43}"$/

/**
 * Whether the request carries a session cookie of ours.
 * @param {import('node:http').IncomingMessage} req
 * @param {{ secrets: readonly string[] }} config
 */
export function isMember({ headers }, { secrets }) {
  for (const [, value] of (headers.cookie ?? '').matchAll(SESSION)) if (isSigned(decode(value), secrets)) return true
  return false
}

function isSigned(value, secrets) {
  const dot = value.lastIndexOf('.')
  const payload = value.slice(0, Math.max(0, dot))
  const signature = Buffer.from(value.slice(dot + 1))
  return TOKEN.test(Buffer.from(payload, 'base64').toString()) && secrets.some((secret) => equals(signature, sign(payload, secret)))
}

function sign(payload, secret) {
  return Buffer.from(createHmac('sha256', secret).update(payload).digest('base64').replace(/=+$/, ''))
}

function equals(one, other) {
  return one.length === other.length && timingSafeEqual(one, other)
}

function decode(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
