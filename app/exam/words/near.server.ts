/** What somebody may have meant who looked for a word that is not in the list. */
import { distance } from 'fastest-levenshtein'
import { ALPHABET } from './entries.server'

const MOST = 6
/** Of the letters, so many may be wrong; beyond that a word has nothing to do with what was typed. */
const WRONG_LETTERS = 0.4

/** Up to six words that are spelled nearly like this, the nearest first. */
export function nearWords(typed: string): string[] {
  const most = Math.max(1, Math.floor(typed.length * WRONG_LETTERS))
  return ALPHABET.map((word) => ({ word, away: distance(typed, word) }))
    .filter(({ away }) => away <= most)
    .sort((one, other) => one.away - other.away)
    .slice(0, MOST)
    .map(({ word }) => word)
}
