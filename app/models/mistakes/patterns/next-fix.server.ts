/** What a student should mend next, the heaviest first: only what is confirmed, and else the reason that recurs most. */
import { db } from '~/db.server'
import type { Subject, WrongAnswerType } from '~/exam/core/levels'
import type { PatternType } from '~/exam/mistakes/patterns'
import type { Suspect } from '~/exam/mistakes/probe.server'
import { type Severity, severityOf } from '~/exam/mistakes/severity'
import { LEAST_RECURRENCES } from './told.server'

export const MOST_CONFIRMED = 20

export type Fix =
  | { kind: 'misconception'; severity: Severity; subject: Subject; skill: string; level: Suspect['level']; says: string; times: number }
  | { kind: PatternType; severity: Severity; subject: Subject; times: number }
  | { kind: 'reason'; subject: Subject; skill: string; reason: WrongAnswerType; times: number; starts: Start[] }

/** Something that can be started about it, as the job advised it. */
export interface Start {
  start: 'practice' | 'mistakes'
  subject: Subject
  skill: string
  reason?: WrongAnswerType
}

const WEIGHT: Record<Severity, number> = { high: 2, medium: 1, low: 0 }

/** What the job has written down of a student, as it is stored. */
export interface FoundFaults {
  /** Patterns that are confirmed or being practiced, the newest first. */
  confirmed: { patternType: string; patternData: unknown; severity: string | null }[]
  /** The reason that recurs most. */
  recurring: {
    subject: Subject
    skillArea: string
    wrongAnswerType: WrongAnswerType
    frequency: number
    recommendedActions: unknown
  } | null
}

/** The heaviest thing to mend; null for none. Two queries; the dashboard brings the same with its own statement (models/home). */
export async function nextFix(studentId: string, now = new Date()): Promise<Fix | null> {
  const [confirmed, recurring] = await Promise.all([
    db.wrongAnswerAnalytics.findMany({
      where: { studentId, interventionStatus: { in: ['confirmed', 'practicing'] } },
      orderBy: { analysisDate: 'desc' },
      take: MOST_CONFIRMED,
      select: { patternType: true, patternData: true, severity: true },
    }),
    db.wrongAnswerPattern.findFirst({
      where: { studentId, isActive: true, frequency: { gte: LEAST_RECURRENCES } },
      orderBy: { frequency: 'desc' },
      select: { subject: true, skillArea: true, wrongAnswerType: true, frequency: true, recommendedActions: true },
    }),
  ])
  return fixFrom({ confirmed, recurring }, now)
}

/** The same from what is stored. */
export function fixFrom({ confirmed, recurring }: FoundFaults, now: Date): Fix | null {
  const fixes = confirmed.map((pattern) => fixOf(pattern, now))
  // Of what weighs the same an idea comes first: it has one cause.
  const [heaviest] = fixes.toSorted(
    (a, b) => WEIGHT[b.severity] - WEIGHT[a.severity] || Number(b.kind === 'misconception') - Number(a.kind === 'misconception'),
  )
  if (heaviest) return heaviest
  if (!recurring) return null
  const { subject, skillArea: skill, wrongAnswerType: reason, frequency: times, recommendedActions } = recurring
  return { kind: 'reason', subject, skill, reason, times, starts: recommendedActions as Start[] }
}

type Confirmed = Exclude<Fix, { kind: 'reason' }>

/** Both kinds of rows are written in this folder alone, so their shapes are known. */
function fixOf({ patternType, patternData, severity }: FoundFaults['confirmed'][number], now: Date): Confirmed {
  if (patternType === 'misconception') {
    const { subject, skill, level, says, slips } = patternData as Suspect & { skill: string; slips: number[] }
    return { kind: 'misconception', severity: severityOf(slips, now.getTime()), subject, skill, level, says, times: slips.length }
  }
  const { subject, mistakes } = patternData as { subject: Subject; mistakes: number }
  return { kind: patternType as PatternType, severity: (severity ?? 'low') as Severity, subject, times: mistakes }
}
