/** When the room warns that time runs out, in seconds before the end. */
import type { Exam } from '~/exam/core/levels'
import type { Warnings } from './conditions'

/**
 * The ISEE's room warns at five minutes, and in the essay at fifteen as well (docs/exams.md 1.4, O1). For the SSAT nothing is published;
 * five minutes are ours (G).
 */
export function warningsOf(warnings: Warnings, { exam, isWriting }: { exam: Exam; isWriting: boolean }): number[] {
  if (warnings === 'room') return isWriting && exam === 'isee' ? [900, 300] : [300]
  return { none: [], five: [300], five_and_one: [300, 60] }[warnings]
}
