/** Giving work: to those of the students asked for who are linked at this very moment, once for each press. */
import { createHash } from 'node:crypto'
import { db } from '~/db.server'
import type { Work } from '~/exam/assignments/work'
import type { Prisma } from '~/generated/prisma/client'
import { lockTutor } from '~/models/tutoring/links/links.server'
import { linksSeenBy, TUTOR_AT_WORK } from '~/models/tutoring/sight.server'

/** More than anybody can have on their list at once from one tutor. */
const MOST_OPEN = 60

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

export type Given = { outcome: 'given'; batchId: string; count: number } | { outcome: 'nobody' } | { outcome: 'full'; count: number }

/**
 * Gives the work. `nobody` when none of them is linked now; `full` when some have so many open assignments that one more would only be noise,
 * and then nobody gets it.
 */
export async function giveWork(gift: Gift, now = new Date()): Promise<Given> {
  const { tutorId, press, studentIds, groupIds, title, note, work, dueOn } = gift
  const batchId = createHash('sha256').update(`${tutorId}:${press}`).digest('base64url').slice(0, 22)
  return db.$transaction(async (transaction): Promise<Given> => {
    // Whoever leaves takes the tutor's row first: at this moment they wait, or have left.
    if (!(await lockTutor(transaction, tutorId, TUTOR_AT_WORK))) return { outcome: 'nobody' }
    const asked = { OR: [{ studentId: { in: [...studentIds] } }, { groups: { some: { groupId: { in: [...groupIds] } } } }] }
    const linked = await transaction.tutorStudent.findMany({ where: { AND: [linksSeenBy(tutorId), asked] }, select: { studentId: true } })
    if (linked.length === 0) return { outcome: 'nobody' }
    const ids = linked.map(({ studentId }) => studentId)
    const open = await transaction.assignment.groupBy({
      by: ['studentId'],
      where: { tutorId, studentId: { in: ids }, completedAt: null, withdrawnAt: null, batchId: { not: batchId } },
      _count: true,
    })
    const full = open.filter(({ _count }) => _count >= MOST_OPEN).length
    if (full > 0) return { outcome: 'full', count: full }
    const given = {
      ...{ tutorId, batchId, title, note, createdAt: now },
      work: work as Prisma.InputJsonObject,
      dueOn: dueOn === null ? null : new Date(`${dueOn}T00:00:00Z`),
    }
    await transaction.assignment.createMany({ data: ids.map((studentId) => ({ ...given, studentId })), skipDuplicates: true })
    return { outcome: 'given', batchId, count: ids.length }
  })
}
