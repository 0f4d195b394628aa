/** What a student has done for the first time, for the checklist of the dashboard. */
import { db } from '~/db.server'

/** Three queries by index, side by side; each stops at the first row. */
export async function firstSteps(userId: string) {
  const [quiz, twins, essay] = await Promise.all([
    db.practiceSitting.findFirst({ where: { userId, kind: 'sectional_quiz', status: 'ended' }, select: { id: true } }),
    db.practiceSitting.findFirst({ where: { userId, kind: 'twins', status: 'ended' }, select: { id: true } }),
    db.essay.findFirst({ where: { studentId: userId, submittedAt: { not: null } }, select: { id: true } }),
  ])
  return { hasQuiz: quiz !== null, hasTwins: twins !== null, hasEssay: essay !== null }
}
