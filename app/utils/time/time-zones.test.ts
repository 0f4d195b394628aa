import { expect, test } from 'vitest'
import { profileTimeZone, timeZoneGroup, timeZoneLabel, timeZoneName, timeZones } from './time-zones'

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

test.each([
  ['Asia/Tokyo', 'Tokyo'],
  ['America/Indiana/Knox', 'Knox (Indiana)'],
  ['America/New_York', 'Eastern time (New York)'],
  ['UTC', 'UTC'],
])('below its heading %s is called %s', (zone, name) => {
  expect(timeZoneLabel(zone)).toBe(name)
})

test('the list of a form has a few headings, each of them once, that of the United States first and short', () => {
  const headings = timeZones().map(timeZoneGroup)
  const inARow = headings.filter((heading, index) => heading !== headings[index - 1])
  expect(inARow[0]).toBe('United States')
  expect(inARow).toEqual([...new Set(inARow)])
  expect(inARow.length).toBeLessThanOrEqual(12)
  expect(headings.filter((heading) => heading === 'United States').length).toBeLessThan(10)
})
