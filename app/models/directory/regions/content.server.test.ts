/** What regions announce: on which states' pages, and on which days. */
import { expect, test } from 'vitest'
import { stateOf } from '~/content/schools/states'
import { db } from '~/db.server'
import { createRegionWithNotice } from '../../../../tests/factories/directory'
import { ContentSchema, stateAnnouncements } from './content.server'
import { RegionSchema } from './region.server'

const shownIn = async (code: string, at: string) => (await stateAnnouncements(stateOf(code), new Date(at))).map(({ id }) => id)

test('an announcement stands on the pages of the region’s states and of no other', async () => {
  const { contentId } = await createRegionWithNotice({ states: ['NH', 'VT'] })
  for (const code of ['NH', 'VT']) expect(await shownIn(code, '2026-11-22T12:00:00Z')).toContain(contentId)
  expect(await shownIn('ME', '2026-11-22T12:00:00Z')).not.toContain(contentId)
})

test.each([
  ['America/New_York', '2026-12-01T04:59:59Z', false],
  ['America/New_York', '2026-12-01T05:00:00Z', true],
  ['America/New_York', '2026-12-04T04:59:59Z', true],
  ['America/New_York', '2026-12-04T05:00:00Z', false],
  ['Pacific/Honolulu', '2026-12-01T09:59:59Z', false],
  ['Pacific/Honolulu', '2026-12-01T10:00:00Z', true],
  ['Pacific/Honolulu', '2026-12-04T09:59:59Z', true],
  ['Pacific/Honolulu', '2026-12-04T10:00:00Z', false],
])('shown from December 1 to 3 by the clock of %s: at %s it is %s', async (timezone, at, isShown) => {
  const { contentId } = await createRegionWithNotice({ states: ['HI'], timezone })
  const days = { startDate: new Date('2026-12-01'), endDate: new Date('2026-12-03') }
  await db.regionalContent.update({ where: { id: contentId }, data: days })
  expect((await shownIn('HI', at)).includes(contentId)).toBe(isShown)
})

test('a hundred announcements that are over hide none that is shown, not even on the day after', async () => {
  const { id: regionId, contentId } = await createRegionWithNotice({ states: ['ND'] })
  const { content } = await db.regionalContent.update({ where: { id: contentId }, data: { id: `~${contentId}` } })
  const over = { regionId, contentType: 'event' as const, content: content ?? {}, endDate: new Date('2026-11-21') }
  await db.regionalContent.createMany({ data: Array.from({ length: 101 }, () => over) })
  for (const at of ['2026-11-22T12:00:00Z', '2027-02-22T12:00:00Z']) expect(await shownIn('ND', at)).toEqual([`~${contentId}`])
})

test('hidden announcements and those of hidden regions are not shown', async () => {
  const hidden = await createRegionWithNotice({ states: ['AK'], active: false })
  const other = await createRegionWithNotice({ states: ['AK'] })
  await db.regionalContent.update({ where: { id: other.contentId }, data: { active: false } })
  const shown = await shownIn('AK', '2026-11-22T12:00:00Z')
  for (const { contentId } of [hidden, other]) expect(shown).not.toContain(contentId)
})

test('the database refuses a last day before the first', async () => {
  const { contentId: id } = await createRegionWithNotice({ states: ['AK'] })
  const data = { startDate: new Date('2026-12-02'), endDate: new Date('2026-12-01') }
  await expect(db.regionalContent.update({ where: { id }, data })).rejects.toThrow()
})

const REGION = {
  name: 'New England',
  regionCode: 'NEW_ENGLAND',
  timezone: 'America/New_York',
  states: 'CT, Maine; new-hampshire\nma',
  shown: 'yes',
}
const CONTENT = { type: 'deadline', title: 'Applications', text: 'Most schools close today.', date: '2026-12-01', shown: 'yes' }

test('states may be named as people name them', () => {
  expect(RegionSchema.safeParse(REGION).success).toBe(true)
  expect(RegionSchema.safeParse({ ...REGION, states: 'CT, Atlantis' }).error?.issues[0]?.message).toBe('No state is called Atlantis')
})

test.each([
  [{ ...REGION, regionCode: 'New England' }, 'Please use capital letters and underscores: NEW_ENGLAND'],
  [{ ...REGION, timezone: 'Europe/Paris' }, 'Please choose a time zone'],
  [{ ...REGION, states: ' ' }, 'Please name at least one state'],
])('of the region %j it says %s', (form, message) => {
  expect(RegionSchema.safeParse(form).error?.issues[0]?.message).toBe(message)
})

test.each([
  [{ ...CONTENT, date: '' }, 'Please say on which day it is'],
  [{ ...CONTENT, link: 'javascript:alert(1)' }, 'Please enter an address that begins with https://'],
  [{ ...CONTENT, link: 'http://example.org' }, 'Please enter an address that begins with https://'],
  [{ ...CONTENT, startDate: '2026-12-02', endDate: '2026-12-01' }, 'The last day must not be before the first.'],
  [{ ...CONTENT, type: 'party' }, 'Please choose what it is'],
])('of the announcement %j it says %s', (form, message) => {
  expect(ContentSchema.safeParse(form).error?.issues[0]?.message).toBe(message)
})
