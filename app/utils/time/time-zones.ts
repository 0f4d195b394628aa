/** Time zones: which there are, which one is meant where nobody has chosen, and the order in which forms offer them. */

/** Where most students live; meant until the profile says another. */
export const DEFAULT_TIME_ZONE = 'America/New_York'

/** As people in the United States call their time. */
const AMERICAN: Readonly<Record<string, string>> = {
  [DEFAULT_TIME_ZONE]: 'Eastern time (New York)',
  'America/Chicago': 'Central time (Chicago)',
  'America/Denver': 'Mountain time (Denver)',
  'America/Phoenix': 'Arizona time (Phoenix)',
  'America/Los_Angeles': 'Pacific time (Los Angeles)',
  'America/Anchorage': 'Alaska time (Anchorage)',
  'Pacific/Honolulu': 'Hawaii time (Honolulu)',
}

/** Cities that the list of zones has by a former name. */
const RENAMED: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Truk: 'Chuuk',
}

/** The zones of the United States. */
export const AMERICAN_ZONES: readonly string[] = Object.keys(AMERICAN)

/** All time zones, those of the United States first. */
export function timeZones(): string[] {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !(zone in AMERICAN) && zone !== 'UTC')
  return [...AMERICAN_ZONES, ...others, 'UTC']
}

/** "Eastern time (New York)"; elsewhere the city and what it belongs to: "Tokyo (Asia)". */
export function timeZoneName(zone: string): string {
  const [place = zone, region] = zone.replaceAll('_', ' ').split('/').toReversed()
  const city = RENAMED[place] ?? place
  return AMERICAN[zone] ?? (region ? `${city} (${region})` : city)
}

/** The same below its heading, which has said the part of the world: "Tokyo". */
export function timeZoneLabel(zone: string): string {
  return timeZoneName(zone).replace(` (${zone.split('/')[0]})`, '')
}

/** The heading under which forms list a zone: the country of most students, else the part of the world. */
export function timeZoneGroup(zone: string): string {
  if (zone in AMERICAN) return 'United States'
  const [part = zone, place] = zone.split('/')
  if (!place) return 'No place'
  return part === 'America' ? 'The rest of the Americas' : part
}

/** The zone in which somebody reads times. */
export function profileTimeZone({ profile }: { profile: { timeZone: string } | null }): string {
  return profile?.timeZone ?? DEFAULT_TIME_ZONE
}
