/** The student's list of mistakes in pages by key, so that twenty thousand cost what twenty do. */
import { db } from '~/db.server'
import { type PageKey, type PagePlace, printKey } from '~/utils/page-key'
import { type MistakeFilter, whereOf } from './filter'

const MISTAKES_PER_PAGE = 20

const SHOWN = {
  id: true,
  questionId: true,
  sessionId: true,
  subject: true,
  skillArea: true,
  questionText: true,
  correctAnswer: true,
  studentAnswer: true,
  wrongAnswerType: true,
  reasonFrom: true,
  reviewStatus: true,
  dueAt: true,
  note: true,
  createdAt: true,
} as const

interface List {
  studentId: string
  filter: MistakeFilter
}

/** One page of the student's mistakes under a filter, newest first, with the keys of its neighbors. A place where nothing is shows the first page. */
export async function listMistakes({ studentId, filter }: List, place: PagePlace, now = new Date()) {
  const list = whereOf(studentId, filter, now)
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

function findBeside(list: ReturnType<typeof whereOf>, key: PageKey | null, order: 'asc' | 'desc') {
  const [within, beyond] = order === 'desc' ? (['lte', 'lt'] as const) : (['gte', 'gt'] as const)
  return db.wrongAnswer.findMany({
    where: {
      ...list,
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
