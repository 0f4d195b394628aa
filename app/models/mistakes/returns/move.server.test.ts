/** A test date that is named, moved or taken away moves the returns that are still to come. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { type Profile, saveProfile } from '~/models/accounts/profile/profile.server'
import { DAY_MS } from '~/utils/time/durations'
import { asOwner, createStudent } from '../../../../tests/factories/accounts'

const answered = new Date('2026-06-10T18:00:00Z')
const midnight = (day: number) => new Date(`2026-06-${day}T04:00:00Z`)
const profile: Profile = {
  holder: 'teen',
  level: 'ssat-upper',
  gradeApplied: 9,
  timeZone: 'America/New_York',
  timePercent: 100,
  accommodations: [],
}

test('returns are pressed together before the test, loosened again without it, and what is due or mastered stays', async () => {
  const { id: studentId } = await createStudent({ profile: { level: 'ssat-upper', gradeApplied: 9 } })
  const rows = [
    { returnStep: 3, dueAt: midnight(17) },
    { returnStep: 1, dueAt: midnight(11) },
    { returnStep: 3, dueAt: null, reviewStatus: 'mastered' as const },
    { returnStep: 0, dueAt: answered, reviewedAt: null },
  ]
  await db.wrongAnswer.createMany({
    data: rows.map((row, n) => ({
      ...{ id: `${studentId} ${n}`, studentId, questionId: `q${n}`, sessionId: studentId, reviewedAt: answered },
      ...({ subject: 'quantitative', skillArea: 'Ratio', testType: 'SSAT', questionType: 'multiple_choice', difficulty: 'easy' } as const),
      ...{ questionText: 'q', correctAnswer: 'a', studentAnswer: 'b', ...row },
    })),
  })
  const review = { studentId, wrongAnswerId: `${studentId} 0`, reviewType: 'spaced_repetition', reviewDate: answered } as const
  await db.wrongAnswerReview.create({ data: { ...review, nextReviewDate: midnight(17) } })

  const dueAfter = async (testDate: string | undefined, now: Date) => {
    expect(await saveProfile(await asOwner(studentId), { ...profile, testDate }, now)).toEqual({ outcome: 'saved' })
    return (await db.wrongAnswer.findMany({ where: { studentId }, orderBy: { id: 'asc' } })).map(({ dueAt }) => dueAt)
  }
  const later = new Date(answered.getTime() + 3_600_000)
  // Seven and sixteen days are left of the steps, and eleven until the eve of the test: three of them for this one.
  expect(await dueAfter('2026-06-22', later)).toEqual([midnight(13), midnight(11), null, answered])
  expect(await db.wrongAnswerReview.findFirstOrThrow({ where: { studentId } })).toMatchObject({ nextReviewDate: midnight(13) })
  expect(await dueAfter(undefined, later)).toEqual([midnight(17), midnight(11), null, answered])
  // On the day after, the second is due and stays so.
  expect(await dueAfter('2026-06-14', new Date(answered.getTime() + DAY_MS))).toEqual([midnight(11), midnight(11), null, answered])
  expect(await dueAfter(undefined, new Date(answered.getTime() + DAY_MS))).toEqual([midnight(11), midnight(11), null, answered])
})
