/** What a save does to a writing that is open, in plain code: the measure for the statement that does it, and the server of two windows. */
import type { SaveState } from '~/models/writing/save.server'

export interface SavedText {
  body: string
  revision: number
  savedBy: string | null
  saveNumber: number
}

export interface TextSave {
  page: string
  number: number
  seen: number
  body: string
}

export function newText(): SavedText {
  return { body: '', revision: 0, savedBy: null, saveNumber: 0 }
}

export function applyText(stored: SavedText, { page, number, seen, body }: TextSave): SaveState {
  const isItsPage = stored.savedBy === page
  const isSame = stored.body === body
  if (isItsPage && number <= stored.saveNumber) return 'saved'
  if (!isItsPage && seen !== stored.revision && !isSame) return 'elsewhere'
  Object.assign(stored, { body, revision: stored.revision + 1, savedBy: page, saveNumber: number })
  return 'saved'
}
