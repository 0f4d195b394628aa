/** Why a day cannot be that of the test, and what may be chosen instead. */
import type { Day } from '~/exam/plan/days'
import type { Refusal, Season } from '~/exam/plan/seasons'
import { longDay } from './shown-plan.server'

export function refusalText({ why, offered }: Refusal, today: Day): string {
  const instead = offered ? ` ${offerText(offered, today)}` : ' Please enter a day to come, or leave it empty.'
  if (why === 'past') return `This day is over.${instead}`
  if (why === 'too far') return 'This is more than two years ahead. Please check the year.'
  return `The ISEE may be taken once in a season, and you have taken it in this one.${instead}`
}

/** "The next season of the ISEE is winter: …", or the one that is open where it has begun. */
export function offerText(season: Season, today: Day): string {
  return season.from <= today
    ? `The season that is open is ${seasonText(season)}.`
    : `The next season of the ISEE is ${seasonText(season)}.`
}

/** "winter: December 1, 2026 to March 31, 2027". */
export function seasonText({ name, from, to }: Season): string {
  return `${name}: ${longDay(from)} to ${longDay(to)}`
}
