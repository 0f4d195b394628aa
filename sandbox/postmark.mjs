/**
 * Postmark's sending API, as far as its client uses it: `POST /email` and `POST /email/batch`, with Postmark's statuses and error codes
 * (https://postmarkapp.com/developer/api/overview#error-codes). Accepted mail lands in the inbox instead of the world.
 */
import { randomUUID } from 'node:crypto'

const MOST_RECIPIENTS = 50
const MOST_IN_BATCH = 500
const ADDRESS = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\]+$/

/** @typedef {{ status: number, json: unknown }} Answer */

/**
 * @param {{ token: string, inbox: ReturnType<import('./inbox.mjs').createInbox> }} options the server token that it accepts
 */
export function createPostmark({ token, inbox }) {
  return {
    name: 'postmark',
    owns: (path) => path === '/email' || path === '/email/batch',
    answer,
    fail: ({ status = 500, code = 100 }) => refusal(status, code, 'The stand-in was told to fail.'),
  }

  /** @returns {Answer} */
  function answer({ method, path, headers, body }) {
    if (method !== 'POST') return refusal(405, 0, 'Use POST.')
    if (headers['x-postmark-server-token'] !== token)
      return refusal(401, 10, 'No Account or Server API tokens were supplied, or the token is wrong.')

    const wanted = parse(body)
    if (wanted === undefined) return refusal(422, 402, 'The JSON of the request cannot be read.')
    if (path === '/email') return send(wanted)
    if (!Array.isArray(wanted)) return refusal(422, 402, 'A batch is an array of messages.')
    if (wanted.length > MOST_IN_BATCH) return refusal(422, 410, `A batch holds at most ${MOST_IN_BATCH} messages.`)
    return { status: 200, json: wanted.map((mail) => send(mail).json) }
  }

  /** @returns {Answer} */
  function send(mail) {
    const { From, To, ReplyTo = '', Subject = '', HtmlBody = '', TextBody = '', Headers = [], Attachments } = mail ?? {}
    const files = Array.isArray(Attachments) ? Attachments : []
    const to = recipients(To)
    const complaint = complain({ from: plainAddress(From), to, replyTo: ReplyTo, subject: Subject, html: HtmlBody, text: TextBody })
    if (complaint) return refusal(422, 300, complaint)
    if (!files.every(isFile)) return refusal(422, 300, 'An attachment needs Name, Content in base64 and ContentType.')

    inbox.receive({
      from: From,
      to: to.map(plainAddress),
      replyTo: ReplyTo,
      headers: Headers,
      subject: Subject,
      html: HtmlBody,
      text: TextBody,
      attachments: files.map(asAttachment),
    })
    return { status: 200, json: { To, SubmittedAt: new Date().toISOString(), MessageID: randomUUID(), ErrorCode: 0, Message: 'OK' } }
  }
}

function isFile({ Name, Content, ContentType }) {
  return [Name, Content, ContentType].every((one) => typeof one === 'string' && one !== '') && /^[A-Za-z0-9+/]+={0,2}$/.test(Content)
}

/** What the inbox shows of a file: its name and how long it is. */
function asAttachment({ Name, Content, ContentType }) {
  return { name: Name, type: ContentType, bytes: Buffer.from(Content, 'base64').length }
}

function complain({ from, to, replyTo, subject, html, text }) {
  if (!ADDRESS.test(from)) return `Invalid 'From' address: '${from}'.`
  if (to.length === 0) return 'Zero recipients specified.'
  if (to.length > MOST_RECIPIENTS) return `Too many recipients: at most ${MOST_RECIPIENTS}.`
  const bad = to.find((address) => !ADDRESS.test(plainAddress(address)))
  if (bad !== undefined) return `Invalid 'To' address: '${bad}'.`
  if (replyTo && !ADDRESS.test(plainAddress(replyTo))) return `Invalid 'ReplyTo' address: '${replyTo}'.`
  if (typeof subject !== 'string' || subject.length > 2_000 || /[\r\n]/.test(subject)) return "Invalid 'Subject'."
  if (!html && !text) return 'Provide TextBody, HtmlBody or both.'
  return undefined
}

function refusal(status, code, message) {
  return { status, json: { ErrorCode: code, Message: message } }
}

function parse(body) {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function recipients(to) {
  return typeof to === 'string' && to.trim() ? to.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((part) => part.trim()) : []
}

/** `"A. Student" <a@b.example>` without its name. */
function plainAddress(text) {
  const written = String(text ?? '').trim()
  return written.match(/<([^<>]+)>$/)?.[1] ?? written
}
