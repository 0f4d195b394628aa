/** What a boot camp came to, in figures: for its certificate. */
import { db } from '~/db.server'
import type { Camp } from './camp.server'

/** Questions of its drills, checks and evenings, and sessions done. One query. */
export async function campRecord({ userId, camp }: { userId: string; camp: Camp }) {
  const sitting = { userId, bootcampEnrollmentId: camp.id }
  const tallies = await db.response.groupBy({
    by: ['isRight'],
    where: { choice: { not: null }, section: { sitting } },
    _count: { _all: true },
  })
  const count = (isRight: boolean) => tallies.find((tally) => tally.isRight === isRight)?._count._all ?? 0
  const done = camp.schedule.days.filter(({ isDone }) => isDone)
  return {
    days: done.length,
    from: done[0]?.on ?? camp.startDate,
    to: done.at(-1)?.on ?? camp.startDate,
    sessions: [...camp.begun.values()].reduce((sum, { sessionsDone }) => sum + sessionsDone.length, 0),
    answers: count(true) + count(false),
    right: count(true),
  }
}
