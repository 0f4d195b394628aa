/** The study plan in two windows, and the weekly reports on two instances: one effect each. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { addDays } from '~/exam/plan/days'
import { findPlanRow, keepDay } from '~/models/plan/row.server'
import { goOn } from '~/models/plan/settings.server'
import { setReportMail } from '~/models/reports/subscription.server'
import { makeWeeklyReports } from '~/models/reports/weekly.server'
import { dayIn } from '~/utils/time/periods.server'
import { createStudent } from '../factories/accounts'
import { makePlan } from '../factories/practice/plans'
import { sitQuiz } from '../factories/sittings'

const today = dayIn('America/New_York', new Date())
const ten = Array.from({ length: 10 })

test('of ten first looks at a day one stands, and all see the same', async () => {
  const { id: userId } = await createStudent()
  await makePlan(userId)
  const seen = await Promise.all(
    ten.map((_, count) =>
      keepDay({ userId, today }, { key: 'same', steps: [{ kind: 'mistakes', count, minutes: 2, because: 'returns' }] }),
    ),
  )
  expect(new Set(seen.map((steps) => JSON.stringify(steps))).size).toBe(1)
  const row = await findPlanRow({ userId, today, begun: new Date() })
  expect(row?.planned?.steps).toEqual(seen[0])
})

test('of ten answers about what comes after a test one takes effect', async () => {
  const { id: userId } = await createStudent()
  const testDate = addDays(today, -3)
  await makePlan(userId, { testDate })
  const of = { userId, level: 'isee-upper', today, testDate } as const
  const days = ten.map((_, index) => addDays(today, 200 + index))
  await Promise.all(days.map((day) => goOn(of, { next: 'retake', testDate: day })))
  const { testDate: stored } = await db.studentProfile.findUniqueOrThrow({ where: { userId } })
  expect(days).toContain(stored?.toISOString().slice(0, 10))
  expect((await db.studyPlan.findUniqueOrThrow({ where: { userId } })).satOn).toEqual(new Date(testDate))
})

test('two instances make one report and one mail', async () => {
  const { id: userId } = await createStudent()
  const at = new Date('2026-03-04T16:00:00Z')
  await sitQuiz({ userId, level: 'isee-upper', subject: 'mathematics_achievement', number: 1, at, choose: ({ answer }) => answer })
  await setReportMail({ userId, isOn: true })
  await Promise.all([1, 2, 3].map(() => makeWeeklyReports(new Date('2026-03-09T15:00:00Z'))))
  expect(await db.progressReport.count({ where: { studentId: userId } })).toBe(1)
  expect(await db.mailRecord.count({ where: { userId, template: 'weekly-report' } })).toBe(1)
})
