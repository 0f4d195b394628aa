/** Signing in with a second factor: by the forms and by call, how often one may try, and what a new password does not open. */
import { describe, expect, test } from 'vitest'
import { countTry } from '~/auth/limits.server'
import { db } from '~/db.server'
import { renewRecoveryCodes } from '~/models/accounts/second-factor/recovery-codes.server'
import { asStudent, createStudent, DEMO_PASSWORD, freshCode } from '../../factories/accounts'
import { codeOf, DEMO_SECRET } from '../../factories/authenticator'
import { type Browser, logIn, openBrowser, signedIn } from '../../support/browser'
import { mailTo, tokenMailedTo } from '../../support/post-office'

const STEP = 30_000
const PAGE = '/login/second-factor'
const withFactor = () => createStudent({ hasSecondFactor: true })
/** Of another day, so never right. */
const WRONG = codeOf(DEMO_SECRET, 0)

async function atTheCode(email: string, browser: Browser = openBrowser(), redirectTo?: string) {
  const page = await browser.post('/login', { email, password: DEMO_PASSWORD, redirectTo })
  expect([page.status, page.location?.split('?')[0]]).toEqual([303, PAGE])
  return browser
}

const isSignedIn = async (browser: Browser) => (await browser.get('/api/me')).status === 200

describe('the forms', () => {
  test('ask for a code after the right password, sign in with it, and lead where the visitor was going', async () => {
    const { email } = await withFactor()
    const browser = await atTheCode(email, openBrowser(), '/premium/mistakes?page=2')
    expect([await isSignedIn(browser), browser.cookies.has('stanine_student'), browser.cookies.has('stanine_device')]).toEqual([
      false,
      false,
      false,
    ])
    const address = `${PAGE}?redirectTo=${encodeURIComponent('/premium/mistakes?page=2')}`
    const shown = await browser.get(address)
    expect([shown.status, shown.headers.get('cache-control'), shown.text.includes('Enter your code')]).toEqual([200, 'no-store', true])
    expect(shown.text).not.toContain(email)

    const page = await browser.post(address, { code: await freshCode(email) })
    expect([page.status, page.location]).toEqual([303, '/premium/mistakes?page=2'])
    expect([await isSignedIn(browser), browser.cookies.has('stanine_attempt')]).toEqual([true, false])
  })

  test('never lead to another site', async () => {
    const { email } = await withFactor()
    const browser = await atTheCode(email)
    const page = await browser.post(`${PAGE}?redirectTo=${encodeURIComponent('//evil.example')}`, { code: await freshCode(email) })
    expect(page.location).toBe('/dashboard')
  })

  test('take a code with a blank in it, and a recovery code, which is mailed', async () => {
    const { id, email } = await withFactor()
    const [recovery = ''] = (await renewRecoveryCodes(asStudent(id))) ?? []
    const blank = await atTheCode(email)
    const code = await freshCode(email)
    expect((await blank.post(PAGE, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(303)
    const paper = await atTheCode(email)
    expect((await paper.post(PAGE, { code: recovery })).status).toBe(303)
    expect(await isSignedIn(paper)).toBe(true)
    expect((await mailTo(email))[0]?.subject).toBe('A recovery code was used')
    const again = await atTheCode(email)
    expect((await again.post(PAGE, { code: recovery })).status).toBe(400)
  })

  test('show nothing of what was typed, say how many tries are left, and end after five wrong codes', async () => {
    const { email } = await withFactor()
    const browser = await atTheCode(email)
    for (const left of ['4 tries are', '3 tries are', '2 tries are', 'One try is']) {
      const page = await browser.post(PAGE, { code: WRONG })
      expect([page.status, page.text.includes(`${left} left`), page.text.includes(WRONG)]).toEqual([400, true, false])
    }
    const stolen = browser.copy()
    const fifth = await browser.post(PAGE, { code: WRONG })
    expect([fifth.status, fifth.location]).toEqual([303, '/login'])
    expect((await browser.get('/login')).text).toContain('Please log in again')
    const late = await stolen.post(PAGE, { code: await freshCode(email) })
    expect([late.location, await isSignedIn(stolen)]).toEqual(['/login', false])
  })

  test('refuse what is no code without using up a try', async () => {
    const { email } = await withFactor()
    const browser = await atTheCode(email)
    for (const code of ['', '12345', 'abcdef', '1'.repeat(50)]) expect((await browser.post(PAGE, { code })).status).toBe(400)
    expect(await db.signInAttempt.findFirst({ where: { user: { email } } })).toMatchObject({ triesLeft: 5 })
  })

  test('wait ten minutes', async () => {
    const { email } = await withFactor()
    const browser = await atTheCode(email)
    const minutes = await db.signInAttempt.findFirstOrThrow({ where: { user: { email } } })
    expect((minutes.expiresAt.getTime() - Date.now()) / 60_000).toBeCloseTo(10, 0)
    await db.signInAttempt.updateMany({ where: { user: { email } }, data: { expiresAt: new Date() } })
    const page = await browser.get(`${PAGE}?redirectTo=%2Fprofile`)
    expect(page.location).toBe('/login?redirectTo=%2Fprofile')
    expect((await browser.post(PAGE, { code: await freshCode(email) })).location).toBe('/login')
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('show the second step to nobody who has not passed the first, or is signed in', async () => {
    expect((await openBrowser().get(PAGE)).location).toBe('/login')
    expect((await openBrowser().post(PAGE, { code: '123456' })).location).toBe('/login')
    const forged = openBrowser()
    forged.cookies.set('stanine_attempt', encodeURIComponent(Buffer.from(JSON.stringify('a'.repeat(43))).toString('base64')))
    expect((await forged.get(PAGE)).location).toBe('/login')
    expect((await (await signedIn()).browser.get(PAGE)).location).toBe('/dashboard')
  })

  test('an attempt of one account signs in to no other', async () => {
    const [first, second] = [await withFactor(), await withFactor()]
    const browser = await atTheCode(first.email)
    await db.secondFactor.deleteMany({ where: { userId: first.id } })
    expect((await browser.post(PAGE, { code: await freshCode(second.email) })).status).toBe(400)
  })
})

describe('POST /api/login', () => {
  const call = (email: string, more: object = {}, browser = openBrowser()) =>
    browser.call('/api/login', { email, password: DEMO_PASSWORD, ...more })

  test('answers 401 with secondFactorRequired without a code, and opens nothing', async () => {
    const { email } = await withFactor()
    const { status, json, headers } = await call(email)
    expect([status, json]).toEqual([401, { message: expect.stringContaining('second factor'), secondFactorRequired: true }])
    expect([headers.getSetCookie(), headers.get('cache-control')]).toEqual([[], 'no-store'])
  })

  test('signs in with a code that comes along, once', async () => {
    const { email } = await withFactor()
    const code = await freshCode(email)
    const browser = openBrowser()
    expect((await call(email, { code }, browser)).status).toBe(200)
    expect(await isSignedIn(browser)).toBe(true)
    const again = await call(email, { code })
    expect([again.status, again.json.secondFactorRequired]).toEqual([401, true])
  })

  test('takes a recovery code, and ignores a code where none is asked for', async () => {
    const { id, email } = await withFactor()
    const [code] = (await renewRecoveryCodes(asStudent(id))) ?? []
    expect((await call(email, { code })).status).toBe(200)
    expect((await call((await createStudent()).email, { code: '123456' })).status).toBe(200)
  })

  test('answers 400 to what is no code', async () => {
    const { email } = await withFactor()
    for (const code of ['12345', 123456, ['123456'], { a: 1 }]) expect((await call(email, { code })).status).toBe(400)
  })
})

describe('before the password is right', () => {
  test('nothing tells whether an account has a second factor, nor whether there is one', async () => {
    const emails = [(await withFactor()).email, (await createStudent()).email, `nobody-${process.pid}@example.com`]
    const said = async (email: string) => {
      const shape = ({ status, text, headers }: { status: number; text: string; headers: Headers }) => [
        status,
        text.replaceAll(email, 'EMAIL').replace(/nonce="[^"]*"/g, ''),
        [...headers.keys()],
      ]
      const form = await openBrowser().post('/login', { email, password: 'not this one' })
      const calls = [{}, { code: '123456' }, { code: '1'.repeat(16) }].map((more) =>
        openBrowser().call('/api/login', { email, password: 'not this one', ...more }),
      )
      return [shape(form), ...(await Promise.all(calls)).map(shape)]
    }
    const [first, ...others] = await Promise.all(emails.map(said))
    for (const other of others) expect(other).toEqual(first)
  })

  test('a wrong password with a right code uses nothing up', async () => {
    const { email } = await withFactor()
    const code = await freshCode(email)
    expect((await openBrowser().call('/api/login', { email, password: 'not this one', code })).status).toBe(400)
    expect((await openBrowser().call('/api/login', { email, password: DEMO_PASSWORD, code })).status).toBe(200)
  })
})

describe('somebody who knows the password', () => {
  /** So many wrong codes were counted, without the work of each. */
  const strangersTried = async (userId: string, times = 10) => {
    for (let turn = 0; turn < times; turn++) await countTry('code strangers', userId)
  }
  const tryCode = (email: string, code: string, browser = openBrowser()) =>
    browser.call('/api/login', { email, password: DEMO_PASSWORD, code })

  test('has ten wrong codes in all, by forms and calls together; then not even a right one is taken', async () => {
    const { email } = await withFactor()
    const form = await atTheCode(email)
    for (let turn = 0; turn < 5; turn++) await form.post(PAGE, { code: WRONG })
    for (let turn = 0; turn < 5; turn++) expect((await tryCode(email, WRONG)).status).toBe(401)
    const { status, json, headers } = await tryCode(email, await freshCode(email))
    expect([status, json]).toEqual([429, { message: expect.stringContaining('sent an email'), secondFactorRequired: true }])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(7 * 60 * 60)
    const page = await (await atTheCode(email)).post(PAGE, { code: await freshCode(email) })
    expect([page.status, page.text.includes('That was too many wrong codes')]).toEqual([429, true])
  })

  test('is told on to the owner once, whose link lets the owner’s browser in and no other', async () => {
    const { id, email } = await withFactor()
    await strangersTried(id)
    await Promise.all(Array.from({ length: 5 }, () => tryCode(email, WRONG)))
    const mails = await mailTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Someone knows your password'])
    const owner = openBrowser()
    await owner.get(`/login?token=${encodeURIComponent(await tokenMailedTo(email))}`)
    expect((await tryCode(email, await freshCode(email))).status).toBe(429)
    expect((await tryCode(email, await freshCode(email), owner)).status).toBe(200)
  })

  test('does not keep a browser out that signed in before, nor a recovery code', async () => {
    const { student, browser } = await signedIn({ hasSecondFactor: true })
    const [recovery = ''] = (await renewRecoveryCodes(asStudent(student.id))) ?? []
    await strangersTried(student.id, 12)
    await browser.post('/logout')
    expect((await logIn(browser, student.email)).status).toBe(303)
    expect((await tryCode(student.email, recovery)).status).toBe(200)
  })

  test('has twenty wrong codes in browsers that are known, all together', async () => {
    const { student, browser } = await signedIn({ hasSecondFactor: true })
    for (let turn = 0; turn < 20; turn++) await countTry('code known', student.id)
    const { status, json } = await tryCode(student.email, await freshCode(student.email), browser.copy())
    expect([status, json.message]).toEqual([429, expect.stringContaining('only a recovery code')])
    // Once, in words without a link that would open more tries.
    await tryCode(student.email, await freshCode(student.email), browser.copy())
    const mails = (await mailTo(student.email)).filter(({ subject }) => subject === 'Someone knows your password')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('twenty wrong codes')
    expect(mails[0]?.links.filter((link) => link.includes('token='))).toEqual([])
  })

  test('gains no tries by right codes of the owner, who loses none by them', async () => {
    const { id, email } = await withFactor()
    await strangersTried(id, 9)
    for (let turn = 0; turn < 3; turn++) expect((await tryCode(email, await freshCode(email))).status).toBe(200)
    expect((await tryCode(email, WRONG)).status).toBe(401)
    expect((await tryCode(email, WRONG)).status).toBe(429)
  })
})

describe('a new password by mail', () => {
  test('does not pass the second step, and ends attempts that the old one began', async () => {
    const { email } = await withFactor()
    const begun = await atTheCode(email)
    const owner = openBrowser()
    await owner.post('/forgot-password', { email })
    await owner.get(`/reset-password?token=${encodeURIComponent(await tokenMailedTo(email))}`)
    expect((await owner.post('/reset-password', { password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD })).location).toBe('/login')
    expect(await isSignedIn(owner)).toBe(false)
    expect((await owner.call('/api/login', { email, password: DEMO_PASSWORD })).status).toBe(401)
    expect((await begun.post(PAGE, { code: await freshCode(email) })).location).toBe('/login')
    expect(await isSignedIn(begun)).toBe(false)
  })
})

test('a code of the half minute before signs in, and older ones do not', async () => {
  const { email } = await withFactor()
  for (const [steps, status] of [
    [-3, 401],
    [-1, 200],
  ] as const) {
    const now = Date.now()
    const { status: answered } = await openBrowser().call('/api/login', {
      email,
      password: DEMO_PASSWORD,
      code: codeOf(DEMO_SECRET, now + steps * STEP + (steps === -1 ? 5_000 : 0)),
    })
    expect(answered).toBe(status)
  }
})
