/** Time zones: which there are, which one is meant where nobody has chosen, and the order in which forms offer them. */

/** Where most students live; meant until the profile says another. */
export const DEFAULT_TIME_ZONE = 'America/New_York'

const AMERICAN = [
  DEFAULT_TIME_ZONE,
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
]

/** All time zones, those of the United States first. */
export function timeZones(): string[] {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !AMERICAN.includes(zone) && zone !== 'UTC')
  return [...AMERICAN, ...others, 'UTC']
}

/** The zone in which somebody reads times. */
export function profileTimeZone({ profile }: { profile: { timeZone: string } | null }): string {
  return profile?.timeZone ?? DEFAULT_TIME_ZONE
}
