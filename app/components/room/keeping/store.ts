/** The room's machine connected to the browser: saves go to the server, what is unsent stays on the device, and it is sent again. */
import { paths } from '~/paths/index'
import { forget, keep, passageEntry } from './device'
import { keptHighlights } from './highlights'
import { keptMarks, type RoomEvent, step } from './machine'
import type { Mark, Room, RoomReply, RoomSave, Trouble } from './state'

const RETRY_MS = 4_000
/** A line that says nothing for so long is no line. */
const PATIENCE_MS = 15_000

export interface RoomStore {
  get: () => Room
  subscribe: (listener: () => void) => () => void
  tell: (event: Timed) => void
  /** Resolves when the save under way has ended, well or not. */
  settled: () => Promise<Room>
}

/** An event without its time, which the store adds. */
type Timed = RoomEvent extends infer Event ? (Event extends { at: number } ? Omit<Event, 'at'> : Event) : never

interface Options {
  room: Room
  sittingId: string
  /** Where unsent marks are kept on the device. */
  key: string
}

export function createRoomStore({ room: first, sittingId, key }: Options): RoomStore {
  let room = first
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  return { get: () => room, subscribe, tell, settled }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function tell(event: Timed): void {
    const before = room
    room = step(before, { at: performance.now(), ...event } as RoomEvent)
    if (room === before) return
    keepOnDevice(before, room)
    if (room.isUnderWay && room.save && room.save !== before.save) void send(room.save)
    clearTimeout(timer)
    if (room.trouble && room.trouble !== 'gone' && !room.isUnderWay) timer = setTimeout(() => tell({ type: 'retry' }), RETRY_MS)
    for (const listener of listeners) listener()
  }

  function settled(): Promise<Room> {
    if (!room.isUnderWay) return Promise.resolve(room)
    return new Promise((resolve) => {
      const unsubscribe = subscribe(() => {
        if (room.isUnderWay) return
        unsubscribe()
        resolve(room)
      })
    })
  }

  function keepOnDevice(before: Room, after: Room): void {
    if (before.unsentHighlights !== after.unsentHighlights || before.highlights !== after.highlights) keepHighlights(before, after)
    if (before.unsent === after.unsent && before.marks === after.marks) return
    for (const [position, mark] of Object.entries(keptMarks(after))) {
      if (before.marks[Number(position) - 1] !== mark || !before.unsent.includes(Number(position))) keep(key, position, mark)
    }
    // What came too late stays: the result says that it is not counted.
    for (const position of before.unsent) {
      const isGone = !after.unsent.includes(position) && !after.late.includes(position)
      if (isGone) forget(key, String(position), before.marks[position - 1]?.changedAt ?? 0)
    }
  }

  function keepHighlights(before: Room, after: Room): void {
    const [waited, waits] = [keptHighlights(before), keptHighlights(after)]
    for (const [passage, one] of Object.entries(waits)) if (waited[passage] !== one) keep(key, passageEntry(passage), one)
    for (const [passage, { changedAt }] of Object.entries(waited)) if (!waits[passage]) forget(key, passageEntry(passage), changedAt)
  }

  async function send(save: RoomSave): Promise<void> {
    tell(await answerTo(save, paths.learn.section(sittingId)))
  }
}

/** Sends a save as the page goes away: the browser finishes it by itself. */
export function sendFarewell(sittingId: string, save: RoomSave): void {
  void post(paths.learn.section(sittingId), save, { keepalive: true }).catch(() => undefined)
}

async function answerTo(save: RoomSave, address: string): Promise<Timed> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    const response = await post(address, save, { signal: patience.signal })
    if (response.ok) return { type: 'replied', reply: (await response.json()) as RoomReply }
    if (response.status === 409) {
      const { state: phase, marks = [] } = (await response.json()) as { state: 'paused' | 'ended'; marks?: Mark[] }
      return phase === 'ended' ? { type: 'refused', phase, marks } : { type: 'refused', phase }
    }
    return { type: 'dropped', trouble: troubleOf(response) }
  } catch {
    return { type: 'dropped', trouble: 'offline' }
  } finally {
    clearTimeout(timer)
  }
}

function post(address: string, save: RoomSave, init: RequestInit): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(save),
    redirect: 'manual',
    ...init,
  })
}

/** A redirect leads to the sign-in page. What the server does not understand was made by an older page than itself. */
function troubleOf({ type, status }: Response): Trouble {
  if (type === 'opaqueredirect') return 'signed-out'
  if (status === 404) return 'gone'
  return status >= 500 || status === 429 ? 'offline' : 'outdated'
}
