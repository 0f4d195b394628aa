/**
 * What the stand-in knows: each object as Stripe would show it, and beside it what Stripe keeps to itself (how a card behaves, when an
 * event is sent again). In memory, and with a folder in a file of JSON lines too, so that a restart loses nothing.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SPARE_LINES = 1_000

/** @typedef {{ object: any, hidden: any }} Entry */

/** @param {string | undefined} folder where `stripe.jsonl` lies */
export function createStore(folder) {
  const file = folder && join(folder, 'stripe.jsonl')
  if (folder) mkdirSync(folder, { recursive: true })
  /** @type {Map<string, Entry>} */
  const entries = file && existsSync(file) ? readEntries(file) : new Map()
  /** Per kind, in the order of their making. @type {Map<string, Map<string, Entry>>} */
  const kinds = new Map()
  for (const entry of entries.values()) ofKind(entry.object.object).set(entry.object.id, entry)
  const changed = new Set()
  let lines = Infinity // the first save writes the file anew, without what the old one said twice

  function ofKind(kind) {
    if (!kinds.has(kind)) kinds.set(kind, new Map())
    return kinds.get(kind)
  }

  function put(object, hidden) {
    const entry = entries.get(object.id) ?? { object, hidden: {} }
    entry.object = object
    Object.assign(entry.hidden, hidden)
    entries.set(object.id, entry)
    ofKind(object.object).set(object.id, entry)
    changed.add(object.id)
    return object
  }

  function remove(id) {
    const entry = entries.get(id)
    if (!entry) return
    entries.delete(id)
    ofKind(entry.object.object).delete(id)
    changed.add(id)
  }

  /** Newest first. */
  function list(kind) {
    return Array.from(ofKind(kind).values(), ({ object }) => object).reverse()
  }

  function save() {
    if (!file || changed.size === 0) return
    lines += changed.size
    if (lines > 2 * entries.size + SPARE_LINES) {
      writeFileSync(`${file}.new`, Array.from(entries, ([id, entry]) => toLine(id, entry)).join(''))
      renameSync(`${file}.new`, file)
      lines = entries.size
    } else appendFileSync(file, Array.from(changed, (id) => toLine(id, entries.get(id))).join(''))
    changed.clear()
  }

  return {
    put,
    remove,
    list,
    save,
    get: (id) => entries.get(id)?.object,
    hidden: (id) => entries.get(id)?.hidden,
  }
}

function readEntries(file) {
  const entries = new Map()
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { id, object, hidden } = parse(line)
    if (object) entries.set(id, { object, hidden })
    else entries.delete(id)
  }
  return entries
}

function parse(line) {
  try {
    return JSON.parse(line)
  } catch {
    return {} // the last line of a killed process
  }
}

function toLine(id, entry) {
  return `${JSON.stringify({ id, ...entry })}\n`
}
