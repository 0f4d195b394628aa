/** When a word returns: when it would begin to fade, and once more in the last days before the test. */
import { GRADES, type Grade, type Memory, recallAfter, restingDays } from './memory'

/** Within so many days before the test each fading word comes back once. The evening before is kept free. */
const LAST_LOOK_DAYS = 6
/** Who knows it so surely on the morning needs no other look. */
const SURE = 0.96

interface Returning {
  word: string
  /** After the review. */
  memory: Memory
  grade: Grade
  /** Whole days until the test; null for no date, or one that is over. */
  daysToTest: number | null
}

/** Whole days until the word returns; 0 for later on the same day, after a miss. */
export function returnsIn({ word, memory, grade, daysToTest }: Returning): number {
  if (grade === GRADES.again) return 0
  const rest = restingDays(memory)
  if (daysToTest === null || daysToTest <= 1 || rest < daysToTest) return rest
  if (recallAfter(memory, daysToTest) >= SURE) return rest
  // Spread, so that no day gets all of them.
  const last = daysToTest - 2 - (spreadOf(word) % LAST_LOOK_DAYS)
  return last >= 1 ? last : rest
}

/** A whole number that is the same for a word forever. */
function spreadOf(word: string): number {
  let sum = 0
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return sum
}
