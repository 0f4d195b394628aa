/** How saving stands, in a few words under the text. */
import { wordCount } from '~/utils/text/words'
import { isSaved } from './keeping/machine'
import type { Sheet } from './keeping/state'

/** So few characters before the limit, it is named. */
const NEAR_THE_LIMIT = 1_000

/** "214 words · saved 3 s ago"; `now` on the clock of `savedAt`. */
export function countText(sheet: Sheet, now: number): string {
  const words = wordCount(sheet.text.body)
  if (!isSaved(sheet) && (sheet.trouble || sheet.other || sheet.savedAt === null)) return `${words} · not saved yet`
  if (sheet.savedAt !== null) return `${words} · saved ${agoText((now - sheet.savedAt) / 1000)}`
  return `${words} saved`
}

/** What somebody has to know, also who does not see the page; empty while all is well. */
export function warningText({ text, longest, trouble, phase }: Sheet): string {
  const left = longest - text.body.length
  if (left < 0) return `Not saved: your text is ${characters(-left)} too long.`
  if (trouble === 'offline' && phase === 'open') {
    return 'No connection. Keep writing: your text is saved when you are back online.'
  }
  if (left === 0) return 'The sheet is full.'
  return left <= NEAR_THE_LIMIT ? `${characters(left)} left.` : ''
}

function agoText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  if (whole === 0) return 'just now'
  return whole < 60 ? `${whole} s ago` : `${Math.floor(whole / 60)} min ago`
}

function characters(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`
}
