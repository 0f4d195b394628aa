/** All whole tests of a student with what they came to. */
import { db } from '~/db.server'
import type { Level } from '~/exam/core/levels'
import { examLevel } from '~/models/bank/stored-level'
import { STORED_SCORE, type StoredScore, storedScores } from './estimates.server'
import { headOf, type TestHead } from './report.server'

/** More than anybody sits; the newest are shown. */
const MOST = 100

export interface ScoredTest extends TestHead {
  id: string
  level: Level
  scores: StoredScore[]
}

/** The owner's ended whole tests of all levels, the oldest first. */
export async function testScores(userId: string): Promise<ScoredTest[]> {
  const tests = await db.practiceSitting.findMany({
    where: { userId, kind: 'practice_test', status: 'ended' },
    orderBy: { startedAt: 'desc' },
    take: MOST,
    relationLoadStrategy: 'join',
    select: {
      ...{ id: true, level: true, number: true, mode: true, place: true, startedAt: true, endedAt: true },
      estimates: { select: STORED_SCORE },
    },
  })
  return tests
    .map(({ id, estimates, ...test }) => {
      const level = examLevel(test.level)
      return { id, level, ...headOf(test), scores: storedScores(level, estimates) }
    })
    .toReversed()
}
