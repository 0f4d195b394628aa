/** Actions of the study plan, and of the list of test dates. */
import { addDays } from '~/exam/plan/days'
import { dayIn } from '~/utils/time/periods.server'
import { listTestDate, makePlan } from '../../../factories/practice/plans'
import { signedIn } from '../../../support/browser'
import type { Case, Prepared } from '../case'

const today = dayIn('America/New_York', new Date())
const OFF = Object.fromEntries(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((name) => [`off${name}`, '']))
const GOALS = ['VerbalReasoning', 'QuantitativeReasoning', 'ReadingComprehension', 'MathematicsAchievement', 'Verbal', 'Quantitative']
const SETTINGS = {
  ...{ testDate: '', minutes: '45', ...OFF, offSunday: 'yes', testWeekday: 'Saturday' },
  ...Object.fromEntries(GOALS.map((name) => [`goal${name}`, name === 'VerbalReasoning' ? '6-8' : ''])),
}
const DATE = { seen: '', exam: 'ISEE', registerBy: '', source: 'https://www.example.com/dates', sourceDate: '2026-11-01' }

/** A student who has a plan. */
const planner = (fields: Record<string, unknown>, path?: string, testDate?: string) => async (): Promise<Prepared> => {
  const { browser, student } = await signedIn()
  await makePlan(student.id, { testDate })
  return { browser, fields, path }
}

const admin = (fields: Record<string, unknown>, path: (id: string) => string, heldOn: string) => async (): Promise<Prepared> => ({
  browser: (await signedIn({ role: 'admin' })).browser,
  fields,
  path: path(await listTestDate(heldOn)),
})

let year = 2040
const someDay = () => `${++year}-12-07`

export const PLAN_CASES: Case[] = [
  { pattern: '/premium/plan/settings', writes: ['StudyPlan.minutes', 'StudyPlan.goals'], prepare: planner(SETTINGS) },
  {
    pattern: '/premium/plan/days/:day',
    writes: ['PlanChange.minutes'],
    prepare: planner({ minutes: '60', intent: '' }, `/premium/plan/days/${addDays(today, 3)}`),
  },
  {
    pattern: '/premium/plan/after-test',
    writes: ['StudentProfile.testDate', 'StudyPlan.satOn'],
    prepare: planner({ next: 'retake', testDate: '' }, undefined, addDays(today, -3)),
  },
  { pattern: '/premium/plan/calendar', writes: ['StudyPlan.feedHash'], prepare: planner({ intent: 'open' }) },
  {
    pattern: '/admin/test-dates/new',
    writes: ['TestDate.heldOn', 'AuditLog.action'],
    prepare: async () => ({ browser: (await signedIn({ role: 'admin' })).browser, fields: { ...DATE, heldOn: someDay() } }),
  },
  {
    pattern: '/admin/test-dates/:dateId',
    writes: ['TestDate.source', 'AuditLog.action'],
    prepare: async () => {
      const heldOn = someDay()
      return admin({ ...DATE, source: 'https://www.example.org/new', seen: '1', heldOn }, (id) => `/admin/test-dates/${id}`, heldOn)()
    },
  },
  {
    pattern: '/admin/test-dates/:dateId/deletion',
    writes: ['TestDate', 'AuditLog.action'],
    readsNothing: true,
    prepare: () => admin({}, (id) => `/admin/test-dates/${id}/deletion`, someDay())(),
  },
]
