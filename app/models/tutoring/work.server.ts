/** A student's work as lists for an onlooker: finished sections, practice and whole tests, and what the last two weeks hold. */
import { db } from '~/db.server'
import { type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { DAY_MS } from '~/utils/time/durations'
import { type Onlooker, seenBy } from './sight.server'

const NEWEST: Sort = { field: 'startedAt', direction: 'desc', isDate: true }
const WINDOW_MS = 14 * DAY_MS

interface Seen {
  onlooker: Onlooker
  studentId: string
}

/** A page of what the student has finished, the newest first. */
export async function listWork({ onlooker, studentId, ...page }: Seen & Page) {
  const { behind, order } = pageQuery(NEWEST, page)
  const found = await db.practiceSitting.findMany({
    where: { userId: studentId, user: seenBy(onlooker), status: 'ended', AND: [behind] },
    ...order,
    select: {
      ...{ id: true, kind: true, subject: true, number: true, startedAt: true, endedAt: true },
      sections: { select: { right: true, questionCount: true } },
    },
  })
  return pageOf(found, NEWEST, page)
}

/** The last two weeks in figures: days with work, sections finished, new mistakes, and the skills that most of them are in. */
export async function lately({ onlooker, studentId }: Seen, now = new Date()) {
  const since = { gt: new Date(now.getTime() - WINDOW_MS) }
  const [sittings, newMistakes, due, skills] = await Promise.all([
    db.practiceSitting.findMany({
      where: { userId: studentId, user: seenBy(onlooker), startedAt: since },
      select: { startedAt: true, status: true },
    }),
    db.wrongAnswer.count({ where: { studentId, student: seenBy(onlooker), createdAt: since } }),
    db.wrongAnswer.count({ where: { studentId, student: seenBy(onlooker), reviewStatus: { not: 'mastered' }, dueAt: { lte: now } } }),
    db.wrongAnswer.groupBy({
      by: ['subject', 'skillArea'],
      where: { studentId, student: seenBy(onlooker), createdAt: since, reviewStatus: { not: 'mastered' } },
      _count: { _all: true },
      orderBy: { _count: { skillArea: 'desc' } },
      take: 5,
    }),
  ])
  return {
    begun: sittings.map(({ startedAt }) => startedAt),
    finished: sittings.filter(({ status }) => status === 'ended').length,
    ...{ newMistakes, due },
    skills: skills.map(({ subject, skillArea, _count }) => ({ subject, skill: skillArea, times: _count._all })),
  }
}
