/** Another email address: confirmed by its owner, told to the old one, and silent about who has an account. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { DAY_MS } from '~/utils/time/durations'
import { createStudent, DEMO_PASSWORD } from '../../../factories/accounts'
import { type Browser, openBrowser, type Page, signedIn } from '../../../support/browser'
import { inbox, mailTo, tokenMailedTo } from '../../../support/post-office'

const PATH = '/profile/email'
const CONFIRMATION = `${PATH}/confirmation`

let counter = 0
const someAddress = () => `moved-${process.pid}-${++counter}@example.com`
const ask = (browser: Browser, email: string, currentPassword = DEMO_PASSWORD) => browser.post(PATH, { email, currentPassword })
const logIn = (email: string, browser = openBrowser()) => browser.call('/api/login', { email, password: DEMO_PASSWORD })
const subjectsOf = async (email: string) => (await mailTo(email)).map(({ subject }) => subject)

/** Somebody who has asked for another address and has its link. */
async function asked(shape: Parameters<typeof signedIn>[0] = {}) {
  const { browser, student } = await signedIn(shape)
  const email = someAddress()
  await ask(browser, email)
  return { browser, student, email, token: await tokenMailedTo(email) }
}

/** Follows the link and presses its button. */
async function confirm(browser: Browser, token: string): Promise<Page> {
  await browser.get(`${CONFIRMATION}?token=${token}`)
  return browser.post(CONFIRMATION)
}

describe('asking for another address', () => {
  test('changes nothing yet, shows what waits, and mails the link there and a word to the old one', async () => {
    const { browser, student, email } = await asked()
    const { text } = await browser.get(PATH)
    expect(text).toContain(`Waiting for ${email}`)
    expect(await subjectsOf(email)).toEqual(['Confirm your new email address'])
    expect(await subjectsOf(student.email)).toEqual(['Your email address is about to change'])
    expect((await logIn(student.email)).status).toBe(200)
    expect((await logIn(email)).status).toBe(400)
  })

  test('with an address that has an account answers and looks the same, and mails its owner', async () => {
    const taken = (await createStudent()).email
    const answers = []
    for (const email of [taken, someAddress()]) {
      const { browser } = await signedIn({ firstName: 'Same' })
      const page = await ask(browser, email)
      const shown = await browser.get(PATH)
      const text = shown.text.replaceAll(email, 'NEW').replaceAll(/student-[\w-]+@example.com/g, 'OLD')
      answers.push({
        status: page.status,
        location: page.location,
        headers: [...page.headers.keys()],
        text: text.replace(/device.js.*/, ''),
      })
    }
    expect(answers[0]).toEqual(answers[1])
    expect(await subjectsOf(taken)).toEqual(['You already have a Stanine account'])
    expect((await inbox(taken))[0]?.links.some((link) => link.includes('token'))).toBe(false)
  })

  test.each([
    ['a wrong password', { currentPassword: 'not-this-one' }, 'This is not your current password'],
    ['no password', { currentPassword: '' }, 'Please enter your current password'],
    ['no address', { email: 'ada@home' }, 'Please enter a valid email address'],
  ])('with %s is refused, keeps the address that was typed and mails nobody', async (_name, changes, message) => {
    const { browser, student } = await signedIn()
    const fields = { email: someAddress(), currentPassword: DEMO_PASSWORD, ...changes }
    const page = await browser.post(PATH, fields)
    expect([page.status, page.text.includes(message)]).toEqual([400, true])
    expect(page.text).toContain(`value="${fields.email}"`)
    expect(page.text).not.toContain(`value="${DEMO_PASSWORD}"`)
    expect(await db.mailRecord.count({ where: { recipient: { in: [fields.email, student.email] } } })).toBe(0)
  })

  test('is refused for one’s own address, in any letters', async () => {
    const { browser, student } = await signedIn()
    const page = await ask(browser, student.email.toUpperCase())
    expect([page.status, page.text.includes('This is your address already')]).toEqual([400, true])
  })

  test('takes the password’s tries together with the other forms that ask for it', async () => {
    const { browser } = await signedIn()
    for (let turn = 0; turn < 10; turn++) await ask(browser, someAddress(), 'guess')
    expect((await ask(browser, someAddress())).status).toBe(429)
    const change = { currentPassword: DEMO_PASSWORD, password: 'another-one', confirmPassword: 'another-one' }
    expect((await browser.post('/profile/password', change)).status).toBe(429)
  })

  test('sends five links a day, says so, and the last one works', async () => {
    const { browser, email } = await asked()
    for (let turn = 0; turn < 4; turn++) expect((await browser.post(`${PATH}/link`)).location).toBe(PATH)
    await browser.post(`${PATH}/link`)
    expect((await browser.get(PATH)).text).toContain('Please wait until tomorrow')
    const sixth = await ask(browser, someAddress())
    expect([sixth.status, sixth.text.includes('Please wait until tomorrow')]).toEqual([429, true])
    expect((await browser.get(PATH)).text).toContain(`Waiting for ${email}`)
    // The mails between were overtaken before they left.
    expect(await subjectsOf(email)).toHaveLength(2)
    expect((await confirm(browser, await tokenMailedTo(email))).status).toBe(303)
  })

  test('says nothing of links that others have sent to the address', async () => {
    const email = someAddress()
    for (let other = 0; other < 5; other++) await ask((await signedIn()).browser, email)
    const { browser } = await signedIn()
    expect((await ask(browser, email)).status).toBe(303)
    expect((await browser.get(PATH)).text).toContain(`Waiting for ${email}`)
    expect(await db.mailRecord.count({ where: { recipient: email } })).toBe(5)
  })
})

describe('the link', () => {
  test('leaves the address bar at once, shows a button, and no GET confirms', async () => {
    const { browser, student, token, email } = await asked()
    const page = await browser.get(`${CONFIRMATION}?token=${token}`)
    expect([page.status, page.location]).toEqual([302, CONFIRMATION])
    for (const _ of [1, 2]) expect((await browser.get(CONFIRMATION)).text).toContain(email)
    expect(await db.user.findUniqueOrThrow({ where: { id: student.id } })).toMatchObject({ email: student.email })
  })

  test('moves the account: sign-in, sessions, other links, and a last mail to the old address', async () => {
    const { browser, student, email, token } = await asked()
    const other = openBrowser()
    await logIn(student.email, other)
    await openBrowser().post('/forgot-password', { email: student.email })
    const reset = await tokenMailedTo(student.email)

    const copied = browser.copy()
    const page = await confirm(browser, token)
    expect([page.status, page.location]).toEqual([303, PATH])
    expect((await browser.get(PATH)).text).toContain('Email address changed')
    for (const device of [other, copied]) expect((await device.get('/dashboard')).location).toContain('/login')

    expect([(await logIn(email)).status, (await logIn(student.email)).status]).toEqual([200, 400])
    const reader = openBrowser()
    await reader.get(`/reset-password?token=${reset}`)
    expect((await reader.post('/reset-password', { password: 'from-the-link', confirmPassword: 'from-the-link' })).status).toBe(400)
    expect((await subjectsOf(student.email))[0]).toBe('Your email address was changed')
  })

  test('asks a browser that is not signed in to log in first, and then works there', async () => {
    const { student, email, token } = await asked()
    const elsewhere = openBrowser()
    await elsewhere.get(`${CONFIRMATION}?token=${token}`)
    expect((await elsewhere.get(CONFIRMATION)).location).toBe(`/login?redirectTo=${encodeURIComponent(CONFIRMATION)}`)
    expect((await elsewhere.post(CONFIRMATION)).location).toContain('/login')
    await logIn(student.email, elsewhere)
    expect((await elsewhere.post(CONFIRMATION)).status).toBe(303)
    expect((await logIn(email)).status).toBe(200)
  })

  test('does nothing for another account, nor for a token of another kind', async () => {
    const { student, token } = await asked()
    const { browser: stranger, student: other } = await signedIn()
    expect((await confirm(stranger, token)).status).toBe(400)
    await openBrowser().post('/forgot-password', { email: other.email })
    expect((await confirm(stranger, await tokenMailedTo(other.email))).status).toBe(400)
    expect((await confirm(stranger, 'made-up')).text).toContain('This link does not work here')
    expect((await logIn(student.email)).status).toBe(200)
  })

  test('works once, for a day, and only the newest does', async () => {
    const { browser, email, token, student } = await asked()
    await browser.post(`${PATH}/link`)
    const newer = await tokenMailedTo(email)
    expect((await confirm(browser, token)).status).toBe(400)
    await db.emailChange.update({ where: { userId: student.id }, data: { expiresAt: new Date() } })
    expect((await confirm(browser, newer)).status).toBe(400)
    await db.emailChange.update({ where: { userId: student.id }, data: { expiresAt: new Date(Date.now() + DAY_MS) } })
    expect([(await confirm(browser, newer)).status, (await confirm(browser, newer)).status]).toEqual([303, 400])
  })

  test('dies when the change is called off or another address is asked for', async () => {
    const first = await asked()
    await first.browser.post(`${PATH}/cancellation`)
    expect((await first.browser.get(PATH)).text).not.toContain('Waiting for')
    expect((await confirm(first.browser, first.token)).status).toBe(400)
    expect((await first.browser.post(`${PATH}/link`)).status).toBe(303)

    const second = await asked()
    await ask(second.browser, someAddress())
    expect((await confirm(second.browser, second.token)).status).toBe(400)
  })

  test('dies when the owner chooses a new password by mail, as the word to the old address says', async () => {
    const { browser, student, token } = await asked()
    await openBrowser().post('/forgot-password', { email: student.email })
    const owner = openBrowser()
    await owner.get(`/reset-password?token=${await tokenMailedTo(student.email)}`)
    await owner.post('/reset-password', { password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD })
    await logIn(student.email, browser)
    expect((await confirm(browser, token)).status).toBe(400)
  })

  test('is told kindly when somebody else has the address by now, and nothing is lost', async () => {
    const { browser, student, email, token } = await asked()
    await createStudent({ email })
    const page = await confirm(browser, token)
    expect([page.status, page.text.includes('This address belongs to another account now')]).toEqual([409, true])
    expect((await browser.get('/api/me')).status).toBe(200)
    expect((await logIn(student.email)).status).toBe(200)
  })
})

describe('a child under 13', () => {
  const childOf = (parentEmail: string) => ({ level: 'ssat-middle', gradeApplied: 7, holder: 'child', parentEmail }) as const

  test('does not take its parent’s address, however it is written', async () => {
    const parent = someAddress()
    const { browser } = await signedIn({ profile: childOf(parent) })
    const page = await ask(browser, parent.replace('@', '+kid@'))
    expect([page.status, page.text.includes('This is your parent’s address')]).toEqual([400, true])
  })

  test('nor does a parent’s address become its own after it was asked for', async () => {
    const { browser, student, email, token } = await asked({ profile: childOf(someAddress()) })
    await db.studentProfile.update({ where: { userId: student.id }, data: { parentEmail: email } })
    const page = await confirm(browser, token)
    expect([page.status, page.text.includes('the parent need two addresses')]).toEqual([409, true])
    expect((await logIn(student.email)).status).toBe(200)
  })
})
