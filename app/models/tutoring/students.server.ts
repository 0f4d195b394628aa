/** A tutor's students as lists: found by name, sorted by name, last work or open mistakes, in a fixed number of queries for any number of students. */
import { db } from '~/db.server'
import { LEFT_BLANK } from '~/models/mistakes/mistakes.server'
import { containing } from '~/models/paging.server'
import { DAY_MS } from '~/utils/time/durations'
import { linksSeenBy } from './sight.server'
import { calledName } from './student-name'

export const STUDENT_SORTS = ['name', 'worked', 'mistakes', 'since'] as const
type StudentSort = (typeof STUDENT_SORTS)[number]

/** Rows of a page. */
const A_PAGE = 25
/** A skill that was missed so often in these days, and nothing of it mastered, is where somebody is stuck. */
const STUCK = { times: 3, withinMs: 14 * DAY_MS }

interface Search {
  tutorId: string
  /** A part of a first or last name; empty for all. */
  search?: string
  groupId?: string
  sort?: StudentSort
  /** From 1. */
  page?: number
}

/** One page of the students whom the tutor sees now, with when they worked last and how much is open; and how many there are. */
export async function listStudents({ tutorId, search = '', groupId, sort = 'name', page = 1 }: Search, now = new Date()) {
  const has = containing(search)
  const isNamed = search ? { OR: [{ firstName: has }, { lastName: has }, { preferredName: has }] } : {}
  const seen = linksSeenBy(tutorId)
  const links = await db.tutorStudent.findMany({
    where: { ...seen, student: { AND: [seen.student, isNamed] }, ...(groupId && { groups: { some: { groupId } } }) },
    select: {
      since: true,
      groups: { select: { group: { select: { name: true } } } },
      student: {
        select: { ...NAME, profile: { select: { level: true, testDate: true, timeZone: true } } },
      },
    },
  })
  const ids = links.map(({ student }) => student.id)
  const [worked, open] = await Promise.all([lastWork(ids), openMistakes(ids, now)])
  const rows = links.map(({ since, groups, student }) => ({
    ...{ ...named(student), since },
    groups: groups.map(({ group }) => group.name).sort(),
    workedAt: worked.get(student.id) ?? null,
    mistakes: open.get(student.id) ?? 0,
  }))
  const pages = Math.max(1, Math.ceil(rows.length / A_PAGE))
  const shown = Math.min(Math.max(1, page), pages)
  return { count: rows.length, page: shown, pages, students: rows.sort(ORDERS[sort]).slice((shown - 1) * A_PAGE, shown * A_PAGE) }
}

const NAME = { id: true, firstName: true, preferredName: true, lastName: true } as const

/** With the first name that the student goes by. */
function named<Student extends { firstName: string; preferredName: string | null }>({ preferredName, ...student }: Student) {
  return { ...student, firstName: calledName({ firstName: student.firstName, preferredName }) }
}

interface Named {
  id: string
  firstName: string
  lastName: string
}

interface Row extends Named {
  since: Date
  workedAt: Date | null
  mistakes: number
}

const byName = (one: Named, other: Named) =>
  `${one.lastName} ${one.firstName}`.localeCompare(`${other.lastName} ${other.firstName}`, 'en') || one.id.localeCompare(other.id)
const newestFirst = (one: Date | null, other: Date | null) => (other?.getTime() ?? 0) - (one?.getTime() ?? 0)

const ORDERS: Record<StudentSort, (one: Row, other: Row) => number> = {
  name: byName,
  worked: (one, other) => newestFirst(one.workedAt, other.workedAt) || byName(one, other),
  mistakes: (one, other) => other.mistakes - one.mistakes || byName(one, other),
  since: (one, other) => newestFirst(one.since, other.since) || byName(one, other),
}

/** When each of them last began something with questions. */
async function lastWork(ids: string[]): Promise<Map<string, Date>> {
  const last = await db.practiceSitting.groupBy({ by: ['userId'], where: { userId: { in: ids } }, _max: { startedAt: true } })
  return new Map(last.flatMap(({ userId, _max }) => (_max.startedAt ? [[userId, _max.startedAt] as const] : [])))
}

/** How many mistakes of each are due now. */
async function openMistakes(ids: string[], now: Date): Promise<Map<string, number>> {
  const due = await db.wrongAnswer.groupBy({
    by: ['studentId'],
    where: { studentId: { in: ids }, reviewStatus: { not: 'mastered' }, dueAt: { lte: now } },
    _count: true,
  })
  return new Map(due.map(({ studentId, _count }) => [studentId, _count]))
}

const MOST_TODAY = 12

/** A tutor's day: who worked since yesterday with what came of it, and who is stuck on which skill; the newest and the worst first. */
export async function tutorsToday(tutorId: string, now = new Date()) {
  const links = await db.tutorStudent.findMany({
    where: linksSeenBy(tutorId),
    select: { student: { select: NAME } },
  })
  const students = new Map(links.map(({ student }) => [student.id, named(student)]))
  const ids = [...students.keys()]
  const [ended, missed] = await Promise.all([
    db.practiceSitting.findMany({
      where: { userId: { in: ids }, status: 'ended', endedAt: { gt: new Date(now.getTime() - DAY_MS) } },
      orderBy: { endedAt: 'desc' },
      take: MOST_TODAY,
      select: {
        ...{ id: true, userId: true, kind: true, subject: true, number: true, endedAt: true },
        sections: { select: { right: true, questionCount: true } },
      },
    }),
    db.wrongAnswer.groupBy({
      by: ['studentId', 'subject', 'skillArea'],
      where: {
        studentId: { in: ids },
        createdAt: { gt: new Date(now.getTime() - STUCK.withinMs) },
        reviewStatus: { not: 'mastered' },
        studentAnswer: { not: LEFT_BLANK },
      },
      _count: { _all: true },
      having: { studentId: { _count: { gte: STUCK.times } } },
      orderBy: { _count: { studentId: 'desc' } },
      take: MOST_TODAY,
    }),
  ])
  const ofStudent = <Line extends object>(line: Line, id: string) => {
    const student = students.get(id)
    return student ? [{ ...line, student }] : []
  }
  return {
    count: ids.length,
    worked: ended.flatMap(({ userId, ...sitting }) => ofStudent(sitting, userId)),
    stuck: missed.flatMap(({ studentId, subject, skillArea, _count }) =>
      ofStudent({ subject, skill: skillArea, times: _count._all }, studentId),
    ),
  }
}

/** The names of all students whom the tutor sees now, by last name. */
export async function listNames(tutorId: string) {
  const links = await db.tutorStudent.findMany({
    where: linksSeenBy(tutorId),
    select: { student: { select: NAME } },
  })
  return links.map(({ student }) => named(student)).sort(byName)
}
