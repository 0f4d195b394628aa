/** What the dashboard shows beside the membership: the student's own work, in a fixed number of queries. */
import { db } from '~/db.server'
import type { Prisma } from '~/generated/prisma/client'
import { examLevel } from '~/models/bank/stored-level'
import { waitingMistakes } from '~/models/mistakes/counts.server'
import { SCORED_SECTION } from './standing.server'

/** Every quiz of a level once and half of them again: enough for the newest results of each section. */
const MOST_ENDED = 60

const SITTING = {
  id: true,
  kind: true,
  level: true,
  subject: true,
  number: true,
  endedAt: true,
  sections: { select: SCORED_SECTION, orderBy: { position: 'asc' }, take: 1 },
} satisfies Prisma.PracticeSittingSelect

/** The newest open sitting, the newest ended quizzes at any level, the newest first, and how many mistakes wait. Three queries, side by side. */
export async function dashboardWork(userId: string) {
  const [open, ended, waiting] = await Promise.all([
    db.practiceSitting.findFirst({
      where: { userId, status: 'open' },
      orderBy: { startedAt: 'desc' },
      relationLoadStrategy: 'join',
      select: SITTING,
    }),
    db.practiceSitting.findMany({
      where: { userId, status: 'ended', kind: 'sectional_quiz' },
      orderBy: { startedAt: 'desc' },
      take: MOST_ENDED,
      relationLoadStrategy: 'join',
      select: SITTING,
    }),
    waitingMistakes(userId),
  ])
  return { open: open && withScore(open), ended: ended.map(withScore), waiting }
}

function withScore({ sections: [section], ...sitting }: Prisma.PracticeSittingGetPayload<{ select: typeof SITTING }>) {
  const { right = 0, wrong = 0, omitted = 0, questionCount = 0, secondsAllowed = null } = section ?? {}
  return { ...sitting, level: examLevel(sitting.level), right: right ?? 0, wrong, omitted, questionCount, secondsAllowed }
}
