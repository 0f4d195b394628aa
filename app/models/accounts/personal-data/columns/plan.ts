/** The study plan. */
import { out, type Rules, WHY } from './rules'

export const PLAN = {
  StudyPlan: {
    of: 'account',
    heading: 'Lessons, words and reports',
    title: 'Study plan',
    rows: ({ id: userId }) => ({ userId }),
    order: 'startedOn',
    erase: 'cascade',
    columns: {
      minutes: 'Minutes a day',
      daysOff: 'Days off, 1 for Monday',
      testWeekday: 'Day for a whole test, 1 for Monday',
      goals: 'Goals',
      startedOn: 'Begun',
      satOn: 'Last test taken',
      ...out(WHY.secret, 'feedNonce', 'feedHash'),
      ...out(WHY.owner, 'userId'),
    },
  },
  PlanChange: {
    of: 'account',
    heading: 'Lessons, words and reports',
    title: 'Days of the plan that you changed',
    rows: ({ id: userId }) => ({ userId }),
    order: 'day',
    erase: 'cascade',
    columns: { day: 'Day', minutes: 'Minutes', ...out(WHY.owner, 'userId') },
  },
  PlanDay: {
    of: 'account',
    heading: 'Lessons, words and reports',
    title: 'What was planned for a day',
    rows: ({ id: userId }) => ({ userId }),
    order: 'day',
    erase: 'cascade',
    columns: { day: 'Day', steps: 'Steps', madeAt: 'Planned', ...out(WHY.owner, 'userId') },
  },
} as const satisfies Partial<Rules>
