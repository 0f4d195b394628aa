/** Why a day cannot be that of the test, and what may be chosen instead. */
import type { Refusal, Season } from '~/exam/plan/seasons'
import { longDay } from './shown-plan.server'

export function refusalText({ why, offered }: Refusal): string {
  const instead = offered ? ` The next season of the ISEE is ${seasonText(offered)}.` : ' Please enter a day to come, or leave it empty.'
  if (why === 'past') return `This day is over.${instead}`
  if (why === 'too far') return 'This is more than two years ahead. Please check the year.'
  return `The ISEE may be taken once in a season, and you have taken it in this one.${instead}`
}

/** "winter: December 1, 2026 to March 31, 2027". */
export function seasonText({ name, from, to }: Season): string {
  return `${name}: ${longDay(from)} to ${longDay(to)}`
}
