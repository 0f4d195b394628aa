/** What is said of a drill that has ended: the habit it shows, written down once, and whether its end is celebrated now. */
import { db } from '~/db.server'
import { type Facts, findHabit, isHabit, type PacedDrill, reachesGoal, type Verdict } from '~/exam/pacing/habits'
import type { Drill } from './drill.server'

export interface DrillVerdict {
  verdict: Verdict
  facts: Facts
  /** Null for a drill without a goal. */
  isGoalReached: boolean | null
}

/** The verdict on the owner's ended drill. The first look writes it down, so that the drill after it knows what was said. */
export async function verdictOn(userId: string, drill: Drill, paced: PacedDrill): Promise<DrillVerdict> {
  const { sittingId, startedAt } = drill
  const before = await db.paceDrill.findFirst({
    where: { sitting: { userId, kind: 'pacing', status: 'ended', startedAt: { lt: startedAt } } },
    orderBy: { sitting: { startedAt: 'desc' } },
    select: { verdict: true },
  })
  const { verdict, facts } = findHabit(paced, before?.verdict ?? null, drill.verdict)
  if (drill.verdict !== verdict) await db.paceDrill.updateMany({ where: { sittingId, sitting: { userId } }, data: { verdict } })
  const { exercise } = drill
  return { verdict, facts, isGoalReached: exercise && isHabit(exercise) ? reachesGoal(exercise, paced) : null }
}

/** Whether the good end of a drill is celebrated: the first time that somebody asks, and never again. */
export async function celebrate({ userId, sittingId }: { userId: string; sittingId: string }, now = new Date()): Promise<boolean> {
  const { count } = await db.paceDrill.updateMany({
    where: { sittingId, celebratedAt: null, sitting: { userId, status: 'ended' } },
    data: { celebratedAt: now },
  })
  return count === 1
}
