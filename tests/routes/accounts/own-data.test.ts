/** One's own data over HTTP: who may ask for it and fetch it, how an account is deleted and kept, and what stands in the way. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { buildExport } from '~/jobs/build-export.server'
import { eraseDueAccounts } from '~/models/accounts/personal-data/erase.server'
import { eraseExpired } from '~/models/accounts/personal-data/retention.server'
import { DAY_MS } from '~/utils/time/durations'
import { dayText } from '~/utils/time/time-text'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'
import { createStudent, DEMO_PASSWORD } from '../../factories/accounts'
import { openBrowser, signedIn } from '../../support/browser'
import { mailTo, tokenMailedTo } from '../../support/post-office'

const EXPORT = '/profile/export'
const FILE = '/profile/export/file'
const DELETION = '/profile/deletion'

async function runExport(userId: string): Promise<void> {
  const { id: exportId } = await db.dataExport.findFirstOrThrow({ where: { userId, state: 'running' } })
  await buildExport({ data: { exportId } })
}

describe('an export', () => {
  test('is asked for, waited for without scripts, mailed when it is ready, and fetched as a download that nobody keeps', async () => {
    const { student, browser } = await signedIn()
    expect((await browser.get(FILE)).status).toBe(404)
    const asked = await browser.post(EXPORT)
    expect([asked.status, asked.location]).toEqual([303, EXPORT])

    const waiting = await browser.get(EXPORT)
    expect(waiting.headers.get('refresh')).toBe(`3;url=${EXPORT}`)
    expect(waiting.text).toMatch(/<progress[^>]*max="100"/)
    expect((await browser.get(FILE)).status).toBe(404)

    await runExport(student.id)
    const ready = await browser.get(EXPORT)
    expect([ready.headers.get('refresh'), ready.text.includes('Download the file')]).toEqual([null, true])
    const file = await browser.get(FILE)
    expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      200,
      'application/zip',
      'private, no-store',
    ])
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="stanine-data-\d{4}-\d\d-\d\d\.zip"$/)
    expect(file.text.startsWith('PK')).toBe(true)
    const [mail] = await mailTo(student.email)
    expect([mail?.subject, mail?.links[0]]).toEqual(['Your data is ready', 'http://localhost:3000/profile/export'])
  })

  test('pressed again while it runs changes nothing; the fourth in a day is refused in words', async () => {
    const { student, browser } = await signedIn()
    for (let count = 0; count < 3; count++) {
      await browser.post(EXPORT)
      expect((await browser.post(EXPORT)).status).toBe(303)
      await runExport(student.id)
    }
    const fourth = await browser.post(EXPORT)
    expect([fourth.status, fourth.text.includes('Please wait until tomorrow')]).toEqual([429, true])
    expect(await db.dataExport.count({ where: { userId: student.id } })).toBe(3)
  })

  test('is nobody else’s, and is over after seven days', async () => {
    const { student, browser } = await signedIn()
    await browser.post(EXPORT)
    await runExport(student.id)
    expect((await openBrowser().get(FILE)).location).toBe(`/login?redirectTo=${encodeURIComponent(FILE)}`)
    for (const role of ['student', 'admin'] as const) expect((await (await signedIn({ role })).browser.get(FILE)).status).toBe(404)

    await db.dataExport.updateMany({ where: { userId: student.id }, data: { expiresAt: new Date() } })
    expect((await browser.get(FILE)).status).toBe(404)
    expect(await eraseExpired()).toMatchObject({ exports: expect.any(Number) })
    expect(await db.dataExport.count({ where: { userId: student.id } })).toBe(0)
  })

  test('that failed hides no older file, and is not one of the three a day', async () => {
    const { student, browser } = await signedIn()
    await browser.post(EXPORT)
    await runExport(student.id)
    for (let count = 0; count < 3; count++) {
      await browser.post(EXPORT)
      await db.dataExport.updateMany({ where: { userId: student.id, state: 'running' }, data: { state: 'failed', openKey: null } })
    }
    const { text } = await browser.get(EXPORT)
    for (const words of ['The file could not be made', 'Download the file']) expect(text).toContain(words)
    expect((await browser.get(FILE)).status).toBe(200)
    expect((await browser.post(EXPORT)).status).toBe(303)
    expect(await db.dataExport.count({ where: { userId: student.id, state: 'running' } })).toBe(1)
  })

  test('that was lost on the way gives its place free', async () => {
    const { student, browser } = await signedIn()
    await browser.post(EXPORT)
    await db.dataExport.updateMany({ where: { userId: student.id }, data: { createdAt: new Date(Date.now() - 2 * 60 * 60_000) } })
    await browser.post(EXPORT)
    const states = await db.dataExport.findMany({ where: { userId: student.id }, orderBy: { createdAt: 'asc' }, select: { state: true } })
    expect(states).toEqual([{ state: 'failed' }, { state: 'running' }])
  })
})

describe('a deletion', () => {
  async function deleted() {
    const signed = await signedIn({ firstName: 'Leona' })
    const page = await signed.browser.post(DELETION, { currentPassword: DEMO_PASSWORD })
    expect([page.status, page.location]).toEqual([303, '/'])
    return signed
  }

  async function signInAgain(email: string) {
    const browser = openBrowser()
    await browser.post('/login', { email, password: DEMO_PASSWORD })
    return browser
  }

  test('takes the password, and after ten wrong ones waits', async () => {
    const { student, browser } = await signedIn()
    expect((await browser.post(DELETION, {})).text).toContain('Please enter your current password')
    for (let count = 0; count < 10; count++) {
      const wrong = await browser.post(DELETION, { currentPassword: 'not-it' })
      expect([wrong.status, wrong.text.includes('This is not your current password')]).toEqual([400, true])
    }
    expect((await browser.post(DELETION, { currentPassword: DEMO_PASSWORD })).status).toBe(429)
    expect(await db.accountDeletion.count({ where: { userId: student.id } })).toBe(0)
  })

  test('says what goes and what stays before it is asked for', async () => {
    const { browser } = await signedIn()
    const { text } = await browser.get(DELETION)
    for (const words of ['What is deleted', 'What is kept, and why', 'What we delete after a while', 'An export of your data'])
      expect(text).toContain(words)
  })

  test('ends every session; signing in opens one page only, which keeps the account', async () => {
    const { student, browser } = await deleted()
    expect((await browser.get('/dashboard')).location).toMatch(/^\/login/)

    const again = await signInAgain(student.email)
    for (const page of ['/dashboard', '/profile', FILE, '/premium/mistakes']) expect((await again.get(page)).location).toBe('/keep-account')
    expect((await again.post('/profile', { holder: 'teen' })).location).toBe('/keep-account')
    expect((await again.call('/api/me', undefined, 'GET').catch(() => null))?.status ?? 401).toBe(401)
    const page = await again.get('/keep-account')
    expect([page.status, page.text.includes('Your account will be deleted on')]).toEqual([200, true])
    expect(await db.accountDeletion.count({ where: { userId: student.id } })).toBe(1)

    expect((await again.post('/keep-account', { by: 'session' })).location).toBe('/dashboard')
    expect((await again.get('/dashboard')).status).toBe(200)
    expect(await db.accountDeletion.count({ where: { userId: student.id } })).toBe(0)
  })

  test('is undone by the mailed link: opening it changes nothing, the button keeps the account, once', async () => {
    const { student } = await deleted()
    const token = await tokenMailedTo(student.email)
    const reader = openBrowser()
    const opened = await reader.get(`/keep-account?token=${token}`)
    expect([opened.status, opened.location]).toEqual([302, '/keep-account'])
    expect((await reader.get('/keep-account')).text).toContain('Keep the account')
    expect(await db.accountDeletion.count({ where: { userId: student.id } })).toBe(1)

    expect((await reader.copy().post('/keep-account', { by: 'link' })).location).toBe('/login')
    expect((await reader.post('/keep-account', { by: 'link' })).status).toBe(404)
    expect((await (await signInAgain(student.email)).get('/dashboard')).status).toBe(200)
  })

  test.each([{ by: 'link' }, { by: 'session' }, { by: 'force' }, {}])('is not undone by a stranger with %j', async (fields) => {
    const { student } = await deleted()
    for (const browser of [openBrowser(), (await signedIn()).browser]) {
      browser.cookies.set('stanine_keep', 'nonsense')
      expect([400, 404]).toContain((await browser.post('/keep-account', fields)).status)
    }
    expect(await db.accountDeletion.count({ where: { userId: student.id } })).toBe(1)
  })

  test('waits seven days, then the account is gone, and a late link finds nothing', async () => {
    const { student } = await deleted()
    const token = await tokenMailedTo(student.email)
    const now = Date.now()
    const { dueAt } = await db.accountDeletion.findFirstOrThrow({ where: { userId: student.id } })
    expect((await mailTo(student.email))[0]?.text).toContain(`On ${dayText(dueAt, DEFAULT_TIME_ZONE)} everything in it will be gone`)
    await eraseDueAccounts(new Date(now + 6.9 * DAY_MS))
    expect(await db.user.count({ where: { id: student.id } })).toBe(1)
    await eraseDueAccounts(new Date(now + 7.1 * DAY_MS))
    expect(await db.user.count({ where: { id: student.id } })).toBe(0)
    expect((await openBrowser().post('/login', { email: student.email, password: DEMO_PASSWORD })).status).toBe(400)
    const late = openBrowser()
    await late.get(`/keep-account?token=${token}`)
    expect((await late.get('/keep-account')).status).toBe(404)
  })

  test('is not scheduled where a group stands in the way, and says so', async () => {
    const { browser, student } = await signedIn()
    await db.groupPurchase.create({ data: { purchaseType: 'group', adminUserId: student.id, expiresAt: new Date() } })
    const { text } = await browser.get(DELETION)
    const said = [text.includes('You bought seats for a group'), text.includes('href="/contact"'), text.includes('type="password"')]
    expect(said).toEqual([true, true, false])
    expect((await browser.post(DELETION, { currentPassword: DEMO_PASSWORD })).status).toBe(409)
    expect(await db.accountDeletion.count({ where: { userId: student.id } })).toBe(0)
  })

  test('that something depends on after all is held with its plan, and its link goes on working', async () => {
    const { id, email } = await createStudent()
    const plan = { stripeSubscriptionId: `sub_none_${id}`, stripeCustomerId: null }
    await db.userSubscription.create({ data: { userId: id, isActive: true, startDate: new Date(), ...plan } })
    await db.accountDeletion.create({ data: { userId: id, askedBy: 'account', dueAt: new Date(0), tokenHash: `held ${id}` } })
    await db.groupPurchase.create({ data: { purchaseType: 'group', adminUserId: id, expiresAt: new Date() } })
    expect((await eraseDueAccounts()).held).toContain(id)
    expect(await db.user.findUnique({ where: { email }, include: { deletion: true } })).toMatchObject({
      deletion: { tokenHash: `held ${id}` },
    })
    expect(await db.userSubscription.findFirst({ where: { userId: id } })).toMatchObject({ isActive: true })
    await db.accountDeletion.delete({ where: { userId: id } })
  })
})
