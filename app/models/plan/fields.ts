/** The forms of the study plan, as data that forms and schemas share. */
import { PLAN_MINUTES } from '~/exam/plan/input'
import type { FormRules } from '~/forms/rules'

/** Of one day that is different: long enough for a whole test as well. */
const DAY_MINUTES = ['0', '10', '15', '20', '30', '45', '60', '90', '120', '300'] as const

export const MINUTES_NAMES: Record<string, string> = {
  ...{ 0: 'None: a day off', 10: '10 minutes', 15: '15 minutes', 20: '20 minutes', 30: '30 minutes', 45: '45 minutes' },
  ...{ 60: '1 hour', 90: '1 hour 30 minutes', 120: '2 hours', 300: '5 hours: time for a whole test' },
}

/** In the order of the week, as 1 to 7. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const OFF = { type: 'choice', choices: ['yes'], message: 'Please tick the box or leave it', isOptional: true } as const
const GOAL = { maxLength: 9, pattern: '\\d{1,3}-\\d{1,3}', message: 'Please choose one of the list', isOptional: true } as const

export const PLAN_FIELDS = {
  testDate: { type: 'date', message: 'Please enter a date', isOptional: true },
  minutes: { type: 'choice', choices: PLAN_MINUTES, message: 'Please choose how many minutes', initial: '30' },
  offMonday: OFF,
  offTuesday: OFF,
  offWednesday: OFF,
  offThursday: OFF,
  offFriday: OFF,
  offSaturday: OFF,
  offSunday: OFF,
  testWeekday: { type: 'choice', choices: ['none', ...WEEKDAYS], message: 'Please choose a day', initial: 'none' },
  goalVerbalReasoning: GOAL,
  goalQuantitativeReasoning: GOAL,
  goalReadingComprehension: GOAL,
  goalMathematicsAchievement: GOAL,
  goalVerbal: GOAL,
  goalQuantitative: GOAL,
} as const satisfies FormRules

/** The field of each section's goal. */
export const GOAL_FIELDS = {
  verbal_reasoning: 'goalVerbalReasoning',
  quantitative_reasoning: 'goalQuantitativeReasoning',
  reading_comprehension: 'goalReadingComprehension',
  mathematics_achievement: 'goalMathematicsAchievement',
  verbal: 'goalVerbal',
  quantitative: 'goalQuantitative',
} as const satisfies Record<string, keyof typeof PLAN_FIELDS>

export const CHANGE_FIELDS = {
  minutes: { type: 'choice', choices: DAY_MINUTES, message: 'Please choose how many minutes' },
} as const satisfies FormRules

export const AFTER_TEST_FIELDS = {
  next: { type: 'choice', choices: ['retake', 'moved', 'open', 'done'], message: 'Please say how you want to go on' },
  testDate: {
    type: 'date',
    message: 'Please enter a date',
    isOptional: true,
    neededWhen: { field: 'next', is: 'moved' },
  },
} as const satisfies FormRules
