import { expect, test } from 'vitest'
import { profileTimeZone, timeZoneName, timeZones } from './time-zones'

test('the time zones are all there are, each once, those of the United States first', () => {
  const zones = timeZones()
  expect(zones.slice(0, 2)).toEqual(['America/New_York', 'America/Chicago'])
  expect(zones).toEqual([...new Set(zones)])
  expect(new Set(zones)).toEqual(new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']))
})

test('whoever has no profile reads times as they are in New York', () => {
  expect(profileTimeZone({ profile: null })).toBe('America/New_York')
  expect(profileTimeZone({ profile: { timeZone: 'Asia/Tokyo' } })).toBe('Asia/Tokyo')
})

test.each([
  ['America/Los_Angeles', 'Pacific time (Los Angeles)'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires (Argentina)'],
  ['Asia/Tokyo', 'Tokyo (Asia)'],
  ['Asia/Calcutta', 'Kolkata (Asia)'],
  ['UTC', 'UTC'],
])('%s is called %s', (zone, name) => {
  expect(timeZoneName(zone)).toBe(name)
})
