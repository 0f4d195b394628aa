/** Cards that were drawn, kept on disk: each is drawn when it is first asked for, once however many ask at the same time. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Card } from '~/content/card-titles'
import { log } from '~/utils/log.server'

interface Options {
  folder: string
  draw: (card: Card) => Promise<Buffer>
}

/** Cards that may wait to be drawn, one after the other; who asks for more is told to come back. */
const MOST_WAITING = 20

/** Gives the bytes of a card by the name of its file; null while too many wait. */
export function keepCards({ folder, draw }: Options): (file: string, card: Card) => Promise<Buffer | null> {
  const asked = new Map<string, Promise<Buffer | null>>()
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return askFor

  function askFor(file: string, card: Card): Promise<Buffer | null> {
    const running = asked.get(file) ?? readOrDraw(file, card).finally(() => asked.delete(file))
    asked.set(file, running)
    return running
  }

  async function readOrDraw(file: string, card: Card): Promise<Buffer | null> {
    const path = join(folder, file)
    const kept = await readFile(path).catch(() => null)
    if (kept || waiting >= MOST_WAITING) return kept

    const drawn = await inTurn(() => draw(card))
    await write(path, drawn)
    return drawn
  }

  function inTurn(work: () => Promise<Buffer>): Promise<Buffer> {
    waiting += 1
    const turn = last.then(work).finally(() => {
      waiting -= 1
    })
    last = turn.catch(() => undefined)
    return turn
  }

  /** Whole or not at all: another process may read it meanwhile. A disk that cannot be written costs a drawing each time, and no answer. */
  async function write(path: string, drawn: Buffer): Promise<void> {
    const draft = `${path}.${process.pid}`
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(draft, drawn)
      await rename(draft, path)
    } catch (error) {
      log.warn({ err: error, path }, 'a card was drawn and could not be kept')
    }
  }
}
