/** A tutor's lists: who is on them, in which order, and with as many queries for two hundred students as for two. */
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { db } from '~/db.server'
import { createPartner } from '../../../tests/factories/partners'
import { listNames, listStudents, tutorsToday } from './students.server'

let counter = 0

/** Linked students without passwords, by the quickest way. */
async function tutorOf(count: number): Promise<string> {
  const { id: tutorId } = await createPartner({ audience: 'tutor' })
  const mark = `${process.pid}-${++counter}`
  const users = Array.from({ length: count }, (_, index) => ({
    ...{ id: `seen-${mark}-${index}`, username: `seen-${mark}-${index}`, email: `seen-${mark}-${index}@example.com`, password: '' },
    ...{ firstName: `First ${index}`, lastName: `Last ${String(index).padStart(3, '0')}` },
  }))
  await db.user.createMany({ data: users })
  const profile = { holder: 'teen', exam: 'ISEE', level: 'isee_upper', gradeApplied: 9 } as const
  await db.studentProfile.createMany({ data: users.map(({ id }) => ({ userId: id, ...profile })) })
  await db.tutorStudent.createMany({ data: users.map(({ id }) => ({ tutorId, studentId: id })) })
  const sitting = {
    kind: 'sectional_quiz',
    exam: 'ISEE',
    level: 'isee_upper',
    subject: 'verbal_reasoning',
    number: 1,
    status: 'ended',
  } as const
  await db.practiceSitting.createMany({ data: users.map(({ id }) => ({ userId: id, ...sitting, endedAt: new Date() })) })
  return tutorId
}

async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return spy.mock.calls.length
  } finally {
    spy.mockRestore()
  }
}

test('two hundred students cost as many queries as two', async () => {
  const [few, many] = [await tutorOf(2), await tutorOf(200)]
  for (const list of [(tutorId: string) => listStudents({ tutorId }), (tutorId: string) => tutorsToday(tutorId)]) {
    // A connection that is opened asks something of its own: all are open before anything is counted.
    await list(many)
    const small = await queriesOf(() => list(few))
    expect(small).toBeGreaterThan(0)
    expect(await queriesOf(() => list(many))).toBe(small)
  }
  expect(await listStudents({ tutorId: many })).toMatchObject({ count: 200, page: 1, pages: 8 })
})

test('students are found by a part of a name, sorted, and shown a page at a time', async () => {
  const tutorId = await tutorOf(30)
  const names = async (search: Omit<Parameters<typeof listStudents>[0], 'tutorId'>) =>
    (await listStudents({ tutorId, ...search })).students.map(({ lastName }) => lastName)
  expect(await names({ search: 'last 01' })).toHaveLength(10)
  expect(await names({ search: '%' })).toEqual([])
  expect(await names({ page: 2 })).toEqual(['Last 025', 'Last 026', 'Last 027', 'Last 028', 'Last 029'])
  expect(await names({ page: 99 })).toHaveLength(5)
  const { students } = await listStudents({ tutorId, search: 'last 007' })
  const [student] = students
  await db.wrongAnswer.create({
    data: {
      ...{ studentId: student?.id ?? '', questionId: 'q', subject: 'verbal_reasoning', skillArea: 'Synonyms', testType: 'ISEE' },
      ...{ questionType: 'multiple_choice', difficulty: 'easy', questionText: 'x', correctAnswer: 'x', studentAnswer: 'y' },
    },
  })
  expect((await names({ sort: 'mistakes' }))[0]).toBe('Last 007')
})

test('three wrong answers in one skill make somebody stuck, and two do not', async () => {
  const tutorId = await tutorOf(2)
  const [one, two] = (await listStudents({ tutorId })).students.map(({ id }) => id)
  const miss = (studentId = '', index = 0) =>
    db.wrongAnswer.create({
      data: {
        ...{ studentId, questionId: `q${index}`, subject: 'verbal_reasoning', skillArea: 'Synonyms', testType: 'ISEE' },
        ...{ questionType: 'multiple_choice', difficulty: 'easy', questionText: 'x', correctAnswer: 'x', studentAnswer: 'y' },
      },
    })
  for (const index of [1, 2, 3]) await miss(one, index)
  for (const index of [1, 2]) await miss(two, index)
  const { stuck, worked } = await tutorsToday(tutorId)
  expect(stuck).toMatchObject([{ student: { id: one }, skill: 'Synonyms', times: 3 }])
  expect(worked).toHaveLength(2)
})

test('an account that a parent holds stands in every list under the child’s name', async () => {
  const tutorId = await tutorOf(1)
  const [student] = await listNames(tutorId)
  await db.user.update({ where: { id: student?.id ?? '' }, data: { preferredName: 'Nina' } })
  expect((await listStudents({ tutorId })).students).toMatchObject([{ firstName: 'Nina', lastName: 'Last 000' }])
  expect(await listNames(tutorId)).toMatchObject([{ firstName: 'Nina' }])
  expect((await tutorsToday(tutorId)).worked).toMatchObject([{ student: { firstName: 'Nina' } }])
})
