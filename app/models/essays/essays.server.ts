/** Essays as their writer finds them: one with its drafts, the list of the workshop, and the end of one. */
import { db } from '~/db.server'
import { readingOf } from './feedback.server'

/** Shown at once; older ones are found by going on. */
const A_PAGE = 20

const LINE = {
  id: true,
  draftOfId: true,
  draft: true,
  promptId: true,
  startedAt: true,
  submittedAt: true,
  deadline: true,
  wordCount: true,
  _count: { select: { feedback: true } },
} as const

/** The owner's essays of the workshop, newest first; `before` is where the last page ended. */
export async function listEssays({ userId, before }: { userId: string; before?: Date }) {
  const essays = await db.essay.findMany({
    where: { studentId: userId, isWorkshop: true, ...(before ? { startedAt: { lt: before } } : {}) },
    orderBy: { startedAt: 'desc' },
    take: A_PAGE + 1,
    select: LINE,
  })
  const page = essays.slice(0, A_PAGE)
  return { essays: page, next: essays.length > A_PAGE ? (page.at(-1)?.startedAt ?? null) : null }
}

/**
 * The owner's essay that is over, with its feedback and its drafts in order; a timed writing of a quiz or a whole test as well, when that is
 * over. Null for anyone else's and for one that is still being written.
 */
export async function findEssay({ userId, essayId }: { userId: string; essayId: string }, now = new Date()) {
  const essay = await db.essay.findFirst({
    where: { id: essayId, studentId: userId },
    include: {
      feedback: { orderBy: { createdAt: 'desc' }, take: 1 },
      sitting: { select: { status: true } },
    },
  })
  if (!essay) return null
  const { feedback, sitting, ...rest } = essay
  const isTimeOver = essay.submittedAt === null && essay.deadline !== null && essay.deadline < now
  if (essay.submittedAt === null && !isTimeOver) return null
  // What belongs to a test that goes on is not looked at before its end.
  if (sitting && sitting.status !== 'ended') return null
  const rootId = essay.draftOfId ?? essay.id
  const drafts = await db.essay.findMany({
    where: { studentId: userId, OR: [{ id: rootId }, { draftOfId: rootId }] },
    orderBy: { draft: 'asc' },
    select: { id: true, draft: true, submittedAt: true, body: true, wordCount: true },
  })
  return { ...rest, isTimeOver, drafts, reading: readingOf(feedback[0]) }
}

/** The end of an essay with all of its drafts and what was said of them. Asked for a later draft, that one alone goes. False when there is none. */
export async function deleteEssay({ userId, essayId }: { userId: string; essayId: string }): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    const gone = await transaction.essay.findMany({
      where: { studentId: userId, isWorkshop: true, OR: [{ id: essayId }, { draftOfId: essayId }] },
      select: { id: true },
    })
    const ids = gone.map(({ id }) => id)
    await transaction.aiTask.deleteMany({ where: { userId, kind: 'essay_feedback', reference: { in: ids } } })
    return (await transaction.essay.deleteMany({ where: { studentId: userId, id: { in: ids } } })).count > 0
  })
}
