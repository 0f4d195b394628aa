/** What a tutor gave, printed and marked, in every table of it. */
import { db } from '~/db.server'

export async function workRows({ tutorId, studentId, name }: { tutorId: string; studentId: string; name: string }): Promise<void> {
  await db.assignment.create({
    data: { tutorId, studentId, batchId: name.replace('marked', 'batch'), title: '', note: '', outcome: {}, dueOn: new Date('2026-12-01') },
  })
  const exam = { exam: 'ISEE', level: 'isee_upper', subject: 'essay' } as const
  const essay = await db.essay.create({ data: { studentId, promptId: '', ...exam, body: '' } })
  await db.essayMarking.create({ data: { tutorId, essayId: essay.id, returnedAt: new Date() } })
  const about = { patternKey: '', says: '', skill: '', level: 'isee_upper', subject: 'mathematics_achievement', parts: {} } as const
  const students = { create: { studentId, itemIds: [], stateBefore: '' } }
  await db.printedLesson.create({ data: { tutorId, ...about, students } })
}
