/** Races of tutors and students: a code lets in as many as it says, and whoever leaves has left. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { joinTutor } from '~/models/tutoring/codes/join.server'
import { endLink } from '~/models/tutoring/links/links.server'
import { writeNote } from '~/models/tutoring/notes.server'
import { reviewTogether } from '~/models/tutoring/review.server'
import { createStudent } from '../factories/accounts'
import { createPartner } from '../factories/partners'
import { createCode, createPair, linkStudent } from '../factories/tutoring/links'

const totalOf = async (id: string) => (await db.tutor.findUniqueOrThrow({ where: { id } })).totalStudents
const many = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

test('of fifty students with a code for five, five are linked, and the tutor counts five', async () => {
  const { id: tutorId } = await createPartner({ audience: 'tutor' })
  const { id, code } = await createCode(tutorId, { maxUses: 5 })
  const students: string[] = []
  for (let index = 0; index < 50; index++) students.push((await createStudent()).id)
  const outcomes = await many(50, (index) => joinTutor({ studentId: students[index] ?? '', code }))
  expect(outcomes.filter((outcome) => outcome === 'linked')).toHaveLength(5)
  expect(outcomes.filter((outcome) => outcome === 'closed')).toHaveLength(45)
  expect(await db.tutorStudent.count({ where: { tutorId, endedAt: null } })).toBe(5)
  expect(await totalOf(tutorId)).toBe(5)
  expect(await db.studentInvitation.findUnique({ where: { id } })).toMatchObject({ usedCount: 5 })
})

test('one student who sends a code ten times is one link and one use', async () => {
  const { id: tutorId } = await createPartner({ audience: 'tutor' })
  const { id, code } = await createCode(tutorId, { maxUses: 10 })
  const { id: studentId } = await createStudent()
  expect(new Set(await many(10, () => joinTutor({ studentId, code })))).toEqual(new Set(['linked']))
  expect(await db.studentInvitation.findUnique({ where: { id } })).toMatchObject({ usedCount: 1 })
  expect(await totalOf(tutorId)).toBe(1)
})

test('whoever leaves while the tutor writes leaves no private note behind, and no review comes after', async () => {
  for (let round = 0; round < 10; round++) {
    const { tutor, student } = await createPair()
    const between = { tutorId: tutor.id, studentId: student.id }
    const mistake = await db.wrongAnswer.create({
      data: {
        ...{ studentId: student.id, questionId: `q${round}`, subject: 'verbal_reasoning', skillArea: 'Synonyms', testType: 'ISEE' },
        ...{ questionType: 'multiple_choice', difficulty: 'easy', questionText: 'x', correctAnswer: 'x', studentAnswer: 'y' },
      },
    })
    const note = (index: number) => writeNote({ ...between, id: `${student.id} ${index}`, reader: 'tutor', text: 'Ratios.' })
    const writes = many(5, note)
    const [, ended, isReviewed] = await Promise.all([
      writes,
      endLink(between),
      reviewTogether({ ...between, mistakeId: mistake.id, score: '4' }),
    ])
    expect(ended).toBe(true)
    expect(await db.tutorNote.count({ where: { ...between, isPrivate: true } })).toBe(0)
    expect(await db.wrongAnswerReview.count({ where: { studentId: student.id } })).toBe(isReviewed ? 1 : 0)
    expect(await note(9)).toBe('gone')
    expect(await totalOf(tutor.id)).toBe(0)
  }
})

test('students who leave and join at once leave the tutor with the right number', async () => {
  const { id: tutorId } = await createPartner({ audience: 'tutor' })
  const leaving = await many(10, async () => (await createStudent()).id)
  for (const studentId of leaving) await linkStudent(tutorId, studentId)
  const { code } = await createCode(tutorId, { maxUses: 10 })
  const coming = await many(10, async () => (await createStudent()).id)
  await Promise.all([
    ...leaving.map((studentId) => endLink({ tutorId, studentId })),
    ...coming.map((studentId) => joinTutor({ studentId, code })),
  ])
  expect(await totalOf(tutorId)).toBe(10)
  expect(await db.tutorStudent.count({ where: { tutorId, endedAt: null } })).toBe(10)
})
