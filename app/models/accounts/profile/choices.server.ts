/** What the profile form offers. */
import { levelNames } from '~/exam/core/blueprints'
import { timeZones } from '~/utils/time/time-zones'

/** Where no student lives: left out of the form, and taken all the same. */
const UNSETTLED = /^(Antarctica|Arctic)\//

/** Levels with their names, and time zones with those of the United States first; `chosen` is among them wherever it is. */
export function profileChoices(chosen?: string) {
  return { levels: levelNames(), timeZones: timeZones().filter((zone) => zone === chosen || !UNSETTLED.test(zone)) }
}
