/** How saving stands, in a few words under the question. */
import type { Room } from './keeping/state'

const OFFLINE_MESSAGE = 'No connection. Your answer is kept on this device and sent as soon as the line is back.'

const ELSEWHERE = 'This question was changed in another window. You see how it stands now.'

export function statusText({ trouble, isUnderWay, unsent, hasSaved, elsewhere }: Room, position: number): string {
  if (trouble === 'offline' && unsent.length > 0) return OFFLINE_MESSAGE
  if (elsewhere.includes(position)) return ELSEWHERE
  if (trouble) return ''
  if (isUnderWay && unsent.length > 0) return 'Saving...'
  return hasSaved ? 'Saved' : ''
}
