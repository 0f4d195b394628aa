/** The students whom a tutor sees now, by the one rule of models/tutoring, as everything about work for them needs them. */
import { type Database, db } from '~/db.server'
import type { Level } from '~/exam/core/levels'
import { examLevel } from '~/models/bank/stored-level'
import { linksSeenBy } from '~/models/tutoring/sight.server'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'

export interface SeenStudent {
  id: string
  firstName: string
  name: string
  timeZone: string
  level: Level | null
  groupIds: string[]
}

/** By name; of one group, where one is asked for. One query. */
export async function seenStudents(
  { tutorId, groupId = null }: { tutorId: string; groupId?: string | null },
  database: Database = db,
): Promise<SeenStudent[]> {
  const links = await database.tutorStudent.findMany({
    where: { ...linksSeenBy(tutorId), ...(groupId === null ? {} : { groups: { some: { groupId } } }) },
    relationLoadStrategy: 'join',
    select: {
      studentId: true,
      student: { select: { firstName: true, preferredName: true, lastName: true, profile: { select: { timeZone: true, level: true } } } },
      groups: { select: { groupId: true } },
    },
  })
  return links
    .map(({ studentId: id, student, groups }) => {
      // A parent's account is named after the child who practices with it.
      const firstName = student.preferredName ?? student.firstName
      return {
        ...{ id, firstName, name: `${firstName} ${student.lastName}` },
        timeZone: student.profile?.timeZone ?? DEFAULT_TIME_ZONE,
        level: student.profile ? examLevel(student.profile.level) : null,
        groupIds: groups.map((group) => group.groupId),
      }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id, 'en'))
}

/** The tutor's groups with how many students of theirs the tutor sees, by name. */
export function groupsOf(tutorId: string) {
  return db.tutorGroup.findMany({
    where: { tutorId },
    orderBy: { name: 'asc' },
    select: { id: true, name: true, _count: { select: { members: { where: { link: linksSeenBy(tutorId) } } } } },
  })
}
