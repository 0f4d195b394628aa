/** What a tutor has given, as the tutor sees it: only of students whom the tutor sees now. */
import { db } from '~/db.server'
import type { Outcome } from '~/exam/assignments/done'
import { lockTutor } from '~/models/tutoring/links/links.server'
import { TUTOR_AT_WORK } from '~/models/tutoring/sight.server'
import { settle } from './standing.server'
import { seenStudents } from './students.server'

/** Assignments of a page. */
const A_PAGE = 20
/** Open rows that are looked at before a list is shown: beyond them the assignment's own page tells. */
const MOST_LOOKED_AT = 500

interface GivenRow {
  batchId: string
  title: string
  createdAt: Date
  /** "2026-11-23" */
  dueOn: string | null
  studentIds: string[]
  done: number
  withdrawn: number
}

export type GivenLine = Omit<GivenRow, 'studentIds'> & { students: number; names: string[] }

/** The tutor's assignments, the newest first; `after` is where the page before ended. Four statements, and one more when something was done. */
export async function listGiven({
  tutorId,
  after,
}: {
  tutorId: string
  after: string | null
}): Promise<{ lines: GivenLine[]; next: string | null }> {
  const students = new Map((await seenStudents({ tutorId })).map((student) => [student.id, student]))
  const ids = [...students.keys()]
  const from = readKey(after)
  const open = await db.assignment.findMany({
    where: { tutorId, studentId: { in: ids }, completedAt: null, withdrawnAt: null, createdAt: { lte: from.at } },
    orderBy: { createdAt: 'desc' },
    take: MOST_LOOKED_AT,
    select: { id: true },
  })
  await settle(open.map(({ id }) => id))
  const rows = await db.$queryRaw<GivenRow[]>`
    SELECT a."batchId", min(a.title) AS title, max(a."createdAt") AS "createdAt", max(a."dueOn")::text AS "dueOn",
      array_agg(a."studentId") AS "studentIds", count(a."completedAt")::int AS done, count(a."withdrawnAt")::int AS withdrawn
    FROM assignments a WHERE a."tutorId" = ${tutorId} AND a."studentId" = ANY(${ids})
    GROUP BY a."batchId" HAVING (max(a."createdAt"), a."batchId") < (${from.at}::timestamp, ${from.id})
    ORDER BY max(a."createdAt") DESC, a."batchId" DESC LIMIT ${A_PAGE + 1}::int`
  const shown = rows.slice(0, A_PAGE)
  const last = shown.at(-1)
  return {
    lines: shown.map(({ studentIds, ...line }) => ({
      ...line,
      students: studentIds.length,
      names: studentIds.flatMap((id) => students.get(id)?.firstName ?? []).toSorted(),
    })),
    next: rows.length > A_PAGE && last ? `${last.createdAt.toISOString()}_${last.batchId}` : null,
  }
}

/** Where a page begins: before this moment, or at it and before this id. */
function readKey(after: string | null): { at: Date; id: string } {
  const [, moment = '', id = ''] = after?.match(/^([^_]{20,30})_([\w-]{1,40})$/) ?? []
  const at = new Date(moment)
  return Number.isNaN(at.getTime()) ? { at: new Date(Date.UTC(2200, 0)), id: '' } : { at, id }
}

export interface ResultRow {
  id: string
  studentId: string
  name: string
  timeZone: string
  completedAt: Date | null
  withdrawnAt: Date | null
  outcome: Outcome | null
  steps: { done: number; of: number } | null
}

/** One assignment with the result of each student whom the tutor sees; null when there is none. Three statements, and one more when something was done. */
export async function findGiven({ tutorId, batchId }: { tutorId: string; batchId: string }) {
  const students = new Map((await seenStudents({ tutorId })).map((student) => [student.id, student]))
  const rows = await db.assignment.findMany({ where: { tutorId, batchId, studentId: { in: [...students.keys()] } } })
  const [first] = rows
  if (!first) return null
  const standings = await settle(rows.filter(({ completedAt, withdrawnAt }) => !completedAt && !withdrawnAt).map(({ id }) => id))
  const { title, note, work, dueOn, createdAt } = first
  const results = rows.map(({ id, studentId, completedAt, withdrawnAt, outcome }): ResultRow => {
    const standing = standings.get(id)
    const { name = '', timeZone = 'UTC' } = students.get(studentId) ?? {}
    return {
      ...{ id, studentId, name, timeZone, withdrawnAt, steps: standing?.steps ?? null },
      completedAt: completedAt ?? standing?.doneAt ?? null,
      // Written by standing.server.ts alone.
      outcome: standing?.outcome ?? (outcome as Outcome | null),
    }
  })
  return {
    ...{ batchId, title, note, work, createdAt, dueOn: dueOn?.toISOString().slice(0, 10) ?? null },
    rows: results.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id, 'en')),
  }
}

/** Takes back what is not done yet, of students whom the tutor sees; returns of how many. What is done stays done. */
export async function withdrawGiven({ tutorId, batchId }: { tutorId: string; batchId: string }, now = new Date()): Promise<number> {
  const given = await findGiven({ tutorId, batchId })
  const open = given?.rows.filter(({ completedAt }) => completedAt === null).map(({ id }) => id) ?? []
  return db.$transaction(async (transaction) => {
    // Whoever leaves takes the tutor's row first: what the tutor no longer sees stays as it is.
    if (!(await lockTutor(transaction, tutorId, TUTOR_AT_WORK))) return 0
    const seen = (await seenStudents({ tutorId }, transaction)).map((student) => student.id)
    const where = { id: { in: open }, tutorId, studentId: { in: seen }, completedAt: null, withdrawnAt: null }
    return (await transaction.assignment.updateMany({ where, data: { withdrawnAt: now } })).count
  })
}
