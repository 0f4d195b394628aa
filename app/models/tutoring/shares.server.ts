/** Essays and talks that a student lets one tutor read, each by the student's own word. */
import { db } from '~/db.server'
import { withoutNeed } from '~/models/families/children.server'
import { linksSeenBy } from './sight.server'

interface Between {
  tutorId: string
  studentId: string
}

export type Work = { essayId: string } | { talkId: string }

const MOST_SHOWN = 50
const CURRENT = (between: Between) => ({ ...between, endedAt: null })

/** The newest essays and talks of a student, each with whether this tutor may read it. */
export async function listShareable({ tutorId, studentId }: Between) {
  const sharedAs = { where: { tutorId, link: CURRENT({ tutorId, studentId }) }, select: { id: true } }
  const [essays, talks] = await Promise.all([
    db.essay.findMany({
      where: { studentId, submittedAt: { not: null }, body: { not: '' } },
      orderBy: { startedAt: 'desc' },
      take: MOST_SHOWN,
      select: { id: true, promptId: true, subject: true, draft: true, wordCount: true, startedAt: true, sharedAs },
    }),
    db.tutorConversation.findMany({
      where: { studentId },
      orderBy: { updatedAt: 'desc' },
      take: MOST_SHOWN,
      select: { id: true, title: true, updatedAt: true, sharedAs },
    }),
  ])
  const flagged = <Row extends { sharedAs: unknown[] }>({ sharedAs: shared, ...row }: Row) => ({ ...row, isShared: shared.length > 0 })
  return { essays: essays.map(flagged), talks: talks.map(flagged) }
}

/** Lets the tutor read it. Twice is as good as once. False when the work is not the student's, or the tutor is not, or no longer. */
export async function shareWork({ tutorId, studentId, ...work }: Between & Work, now = new Date()): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    const { count } = await transaction.tutorStudent.updateMany({ where: CURRENT({ tutorId, studentId }), data: { endedAt: null } })
    const isOwn =
      'essayId' in work
        ? await transaction.essay.count({ where: { id: work.essayId, studentId, submittedAt: { not: null }, body: { not: '' } } })
        : await transaction.tutorConversation.count({ where: { id: work.talkId, studentId } })
    if (count === 0 || isOwn === 0) return false
    await transaction.sharedWork.createMany({ data: [{ tutorId, studentId, sharedAt: now, ...work }], skipDuplicates: true })
    return true
  })
}

/** Takes it back: the tutor reads it no more, and a marking that was not returned, which quotes it, is gone. Twice is as good as once. */
export async function takeBack({ tutorId, studentId, ...work }: Between & Work): Promise<void> {
  await db.$transaction(async (transaction) => {
    // Takes the link, for which a tutor who saves a marking waits.
    await transaction.tutorStudent.updateMany({ where: CURRENT({ tutorId, studentId }), data: { endedAt: null } })
    await transaction.sharedWork.deleteMany({ where: { tutorId, studentId, ...work } })
    if ('essayId' in work) {
      await transaction.essayMarking.deleteMany({
        where: { essayId: work.essayId, tutorId, returnedAt: null, essay: { studentId } },
      })
    }
  })
}

const ESSAY = { promptId: true, subject: true, level: true, draft: true, wordCount: true, startedAt: true } as const

/** What the student shares with this tutor, the newest first. */
export function listShared({ tutorId, studentId }: Between) {
  return db.sharedWork.findMany({
    where: { tutorId, studentId, link: linksSeenBy(tutorId) },
    orderBy: { sharedAt: 'desc' },
    take: MOST_SHOWN,
    select: { id: true, sharedAt: true, essay: { select: ESSAY }, talk: { select: { title: true } } },
  })
}

/** One shared essay with its text, or one talk with its messages but words of need; null for anything that is not shared now. */
export async function findSharedWork({ tutorId, studentId, id }: Between & { id: string }) {
  const shared = await db.sharedWork.findFirst({
    where: { id, tutorId, studentId, link: linksSeenBy(tutorId) },
    select: {
      ...{ id: true, sharedAt: true },
      essay: { select: { ...ESSAY, id: true, body: true } },
      talk: {
        select: {
          title: true,
          messages: { orderBy: { number: 'asc' }, select: { author: true, body: true, number: true, origin: true } },
        },
      },
    },
  })
  return shared && { ...shared, talk: shared.talk && withoutNeed(shared.talk) }
}
