/** The form by which a boot camp is begun, as data that form and schema share. */
import type { FormRules } from '~/forms/rules'
import { WEEKDAYS } from '~/models/plan/fields'

const REST = { type: 'choice', choices: ['yes'], message: 'Please tick the box or leave it', isOptional: true } as const

export const ENROLL_FIELDS = {
  startDate: { type: 'date', message: 'Please enter the first day' },
  restMonday: REST,
  restTuesday: REST,
  restWednesday: REST,
  restThursday: REST,
  restFriday: REST,
  restSaturday: REST,
  restSunday: REST,
} as const satisfies FormRules

/** 1 for Monday to 7 for Sunday, as they were ticked. */
export function restDaysOf(form: Partial<Record<`rest${(typeof WEEKDAYS)[number]}`, string>>): number[] {
  return WEEKDAYS.flatMap((name, index) => (form[`rest${name}`] === 'yes' ? index + 1 : []))
}
