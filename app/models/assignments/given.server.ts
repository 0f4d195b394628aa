/** What a tutor has given, as the tutor sees it: only of students who are linked now. */
import { db } from '~/db.server'
import type { Outcome } from '~/exam/assignments/done'
import { settle } from './standing.server'

/** Assignments of a page. */
const A_PAGE = 20

export interface GivenLine {
  batchId: string
  title: string
  createdAt: Date
  dueOn: Date | null
  students: number
  done: number
  withdrawn: number
  /** A few first names. */
  names: string[]
}

/** The tutor's assignments, the newest first; `after` is where the page before ended. Two statements, and one more when something was done. */
export async function listGiven({
  tutorId,
  after,
}: {
  tutorId: string
  after: string | null
}): Promise<{ lines: GivenLine[]; next: string | null }> {
  const from = readKey(after)
  const open = await db.$queryRaw<{ id: string }[]>`
    SELECT a.id FROM assignments a JOIN tutor_students l ON l."tutorId" = a."tutorId" AND l."studentId" = a."studentId"
    WHERE a."tutorId" = ${tutorId} AND l."endedAt" IS NULL AND a."completedAt" IS NULL AND a."withdrawnAt" IS NULL
      AND a."createdAt" <= ${from.at}::timestamp
    ORDER BY a."createdAt" DESC LIMIT 500`
  await settle(open.map(({ id }) => id))
  const lines = await db.$queryRaw<GivenLine[]>`
    SELECT a."batchId", min(a.title) AS title, max(a."createdAt") AS "createdAt", max(a."dueOn") AS "dueOn", count(*)::int AS students,
      count(a."completedAt")::int AS done, count(a."withdrawnAt")::int AS withdrawn,
      (array_agg(COALESCE(u."preferredName", u."firstName") ORDER BY COALESCE(u."preferredName", u."firstName")))[1:3] AS names
    FROM assignments a JOIN tutor_students l ON l."tutorId" = a."tutorId" AND l."studentId" = a."studentId" JOIN users u ON u.id = a."studentId"
    WHERE a."tutorId" = ${tutorId} AND l."endedAt" IS NULL
    GROUP BY a."batchId" HAVING (max(a."createdAt"), a."batchId") < (${from.at}::timestamp, ${from.id})
    ORDER BY max(a."createdAt") DESC, a."batchId" DESC LIMIT ${A_PAGE + 1}::int`
  const shown = lines.slice(0, A_PAGE)
  const last = shown.at(-1)
  return { lines: shown, next: lines.length > A_PAGE && last ? `${last.createdAt.toISOString()}_${last.batchId}` : null }
}

/** Where a page begins: before this moment, or at it and before this id. */
function readKey(after: string | null): { at: Date; id: string } {
  const [moment = '', id = ''] = after?.match(/^([^_]{20,30})_([\w-]{1,40})$/)?.slice(1) ?? []
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

/** One assignment with the result of each student who is linked now; null when the tutor has given nothing of the kind to any of them. */
export async function findGiven({ tutorId, batchId }: { tutorId: string; batchId: string }) {
  const read = () => db.$queryRaw<
    (ResultRow & { title: string; note: string | null; work: unknown; dueOn: Date | null; createdAt: Date })[]
  >`
    SELECT a.id, a."studentId", concat(COALESCE(u."preferredName", u."firstName"), ' ', u."lastName") AS name,
      COALESCE(p."timeZone", 'America/New_York') AS "timeZone", a."completedAt", a."withdrawnAt", a.outcome, NULL AS steps,
      a.title, a.note, a.work, a."dueOn", a."createdAt"
    FROM assignments a JOIN tutor_students l ON l."tutorId" = a."tutorId" AND l."studentId" = a."studentId"
    JOIN users u ON u.id = a."studentId" LEFT JOIN student_profiles p ON p."userId" = u.id
    WHERE a."tutorId" = ${tutorId} AND a."batchId" = ${batchId} AND l."endedAt" IS NULL
    ORDER BY name, a.id`
  let rows = await read()
  const standings = await settle(rows.filter(({ completedAt, withdrawnAt }) => !completedAt && !withdrawnAt).map(({ id }) => id))
  if ([...standings.values()].some(({ doneAt }) => doneAt !== null)) rows = await read()
  const [first] = rows
  if (!first) return null
  const { title, note, work, dueOn, createdAt } = first
  return {
    ...{ batchId, title, note, work, dueOn, createdAt },
    rows: rows.map(
      (row): ResultRow => ({
        ...{ id: row.id, studentId: row.studentId, name: row.name, timeZone: row.timeZone },
        ...{ completedAt: row.completedAt, withdrawnAt: row.withdrawnAt, outcome: row.outcome },
        steps: standings.get(row.id)?.steps ?? null,
      }),
    ),
  }
}

/** Takes back what nobody has done yet, of students who are linked now; returns of how many. What is done stays done. */
export function withdrawGiven({ tutorId, batchId }: { tutorId: string; batchId: string }, now = new Date()): Promise<number> {
  return db.$executeRaw`
    UPDATE assignments a SET "withdrawnAt" = ${now}::timestamp FROM tutor_students l
    WHERE l."tutorId" = a."tutorId" AND l."studentId" = a."studentId" AND l."endedAt" IS NULL
      AND a."tutorId" = ${tutorId} AND a."batchId" = ${batchId} AND a."completedAt" IS NULL AND a."withdrawnAt" IS NULL`
}
