/** What the profile form offers. */
import { levelNames } from '~/exam/core/blueprints'

const AMERICAN = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
]

/** Levels with their names, and all time zones with those of the United States first. */
export function profileChoices() {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !AMERICAN.includes(zone))
  return { levels: levelNames(), timeZones: [...AMERICAN, ...others, 'UTC'] }
}
