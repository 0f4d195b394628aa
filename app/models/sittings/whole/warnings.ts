/** When the room warns that time runs out, in seconds before the end. */
import type { Warnings } from './conditions'

/** The real room warns at five minutes, and in the essay at fifteen as well (docs/exams.md 1.4). */
export function warningsOf(warnings: Warnings, isWriting: boolean): number[] {
  if (warnings === 'room') return isWriting ? [900, 300] : [300]
  return { none: [], five: [300], five_and_one: [300, 60] }[warnings]
}
