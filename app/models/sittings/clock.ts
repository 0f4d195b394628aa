/** The clock of a section or a writing, to the millisecond. */

/** Answers are taken this long after the deadline, because a line may be slow (seconds). */
export const GRACE_SECONDS = 5

/** How much earlier than the server's the clock of an open page may come to its end (milliseconds): it counts whole seconds. */
export const EARLY_MS = 2_000

/** How often a section may be paused. */
export const MOST_PAUSES = 10

/** A page that only waits for a clock follows the device on which the student went on within so many seconds. */
const FOLLOWS_WITHIN = 15

export interface Clock {
  state: 'running' | 'paused' | 'untimed' | 'over'
  secondsAllowed: number | null
  /** What is left, never negative; null when untimed. */
  millisecondsLeft: number | null
  /** The same in seconds, rounded up, as people read it. */
  secondsLeft: number | null
  deadline: Date | null
}

interface StoredClock {
  secondsAllowed: number | null
  deadline: Date | null
  secondsLeft: number | null
  millisecondsLeft: number | null
  /** Without a clock too, while the section is on paper. */
  pausedAt?: Date | string | null
}

/** The section's clock at this instant. */
export function clockOf(section: StoredClock, now: Date): Clock {
  const { secondsAllowed, deadline } = section
  if (secondsAllowed === null) {
    const state = section.pausedAt ? 'paused' : 'untimed'
    return { state, secondsAllowed, millisecondsLeft: null, secondsLeft: null, deadline: null }
  }
  const millisecondsLeft = deadline ? Math.max(0, deadline.getTime() - now.getTime()) : leftWhenPaused(section)
  const state = !deadline ? 'paused' : millisecondsLeft > 0 ? 'running' : 'over'
  return { state, secondsAllowed, millisecondsLeft, secondsLeft: Math.ceil(millisecondsLeft / 1000), deadline }
}

/** Milliseconds left of a paused section. A server that counts in seconds alone may have paused it again and left the milliseconds as they were. */
export function leftWhenPaused({ secondsLeft, millisecondsLeft }: { secondsLeft: number | null; millisecondsLeft: number | null }): number {
  const seconds = secondsLeft ?? 0
  return millisecondsLeft !== null && Math.ceil(millisecondsLeft / 1000) === seconds ? millisecondsLeft : seconds * 1000
}

/** Milliseconds that the clock has run and that were counted on no question yet; none without a clock. */
export function uncountedTime({ secondsAllowed, millisecondsLeft }: Clock, counted: number): number {
  if (secondsAllowed === null || millisecondsLeft === null) return 0
  return Math.max(0, secondsAllowed * 1000 - millisecondsLeft - counted)
}

/** Seconds until a page that only waits for a clock is opened anew: at the clock's end, and now and then before. */
export function nextLook(secondsLeft: number): number {
  return Math.min(secondsLeft + 1, FOLLOWS_WITHIN)
}
