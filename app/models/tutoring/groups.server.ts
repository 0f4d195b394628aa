/** A tutor's groups, and which of the tutor's students are in them. */
import type { z } from 'zod'
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { GROUP_FIELDS } from './fields'
import { lockTutor } from './links/links.server'
import { linksSeenBy, TUTOR_AT_WORK } from './sight.server'

export const GroupSchema = formSchema(GROUP_FIELDS)

/** Groups of one tutor. */
export const MOST_GROUPS = 50

type Named = z.infer<typeof GroupSchema> & { tutorId: string }
type GroupOutcome = { outcome: 'saved'; id: string } | { outcome: 'taken' } | { outcome: 'too many' } | { outcome: 'missing' }

/** The tutor's groups by name, with how many of their members the tutor sees now. */
export async function listGroups(tutorId: string) {
  const groups = await db.tutorGroup.findMany({
    where: { tutorId },
    orderBy: { name: 'asc' },
    select: { id: true, name: true, _count: { select: { members: { where: { link: linksSeenBy(tutorId) } } } } },
  })
  return groups.map(({ _count, ...group }) => ({ ...group, size: _count.members }))
}

/** One group with its members whom the tutor sees now; null for anyone else's. */
export function findGroup({ tutorId, id }: { tutorId: string; id: string }) {
  return db.tutorGroup.findFirst({
    where: { id, tutorId },
    select: {
      ...{ id: true, name: true },
      members: {
        where: { link: linksSeenBy(tutorId) },
        select: { link: { select: { student: { select: { id: true, firstName: true, lastName: true } } } } },
      },
    },
  })
}

/** Makes a group. The same name twice is the one that there is. */
export async function makeGroup({ tutorId, name }: Named): Promise<GroupOutcome> {
  return db.$transaction(async (transaction) => {
    if (!(await lockTutor(transaction, tutorId, TUTOR_AT_WORK))) return { outcome: 'missing' }
    const known = await transaction.tutorGroup.findUnique({ where: { tutorId_name: { tutorId, name } }, select: { id: true } })
    if (known) return { outcome: 'saved', id: known.id }
    if ((await transaction.tutorGroup.count({ where: { tutorId } })) >= MOST_GROUPS) return { outcome: 'too many' }
    const { id } = await transaction.tutorGroup.create({ data: { tutorId, name }, select: { id: true } })
    return { outcome: 'saved', id }
  })
}

/** Gives a group another name. */
export async function renameGroup({ tutorId, id, name }: Named & { id: string }): Promise<GroupOutcome> {
  return db.$transaction(async (transaction) => {
    if (!(await lockTutor(transaction, tutorId, TUTOR_AT_WORK))) return { outcome: 'missing' }
    if ((await transaction.tutorGroup.count({ where: { tutorId, name, id: { not: id } } })) > 0) return { outcome: 'taken' }
    const { count } = await transaction.tutorGroup.updateMany({ where: { id, tutorId }, data: { name } })
    return count === 1 ? { outcome: 'saved', id } : { outcome: 'missing' }
  })
}

interface Members {
  tutorId: string
  id: string
  /** Whom the page showed: of all others nothing changes. */
  shown: string[]
  /** Who of them is in the group. */
  studentIds: string[]
}

/** Puts exactly these of the shown students into the group; whoever the tutor does not see now is left out. False for anyone else's group. */
export async function setMembers({ tutorId, id, shown, studentIds }: Members): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    if (!(await lockTutor(transaction, tutorId, TUTOR_AT_WORK))) return false
    if ((await transaction.tutorGroup.count({ where: { id, tutorId } })) === 0) return false
    const seen = await transaction.tutorStudent.findMany({
      where: { ...linksSeenBy(tutorId), studentId: { in: studentIds.filter((studentId) => shown.includes(studentId)) } },
      select: { studentId: true },
    })
    const stay = new Set(seen.map(({ studentId }) => studentId))
    const leave = shown.filter((studentId) => !stay.has(studentId))
    await transaction.tutorGroupMember.deleteMany({ where: { groupId: id, studentId: { in: leave } } })
    const members = seen.map(({ studentId }) => ({ groupId: id, tutorId, studentId }))
    await transaction.tutorGroupMember.createMany({ data: members, skipDuplicates: true })
    return true
  })
}

/** Deletes a group; its students stay the tutor's, its codes go on without it. Twice is as good as once. */
export async function deleteGroup({ tutorId, id }: { tutorId: string; id: string }): Promise<void> {
  await db.$transaction(async (transaction) => {
    await lockTutor(transaction, tutorId)
    await transaction.tutorGroup.deleteMany({ where: { id, tutorId } })
  })
}
