/** Wrong passwords by strangers: they shut other strangers out, never the owner, and tell nothing about who has an account. */
import { describe, expect, test } from 'vitest'
import { countTry } from '~/auth/limits.server'
import { db } from '~/db.server'
import { createStudent, DEMO_PASSWORD } from '../../factories/accounts'
import { registration } from '../../factories/registration'
import { type Browser, openBrowser, signedIn } from '../../support/browser'
import { mailTo, tokenMailedTo } from '../../support/post-office'

const wrongTry = (email: string, browser: Browser, turn = 0) => browser.call('/api/login', { email, password: `guess ${turn}` })
const rightTry = (email: string, browser: Browser) => browser.call('/api/login', { email, password: DEMO_PASSWORD })

/** So many wrong tries at one account, each from another network. */
async function strangersTry(email: string, times: number) {
  const answers = []
  for (let turn = 0; turn < times; turn++) answers.push(await wrongTry(email, openBrowser(), turn))
  return answers
}

/** So many wrong tries were counted, without the work of each. */
async function strangersTried(email: string, times = 20) {
  for (let turn = 0; turn < times; turn++) await countTry('sign-in strangers', email)
}

/** Where the link in the newest mail leads. */
async function proofMailedTo(email: string): Promise<string> {
  const [newest] = await mailTo(email)
  expect(newest?.subject).toBe('Are you trying to log in?')
  const link = new URL(newest?.links.find((one) => one.includes('token=')) ?? '')
  return link.pathname + link.search
}

describe('after twenty wrong tries from elsewhere', () => {
  test('strangers need a proof that is sent by mail, and are told so, with the right password too', async () => {
    const { email } = await createStudent()
    const answers = await strangersTry(email, 21)
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(400), 429])
    const { status, json, headers } = await rightTry(email, openBrowser())
    expect([status, json.message]).toEqual([429, expect.stringMatching(/sent an email.*follow the link/)])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('the page says the same, keeps the address and answers 429', async () => {
    const { email } = await createStudent()
    await strangersTried(email)
    const page = await openBrowser().post('/login', { email, password: DEMO_PASSWORD })
    expect([page.status, page.text.includes('Please check your email'), page.text.includes(email)]).toEqual([429, true, true])
    expect(page.text).not.toContain(DEMO_PASSWORD)
  })

  test('one mail is sent, however many tries follow at once', async () => {
    const { email } = await createStudent()
    await strangersTried(email)
    await Promise.all(Array.from({ length: 20 }, () => wrongTry(email, openBrowser())))
    expect(await mailTo(email)).toHaveLength(1)
  })

  test('the link lets its browser in with the right password, and no other', async () => {
    const { email } = await createStudent()
    await strangersTried(email)
    await wrongTry(email, openBrowser())
    const owner = openBrowser()
    const page = await owner.get(await proofMailedTo(email))
    expect([page.status, page.location]).toEqual([302, '/login'])
    expect((await owner.get('/login')).text).toContain('Now log in with your password in this browser.')
    expect((await wrongTry(email, owner)).status).toBe(400)
    expect((await rightTry(email, openBrowser())).status).toBe(429)
    expect((await rightTry(email, owner)).status).toBe(200)
  })

  test('a browser that signed in before gets in from anywhere', async () => {
    const { student, browser } = await signedIn()
    await browser.post('/logout')
    await strangersTried(student.email)
    const abroad = browser.copy()
    expect((await wrongTry(student.email, abroad)).status).toBe(400)
    expect((await rightTry(student.email, abroad)).status).toBe(200)
  })

  test('the right password gets in from a network where it did before, and a wrong one is told nothing of that', async () => {
    const { student, browser } = await signedIn()
    await strangersTried(student.email)
    const cleared = () => openBrowser(browser.address)
    expect((await wrongTry(student.email, cleared())).status).toBe(429)
    expect((await rightTry(student.email, cleared())).status).toBe(200)
    expect((await rightTry(student.email, openBrowser())).status).toBe(429)
  })

  test('a new password by mail lets its browser in', async () => {
    const { email } = await createStudent()
    await strangersTried(email)
    const owner = openBrowser()
    await owner.post('/forgot-password', { email })
    const link = (await mailTo(email))[0]?.links.find((one) => one.includes('reset-password?')) ?? ''
    await owner.get(new URL(link).pathname + new URL(link).search)
    await owner.post('/reset-password', { password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD })
    expect((await rightTry(email, owner)).status).toBe(200)
  })

  test('an address that nobody has behaves the same, and gets no mail', async () => {
    const [known, unknown] = [(await createStudent()).email, registration().email]
    const said = async (email: string) => {
      const answers = await strangersTry(email, 24)
      return answers.map(({ status, json, headers }) => [status, json, [...headers.keys()]])
    }
    expect(await said(unknown)).toEqual(await said(known))
    expect(await mailTo(unknown)).toEqual([])
    expect(await db.mailRecord.count({ where: { recipient: unknown } })).toBe(0)
  })
})

describe('what is counted', () => {
  test('twenty of a hundred wrong tries at once are looked at', async () => {
    const { email } = await createStudent()
    const answers = await Promise.all(Array.from({ length: 100 }, () => wrongTry(email, openBrowser())))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(80)
  })

  test('the right password, used as often as one likes, is no wrong try', async () => {
    const { email } = await createStudent()
    for (let day = 0; day < 25; day++) expect((await rightTry(email, openBrowser())).status).toBe(200)
    expect((await strangersTry(email, 20)).every(({ status }) => status === 400)).toBe(true)
  })

  test('one network is heard sixty times in four hours for one account, whatever it knows', async () => {
    const { student, browser } = await signedIn()
    for (let turn = 0; turn < 60; turn++) await countTry('sign-in account', `${student.email} ${browser.address}`)
    expect((await rightTry(student.email, openBrowser(browser.address))).status).toBe(429)
    expect((await rightTry(student.email, browser.copy())).status).toBe(200)
  })

  test('a known browser has ten wrong tries in an hour; then it is a stranger', async () => {
    const { student, browser } = await signedIn()
    await strangersTried(student.email)
    const stolen = browser.copy()
    const statuses: number[] = []
    for (let turn = 0; turn < 12; turn++) statuses.push((await wrongTry(student.email, stolen, turn)).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  })

  test('a known browser has sixty wrong tries in a day, and right ones are none of them', async () => {
    const { student, browser } = await signedIn()
    for (let turn = 0; turn < 62; turn++) {
      await db.rateLimit.deleteMany({ where: { key: { startsWith: 'sign-in device:' } } })
      if (turn === 30) expect((await rightTry(student.email, browser)).status).toBe(200)
      else if (turn < 61) expect((await wrongTry(student.email, browser, turn)).status).toBe(400)
    }
    await strangersTried(student.email)
    await db.rateLimit.deleteMany({ where: { key: { startsWith: 'sign-in device:' } } })
    expect((await rightTry(student.email, browser)).status).toBe(200)
    expect((await wrongTry(student.email, browser)).status).toBe(429)
  })

  test('an IPv6 network counts by its first 64 bits', async () => {
    const { email } = await createStudent()
    const from = (address: string) => wrongTry(email, openBrowser(address))
    for (let turn = 0; turn < 60; turn++) await countTry('sign-in account', `${email} 2001:db8:${process.pid.toString(16)}:1::/64`)
    await from(`2001:db8:${process.pid.toString(16)}:1::7`)
    const before = await db.rateLimit.count()
    await from(`2001:DB8:${process.pid.toString(16)}:0001:ffff:1:2:3`)
    expect(await db.rateLimit.count()).toBe(before)
    await from(`2001:db8:${process.pid.toString(16)}:2::1`)
    expect(await db.rateLimit.count()).toBeGreaterThan(before)
  })
})

describe('the cookie of a known browser', () => {
  test('is sealed, lasts a year, names no address, and signs nobody in', async () => {
    const { email } = await createStudent()
    const browser = openBrowser()
    const { headers } = await browser.post('/login', { email, password: DEMO_PASSWORD })
    const line = headers.getSetCookie().find((cookie) => cookie.startsWith('stanine_device=')) ?? ''
    expect(line).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    const value = decodeURIComponent(line.split(/[=;]/, 2)[1] ?? '')
    expect(Buffer.from(value, 'base64').toString()).not.toContain(email.split('@')[0])
    browser.cookies.delete('stanine_student')
    expect((await browser.get('/api/me')).status).toBe(401)
  })

  test('of another account is worth nothing, nor is one that somebody made up', async () => {
    const { email } = await createStudent()
    await strangersTried(email)
    const { browser: other } = await signedIn()
    expect((await rightTry(email, other.copy())).status).toBe(429)

    const { browser: own } = await signedIn()
    const [seal] = (own.cookies.get('stanine_device') ?? '').split('.').slice(-1)
    const forged = openBrowser()
    const claim = Buffer.from(JSON.stringify([{ account: 'any', device: 'any' }])).toString('base64')
    forged.cookies.set('stanine_device', `${encodeURIComponent(claim)}.${seal}`)
    expect((await rightTry(email, forged)).status).toBe(429)
  })

  test.each(['at the profile', 'by mail'])(
    'ends in other browsers with a new password %s, and not in the one that chose it',
    async (where) => {
      const { student, browser } = await signedIn()
      const { email } = student
      const old = openBrowser()
      await rightTry(email, old)
      const fresh = { password: 'of-my-own-now', confirmPassword: 'of-my-own-now' }
      if (where === 'by mail') {
        await browser.post('/logout')
        await browser.post('/forgot-password', { email })
        await browser.followLink(`/reset-password?token=${await tokenMailedTo(email)}`)
        await browser.post('/reset-password', fresh)
      } else await browser.post('/profile/password', { ...fresh, currentPassword: DEMO_PASSWORD })

      await db.knownNetwork.deleteMany({ where: { userId: student.id } })
      await strangersTried(email)
      const withNew = (one: Browser) => one.call('/api/login', { email, password: fresh.password })
      expect((await withNew(old)).status).toBe(429)
      expect((await withNew(browser.copy())).status).toBe(200)
    },
  )

  test('keeps all children of a family who share a browser', async () => {
    const children = await Promise.all([1, 2, 3, 4].map(() => createStudent()))
    const shared = openBrowser()
    for (const { email } of children) expect((await rightTry(email, shared)).status).toBe(200)
    for (const { email } of children) {
      await strangersTried(email)
      expect((await rightTry(email, shared.copy())).status).toBe(200)
    }
  })
})

describe('the link of the proof', () => {
  test.each(['nothing', 'a.b', `${'a'.repeat(21)}.${'b'.repeat(43)}`, `x.${'ä'.repeat(43)}`])('is refused when it is %s', async (token) => {
    const browser = openBrowser()
    const page = await browser.get(`/login?token=${encodeURIComponent(token)}`)
    expect([page.status, page.location, browser.cookies.has('stanine_device')]).toEqual([302, '/login', false])
    expect((await browser.get('/login')).text).toContain('This link no longer works')
  })

  test('opens no other account and is no link of another kind', async () => {
    const [first, second] = [await createStudent(), await createStudent()]
    await strangersTried(first.email)
    await wrongTry(first.email, openBrowser())
    await strangersTried(second.email)
    await wrongTry(second.email, openBrowser())
    const browser = openBrowser()
    const path = await proofMailedTo(first.email)
    await browser.get(path)
    expect((await rightTry(second.email, browser)).status).toBe(429)

    const token = encodeURIComponent(new URLSearchParams(path.split('?')[1]).get('token') ?? '')
    expect((await openBrowser().get(`/api/verify-email?token=${token}`)).status).toBe(400)
  })
})
