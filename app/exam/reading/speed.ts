/**
 * How fast a passage was read, by the server's clock, and whether the time says anything: a page that was left open or flipped through was
 * not read in that time, and a text whose questions went wrong may not have been read at all. The limits are our own.
 */

/** Words a minute. Nobody who takes a text in is faster, and who is slower was away for a while. */
export const FASTEST = 450
export const SLOWEST = 40

export interface ReadingTime {
  words: number
  /** From the moment the text was first on the screen until the student said that it was read; null while they read. */
  seconds: number | null
  /** How many of its questions are answered, and how many are right. */
  answered: number
  right: number
  questions: number
  /** The text was on the screen before the student said that it was read. */
  wasShown: boolean
  /** Something else was done in the account meanwhile. */
  isInterrupted: boolean
}

/** Why a time does not count. */
type Reason = 'open' | 'not-opened' | 'interrupted' | 'too-fast' | 'too-slow' | 'unanswered' | 'not-shown'

export type Speed = { wordsPerMinute: number; reason: null } | { wordsPerMinute: null; reason: Reason }

export function speedOf({ words, seconds, answered, right, questions, wasShown, isInterrupted }: ReadingTime): Speed {
  const not = (reason: Reason): Speed => ({ wordsPerMinute: null, reason })
  if (seconds === null) return not('open')
  if (!wasShown) return not('not-opened')
  if (isInterrupted) return not('interrupted')
  if (seconds * FASTEST < words * 60) return not('too-fast')
  if (seconds * SLOWEST > words * 60) return not('too-slow')
  if (answered < questions) return not('unanswered')
  // By chance one of four or five is right; more than half shows that the text was read.
  if (right * 2 <= questions) return not('not-shown')
  return { wordsPerMinute: Math.round((words * 60) / seconds), reason: null }
}
