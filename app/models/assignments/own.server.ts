/** Assignments as the student who got them sees them. Those of a tutor who is no longer linked stay, and ask for nothing. */
import { db } from '~/db.server'
import type { Outcome } from '~/exam/assignments/done'
import { type Work, WorkSchema } from '~/exam/assignments/work'
import { Prisma } from '~/generated/prisma/client'
import { settle } from './standing.server'

/** The newest; nobody looks further back. */
const MOST_SHOWN = 120

export interface OwnAssignment {
  id: string
  title: string
  note: string | null
  work: Work
  /** "2026-11-23", a day where the student lives. */
  dueOn: string | null
  createdAt: Date
  completedAt: Date | null
  outcome: Outcome | null
  steps: { done: number; of: number } | null
  tutor: string
  /** Whether the tutor still works with the student. */
  isLinked: boolean
}

type Row = Omit<OwnAssignment, 'work' | 'steps'> & { work: unknown }

/** All of the student's, what is due soonest first and what is done last. Two statements, and one more when something was done. */
export function ownAssignments(studentId: string): Promise<OwnAssignment[]> {
  return readOwn(Prisma.sql`a."studentId" = ${studentId}`)
}

/** What is open now, from tutors who are linked; the same order. */
export async function openAssignments(studentId: string): Promise<OwnAssignment[]> {
  const open = await readOwn(Prisma.sql`a."studentId" = ${studentId} AND a."completedAt" IS NULL AND ${IS_LINKED}`)
  return open.filter(({ completedAt }) => completedAt === null)
}

/** One of the student's; null for anybody else's and for one that was withdrawn. */
export async function findOwn({ studentId, id }: { studentId: string; id: string }): Promise<OwnAssignment | null> {
  const [found] = await readOwn(Prisma.sql`a."studentId" = ${studentId} AND a.id = ${id}`)
  return found ?? null
}

const IS_LINKED = Prisma.sql`EXISTS (
  SELECT FROM tutor_students l
  WHERE l."tutorId" = a."tutorId" AND l."studentId" = a."studentId" AND l."endedAt" IS NULL AND t."approvalStatus" = 'approved'
)`

async function readOwn(which: Prisma.Sql): Promise<OwnAssignment[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT a.id, a.title, a.note, a.work, a."dueOn"::text AS "dueOn", a."createdAt", a."completedAt", a.outcome,
      concat(t."firstName", ' ', t."lastName") AS tutor, ${IS_LINKED} AS "isLinked"
    FROM assignments a JOIN tutors t ON t.id = a."tutorId"
    WHERE ${which} AND a."withdrawnAt" IS NULL
    ORDER BY a."completedAt" DESC NULLS FIRST, a."dueOn" NULLS LAST, a."createdAt" DESC, a.id LIMIT ${MOST_SHOWN}::int`
  const standings = await settle(rows.filter(({ completedAt }) => completedAt === null).map(({ id }) => id))
  return rows.flatMap(({ work, ...row }) => {
    const read = WorkSchema.safeParse(work)
    if (!read.success) return []
    const standing = standings.get(row.id)
    return {
      ...row,
      work: read.data,
      completedAt: row.completedAt ?? standing?.doneAt ?? null,
      outcome: standing?.outcome ?? row.outcome,
      steps: standing?.steps ?? null,
    }
  })
}
