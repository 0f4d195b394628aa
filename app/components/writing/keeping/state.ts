/** What a running writing knows in the browser, and what the server says to it. */

export interface Text {
  body: string
  promptId: string
}

/** What another window has saved; `summary` says when, and how long it is. */
export interface OtherText extends Text {
  summary: string
  revision: number
}

/** What the device keeps until the server has it. It says which page wrote it, after which of its saves, and what that page began with. */
export interface Copy extends Text {
  page: string
  number: number
  seen: number
  /** Milliseconds since 1970, by the device. */
  writtenAt: number
}

/** The text that the server has, as far as the page knows. */
export interface StoredText extends Text {
  revision: number
  /** Which page saved it, and which of its saves that was. */
  savedBy: string | null
  saveNumber: number
}

export interface TextSave extends Text {
  page: string
  number: number
  seen: number
  /** The time is over: it closes the writing as well. */
  isFinal: boolean
}

/** Why nothing can be sent just now. What is unsent waits in the page and on the device. */
export type Trouble = 'offline' | 'signed-out' | 'outdated'

/** Why nothing is stored any more; `choosing`: the time ran out while two texts stood side by side. */
export type Closing = 'late' | 'needs-parent' | 'choosing'

export interface Sheet {
  page: string
  /** The revision that this page may replace. */
  seen: number
  /** Of the last save that was begun. */
  number: number
  text: Text
  /** What the server has of it. */
  saved: Text
  /** On the device's running clock; null when this page has saved nothing yet. */
  savedAt: number | null
  /** The first and the last stroke that no save has taken along. */
  changed: { first: number; last: number } | null
  underWay: TextSave | null
  trouble: Trouble | null
  /** When the last save failed. */
  failedAt: number
  other: OtherText | null
  /** What the device kept, when it does not simply continue what the server has. */
  offer: Copy | null
  /** The most characters that the server takes. */
  longest: number
  /** open; over: the time is, and what stands is on its way; done: it arrived; closed: nothing is stored any more. */
  phase: 'open' | 'over' | 'done' | 'closed'
  closing: Closing | null
}

interface Beginning {
  page: string
  stored: StoredText
  /** What stands on the page, when the server did not store it. */
  unsaved?: Text
  other?: OtherText | null
  longest: number
}

export function newSheet({ page, stored, unsaved, other = null, longest }: Beginning): Sheet {
  const saved = { body: stored.body, promptId: stored.promptId }
  const text = unsaved ?? saved
  return {
    ...{ page, seen: stored.revision, number: 0, text, saved, savedAt: null, longest },
    changed: unsaved ? { first: 0, last: 0 } : null,
    ...{ underWay: null, trouble: null, failedAt: 0, other, offer: null, phase: 'open', closing: null },
  }
}
