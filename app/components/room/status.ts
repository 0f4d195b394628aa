/** How saving stands, in a few words under the question. */
import type { Mark, Room } from './keeping/state'

const OFFLINE_MESSAGE = 'No connection. Your answer is kept on this device and will be sent when you are back online.'

const HIGHLIGHTS_OFFLINE = 'No connection. Your highlights are kept on this device and will be sent when you are back online.'

const ELSEWHERE = 'This question was changed in another window. This is the latest version.'

export function statusText({ trouble, isUnderWay, unsent, unsentHighlights, hasSaved, elsewhere, marks }: Room, position: number): string {
  if (trouble === 'offline' && unsent.length > 0) return OFFLINE_MESSAGE
  if (trouble === 'offline' && unsentHighlights.length > 0) return HIGHLIGHTS_OFFLINE
  if (elsewhere.includes(position)) return ELSEWHERE
  if (trouble) return ''
  if (isUnderWay && unsent.length + unsentHighlights.length > 0) return 'Saving...'
  return hasSaved && hasMark(marks[position - 1]) ? 'Saved' : ''
}

/** Whether anything was done on the question: under one that was left as it is, "Saved" would speak of another. */
function hasMark(mark: Mark | undefined): boolean {
  return mark !== undefined && (mark.choice !== null || mark.flagged || mark.struck.length > 0)
}
