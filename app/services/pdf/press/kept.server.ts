/** Documents that were set, kept on disk by the hash of what they say: each is set once, however many ask. The folder stays within its bound. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { log } from '~/utils/log.server'
import { pressPdf } from './press.server'

interface Options {
  folder: string
  /** How much the folder may hold; what was not asked for the longest goes first. */
  mostBytes: number
  press?: typeof pressPdf
}

export interface Wanted {
  /** Names what is said, so that a document that is there already is not even composed again: another name for all that could change it. */
  name: string
  /** Its typst source. */
  compose: () => string
}

/** Names are short; the oldest are forgotten, and then composed once more. */
const MOST_NAMES = 1000

/** Gives the PDF of a document; null while too many wait. */
export function keepFiles({ folder, mostBytes, press = pressPdf }: Options): (wanted: Wanted) => Promise<Uint8Array | null> {
  const files = new Map<string, string>()
  const askedByName = new Map<string, Promise<Uint8Array | null>>()
  const asked = new Map<string, Promise<Uint8Array | null>>()
  return askFor

  /** Composing takes the time of everybody else in this process, so it is done once for all who ask meanwhile. */
  function askFor(wanted: Wanted): Promise<Uint8Array | null> {
    const { name } = wanted
    const running = askedByName.get(name) ?? findOrMake(wanted).finally(() => askedByName.delete(name))
    askedByName.set(name, running)
    return running
  }

  async function findOrMake({ name, compose }: Wanted): Promise<Uint8Array | null> {
    const known = files.get(name)
    const kept = known ? await readKept(known) : null
    if (kept) return kept

    const source = compose()
    const file = `${createHash('sha256').update(source).digest('base64url')}.pdf`
    files.set(name, file)
    const [oldest] = files.keys()
    if (oldest !== undefined && files.size > MOST_NAMES) files.delete(oldest)
    const running = asked.get(file) ?? readOrSet(file, source).finally(() => asked.delete(file))
    asked.set(file, running)
    return running
  }

  /** What is asked for stays longer than what is not. */
  async function readKept(file: string): Promise<Uint8Array | null> {
    const path = join(folder, file)
    const kept = await readFile(path).catch(() => null)
    const now = new Date()
    if (kept) await utimes(path, now, now).catch(() => undefined)
    return kept
  }

  async function readOrSet(file: string, source: string): Promise<Uint8Array | null> {
    const kept = await readKept(file)
    if (kept) return kept
    const made = await press(source)
    if (made) await write(join(folder, file), made)
    return made
  }

  /** Whole or not at all: another process may read it meanwhile. A disk that cannot be written costs a setting each time, and no answer. */
  async function write(path: string, pdf: Uint8Array): Promise<void> {
    const draft = `${path}.${process.pid}`
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(draft, pdf)
      await rename(draft, path)
      await clear()
    } catch (error) {
      log.warn({ err: error, path }, 'a PDF was set and could not be kept')
    }
  }

  async function clear(): Promise<void> {
    const names = await readdir(folder)
    const files = await Promise.all(names.map(async (name) => ({ name, ...(await sizeOf(join(folder, name))) })))
    let total = files.reduce((sum, { size }) => sum + size, 0)
    for (const { name, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (total <= mostBytes) return
      await rm(join(folder, name), { force: true })
      total -= size
    }
  }
}

/** Another process may have taken it away. */
async function sizeOf(path: string): Promise<{ size: number; usedAt: number }> {
  const found = await stat(path).catch(() => null)
  return { size: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 }
}
