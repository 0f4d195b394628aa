/** A parent's page over HTTP: who gets in, what is seen there and by whom, and what can be decided. */
import { describe, expect, test } from 'vitest'
import { countTry, forgetTries } from '~/auth/limits.server'
import { db } from '~/db.server'
import { buildExport } from '~/jobs/build-export.server'
import { scheduleDeletion } from '~/models/accounts/personal-data/deletion.server'
import { askForExport, readExport } from '~/models/accounts/personal-data/export.server'
import { eraseExpired } from '~/models/accounts/personal-data/retention.server'
import { saveProfile } from '~/models/accounts/profile/profile.server'
import { decideConsent } from '~/models/families/consent.server'
import { addNote, saveIdea } from '~/models/reading/text.server'
import { DAY_MS } from '~/utils/time/durations'
import { asStudent, createStudent, DEMO_PASSWORD } from '../../factories/accounts'
import { readPassage } from '../../factories/practice/readings'
import { type Browser, openBrowser, parentAt, signedIn } from '../../support/browser'
import { mailTo, tokenMailedTo } from '../../support/post-office'

let counter = 0
const someParent = () => `page-parent-${process.pid}-${++counter}@example.com`

/** A child whose parent has agreed, with something written. */
async function childOf(parentEmail: string, firstName = 'Sami') {
  const student = await createStudent({ profile: null, firstName })
  const profile = { level: 'ssat-middle', gradeApplied: 7, timeZone: 'America/New_York', timePercent: 100, accommodations: [] } as const
  await saveProfile({ userId: student.id }, { ...profile, holder: 'child', parentEmail })
  const token = await tokenMailedTo(parentEmail)
  await decideConsent({ token, decision: 'agree' })
  const consent = await db.consent.findFirstOrThrow({ where: { userId: student.id } })
  const essay = { studentId: student.id, promptId: '', exam: 'SSAT', level: 'ssat_middle', subject: 'writing_sample' } as const
  await db.essay.create({ data: { ...essay, number: 1, body: `A tale by ${firstName}.`, wordCount: 4 } })
  return { student, token, consentId: consent.id, page: `/family/children/${consent.id}` }
}

describe('the link', () => {
  test('is asked for alike by a parent, a parent who never agreed, and a stranger; only the first gets a mail', async () => {
    const [parent, asked, stranger] = [someParent(), someParent(), someParent()]
    await childOf(parent)
    const undecided = await createStudent()
    await db.consent.create({
      data: { userId: undecided.id, parentEmail: asked, tokenHash: asked, expiresAt: new Date(Date.now() + DAY_MS) },
    })
    const answers = []
    for (const email of [parent, asked, stranger]) {
      const page = await openBrowser().post('/family', { email })
      answers.push({ status: page.status, location: page.location, text: page.text, flash: page.headers.get('set-cookie')?.slice(0, 60) })
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const mails = await Promise.all(
      [parent, asked, stranger].map(async (email) => (await mailTo(email)).filter(({ subject }) => subject.includes('child’s page'))),
    )
    expect(mails.map(({ length }) => length)).toEqual([1, 0, 0])
  })

  test('moves its token out of the address, changes nothing when it is opened, and works once', async () => {
    const parentEmail = someParent()
    await childOf(parentEmail)
    const browser = openBrowser()
    await browser.post('/family', { email: parentEmail })
    const token = await tokenMailedTo(parentEmail)
    expect((await browser.get(`/family/link?token=${token}`)).location).toBe('/family/link')
    expect((await browser.get('/family/link')).text).toContain('Open the page')
    expect(await db.parentLink.count({ where: { email: parentEmail } })).toBe(1)
    const copy = browser.copy()
    expect((await browser.post('/family/link')).status).toBe(303)
    expect([(await copy.get('/family/link')).status, (await copy.post('/family/link')).status]).toEqual([404, 404])
  })

  test('says so in words when there were too many tries, and is not used up by them', async () => {
    const parentEmail = someParent()
    await childOf(parentEmail)
    const browser = openBrowser()
    await browser.post('/family', { email: parentEmail })
    await browser.get(`/family/link?token=${await tokenMailedTo(parentEmail)}`)
    for (let count = 0; count < 300; count++) await countTry('token address', browser.address)
    const page = await browser.post('/family/link')
    expect([page.status, page.text.includes('Please wait a few minutes and press the button again')]).toEqual([429, true])
    await forgetTries('token address', browser.address)
    expect((await browser.post('/family/link')).status).toBe(303)
  })

  test('is dead after an hour, and when a newer one was mailed', async () => {
    const parentEmail = someParent()
    await childOf(parentEmail)
    await openBrowser().post('/family', { email: parentEmail })
    const older = await tokenMailedTo(parentEmail)
    await openBrowser().post('/family', { email: parentEmail })
    const newer = await tokenMailedTo(parentEmail)
    expect(newer).not.toBe(older)
    const browser = openBrowser()
    await browser.get(`/family/link?token=${older}`)
    expect((await browser.post('/family/link')).status).toBe(404)
    await db.parentLink.updateMany({ where: { email: parentEmail }, data: { expiresAt: new Date() } })
    await browser.get(`/family/link?token=${newer}`)
    expect((await browser.post('/family/link')).status).toBe(404)
  })

  test('in the request for permission opens the page for a day; later a fresh one is mailed to the same address', async () => {
    const parentEmail = someParent()
    const { token, consentId } = await childOf(parentEmail)
    const browser = openBrowser()
    const decide = async (one: Browser) => {
      await one.followLink(`/consent?token=${token}`)
      return one.post('/consent', { decision: 'see' })
    }
    const opened = await decide(browser)
    expect([opened.status, opened.location]).toEqual([303, '/family'])
    expect((await browser.get('/family')).text).toContain('Your children')

    await db.consent.update({ where: { id: consentId }, data: { sentAt: new Date(Date.now() - 2 * DAY_MS) } })
    const late = openBrowser()
    await decide(late)
    expect((await late.get('/family')).text).not.toContain('Your children')
    expect((await mailTo(parentEmail)).some(({ subject }) => subject.includes('child’s page'))).toBe(true)
  })
})

test('a parent’s file does not tell the addresses of other parents, and the child’s own does', async () => {
  const [first, second] = [someParent(), someParent()]
  const { student, consentId } = await childOf(first)
  await db.consent.create({
    data: { userId: student.id, parentEmail: second, tokenHash: second, expiresAt: new Date(), confirmedAt: new Date() },
  })
  await db.mailRecord.create({ data: { template: 'parent-consent', recipient: second, userId: student.id } })
  const held = []
  for (const right of [consentId, null]) {
    await askForExport({ account: asStudent(student.id), consentId: right })
    const { id } = await db.dataExport.findFirstOrThrow({ where: { userId: student.id, consentId: right } })
    held.push(JSON.stringify(await readExport(id)))
  }
  expect(held.map((text) => [text.includes(first), text.includes(second)])).toEqual([
    [true, false],
    [true, true],
  ])
})

describe('the page', () => {
  test('shows what the child did and wrote, what became of the permission, and both children of one parent', async () => {
    const parentEmail = someParent()
    const [sami, mila] = [await childOf(parentEmail), await childOf(parentEmail, 'Mila')]
    const reading = {
      userId: sami.student.id,
      sittingId: await readPassage({ userId: sami.student.id, level: 'ssat-middle', passageId: 'm02' }),
    }
    expect(await addNote({ ...reading, line: 4, text: 'Here it turns.' })).toBe('saved')
    expect(await saveIdea({ ...reading, seen: 0, sentence: 'It is about a turn.' })).toBe('saved')
    const browser = await parentAt(parentEmail)
    const list = await browser.get('/family')
    for (const { page } of [sami, mila]) expect(list.text).toContain(`href="${page}"`)
    const page = await browser.get(sami.page)
    for (const words of [
      'SSAT Middle',
      'A tale by Sami.',
      'Here it turns.',
      'It is about a turn.',
      'We asked you for permission',
      'You agreed',
      sami.student.username,
    ])
      expect(page.text).toContain(words)
    expect(page.text).not.toContain('Mila')
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['', '/export', '/export/file', '/deletion', '/permission'])('is nobody else’s%s', async (part) => {
    const parentEmail = someParent()
    const { page, student } = await childOf(parentEmail)
    const otherParent = someParent()
    await childOf(otherParent, 'Robin')
    const [other, child, admin] = [await parentAt(otherParent), (await signedIn()).browser, (await signedIn({ role: 'admin' })).browser]
    expect((await other.get(page + part)).status).toBe(404)
    for (const browser of [openBrowser(), child, admin]) expect((await browser.get(page + part)).location).toBe('/family')
    if (part === '/export/file') return
    for (const browser of [other, openBrowser(), child]) {
      const answer = await browser.post(page + part, { intent: 'delete', decision: 'refuse' })
      expect([302, 404, 405]).toContain(answer.status)
    }
    expect(await db.accountDeletion.count({ where: { userId: student.id } })).toBe(0)
    expect(await db.dataExport.count({ where: { userId: student.id } })).toBe(0)
    expect(await db.consent.count({ where: { userId: student.id, revokedAt: null } })).toBe(1)
  })

  test('closes when an admin says that the account is not a child’s, when the parent leaves, and after two hours', async () => {
    const parentEmail = someParent()
    const { page, student } = await childOf(parentEmail)
    const browser = await parentAt(parentEmail)
    const copied = browser.copy()
    await db.studentProfile.update({ where: { userId: student.id }, data: { holder: 'teen' } })
    expect((await browser.get(page)).status).toBe(404)
    await browser.post('/family/exit')
    for (const one of [browser, copied]) expect((await one.get(page)).location).toBe('/family')

    await db.studentProfile.update({ where: { userId: student.id }, data: { holder: 'child' } })
    const later = await parentAt(parentEmail)
    expect((await later.get(page)).status).toBe(200)
    await db.parentSession.updateMany({ where: { email: parentEmail }, data: { expiresAt: new Date() } })
    expect((await later.get(page)).location).toBe('/family')
  })
})

describe('a parent', () => {
  test('takes the permission back and gives it again, and each step is dated', async () => {
    const parentEmail = someParent()
    const { page, student, consentId } = await childOf(parentEmail)
    const browser = await parentAt(parentEmail)
    expect((await browser.post(`${page}/permission`, { decision: 'maybe' })).status).toBe(400)
    expect((await browser.post(`${page}/permission`, { decision: 'refuse' })).location).toBe(page)
    expect(await db.essay.findFirstOrThrow({ where: { studentId: student.id } })).toMatchObject({ body: '' })
    expect((await browser.get(page)).text).toContain('You took your permission back')
    await browser.post(`${page}/permission`, { decision: 'agree' })
    const steps = await db.consentEvent.findMany({ where: { consentId }, orderBy: { at: 'asc' } })
    expect(steps.map(({ step }) => step)).toEqual(['asked', 'confirmed', 'withdrawn', 'confirmed'])
  })

  test('gets the child’s file, which the child does not get', async () => {
    const parentEmail = someParent()
    const { page, student } = await childOf(parentEmail)
    const browser = await parentAt(parentEmail)
    await browser.post(`${page}/export`)
    expect((await browser.get(`${page}/export`)).headers.get('refresh')).toBe(`3;url=${page}/export`)
    const { id: exportId } = await db.dataExport.findFirstOrThrow({ where: { userId: student.id } })
    await buildExport({ data: { exportId } })
    expect((await browser.get(`${page}/export/file`)).text.startsWith('PK')).toBe(true)
    expect((await mailTo(parentEmail))[0]?.subject).toBe('Your child’s data is ready')
    expect(await mailTo(student.email)).toEqual([])

    const child = openBrowser()
    await child.post('/login', { email: student.email, password: DEMO_PASSWORD })
    expect((await child.get('/profile/export/file')).status).toBe(404)
  })

  test('deletes the account, which the child cannot undo, and keeps it by page or by link', async () => {
    const parentEmail = someParent()
    const { page, student } = await childOf(parentEmail)
    const browser = await parentAt(parentEmail)
    const pending = () => db.accountDeletion.count({ where: { userId: student.id, askedBy: 'parent' } })
    await browser.post(`${page}/deletion`, { intent: 'delete' })
    expect(await pending()).toBe(1)
    expect((await browser.get(page)).text).toContain('This account will be deleted on')

    const child = openBrowser()
    await child.post('/login', { email: student.email, password: DEMO_PASSWORD })
    expect((await child.get('/keep-account')).text).toContain('A parent asked for this.')
    expect((await child.post('/keep-account', { by: 'session' })).status).toBe(404)
    expect(await pending()).toBe(1)

    await browser.post(`${page}/deletion`, { intent: 'keep' })
    expect(await pending()).toBe(0)
    await browser.post(`${page}/deletion`, { intent: 'delete' })
    const reader = openBrowser()
    await reader.get(`/keep-account?token=${await tokenMailedTo(parentEmail)}`)
    expect((await reader.post('/keep-account', { by: 'link' })).status).toBe(303)
    expect(await pending()).toBe(0)
  })

  test('takes over what the child asked for, so that the child no longer undoes it', async () => {
    const parentEmail = someParent()
    const { page, student } = await childOf(parentEmail)
    const browser = await parentAt(parentEmail)
    await scheduleDeletion({ account: asStudent(student.id), askedBy: 'account', recipient: student.email })
    const childLink = await tokenMailedTo(student.email)
    await browser.post(`${page}/deletion`, { intent: 'delete' })
    expect(await db.accountDeletion.findUniqueOrThrow({ where: { userId: student.id } })).toMatchObject({ askedBy: 'parent' })

    const child = openBrowser()
    await child.post('/login', { email: student.email, password: DEMO_PASSWORD })
    expect((await child.post('/keep-account', { by: 'session' })).status).toBe(404)
    expect((await openBrowser().get(`/keep-account?token=${childLink}`)).status).toBe(302)
    expect(await db.accountDeletion.count({ where: { userId: student.id } })).toBe(1)
    const reader = openBrowser()
    await reader.get(`/keep-account?token=${childLink}`)
    expect((await reader.post('/keep-account', { by: 'link' })).status).toBe(404)
  })

  test('agreeing once more changes no date, and a link that said "no child" works on', async () => {
    const parentEmail = someParent()
    const { student } = await childOf(parentEmail)
    const consent = await db.consent.findFirstOrThrow({ where: { userId: student.id, confirmedAt: { not: null } } })
    const by = { consentId: consent.id, parentEmail }
    const later = new Date(Date.now() + DAY_MS)
    expect(await decideConsent({ ...by, decision: 'agree' }, later)).toBe(true)
    expect((await db.consent.findUniqueOrThrow({ where: { id: consent.id } })).confirmedAt).toEqual(consent.confirmedAt)

    expect(await decideConsent({ ...by, decision: 'teen' }, later)).toBe(true)
    const monthsLater = new Date(Date.now() + 120 * DAY_MS)
    await eraseExpired(monthsLater)
    expect(await decideConsent({ ...by, decision: 'refuse' }, monthsLater)).toBe(true)
  })

  test('stands on the child’s own profile, with the day since when', async () => {
    const parentEmail = someParent()
    const { student } = await childOf(parentEmail)
    const child = openBrowser()
    await child.post('/login', { email: student.email, password: DEMO_PASSWORD })
    const { text } = await child.get('/profile')
    expect(text).toContain('Who may see your work')
    expect(text).toContain(`<strong>${parentEmail}</strong>`)
  })
})
