/** The student's list of mistakes: pages by key, and counts that stop counting, so that twenty thousand cost what twenty do. */
import { db } from '~/db.server'
import type { ReviewStatus } from '~/generated/prisma/enums'
import { type PageKey, type PagePlace, printKey } from '~/utils/page-key'

const MISTAKES_PER_PAGE = 20
/** Nobody works through more; beyond it a count says "1,000+". */
const MOST_COUNTED = 1000

const SHOWN = {
  id: true,
  subject: true,
  skillArea: true,
  questionText: true,
  correctAnswer: true,
  studentAnswer: true,
  reviewStatus: true,
  createdAt: true,
} as const

/** One page of the student's mistakes in a state, newest first, with the keys of its neighbors. A place where nothing is shows the first page. */
export async function listMistakes(list: { studentId: string; status: ReviewStatus }, place: PagePlace) {
  if (place && 'after' in place) {
    const newer = await findBeside(list, place.after, 'asc')
    // With fewer than a page and one more this is the beginning of the list, which may have grown since.
    if (newer.length > MISTAKES_PER_PAGE) return pageOf(newer.slice(0, MISTAKES_PER_PAGE).reverse(), { hasNewer: true, hasOlder: true })
  }
  if (place && 'before' in place) {
    const older = await findBeside(list, place.before, 'desc')
    if (older.length > 0) return pageOf(older, { hasNewer: true, hasOlder: older.length > MISTAKES_PER_PAGE })
  }
  const first = await findBeside(list, null, 'desc')
  return pageOf(first, { hasNewer: false, hasOlder: first.length > MISTAKES_PER_PAGE })
}

/** How many mistakes are in each state, as people read it. */
export async function countMistakes(studentId: string): Promise<Record<ReviewStatus, string>> {
  const [needs_review, reviewed, mastered] = await Promise.all(
    (['needs_review', 'reviewed', 'mastered'] as const).map((reviewStatus) => countUpToMost({ studentId, reviewStatus })),
  )
  return { needs_review: countText(needs_review), reviewed: countText(reviewed), mastered: countText(mastered) }
}

/** How many mistakes wait for work; null for none. */
export async function waitingMistakes(studentId: string): Promise<string | null> {
  const count = await countUpToMost({ studentId, reviewStatus: 'needs_review' })
  return count === 0 ? null : countText(count)
}

function findBeside({ studentId, status }: { studentId: string; status: ReviewStatus }, key: PageKey | null, order: 'asc' | 'desc') {
  const [within, beyond] = order === 'desc' ? (['lte', 'lt'] as const) : (['gte', 'gt'] as const)
  return db.wrongAnswer.findMany({
    where: {
      studentId,
      reviewStatus: status,
      // The first condition says nothing new, but the index can begin there.
      ...(key && {
        createdAt: { [within]: key.createdAt },
        OR: [{ createdAt: { [beyond]: key.createdAt } }, { createdAt: key.createdAt, id: { [beyond]: key.id } }],
      }),
    },
    orderBy: [{ createdAt: order }, { id: order }],
    take: MISTAKES_PER_PAGE + 1,
    select: SHOWN,
  })
}

function pageOf(found: Awaited<ReturnType<typeof findBeside>>, { hasNewer, hasOlder }: { hasNewer: boolean; hasOlder: boolean }) {
  const mistakes = found.slice(0, MISTAKES_PER_PAGE)
  const [first, last] = [mistakes[0], mistakes.at(-1)]
  return { mistakes, newer: hasNewer && first ? printKey(first) : null, older: hasOlder && last ? printKey(last) : null }
}

function countUpToMost(where: { studentId: string; reviewStatus: ReviewStatus }): Promise<number> {
  return db.wrongAnswer.count({ where, take: MOST_COUNTED + 1 })
}

function countText(count = 0): string {
  return count > MOST_COUNTED ? `${MOST_COUNTED.toLocaleString('en-US')}+` : count.toLocaleString('en-US')
}
