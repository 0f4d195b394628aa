/** What the page of a drill for a habit says on the way. */
import type { Habit } from '~/exam/pacing/habits'

interface Moment {
  exercise: Habit | null
  /** Of its drill, in seconds. */
  goal: string | null
  /** How many questions were shown, this one included; it has just come to the screen for the first time. */
  shown: number
  /** Seconds from the start of the drill until it did. */
  from: number
  pace: number
  allowed: number
}

/** Nearer to the beat than this part of a question is on it. */
const ON_THE_BEAT = 0.3

export function noteAt({ exercise, goal, shown, from, pace, allowed }: Moment): string | null {
  if (goal && shown === 1) return `Your goal: ${goal}`
  if (exercise === 'slow_start' && shown === 4) {
    const behind = from - 3 * pace
    if (Math.abs(behind) <= ON_THE_BEAT * pace) return 'After three questions you are on the beat.'
    const seconds = Math.round(Math.abs(behind))
    return `After three questions you are ${seconds} ${seconds === 1 ? 'second' : 'seconds'} ${behind > 0 ? 'behind' : 'ahead of'} the beat.`
  }
  if (exercise === 'late_guesses' && shown === 5) {
    const left = Math.round(Math.max(0, allowed - from))
    return `Look at the clock: six questions to go, and ${left} seconds. The beat gives them ${Math.round(6 * pace)}.`
  }
  return null
}
