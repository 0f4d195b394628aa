/** The first pages of an account: what was typed, and where one was going, survive a mistake. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { registration } from '../../factories/registration'
import { type Browser, openBrowser, signedIn } from '../../support/browser'

const TEEN = { holder: 'teen', level: 'isee-upper', gradeApplied: '9', timeZone: 'America/New_York', timePercent: '100' }
const GOAL = '/premium/mistakes'
const QUERY = `redirectTo=${encodeURIComponent(GOAL)}`

/** React separates the texts of one line by comments. */
const dashboardOf = async (browser: Browser) => (await browser.get('/dashboard')).text.replaceAll('<!-- -->', '')

test('the welcome page leads on to where one was going, also after a mistake', async () => {
  const { browser } = await signedIn({ profile: null })
  const { text } = await browser.get(`/welcome?${QUERY}`)
  expect(text).toContain(`action="/welcome?${QUERY}"`)
  const refused = await browser.post(`/welcome?${QUERY}`, { ...TEEN, level: '', redirectTo: GOAL })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain(`name="redirectTo" value="${GOAL}"`)
  expect((await browser.post(`/welcome?${QUERY}`, { ...TEEN, redirectTo: GOAL })).location).toBe(GOAL)
})

test.each(['/welcome', '/profile'])('a test on a day that is over is refused at %s, and what was typed stays', async (path) => {
  const { student, browser } = await signedIn({ profile: path === '/welcome' ? null : undefined })
  const refused = await browser.post(path, { ...TEEN, gradeApplied: '10', testDate: '2020-01-02' })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('This day is over. Please enter the day of a test to come, or leave it empty')
  expect(refused.text).toContain('value="2020-01-02"')
  expect(await db.studentProfile.count({ where: { userId: student.id, gradeApplied: 10 } })).toBe(0)

  const today = new Intl.DateTimeFormat('en-CA', { timeZone: TEEN.timeZone }).format()
  expect((await browser.post(path, { ...TEEN, gradeApplied: '10', testDate: today })).status).toBe(303)
  expect(await db.studentProfile.count({ where: { userId: student.id, gradeApplied: 10 } })).toBe(1)
})

test('a test that has been keeps nothing else from being saved', async () => {
  const { student, browser } = await signedIn()
  await db.studentProfile.update({ where: { userId: student.id }, data: { testDate: new Date('2020-01-02') } })
  expect((await browser.post('/profile', { ...TEEN, gradeApplied: '11', testDate: '2020-01-02' })).status).toBe(303)
  expect((await browser.post('/profile', { ...TEEN, gradeApplied: '11', testDate: '2020-01-03' })).status).toBe(400)
})

test('sign-in does so too', async () => {
  const refused = await openBrowser().post(`/login?${QUERY}`, { email: 'nobody@example.com', password: 'not-this-one', redirectTo: GOAL })
  expect(refused.text).toContain(`name="redirectTo" value="${GOAL}"`)
})

test('a parent’s account greets the child who practices with it; nobody else is asked for another name there', async () => {
  const { browser, student } = await signedIn({ profile: null, firstName: 'Grace' })
  await browser.post('/welcome', { ...TEEN, holder: 'parent', childName: 'Noor' })
  expect(await dashboardOf(browser)).toContain('Welcome back, Noor')
  expect((await browser.get('/profile/name')).text).toContain('value="Noor"')
  // What is prepared for changes, the name does not.
  await browser.post('/profile', { ...TEEN, holder: 'parent' })
  expect(await db.user.findUniqueOrThrow({ where: { id: student.id } })).toMatchObject({ preferredName: 'Noor' })

  const other = await signedIn({ profile: null, firstName: 'Grace' })
  expect((await other.browser.post('/welcome', { ...TEEN, holder: 'parent', childName: 'see www.evil.example' })).status).toBe(400)
  await other.browser.post('/welcome', { ...TEEN, childName: 'Noor' })
  expect(await db.user.findUniqueOrThrow({ where: { id: other.student.id } })).toMatchObject({ preferredName: null })
  expect(await dashboardOf(other.browser)).toContain('Welcome back, Grace')
})

test('whoever mistyped the address corrects it without typing the names again', async () => {
  const browser = openBrowser()
  const person = registration()
  const fields = { ...person, confirmPassword: person.password }
  await browser.post('/register', fields)
  expect((await browser.get('/register/check-email')).text).toContain('href="/register?correct=address"')
  const { text } = await browser.get('/register?correct=address')
  for (const typed of [person.firstName, person.lastName, person.username, person.email]) expect(text).toContain(`value="${typed}"`)
  expect(text).not.toContain(person.password)

  const email = `right-${person.email}`
  expect((await browser.post('/register?correct=address', { ...fields, email })).location).toBe('/register/check-email')
  expect((await browser.get('/register/check-email')).text).toContain(email)
  expect((await openBrowser().get('/register?correct=address')).text).not.toContain(person.username)
})
