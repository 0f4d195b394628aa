/** The admins' desk: finding accounts, logging their devices out, and the log of what was done. */
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { firstPage } from '~/routes/account/sign-in/parts/first-page.server'
import { DAY_MS } from '~/utils/time/durations'
import { createStudent } from '../../factories/accounts'
import { signedIn } from '../../support/browser'
import { openWalker, type Walker } from '../../support/walker'

let walker: Walker
let adminName: string

beforeAll(async () => {
  const { browser, student } = await signedIn({ role: 'admin' })
  walker = openWalker(browser)
  adminName = student.username
})

describe('the list of users', () => {
  test('finds an account by a part of its name, its username or its address, in any case', async () => {
    const mark = `Quill${Date.now().toString(36)}`
    const { email, username } = await createStudent({ lastName: mark })
    for (const search of [mark.toLowerCase(), username.slice(3), email.toUpperCase()]) {
      await walker.goto('/admin/users')
      walker.fill({ 'Name, username or email': search })
      await walker.press('Show')
      expect(walker.text()).toContain(email)
      expect(walker.field('Name, username or email').value).toBe(search)
    }
    await walker.follow(`Ada ${mark}`)
    expect(walker.text()).toContain('Free Starter')
    expect(walker.text()).toContain(username)
  })

  test('says when nobody fits, and takes whatever stands in an address', async () => {
    await walker.goto('/admin/users?search=nobody-has-this-name')
    expect(walker.count('h2', 'Nobody found')).toBe(1)
    await walker.goto('/admin/users?search=%25&role=king&sort=sideways&after=x')
    expect(walker.status()).toBe(200)
  })

  test('is exported with the same search, and no cell runs as a formula', async () => {
    const mark = `=Sum${Date.now().toString(36)}`
    await createStudent({ lastName: mark })
    const { text, headers } = await walker.browser.get(`/admin/users/export?search=${encodeURIComponent(mark.slice(1))}`)
    expect(headers.get('content-disposition')).toContain('users.csv')
    expect(text.split('\r\n').filter(Boolean)).toHaveLength(2)
    expect(text).toContain(`'${mark}`)
  })
})

describe('a user’s devices', () => {
  test('are logged out all at once with a reason, which the log keeps', async () => {
    const { student, browser } = await signedIn()
    await walker.goto(`/admin/users/${student.id}`)
    walker.fill({ 'Why?': 'short' })
    await walker.press('Log devices out')
    expect(walker.alert()).toContain('Please say why in at least 10 characters')
    expect((await browser.get('/api/me')).status).toBe(200)

    walker.fill({ 'Why?': 'The owner lost a laptop.' })
    await walker.press('Log devices out')
    expect(walker.text()).toContain('It is recorded with your name and reason.')
    expect((await browser.get('/api/me')).status).toBe(401)

    await walker.follow('In the audit log')
    expect(walker.count('h2', 'end sessions')).toBe(1)
    for (const word of [adminName, 'The owner lost a laptop.']) expect(walker.text()).toContain(word)
    const { text } = await walker.browser.get(`/admin/audit/export?search=${student.id}`)
    expect(text).toContain('The owner lost a laptop.')
  })

  test('are those that still work: one that has been idle for two weeks is not listed', async () => {
    const { student } = await signedIn()
    const idle = new Date(Date.now() - 15 * DAY_MS)
    await db.session.updateMany({ where: { userId: student.id }, data: { lastSeenAt: idle } })
    await walker.goto(`/admin/users/${student.id}`)
    expect(walker.count('h2', '0 devices are logged in')).toBe(1)
  })

  test('are logged out one by one, and of nobody else', async () => {
    const [one, other] = [await signedIn(), await signedIn()]
    const { id: session } = await db.session.findFirstOrThrow({ where: { userId: other.student.id } })
    const reason = 'A device that nobody knows.'
    await walker.browser.post(`/admin/users/${one.student.id}`, { session, reason })
    expect((await other.browser.get('/api/me')).status).toBe(200)
    expect(await db.auditLog.count({ where: { target: one.student.id } })).toBe(0)

    await walker.browser.post(`/admin/users/${other.student.id}`, { session, reason })
    expect((await other.browser.get('/api/me')).status).toBe(401)
  })
})

test('the log is filtered by action and by admin', async () => {
  await walker.goto('/admin/audit?action=end+sessions')
  expect(walker.count('h2', 'end sessions')).toBeGreaterThan(0)
  await walker.goto('/admin/audit?action=no+such+action')
  expect(walker.count('h2', 'Nothing here')).toBe(1)
})

test('an admin who prepares for nothing comes to the desk, all others to the dashboard, and everybody to a page that was asked for', async () => {
  const pageOf = async (shape: Parameters<typeof createStudent>[0], asked = '/dashboard') => {
    const { id } = await createStudent(shape)
    return firstPage({ audience: 'student', id }, asked)
  }
  expect(await pageOf({ role: 'admin', profile: null })).toBe('/admin')
  expect(await pageOf({ role: 'admin', profile: null }, '/profile')).toBe('/profile')
  expect(await pageOf({ role: 'admin' })).toBe('/dashboard')
  expect(await pageOf({ profile: null })).toBe('/dashboard')
})

test('the log says what changed in words, with people by their names', async () => {
  const { id, username } = await createStudent({ role: 'admin' })
  await db.auditLog.create({
    data: { actorId: id, action: 'assign message', target: id, before: { assigneeId: null }, after: { assigneeId: id } },
  })
  await walker.goto(`/admin/audit?search=${id}`)
  expect(walker.text()).toContain('Before: assignee: nothing')
  expect(walker.text()).toContain(`After: assignee: ${username}`)
})

test('the links to the two older forms bring the address along', async () => {
  const { id, email } = await createStudent({ hasSecondFactor: true })
  await walker.goto(`/admin/users/${id}`)
  await walker.follow('Reset it')
  expect(walker.field('Email of the account').value).toBe(email)
})
