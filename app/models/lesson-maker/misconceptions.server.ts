/** What a tutor's students hold for true and is not: only what two probes have confirmed, and only of students who are linked now. */
import { db } from '~/db.server'
import type { Level, Subject } from '~/exam/core/levels'
import type { Suspect } from '~/exam/mistakes/probe.server'
import { Prisma } from '~/generated/prisma/client'

/** Rows that are read at most: more than any group has. */
const MOST_ROWS = 2000

export interface Holder {
  studentId: string
  name: string
  state: 'confirmed' | 'practicing'
}

export interface HeldMisconception {
  patternKey: string
  says: string
  subject: Subject
  level: Level
  skill: string
  suspect: Suspect
  holders: Holder[]
}

interface Row extends Holder {
  patternKey: string
  data: Suspect & { skill: string }
}

/** The confirmed misconceptions of a group, or of all students of the tutor; what most of them hold comes first. One statement. */
export async function heldMisconceptions({ tutorId, groupId }: { tutorId: string; groupId: string | null }): Promise<HeldMisconception[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT w."patternKey", w."patternData" AS data, w."interventionStatus" AS state, w."studentId",
      concat(COALESCE(u."preferredName", u."firstName"), ' ', u."lastName") AS name
    FROM wrong_answer_analytics w
    JOIN tutor_students l ON l."studentId" = w."studentId" AND l."tutorId" = ${tutorId} AND l."endedAt" IS NULL
    JOIN users u ON u.id = w."studentId"
    WHERE w."patternType" = 'misconception' AND w."interventionStatus" IN ('confirmed', 'practicing')
      AND ${inGroup(groupId)}
    ORDER BY w."analysisDate" DESC LIMIT ${MOST_ROWS}::int`
  const held = new Map<string, HeldMisconception>()
  for (const { patternKey, data, ...holder } of rows) {
    const { says, subject, level, skill } = data
    const one = held.get(patternKey) ?? { patternKey, says, subject, level, skill, suspect: data, holders: [] }
    one.holders.push(holder)
    held.set(patternKey, one)
  }
  // `toSorted` keeps the order of equals: what was seen last.
  return [...held.values()].toSorted((a, b) => b.holders.length - a.holders.length)
}

/** The students of a link that are in the group; all of them without one. */
export function inGroup(groupId: string | null): Prisma.Sql {
  if (groupId === null) return Prisma.sql`TRUE`
  return Prisma.sql`EXISTS (
    SELECT FROM tutor_group_members m WHERE m."tutorId" = l."tutorId" AND m."studentId" = l."studentId" AND m."groupId" = ${groupId}
  )`
}
