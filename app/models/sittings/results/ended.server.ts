/** The newest quizzes a student has ended, at any level, with what their scores are made of. */
import { db } from '~/db.server'
import { examLevel } from '~/models/bank/stored-level'
import { SCORED_SECTION } from './standing.server'

/** Every quiz of a level once and half of them again: enough for the newest results of each section. */
const MOST_ENDED = 60

/** The newest first. One query. */
export async function endedQuizzes(userId: string) {
  const sittings = await db.practiceSitting.findMany({
    where: { userId, status: 'ended', kind: 'sectional_quiz' },
    orderBy: { startedAt: 'desc' },
    take: MOST_ENDED,
    relationLoadStrategy: 'join',
    select: {
      id: true,
      kind: true,
      level: true,
      subject: true,
      number: true,
      endedAt: true,
      sections: { select: SCORED_SECTION, orderBy: { position: 'asc' }, take: 1 },
    },
  })
  return sittings.map(({ sections: [section], ...sitting }) => {
    const { right = 0, wrong = 0, omitted = 0, questionCount = 0, secondsAllowed = null } = section ?? {}
    return { ...sitting, level: examLevel(sitting.level), right: right ?? 0, wrong, omitted, questionCount, secondsAllowed }
  })
}
