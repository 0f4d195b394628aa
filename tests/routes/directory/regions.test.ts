/** Regions as admins keep them: every step with its audit line, and what families see of it. */
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { createRegionWithNotice, letters } from '../../factories/directory'
import { signedIn } from '../../support/browser'
import { openWalker, type Walker } from '../../support/walker'

let walker: Walker
let adminId: string

beforeAll(async () => {
  const { browser, student } = await signedIn({ role: 'admin' })
  walker = openWalker(browser)
  adminId = student.id
})

const lines = async (target: string) =>
  (await db.auditLog.findMany({ where: { target }, orderBy: { createdAt: 'asc' } })).map(({ actorId, action }) => [actorId, action])

test('an admin makes a region, announces something there, and families read it until it is hidden', async () => {
  const mark = letters()
  await walker.goto('/admin')
  await walker.follow('Regions')
  await walker.follow('New region')
  walker.fill({ Name: `North ${mark}`, Code: `NORTH_${mark}`, 'Time zone': 'America/Chicago', States: 'ND, Minnesota' })
  await walker.press('Save')
  expect(walker.count('h1', `North ${mark}`)).toBe(1)
  const regionId = walker.at().split('/').at(-1) ?? ''

  await walker.follow('New announcement')
  walker.fill({
    'What it is': 'deadline',
    Title: `Applications ${mark}`,
    Text: 'Most schools close <b>today</b>.',
    'Its day': '2027-01-15',
  })
  await walker.press('Save')
  await walker.goto('/schools/minnesota')
  expect(walker.count('h3', `Applications ${mark}`)).toBe(1)
  expect(walker.text()).toContain('Most schools close <b>today</b>.')
  expect(walker.text()).toContain('January 15, 2027')

  await walker.goto(`/admin/regions/${regionId}`)
  await walker.follow(`Applications ${mark}`)
  const contentId = walker.at().split('/').at(-1) ?? ''
  expect(walker.field('Its day').value).toBe('2027-01-15')
  walker.fillNamed({ shown: 'no' })
  await walker.press('Save')
  expect(walker.text()).toContain('Hidden')
  await walker.goto('/schools/minnesota')
  expect(walker.count('h3', `Applications ${mark}`)).toBe(0)

  expect(await lines(regionId)).toEqual([[adminId, 'create region']])
  expect(await lines(contentId)).toEqual([
    [adminId, 'write region content'],
    [adminId, 'change region content'],
  ])
})

test('changing a region moves what it announces to other states, and the log keeps both', async () => {
  const { id, mark } = await createRegionWithNotice({ states: ['OK'] })
  await walker.goto(`/admin/regions/${id}`)
  expect(walker.field('States').value).toBe('OK')
  walker.fill({ States: 'kansas' })
  await walker.press('Save')
  await walker.goto('/schools/ks')
  expect(walker.count('h3', `School fair ${mark}`)).toBe(1)
  await walker.goto('/schools/ok')
  expect(walker.count('h3', `School fair ${mark}`)).toBe(0)
  const line = await db.auditLog.findFirstOrThrow({ where: { target: id, action: 'change region' } })
  expect([line.before, line.after]).toMatchObject([{ states: 'OK' }, { states: 'kansas' }])
})

describe('a form that cannot be saved', () => {
  test('comes back with what was typed and says which state is unknown', async () => {
    await walker.goto('/admin/regions/new')
    walker.fill({ Name: 'Islands', Code: 'ISLANDS', 'Time zone': 'Pacific/Honolulu', States: 'HI, Atlantis' })
    await walker.press('Save')
    expect(walker.status()).toBe(400)
    expect(walker.field('States')).toMatchObject({
      value: 'HI, Atlantis',
      description: expect.stringContaining('No state is called Atlantis') as string,
    })
    expect(walker.field('Name').value).toBe('Islands')
  })

  test('says that a name or code is taken, for a new region and for a known one', async () => {
    const [first, second] = [await createRegionWithNotice({ states: ['OK'] }), await createRegionWithNotice({ states: ['OK'] })]
    for (const path of ['/admin/regions/new', `/admin/regions/${second.id}`]) {
      await walker.goto(path)
      walker.fill({ Name: 'Another', Code: first.mark, 'Time zone': 'America/Chicago', States: 'OK' })
      await walker.press('Save')
      expect(walker.status()).toBe(409)
      expect(walker.alert()).toContain('Another region has this name or this code')
      expect(walker.field('Code').value).toBe(first.mark)
    }
  })
})

test('two admins who change a region or an announcement at once: the second is told, keeps what was typed, and may replace it', async () => {
  const { id, contentId, mark } = await createRegionWithNotice({ states: ['OK'] })
  const other = openWalker((await signedIn({ role: 'admin' })).browser)
  for (const [path, field, mine, theirs] of [
    [`/admin/regions/${id}`, 'Name', `Mine ${mark}`, `Theirs ${mark}`],
    [`/admin/regions/${id}/contents/${contentId}`, 'Title', `My fair ${mark}`, `Their fair ${mark}`],
  ] as const) {
    for (const each of [walker, other]) await each.goto(path)
    other.fill({ [field]: theirs })
    await other.press('Save')
    walker.fill({ [field]: mine })
    await walker.press('Save')
    expect(walker.status()).toBe(409)
    expect(walker.alert()).toContain('nothing of yours is saved yet')
    expect(walker.field(field).value).toBe(mine)
    await other.goto(path)
    expect(other.field(field).value).toBe(theirs)

    await walker.press('Save')
    await other.goto(path)
    expect(other.field(field).value).toBe(mine)
  }
})

test('an announcement is found only under its own region', async () => {
  const [first, second] = [await createRegionWithNotice({ states: ['OK'] }), await createRegionWithNotice({ states: ['OK'] })]
  expect((await walker.browser.get(`/admin/regions/${second.id}/contents/${first.contentId}`)).status).toBe(404)
  const form = { type: 'notice', title: 'Taken over', text: 'By another region.', shown: 'yes' }
  expect((await walker.browser.post(`/admin/regions/${second.id}/contents/${first.contentId}`, form)).status).toBe(404)
  expect(await db.regionalContent.count({ where: { id: first.contentId, contentType: 'event' } })).toBe(1)
})

test('the list is searched and exported', async () => {
  const { mark } = await createRegionWithNotice({ states: ['OK', 'KS'] })
  await walker.goto('/admin/regions')
  walker.fill({ 'Name or code': mark.toLowerCase() })
  await walker.press('Show')
  expect(walker.count('h2', `Region ${mark}`)).toBe(1)
  const { text } = await walker.browser.get(`/admin/regions/export?search=${mark}`)
  expect(text).toContain(`Region ${mark},${mark},America/New_York,"Kansas, Oklahoma",yes,1`)
  await walker.goto('/admin/regions?search=no-such-region&sort=x&after=x')
  expect(walker.count('h2', 'No region found')).toBe(1)
})
