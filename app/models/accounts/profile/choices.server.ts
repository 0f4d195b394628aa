/** What the profile form offers. */
import { levelNames } from '~/exam/core/blueprints'
import { timeZones } from '~/utils/time/time-zones'

/** Levels with their names, and all time zones with those of the United States first. */
export function profileChoices() {
  return { levels: levelNames(), timeZones: timeZones() }
}
