/**
 * A running section in the browser, as a pure machine: what the student sees, what the server has, what is on its way. No clock, no
 * network, no React: `step` takes one event and gives the next state. One save is under way at a time, so answers arrive in order.
 *
 * Times: `at` is the device's own running clock in milliseconds; a mark carries the server's time, as far as the device can know it.
 */
import { highlighted, restoredHighlights } from './highlights'
import { replied } from './replies'
import { again, away, begin, withTime } from './saves'
import { type Highlights, joined, type Mark, type Room, type RoomReply, type Trouble } from './state'

export type RoomEvent =
  | { type: 'opened'; position: number; at: number }
  | { type: 'hidden'; at: number }
  | { type: 'shown'; position: number; at: number }
  | { type: 'marked'; position: number; change: Partial<Omit<Mark, 'changedAt'>>; at: number }
  | { type: 'highlighted'; passage: string; sentences: number[]; at: number }
  /** What an earlier visit could not send, by position and by passage. */
  | { type: 'restored'; marks: Record<number, Mark>; highlights: Record<string, Highlights>; at: number }
  /** Save what there is, or at least ask how things stand. */
  | { type: 'flush'; at: number }
  | { type: 'retry'; at: number }
  | { type: 'replied'; reply: RoomReply; at: number }
  | { type: 'dropped'; trouble: Trouble; at: number }
  | { type: 'refused'; phase: 'paused' }
  /** With the marks that count: of a save that was heard though its answer got lost, nothing is late. */
  | { type: 'refused'; phase: 'ended'; marks: Mark[] }
  | { type: 'over'; at: number }

export function step(room: Room, event: RoomEvent): Room {
  switch (event.type) {
    case 'opened':
      return { ...withTime(room, event.at), looking: { position: event.position, since: event.at } }
    case 'hidden':
      return away(withTime(room, event.at), event.at)
    case 'shown':
      return again({ ...withTime(room, event.at), looking: { position: event.position, since: event.at } }, event.at)
    case 'marked':
      return room.phase === 'open' ? begin(marked(room, event), event.at) : room
    case 'highlighted':
      return room.phase === 'open' ? begin(highlighted(room, event), event.at) : room
    case 'restored':
      return begin(restoredHighlights(restored(room, event.marks), event.highlights), event.at)
    case 'flush':
      return begin(room, event.at, true)
    case 'retry':
      return again(room, event.at)
    case 'replied':
      return begin(replied(room, event), event.at)
    case 'dropped':
      return { ...room, isUnderWay: false, trouble: event.trouble }
    case 'refused':
      return refused(room, event)
    case 'over':
      return room.phase === 'open' ? again({ ...withTime(room, event.at), looking: null, phase: 'over' }, event.at) : room
  }
}

/** Whether the server has everything that the student did. */
export function isAllSaved({ unsent, unsentHighlights, save }: Room): boolean {
  return unsent.length === 0 && unsentHighlights.length === 0 && save === null
}

/** What must not get lost with this page: the unsent marks by position. */
export function keptMarks({ unsent, marks }: Room): Record<number, Mark> {
  return Object.fromEntries(unsent.flatMap((position) => (marks[position - 1] ? [[position, marks[position - 1] as Mark]] : [])))
}

function marked(room: Room, { position, change, at }: { position: number; change: Partial<Mark>; at: number }): Room {
  const before = room.marks[position - 1]
  if (!before) return room
  // Later than everything that is known of it, whatever the clocks say.
  const changedAt = Math.max(Math.round(at + room.offset), before.changedAt + 1)
  const marks = replaced(room.marks, position, { ...before, ...change, changedAt })
  return { ...room, marks, unsent: joined(room.unsent, position), elsewhere: room.elsewhere.filter((other) => other !== position) }
}

function restored(room: Room, kept: Record<number, Mark>): Room {
  let next = room
  for (const [key, mark] of Object.entries(kept)) {
    const position = Number(key)
    const known = next.marks[position - 1]
    if (!known || mark.changedAt <= known.changedAt) continue
    next = { ...next, marks: replaced(next.marks, position, mark), unsent: joined(next.unsent, position) }
  }
  return next
}

function refused(room: Room, event: RoomEvent & { type: 'refused' }): Room {
  const next: Room = { ...room, phase: event.phase, isUnderWay: false, trouble: null, looking: null }
  if (event.phase === 'paused') return next
  const isLate = (position: number) => room.marks[position - 1]?.choice !== event.marks[position - 1]?.choice
  return { ...next, save: null, unsent: [], unsentHighlights: [], late: room.unsent.filter(isLate) }
}

/** Array.with and toSorted are younger than the browsers that we promise. */
function replaced(marks: Mark[], position: number, mark: Mark): Mark[] {
  return marks.map((other, index) => (index === position - 1 ? mark : other))
}
