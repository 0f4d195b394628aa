/** The second factor at its pages: setting it up, recovery codes, turning it off, what admins must have and may reset. */
import { describe, expect, test, vi } from 'vitest'
import { countTry } from '~/auth/limits.server'
import { db } from '~/db.server'
import { log } from '~/utils/log.server'
import { DEMO_PASSWORD, freshCode } from '../../factories/accounts'
import { codeOf } from '../../factories/authenticator'
import { type Browser, logIn, openBrowser, type Page, signedIn } from '../../support/browser'
import { mailTo } from '../../support/post-office'

const PAGE = '/profile/second-factor'
const SET_UP = `${PAGE}/set-up`
const CODES = `${PAGE}/recovery-codes`
const OFF = `${PAGE}/off`
const password = { currentPassword: DEMO_PASSWORD }

const subjectsTo = async (email: string) => (await mailTo(email)).map(({ subject }) => subject)
const codesIn = ({ text }: Page) => [...text.matchAll(/<li>(\d{4}(?: \d{4}){3})<\/li>/g)].map(([, code = '']) => code)

/** Begins to set it up in this browser; returns the secret that the page shows. */
async function begin(browser: Browser): Promise<string> {
  const { status, location } = await browser.post(PAGE, password)
  expect([status, location]).toEqual([303, SET_UP])
  return secretIn(await browser.get(SET_UP))
}

function secretIn({ text }: Page): string {
  return /<p class="secret">([A-Z2-7 ]{39})<\/p>/.exec(text)?.[1]?.replaceAll(' ', '') ?? ''
}

/** Somebody who has set it up through the pages, with the recovery codes that they saw. */
async function withFactor() {
  const signed = await signedIn()
  const secret = await begin(signed.browser)
  const { location } = await signed.browser.post(SET_UP, { code: codeOf(secret) })
  const codes = codesIn(await signed.browser.get(location ?? ''))
  return { ...signed, secret, codes }
}

describe('setting it up', () => {
  test('asks for the present password first', async () => {
    const { browser } = await signedIn()
    expect((await browser.get(SET_UP)).location).toBe(PAGE)
    const page = await browser.post(PAGE, { currentPassword: 'not this one' })
    expect([page.status, page.text.includes('This is not your current password'), page.text.includes('not this one')]).toEqual([
      400,
      true,
      false,
    ])
    expect((await browser.get(SET_UP)).location).toBe(PAGE)
  })

  test('shows the secret as a picture and in groups of four, to this session alone, until the first code', async () => {
    const { student, browser } = await signedIn()
    const other = openBrowser()
    await logIn(other, student.email)
    const secret = await begin(browser)
    expect(secret).toHaveLength(32)
    const page = await browser.get(SET_UP)
    expect(page.text).toMatch(/<svg class="qr"[^>]*role="img" aria-label="[^"]+"[^>]*><path d="M4 4h7v1/)
    expect([page.headers.get('cache-control'), page.text.includes('<script>')]).toEqual(['no-store', false])
    expect((await other.get(SET_UP)).location).toBe(PAGE)
    expect((await other.post(SET_UP, { code: codeOf(secret) })).location).toBe(PAGE)
    expect(await begin(browser), 'beginning again goes on with it').toBe(secret)

    const wrong = await browser.post(SET_UP, { code: codeOf(secret, 0) })
    expect([wrong.status, secretIn(wrong)]).toEqual([400, secret])
    expect((await browser.post(SET_UP, { code: codeOf(secret) })).location).toBe(CODES)
    for (const path of [PAGE, CODES, OFF]) expect((await browser.get(path)).text).not.toContain(secret.slice(0, 4))
    expect((await browser.get(SET_UP)).location).toBe(PAGE)
  })

  test('signs all other devices out, mails the owner, and the next login asks for a code, but not for the one just used', async () => {
    const { student, browser } = await signedIn()
    const other = openBrowser()
    await logIn(other, student.email)
    const secret = await begin(browser)
    const code = codeOf(secret)
    await browser.post(SET_UP, { code })
    expect([(await browser.get('/api/me')).status, (await other.get('/api/me')).status]).toEqual([200, 401])
    expect(await subjectsTo(student.email)).toEqual(['Your second factor is on'])
    const again = await openBrowser().call('/api/login', { email: student.email, password: DEMO_PASSWORD, code })
    expect([again.status, again.json.secondFactorRequired]).toEqual([401, true])
  })

  test('takes half an hour at most', async () => {
    const { student, browser } = await signedIn()
    const secret = await begin(browser)
    await db.secondFactorSetUp.update({ where: { userId: student.id }, data: { createdAt: new Date(Date.now() - 31 * 60_000) } })
    expect((await browser.post(SET_UP, { code: codeOf(secret) })).location).toBe(PAGE)
    expect(await db.secondFactor.count({ where: { userId: student.id } })).toBe(0)
    expect(await begin(browser)).not.toBe(secret)
  })

  test('writes neither secret nor code into the log', async () => {
    const lines: unknown[] = []
    const watched = (['info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(log, level).mockImplementation((...words: unknown[]) => void lines.push(words)),
    )
    const { secret, codes, student } = await withFactor()
    await openBrowser().call('/api/login', { email: student.email, password: DEMO_PASSWORD, code: codes[0] })
    for (const watch of watched) watch.mockRestore()
    const said = JSON.stringify(lines)
    expect(said).toContain(student.id)
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll(' ', ''))]) expect(said).not.toContain(text)
  })
})

describe('recovery codes', () => {
  test('are ten, on a page and in a file, until their owner has them; the cookie opens nothing after that', async () => {
    const { student, browser, codes } = await withFactor()
    expect(codes).toHaveLength(10)
    expect(codesIn(await browser.get(CODES)), 'a page that is loaded again').toEqual(codes)

    const file = await browser.post(`${CODES}/file`)
    expect(file.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="stanine-recovery-codes.txt"')
    expect([file.headers.get('cache-control'), file.text.split('\r\n').filter(Boolean).slice(-10)]).toEqual(['no-store', codes])
    expect(file.text).toContain(student.email)

    const copy = browser.copy()
    const saved = await browser.post(`${CODES}/saved?redirectTo=/admin`)
    expect([saved.status, saved.location, browser.cookies.has('stanine_codes')]).toEqual([303, '/admin', false])
    for (const one of [browser, copy]) {
      const again = await one.get(CODES)
      expect([codesIn(again), again.text.includes('Make new codes')]).toEqual([[], true])
      expect((await one.post(`${CODES}/file`)).status).toBe(404)
    }
  })

  test('are shown for ten minutes, to the session that made them', async () => {
    const { student, browser, codes } = await withFactor()
    const elsewhere = openBrowser()
    await elsewhere.call('/api/login', { email: student.email, password: DEMO_PASSWORD, code: codes[0] })
    elsewhere.cookies.set('stanine_codes', browser.cookies.get('stanine_codes') ?? '')
    const page = await elsewhere.get(CODES)
    expect([page.status, codesIn(page)]).toEqual([200, []])

    await db.secondFactor.update({ where: { userId: student.id }, data: { codesShownUntil: new Date() } })
    expect(codesIn(await browser.get(CODES))).toEqual([])
    expect((await browser.post(`${CODES}/file`)).status).toBe(404)
  })

  test('travel sealed, and open on no other account', async () => {
    const { browser } = await signedIn()
    const secret = await begin(browser)
    await browser.post(SET_UP, { code: codeOf(secret) })
    const sealed = browser.cookies.get('stanine_codes') ?? ''
    expect(Buffer.from(decodeURIComponent(sealed), 'base64').toString()).not.toMatch(/\d{4} ?\d{4}/)
    const other = await withFactor()
    other.browser.cookies.set('stanine_codes', sealed)
    expect(codesIn(await other.browser.get(CODES))).toEqual([])
    expect(codesIn(await browser.get(CODES))).toHaveLength(10)
  })

  test('are made anew with the password and a code, each refused by itself, and mailed about', async () => {
    const { student, browser, codes } = await withFactor()
    expect((await browser.post(CODES, { currentPassword: 'not this one', code: codes[1] })).status).toBe(400)
    expect((await browser.post(CODES, password)).status, 'the password alone leads round no code').toBe(400)
    expect((await browser.post(CODES, { ...password, code: codeOf('A'.repeat(32)) })).status).toBe(400)
    expect((await browser.post(CODES, { ...password, code: codes[1] })).location).toBe(CODES)
    const fresh = codesIn(await browser.get(CODES))
    expect(fresh.filter((code) => codes.includes(code))).toEqual([])
    expect(await subjectsTo(student.email)).toContain('You have new recovery codes')
    const tried = [codes[0], fresh[0]].map((code) =>
      openBrowser().call('/api/login', { email: student.email, password: DEMO_PASSWORD, code }),
    )
    expect((await Promise.all(tried)).map(({ status }) => status)).toEqual([401, 200])
    expect((await browser.get(PAGE)).text).toContain('9 recovery codes')
  })

  test('are not to be had while it is off', async () => {
    const { browser } = await signedIn()
    expect((await browser.post(CODES, { ...password, code: codeOf('A'.repeat(32)) })).location).toBe(PAGE)
    expect([(await browser.get(CODES)).location, (await browser.get(OFF)).location]).toEqual([PAGE, PAGE])
  })
})

describe('turning it off', () => {
  test('takes the password and a code, each refused by itself', async () => {
    const { student, browser, codes } = await withFactor()
    for (const fields of [
      { ...password, code: '' },
      { ...password, code: codeOf('A'.repeat(32)) },
      { currentPassword: 'not this one', code: codes[0] },
    ]) {
      expect((await browser.post(OFF, fields)).status).toBe(400)
    }
    expect(await db.secondFactor.count({ where: { userId: student.id } })).toBe(1)
    const page = await browser.post(OFF, { ...password, code: codes[0] })
    expect([page.status, page.location]).toEqual([303, PAGE])
    expect(await subjectsTo(student.email)).toContain('Your second factor is off')
    expect((await openBrowser().call('/api/login', { email: student.email, password: DEMO_PASSWORD })).status).toBe(200)
  })

  test('signs all other devices out', async () => {
    const { student, browser } = await signedIn({ hasSecondFactor: true })
    const other = openBrowser()
    await logIn(other, student.email)
    expect((await browser.post(OFF, { ...password, code: await freshCode(student.email) })).status).toBe(303)
    expect([(await browser.get(PAGE)).status, (await other.get(PAGE)).status]).toEqual([200, 302])
  })

  test('is no way to try codes either: beyond twenty the owner is mailed', async () => {
    const { student, browser } = await withFactor()
    for (let turn = 0; turn < 20; turn++) await countTry('code known', student.id)
    expect((await browser.post(OFF, { ...password, code: codeOf('A'.repeat(32)) })).status).toBe(429)
    expect(await subjectsTo(student.email)).toContain('Someone knows your password')
  })

  test('is no way to try passwords: after ten wrong ones a session waits, and other sessions do not', async () => {
    const { student, browser } = await signedIn()
    const statuses = []
    for (let turn = 0; turn < 11; turn++) statuses.push((await browser.post(PAGE, { currentPassword: `guess ${turn}` })).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
    expect((await browser.post(PAGE, password)).status).toBe(429)
    const other = openBrowser()
    await logIn(other, student.email)
    expect((await other.post(PAGE, password)).status).toBe(303)
  })
})

describe('an admin without a second factor', () => {
  const ADMIN_PAGE = '/admin/question-generator/items?state=draft'
  const newAdmin = () => signedIn({ role: 'admin', hasSecondFactor: false })

  test('is led to set it up after the login', async () => {
    const { student } = await newAdmin()
    const { location } = await openBrowser().post('/login', { email: student.email, password: DEMO_PASSWORD, redirectTo: ADMIN_PAGE })
    expect(location).toBe(`${PAGE}?redirectTo=${encodeURIComponent(ADMIN_PAGE)}`)
  })

  test('reads and changes nothing for admins until it is on, then goes on where they were', async () => {
    const { browser } = await newAdmin()
    const asked = `?redirectTo=${encodeURIComponent(ADMIN_PAGE)}`
    for (const path of [ADMIN_PAGE, '/admin/question-generator/items.data?state=draft']) {
      expect((await browser.get(path)).location).toBe(`${PAGE}${asked}`)
    }
    const post = await browser.post('/admin/account-holder', { email: 'a@example.com', holder: 'teen', reason: 'because of a test' })
    expect(post.location).toMatch(new RegExp(`^${PAGE}\\?`))

    expect((await browser.get(`${PAGE}${asked}`)).text).toContain('Admins need it')
    expect((await browser.post(`${PAGE}${asked}`, password)).location).toBe(`${SET_UP}${asked}`)
    const secret = secretIn(await browser.get(`${SET_UP}${asked}`))
    expect((await browser.post(`${SET_UP}${asked}`, { code: codeOf(secret) })).location).toBe(`${CODES}${asked}`)
    const page = await browser.get(`${CODES}${asked}`)
    expect([codesIn(page).length, page.text.includes(`action="${CODES}/saved${asked}"`)]).toEqual([10, true])
    expect((await browser.post(`${CODES}/saved${asked}`)).location).toBe(ADMIN_PAGE)
    expect((await browser.get(ADMIN_PAGE)).status).toBe(200)
  })
})

describe('an admin at /admin/second-factor', () => {
  const ADDRESS = '/admin/second-factor'
  const reason = 'Seen at the door with a passport'

  test('takes it off an account, signs its devices out, and both the log and the owner know', async () => {
    const { student: admin, browser } = await signedIn({ role: 'admin' })
    const holder = await withFactor()
    const page = await browser.post(ADDRESS, { email: holder.student.email.toUpperCase(), reason })
    expect([page.status, page.location]).toEqual([303, ADDRESS])
    expect((await holder.browser.get('/api/me')).status).toBe(401)
    expect((await openBrowser().call('/api/login', { email: holder.student.email, password: DEMO_PASSWORD })).status).toBe(200)
    expect(await subjectsTo(holder.student.email)).toContain('Your second factor was reset')
    expect(await db.auditLog.findFirst({ where: { target: holder.student.id } })).toMatchObject({
      actorId: admin.id,
      action: 'reset second factor',
      before: { since: expect.stringMatching(/^20\d\d-/) },
      after: { reason },
    })
  })

  test('may do it for another admin, who has to set it up again, and never for themselves', async () => {
    const { student: admin, browser } = await signedIn({ role: 'admin' })
    const own = await browser.post(ADDRESS, { email: admin.email, reason })
    expect([own.status, own.text.includes('another admin has to do it')]).toEqual([403, true])
    const other = await signedIn({ role: 'admin' })
    expect((await browser.post(ADDRESS, { email: other.student.email, reason })).status).toBe(303)
    await logIn(other.browser, other.student.email)
    expect((await other.browser.get(ADDRESS)).location).toBe(`${PAGE}?redirectTo=${encodeURIComponent(ADDRESS)}`)
    expect(await db.secondFactor.count({ where: { userId: admin.id } })).toBe(1)
  })

  test('gives a reason, and names an account that has one', async () => {
    const { browser } = await signedIn({ role: 'admin' })
    const { student } = await signedIn()
    expect((await browser.post(ADDRESS, { email: student.email, reason })).status).toBe(404)
    expect((await browser.post(ADDRESS, { email: 'nobody@example.com', reason })).status).toBe(404)
    expect((await browser.post(ADDRESS, { email: student.email, reason: 'short' })).status).toBe(400)
  })

  test('is no place for a student', async () => {
    const { browser } = await signedIn()
    const { student } = await signedIn({ hasSecondFactor: true })
    expect((await browser.post(ADDRESS, { email: student.email, reason })).status).toBe(403)
    expect(await freshCode(student.email)).toMatch(/^\d{6}$/)
    expect(await db.secondFactor.count({ where: { userId: student.id } })).toBe(1)
  })
})
