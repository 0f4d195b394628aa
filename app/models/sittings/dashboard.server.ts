/** What the dashboard shows beside the membership: the student's own work, in a fixed number of queries. */
import { db } from '~/db.server'
import type { Prisma } from '~/generated/prisma/client'
import { examLevel } from '~/models/bank/stored-level'
import { waitingMistakes } from '~/models/mistakes/counts.server'

const SITTING = {
  id: true,
  kind: true,
  level: true,
  subject: true,
  number: true,
  endedAt: true,
  sections: { select: { right: true, questionCount: true }, orderBy: { position: 'asc' }, take: 1 },
} satisfies Prisma.PracticeSittingSelect

/** The newest open and the newest ended timed sittings, and how many mistakes wait. Three queries, side by side. */
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
      take: 5,
      relationLoadStrategy: 'join',
      select: SITTING,
    }),
    waitingMistakes(userId),
  ])
  return { open: open && withScore(open), ended: ended.map(withScore), waiting }
}

function withScore({ sections, ...sitting }: Prisma.PracticeSittingGetPayload<{ select: typeof SITTING }>) {
  return { ...sitting, level: examLevel(sitting.level), right: sections[0]?.right ?? 0, questionCount: sections[0]?.questionCount ?? 0 }
}
