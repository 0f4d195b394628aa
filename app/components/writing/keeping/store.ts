/** The machine of a writing connected to the browser: it sends when a save is due, keeps what is unsent on the device, and tries again. */
import { paths } from '~/paths/index'
import { forgetText, keepText } from './device'
import { dueAt, isSaved, step, type WritingEvent } from './machine'
import type { OtherText, Sheet, TextSave, Trouble } from './state'

/** A line that says nothing for so long is no line. */
const PATIENCE_MS = 15_000

export interface WritingStore {
  get: () => Sheet
  subscribe: (listener: () => void) => () => void
  tell: (event: Timed) => void
  /** Saves what there is and resolves when its answer is here, good or bad. */
  flushed: () => Promise<Sheet>
  /** Whoever leaves the page for good stops its timer. */
  stop: () => void
}

/** An event without its time, which the store adds. */
type Timed = WritingEvent extends infer Event ? (Event extends { at: number } ? Omit<Event, 'at'> : Event) : never

interface Options {
  sheet: Sheet
  essayId: string
  /** Where the device keeps what is unsent; null when it may not. */
  key: string | null
}

export function createWritingStore({ sheet: first, essayId, key }: Options): WritingStore {
  let sheet = first
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  return { get: () => sheet, subscribe, tell, flushed, stop: () => clearTimeout(timer) }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function tell(event: Timed): void {
    const before = sheet
    sheet = step(before, { at: performance.now(), ...event } as WritingEvent)
    if (sheet === before) return
    if (key) keepOnDevice(key, before, sheet)
    if (sheet.underWay && sheet.underWay !== before.underWay) void send(sheet.underWay)
    waitForNext()
    for (const listener of listeners) listener()
  }

  function waitForNext(): void {
    clearTimeout(timer)
    const due = dueAt(sheet)
    if (due !== null) timer = setTimeout(() => tell({ type: 'flush' }), Math.max(0, due - performance.now()))
  }

  async function flushed(): Promise<Sheet> {
    await answered()
    tell({ type: 'flush' })
    return answered()
  }

  function answered(): Promise<Sheet> {
    if (!sheet.underWay) return Promise.resolve(sheet)
    return new Promise((resolve) => {
      const unsubscribe = subscribe(() => {
        if (sheet.underWay) return
        unsubscribe()
        resolve(sheet)
      })
    })
  }

  async function send(save: TextSave): Promise<void> {
    tell(await answerTo(save, paths.learn.writingText(essayId)))
  }
}

function keepOnDevice(key: string, before: Sheet, after: Sheet): void {
  // The server refuses a child's text without consent; then it may not stay here either.
  const mayStay = after.closing !== 'needs-parent'
  // Until somebody has chosen, the entry is the only place of the text that is offered.
  if (after.offer && mayStay) return
  if (before.offer || !mayStay) forgetText(key)
  if (!mayStay) return
  if (isSaved(after)) forgetText(key, { page: after.page, ...after.text })
  else if (before.text !== after.text || before.offer) keepText(key, after, Date.now())
}

/** Every save may outlive its page: the browser finishes it by itself. */
async function answerTo(save: TextSave, address: string): Promise<Timed> {
  const { number } = save
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    const response = await post(address, save, patience.signal)
    if (response.ok) return { type: 'saved', number }
    if (response.status === 403) return { type: 'closed', closing: 'needs-parent' }
    if (response.status === 409) {
      const { other } = (await response.json()) as { other?: OtherText }
      return other ? { type: 'elsewhere', number, other } : { type: 'closed', closing: 'late' }
    }
    return { type: 'failed', number, trouble: troubleOf(response) }
  } catch {
    return { type: 'failed', number, trouble: 'offline' }
  } finally {
    clearTimeout(timer)
  }
}

/** Browsers let a page leave at most 64 kB behind; a text in a wide script may be longer, and is then sent while the page is here. */
const MOST_BYTES_LEFT_BEHIND = 60_000

function post(address: string, save: TextSave, signal: AbortSignal): Promise<Response> {
  const body = new Blob([JSON.stringify(save)], { type: 'application/json' })
  const keepalive = body.size <= MOST_BYTES_LEFT_BEHIND
  return fetch(address, { method: 'POST', body, redirect: 'manual', keepalive, signal })
}

/** A redirect leads to the sign-in page. What the server does not understand was made by an older page than itself. */
function troubleOf({ type, status }: Response): Trouble {
  if (type === 'opaqueredirect') return 'signed-out'
  return status >= 500 || status === 429 ? 'offline' : 'outdated'
}
