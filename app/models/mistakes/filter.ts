/** Which mistakes a view of the notebook holds. */
import type { Subject, WrongAnswerType } from '~/exam/core/levels'
import type { Prisma } from '~/generated/prisma/client'

/** Mistakes that still return, those of them that return now, and those that hold. */
export const SHOWN = ['open', 'due', 'mastered'] as const
export type Shown = (typeof SHOWN)[number]

export interface MistakeFilter {
  show: Shown
  subject?: Subject
  skill?: string
  /** As it was told: what a choice merely suggests is no answer to it. */
  reason?: WrongAnswerType
}

/** The filter as a condition on the student's own mistakes. */
export function whereOf(
  studentId: string,
  { show, subject, skill, reason }: MistakeFilter,
  now: Date,
): Prisma.WrongAnswerWhereInput & { studentId: string } {
  return {
    studentId,
    subject,
    skillArea: skill,
    ...(reason && { wrongAnswerType: reason, reasonFrom: { not: 'choice' as const } }),
    reviewStatus: show === 'mastered' ? 'mastered' : { in: ['needs_review', 'reviewed'] },
    dueAt: show === 'due' ? { lte: now } : undefined,
  }
}
