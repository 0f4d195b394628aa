/** The screens of the study plan, of the boot camp, and of the list of test dates. */
import { addDays } from '~/exam/plan/days'
import { dayIn } from '~/utils/time/periods.server'
import { makeCamp } from '../../../factories/camp/camps'
import { listTestDate, makePlan } from '../../../factories/practice/plans'

export interface PlanHistory {
  testDate: string
}

const CAMP = 'premium/bootcamp'
const PLAN = 'premium/plan'
const LIST = 'admin/test-dates'
const inDays = (days: number) => addDays(dayIn('America/New_York', new Date()), days)

export const PLAN_SCREENS = [
  { route: PLAN, title: 'study plan', at: () => `/${PLAN}` },
  { route: `${PLAN}/settings`, title: 'settings of a plan', at: () => `/${PLAN}/settings` },
  { route: `${PLAN}/days/:day`, title: 'changing a day', at: () => `/${PLAN}/days/${inDays(3)}` },
  { route: `${PLAN}/calendar`, title: 'calendar of a plan', at: () => `/${PLAN}/calendar` },
]

export const CAMP_SCREENS = [
  { route: CAMP, title: 'boot camp', at: () => `/${CAMP}` },
  { route: `${CAMP}/days/:day`, title: 'day of the boot camp', at: () => `/${CAMP}/days/3` },
  {
    route: `${CAMP}/days/:day/sessions/:session`,
    title: 'session of the boot camp',
    at: () => `/${CAMP}/days/3/sessions/verbal`,
  },
  { route: `${CAMP}/days/:day/review`, title: 'evening of the boot camp', at: () => `/${CAMP}/days/3/review` },
  { route: `${CAMP}/leaving`, title: 'ending the boot camp', at: () => `/${CAMP}/leaving` },
  { route: `${CAMP}/calendar`, title: 'calendar of the boot camp', at: () => `/${CAMP}/calendar` },
]

export const TEST_DATE_SCREENS = [
  { route: LIST, title: 'test dates', at: () => `/${LIST}` },
  { route: `${LIST}/new`, title: 'new test date', at: () => `/${LIST}/new` },
  { route: `${LIST}/:dateId`, title: 'a test date', at: ({ testDate }: PlanHistory) => `/${LIST}/${testDate}` },
  { route: `${LIST}/:dateId/deletion`, title: 'deleting a test date', at: ({ testDate }: PlanHistory) => `/${LIST}/${testDate}/deletion` },
]

/** A plan to a test in five weeks, a boot camp at its third day, and a date on the admins' list, of which there is one on a day. */
export async function livePlan(userId: string): Promise<PlanHistory> {
  await makePlan(userId, { daysOff: [7], testWeekday: 6, testDate: inDays(35) })
  await makeCamp(userId, { done: 2 })
  const days = 40 + Math.floor(Math.random() * 10_000)
  return { testDate: await listTestDate(inDays(days)) }
}
