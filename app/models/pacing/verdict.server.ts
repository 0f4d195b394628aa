/** What is said of a drill that has ended: the habit it shows, written down with its end, and whether its end is celebrated. */
import { type Database, db } from '~/db.server'
import { type Facts, findHabit, isHabit, type PacedDrill, reachesGoal, type Verdict } from '~/exam/pacing/habits'
import type { PracticeOwner } from '~/models/practice/open-practice.server'
import { type Drill, findDrill, pacedDrill } from './drill.server'

export interface DrillVerdict {
  verdict: Verdict
  facts: Facts
  /** Null for a drill without a goal. */
  isGoalReached: boolean | null
}

/** Writes the verdict on the owner's drill that ends in this transaction, so that the drill after it knows what was said. */
export async function keepVerdict(transaction: Database, owner: PracticeOwner, now: Date): Promise<void> {
  const drill = await findDrill(owner, now, transaction)
  if (!drill?.endedAt) return
  const before = await transaction.paceDrill.findFirst({
    where: { sitting: { userId: owner.userId, kind: 'pacing', status: 'ended', startedAt: { lt: drill.startedAt } } },
    orderBy: { sitting: { startedAt: 'desc' } },
    select: { verdict: true },
  })
  const { verdict } = findHabit(pacedDrill(drill), before?.verdict ?? null)
  await transaction.paceDrill.updateMany({ where: { sittingId: owner.sittingId }, data: { verdict } })
}

/** The verdict on an ended drill, with the numbers that its sentence names. It writes nothing. */
export function verdictOn({ exercise, verdict: said }: Pick<Drill, 'exercise' | 'verdict'>, paced: PacedDrill): DrillVerdict {
  const { verdict, facts } = findHabit(paced, null, said)
  return { verdict, facts, isGoalReached: exercise && isHabit(exercise) ? reachesGoal(exercise, paced) : null }
}

/** Whether the good end of the owner's drill is celebrated: for the press that ended it, once, and never again. */
export async function celebrate(owner: PracticeOwner, now = new Date()): Promise<boolean> {
  const drill = await findDrill(owner)
  if (!drill?.endedAt) return false
  const { verdict, isGoalReached } = verdictOn(drill, pacedDrill(drill))
  if (verdict !== 'even_and_good' && isGoalReached !== true) return false
  const { count } = await db.paceDrill.updateMany({
    where: { sittingId: owner.sittingId, celebratedAt: null, sitting: { userId: owner.userId, status: 'ended' } },
    data: { celebratedAt: now },
  })
  return count === 1
}
