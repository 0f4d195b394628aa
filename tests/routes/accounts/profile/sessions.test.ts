/** The list of devices: in words, the owner's alone, and each can be ended. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { DAY_MS } from '~/utils/time/durations'
import { DEMO_PASSWORD } from '../../../factories/accounts'
import { type Browser, openBrowser, signedIn } from '../../../support/browser'

const PATH = '/profile/sessions'
const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0'

const textOf = async (browser: Browser, path = PATH) => (await browser.get(path)).text.replaceAll('<!-- -->', '')

async function alsoIn(email: string, browser = openBrowser()): Promise<Browser> {
  const page = await browser.post('/login', { email, password: DEMO_PASSWORD })
  expect(page.status).toBe(303)
  return browser
}

/** The ids of the sessions that the page offers to end. */
async function idsIn(browser: Browser): Promise<string[]> {
  const text = await textOf(browser)
  return [...text.matchAll(/name="session" value="([^"]+)"/g)].map(([, id = '']) => id).filter((id) => id !== 'all')
}

test('each device stands there with its name, its network and its times, and this one is marked', async () => {
  const { browser, student } = await signedIn()
  await alsoIn(student.email, openBrowser(browser.address))
  await alsoIn(student.email)
  const [newest] = await db.session.findMany({ where: { userId: student.id }, orderBy: { createdAt: 'desc' }, take: 1 })
  await db.session.update({ where: { id: newest?.id }, data: { userAgent: FIREFOX, lastSeenAt: new Date('2026-11-23T00:00:00Z') } })
  await db.session.updateMany({ where: { userId: student.id }, data: { expiresAt: new Date(Date.now() + DAY_MS * 400) } })

  const text = await textOf(browser)
  expect(text).toContain('This device</h2>')
  expect(text).toContain('2 other devices')
  expect(text).toContain('Firefox on a Mac')
  expect(text).toContain('A browser that we do not know')
  expect(text).toContain('Logged in from the network that you use now')
  expect(text).toContain('Logged in from a network that was new to your account')
  expect(text.replace(/\s/g, ' ')).toContain('Last used Sunday, November 22 at 7:00 PM EST')
  expect(text).not.toContain(browser.address)
})

test('a network from which somebody had logged in before is called so', async () => {
  const { browser, student } = await signedIn()
  const school = await alsoIn(student.email)
  await school.post('/logout')
  await alsoIn(student.email, openBrowser(school.address))
  expect(await textOf(browser)).toContain('Logged in from a network that you had used before')
})

test('one device is ended, and the others stay', async () => {
  const { browser, student } = await signedIn()
  const [phone, tablet] = [await alsoIn(student.email), await alsoIn(student.email)]
  const [id = ''] = await idsIn(browser)
  const page = await browser.post(PATH, { session: id })
  expect([page.status, page.location]).toEqual([303, PATH])
  const states = await Promise.all([phone, tablet, browser].map(async (one) => (await one.get('/api/me')).status))
  expect(states.toSorted()).toEqual([200, 200, 401])
  expect(states[2]).toBe(200)

  const again = await browser.post(PATH, { session: id })
  expect([again.status, again.text.includes('That device is not in your list')]).toEqual([404, true])
})

test('all others are ended at once, and this one stays', async () => {
  const { browser, student } = await signedIn()
  const others = [await alsoIn(student.email), await alsoIn(student.email)]
  expect((await browser.post(PATH, { session: 'all' })).status).toBe(303)
  for (const other of others) expect((await other.get('/dashboard')).location).toContain('/login')
  expect(await textOf(browser)).toContain('You are not logged in anywhere else.')
})

test('nobody ends the session of another account, nor sees it', async () => {
  const { browser: owner, student } = await signedIn()
  const { browser: stranger } = await signedIn()
  const { id } = await db.session.findFirstOrThrow({ where: { userId: student.id } })
  expect(await textOf(stranger)).not.toContain(id)
  expect((await stranger.post(PATH, { session: id })).status).toBe(404)
  await stranger.post(PATH, { session: 'all' })
  expect((await owner.get('/api/me')).status).toBe(200)
})

test.each([{}, { session: '' }, { session: ['a', 'b'] }, { session: 'x'.repeat(41) }, { session: 'all', userId: 'x' }])(
  '%j ends nothing',
  async (fields) => {
    const { browser, student } = await signedIn()
    await alsoIn(student.email)
    expect((await browser.post(PATH, fields)).status).toBe(400)
    expect(await db.session.count({ where: { userId: student.id } })).toBe(2)
  },
)

test('sessions that are over are not shown, and many stand on pages', async () => {
  const { browser, student } = await signedIn()
  const now = Date.now()
  const rows = Array.from({ length: 60 }, (_, index) => ({
    tokenHash: `${student.id} ${index}`,
    audience: 'student' as const,
    userId: student.id,
    lastSeenAt: new Date(now - index * 60_000 - (index >= 50 ? 15 * DAY_MS : 0)),
    expiresAt: new Date(now + DAY_MS),
  }))
  await db.session.createMany({ data: rows })
  const first = await textOf(browser)
  expect(first).toContain('50 other devices')
  const seen = new Set(await idsIn(browser))
  expect(seen.size).toBe(25)
  const next = first.match(/href="(\/profile\/sessions\?after=[^"]+)"/)?.[1] ?? ''
  const second = [...(await textOf(browser, next)).matchAll(/name="session" value="([^"]+)"/g)].map(([, id = '']) => id)
  expect(second.filter((id) => id !== 'all' && !seen.has(id))).toHaveLength(25)
})
