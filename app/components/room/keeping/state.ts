/** What a running section knows in the browser, and what it says to the server and hears from it. */

export interface Mark {
  /** Index of the choice; null for none. */
  choice: number | null
  struck: number[]
  flagged: boolean
  /** When the student last changed it, milliseconds since 1970 by the server's clock; 0 for never. */
  changedAt: number
}

/** What is highlighted in one passage. */
export interface Highlights {
  /** Its sentences, counted from 0. */
  sentences: number[]
  /** As of a mark. */
  changedAt: number
}

interface SentQuestion {
  position: number
  /** Undefined when only time was spent. */
  mark?: Mark
  /** Milliseconds since the save before. */
  spent: number
}

/** What a save says. Sent again it keeps page and number, so that its time counts once. */
export interface RoomSave {
  page: string
  number: number
  /** The revision that this page knows. */
  seen: number
  questions: SentQuestion[]
  highlights?: (Highlights & { passage: string })[]
}

export interface RoomReply {
  revision: number
  /** The server's time. */
  now: number
  /** All marks, when another page has saved in the meantime. */
  marks?: Mark[]
  highlights?: Record<string, Highlights>
}

/** Why nothing can be sent just now. What is unsent waits on the device. `gone`: there is nothing anymore to send it to. */
export type Trouble = 'offline' | 'signed-out' | 'outdated' | 'gone'

export interface Room {
  page: string
  /** In the order of the questions. */
  marks: Mark[]
  /** Positions whose mark the server has not confirmed. */
  unsent: number[]
  /** By the name of the passage; and the names of those that the server has not confirmed. */
  highlights: Record<string, Highlights>
  unsentHighlights: string[]
  /** Milliseconds by position that no save has taken along yet. */
  spent: Record<number, number>
  /** The question on the screen, and since when; null while no one is looking. */
  looking: { position: number; since: number } | null
  /** Under way, or waiting to be sent again. */
  save: RoomSave | null
  isUnderWay: boolean
  number: number
  revision: number
  hasSaved: boolean
  trouble: Trouble | null
  /** open; over: the time is, what is unsent may still arrive; paused, ended: the server said so. */
  phase: 'open' | 'over' | 'paused' | 'ended'
  /** Positions that another page changed in the meantime. */
  elsewhere: number[]
  /** Positions whose last choice came after the end and does not count. */
  late: number[]
  /** Server time minus the device's clock. */
  offset: number
}

interface Beginning {
  page: string
  position: number
  marks: Mark[]
  highlights: Record<string, Highlights>
  revision: number
  /** The server's time when it made the page, and the device's clock when its first byte arrived. */
  now: number
  at: number
}

export function newRoom({ page, position, marks, highlights, revision, now, at }: Beginning): Room {
  return {
    page,
    marks,
    unsent: [],
    highlights,
    unsentHighlights: [],
    spent: {},
    looking: { position, since: at },
    save: null,
    isUnderWay: false,
    number: 0,
    revision,
    hasSaved: false,
    trouble: null,
    phase: 'open',
    elsewhere: [],
    late: [],
    offset: now - at,
  }
}

export function joined<One>(list: One[], one: One): One[] {
  return list.includes(one) ? list : [...list, one]
}
