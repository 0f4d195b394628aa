/**
 * The mail that the stand-in has accepted: the last 500 messages in memory and in a file of JSON lines, so that a restart of
 * `npm start` keeps the link somebody was about to follow.
 */
import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MOST_MESSAGES = 500

/** @typedef {{ id: string, at: string, from: string, to: string[], subject: string, html: string, text: string, links: string[],
 *   attachments?: { name: string, type: string, bytes: number }[] }} Message */

/**
 * @param {string | undefined} folder where the file lies; without one the mail lives in memory alone
 */
export function createInbox(folder) {
  const file = folder && join(folder, 'inbox.jsonl')
  if (folder) mkdirSync(folder, { recursive: true })
  /** Oldest first. @type {Message[]} */
  let messages = file && existsSync(file) ? readMessages(file) : []
  let lines = messages.length

  /** @param {{ from: string, to: string[], subject: string, html: string, text: string, attachments?: { name: string, type: string, bytes: number }[] }} mail */
  function receive(mail) {
    const message = { id: randomUUID(), at: new Date().toISOString(), ...mail, links: findLinks(mail) }
    messages = [...messages, message].slice(-MOST_MESSAGES)
    lines += 1
    if (!file) return message
    if (lines > 2 * MOST_MESSAGES) {
      writeFileSync(file, messages.map(toLine).join(''))
      lines = messages.length
    } else appendFileSync(file, toLine(message))
    return message
  }

  /** Newest first. `to` is one whole address; `search` is any part of an address or a subject. */
  function list({ to = '', search = '' } = {}) {
    const found = messages.filter((message) => isTo(message, to) && isAbout(message, search))
    return found.reverse()
  }

  return { receive, list, find: (id) => messages.find((message) => message.id === id) }
}

function readMessages(file) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean).slice(-MOST_MESSAGES)
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line)]
    } catch {
      return [] // the last line of a killed process
    }
  })
}

function toLine(message) {
  return `${JSON.stringify(message)}\n`
}

function isTo(message, to) {
  return to === '' || message.to.some((address) => address.toLowerCase() === to.toLowerCase())
}

function isAbout(message, search) {
  return `${message.to.join(' ')} ${message.subject}`.toLowerCase().includes(search.toLowerCase())
}

/** Every web address of a mail, once, in order: from links in the HTML, then from the plain text. */
function findLinks({ html, text }) {
  const fromHtml = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, link]) => link.replaceAll('&amp;', '&'))
  const fromText = [...text.matchAll(/https?:\/\/[^\s<>()"]+/g)].map(([link]) => link.replace(/[.,;:]$/, ''))
  return [...new Set([...fromHtml, ...fromText])]
}
