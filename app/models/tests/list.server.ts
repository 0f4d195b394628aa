/** The whole tests of a student: those of a level by number, and what they have finished. */
import { db } from '~/db.server'
import type { Level } from '~/exam/core/levels'
import { storedLevel } from '~/models/bank/stored-level'
import { readConditions } from '~/models/sittings/whole/conditions'

/** Six forms, each sat again a few times. */
const MOST = 60

/** The student's whole tests of a level, the newest first. Scores are the report's. */
export async function testsOf({ userId, level, number }: { userId: string; level: Level; number?: number }) {
  const tests = await db.practiceSitting.findMany({
    where: { userId, kind: 'practice_test', level: storedLevel(level), number },
    orderBy: { startedAt: 'desc' },
    take: MOST,
    select: { id: true, number: true, mode: true, place: true, status: true, startedAt: true, endedAt: true, conditions: true },
  })
  return tests.map(({ conditions, ...test }) => ({ ...test, timePercent: readConditions(conditions).timePercent }))
}
