/** Giving work: to those of the students asked for who are linked at this very moment, once for each press. */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Database, db } from '~/db.server'
import { type Work, WorkSchema } from '~/exam/assignments/work'
import type { Assignment, Prisma } from '~/generated/prisma/client'
import { lockTutor } from '~/models/tutoring/links/links.server'
import { linksSeenBy, TUTOR_AT_WORK } from '~/models/tutoring/sight.server'
import { settle } from './standing.server'

/** More than anybody can have on their list at once from one tutor. */
export const MOST_OPEN = 60

interface Gift {
  tutorId: string
  /** Drawn with the form, so that the same form sent twice gives once. */
  press: string
  studentIds: readonly string[]
  groupIds: readonly string[]
  title: string
  note: string | null
  work: Work
  /** "2026-11-23"; null for no hurry. */
  dueOn: string | null
}

export type Given =
  | { outcome: 'given'; batchId: string; count: number }
  | { outcome: 'nobody' }
  | { outcome: 'full'; names: string[] }
  | { outcome: 'other' }

/**
 * Gives the work. `nobody` when none of them is linked now; `full` when some have so many open assignments that one more would only be noise,
 * and then nobody gets it; `other` when this press gave something else before, or to others.
 */
export async function giveWork(gift: Gift, now = new Date()): Promise<Given> {
  const { tutorId, press, title, note, work, dueOn } = gift
  const batchId = createHash('sha256').update(`${tutorId}:${press}`).digest('base64url').slice(0, 22)
  await settleFull(gift)
  return db.$transaction(async (transaction): Promise<Given> => {
    // Whoever leaves takes the tutor's row first: at this moment they wait, or have left.
    if (!(await lockTutor(transaction, tutorId, TUTOR_AT_WORK))) return { outcome: 'nobody' }
    const linked = await transaction.tutorStudent.findMany({
      where: { AND: [linksSeenBy(tutorId), askedOf(gift)] },
      select: { studentId: true, student: { select: { firstName: true, preferredName: true, lastName: true } } },
    })
    if (linked.length === 0) return { outcome: 'nobody' }
    const ids = linked.map(({ studentId }) => studentId)
    const before = await transaction.assignment.findMany({ where: { tutorId, batchId } })
    if (before.length > 0) {
      const isSame = before.every((row) => saysSame(row, gift)) && (await isForSame(transaction, tutorId, { before, ids }))
      return isSame ? { outcome: 'given', batchId, count: ids.length } : { outcome: 'other' }
    }
    const full = new Set((await fullOnes(transaction, tutorId, { studentId: { in: ids } })).map(({ studentId }) => studentId))
    if (full.size > 0) {
      const names = linked.flatMap(({ studentId, student }) =>
        full.has(studentId) ? `${student.preferredName ?? student.firstName} ${student.lastName}` : [],
      )
      return { outcome: 'full', names: names.toSorted((a, b) => a.localeCompare(b, 'en')) }
    }
    const given = {
      ...{ tutorId, batchId, title, note, createdAt: now },
      work: work as Prisma.InputJsonObject,
      dueOn: dueOn === null ? null : new Date(`${dueOn}T00:00:00Z`),
    }
    await transaction.assignment.createMany({ data: ids.map((studentId) => ({ ...given, studentId })), skipDuplicates: true })
    return { outcome: 'given', batchId, count: ids.length }
  })
}

/** For the `where` of a link. */
function askedOf({ studentIds, groupIds }: Gift) {
  return { OR: [{ studentId: { in: [...studentIds] } }, { groups: { some: { groupId: { in: [...groupIds] } } } }] }
}

/** Whether a row of the batch says what the form says. */
function saysSame(row: Assignment, { title, note, work, dueOn }: Gift): boolean {
  const before = [row.title, row.note, row.dueOn?.toISOString().slice(0, 10) ?? null, WorkSchema.safeParse(row.work).data]
  return isDeepStrictEqual(before, [title, note, dueOn, WorkSchema.parse(work)])
}

/** Whether the batch went to exactly these, whoever has left since. */
async function isForSame(transaction: Database, tutorId: string, { before, ids }: { before: Assignment[]; ids: string[] }) {
  const got = before.map(({ studentId }) => studentId)
  if (!ids.every((id) => got.includes(id))) return false
  const others = { studentId: { in: got.filter((id) => !ids.includes(id)) } }
  return (await transaction.tutorStudent.count({ where: { AND: [linksSeenBy(tutorId), others] } })) === 0
}

/** Of these students, those with as many open assignments of the tutor as anybody may have. */
function fullOnes(database: Database, tutorId: string, which: Prisma.AssignmentWhereInput) {
  return database.assignment.groupBy({
    by: ['studentId'],
    where: { AND: [{ tutorId, completedAt: null, withdrawnAt: null }, which] },
    having: { studentId: { _count: { gte: MOST_OPEN } } },
  })
}

/** What looks open may be done, and nobody has looked since: it is written down before it counts against anybody. */
async function settleFull(gift: Gift): Promise<void> {
  const { tutorId } = gift
  const full = await fullOnes(db, tutorId, { student: { tutors: { some: { tutorId, ...askedOf(gift) } } } })
  if (full.length === 0) return
  const open = await db.assignment.findMany({
    where: { tutorId, studentId: { in: full.map(({ studentId }) => studentId) }, completedAt: null, withdrawnAt: null },
    select: { id: true },
  })
  await settle(open.map(({ id }) => id))
}
