/** A tutor's group of many students: put together a page at a time, and nothing ticked is lost. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { walkerOf } from '../../support/partner-walks'

/** Linked students without passwords, by the quickest way; their ids in the order of their names. */
async function linkMany(tutorId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `${tutorId}-${String(index).padStart(3, '0')}`)
  const users = ids.map((id) => ({ id, username: id, email: `${id}@example.com`, password: '', firstName: 'Kim', lastName: id }))
  await db.user.createMany({ data: users })
  const profile = { holder: 'teen', exam: 'ISEE', level: 'isee_upper', gradeApplied: 9 } as const
  await db.studentProfile.createMany({ data: ids.map((userId) => ({ userId, ...profile })) })
  await db.tutorStudent.createMany({ data: ids.map((studentId) => ({ tutorId, studentId })) })
  return ids
}

test('a tutor of 230 students ticks them on three pages, and each page changes only whom it shows', async () => {
  const { id: tutorId, walker } = await walkerOf('tutor')
  const ids = await linkMany(tutorId, 230)
  const [first = '', last = ''] = [ids.at(0), ids.at(-1)]
  const group = await db.tutorGroup.create({ data: { tutorId, name: 'Saturday', members: { create: { studentId: last } } } })
  await db.tutorGroup.create({ data: { tutorId, name: 'Sunday' } })
  const members = async () =>
    (await db.tutorGroupMember.findMany({ where: { groupId: group.id } })).map(({ studentId }) => studentId).sort()

  await walker.goto(`/tutor-dashboard/groups/${group.id}`)
  expect(walker.text()).toContain('page 1 of 3')
  walker.fill({ [`${first}, Kim`]: true, Name: 'Sunday' })
  await walker.press('Save')
  expect(walker.text()).toContain('You have a group with this name')
  expect([walker.isPicked(`student-${first}`), await members()]).toEqual([true, [last]])
  walker.fill({ Name: 'Saturday' })
  await walker.press('Save')
  expect(await members()).toEqual([first, last].sort())

  await walker.goto(`/tutor-dashboard/groups/${group.id}?page=3`)
  expect(walker.isPicked(`student-${last}`)).toBe(true)
  walker.fill({ [`${last}, Kim`]: false })
  await walker.press('Save')
  expect(walker.text()).toContain('page 3 of 3')
  expect(await members()).toEqual([first])
})
