/** A child, its parent and an admin at their screens: who may say what, and what it leaves stored. */

import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { DAY_MS } from '~/utils/time/durations'
import { createStudent, DEMO_PASSWORD } from '../../factories/accounts'
import { offeredPrompt } from '../../factories/writings'
import { openBrowser, signedIn } from '../../support/browser'
import { tokenMailedTo } from '../../support/post-office'

let counter = 0
const someParent = () => `screen-parent-${process.pid}-${++counter}@example.com`

const PROFILE = { level: 'ssat-middle', gradeApplied: '7', timeZone: 'America/New_York', timePercent: '100' }
const OWN = { currentPassword: DEMO_PASSWORD }
const childOf = (parentEmail: string) => ({ ...PROFILE, holder: 'child', parentEmail })

async function child() {
  const parentEmail = someParent()
  const signed = await signedIn({ profile: null, firstName: 'Sami' })
  await signed.browser.post('/welcome', childOf(parentEmail))
  return { ...signed, parentEmail }
}

async function childWithPermission() {
  const family = await child()
  const token = await tokenMailedTo(family.parentEmail)
  const parent = openBrowser()
  await parent.followLink(`/consent?token=${token}`)
  await parent.post('/consent', { decision: 'agree' })
  return { ...family, parent, token }
}

describe('a child', () => {
  test.each(['teen', 'parent'])('does not become a %s at its profile, is told why, and keeps what was typed', async (holder) => {
    const { student, browser } = await child()
    const page = await browser.post('/profile', { ...PROFILE, holder, timePercent: '150' })
    expect(page.status).toBe(400)
    expect(page.text).toContain('A student under 13 uses this account.')
    expect(page.text).toMatch(/value="150"[^>]*checked|checked=""[^>]*value="150"/)
    expect(await db.studentProfile.findUniqueOrThrow({ where: { userId: student.id } })).toMatchObject({
      holder: 'child',
      timePercent: 100,
    })
  })

  test('does not name itself as its parent', async () => {
    const { student, browser } = await child()
    const page = await browser.post('/profile', { ...childOf(student.email.replace('@', '+mom@').toUpperCase()), ...OWN })
    expect([page.status, page.text.includes('not the address of this account')]).toEqual([400, true])
  })
})

test('a child does not become a teen at the welcome page either, which leads to the profile', async () => {
  const { student, browser } = await child()
  const page = await browser.post('/welcome', { ...PROFILE, holder: 'teen' })
  expect([page.status, page.location]).toEqual([303, '/profile'])
  expect((await browser.get('/profile')).text).toContain('Nothing was changed')
  expect(await db.studentProfile.findUniqueOrThrow({ where: { userId: student.id } })).toMatchObject({ holder: 'child' })
})

test('sixty requests to parents from one account send five, and the account is told', async () => {
  const { browser } = await signedIn({ profile: null })
  const parents = Array.from({ length: 60 }, someParent)
  const pages = []
  for (const parent of parents) pages.push(await browser.post('/profile', { ...childOf(parent), ...OWN }))
  expect(await db.mailRecord.count({ where: { recipient: { in: parents } } })).toBe(5)
  expect(pages.map(({ status }) => status)).toEqual([...Array(5).fill(303), ...Array(55).fill(429)])
  expect(pages.at(-1)?.text).toContain('We have emailed parents five times today')
}, 90_000)

test('a parent whom others have named too often gets no mail, and the child’s page looks the same', async () => {
  const parentEmail = someParent()
  const pages = []
  for (let family = 0; family < 7; family++) {
    const { browser } = await signedIn({ profile: null })
    const saved = await browser.post('/welcome', childOf(parentEmail))
    pages.push({ status: saved.status, location: saved.location, isWaiting: (await browser.get('/profile')).text.includes(parentEmail) })
  }
  expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1)
  expect(await db.mailRecord.count({ where: { recipient: parentEmail } })).toBe(5)
})

describe('a parent’s link', () => {
  test('shows what it is about, then what was answered, and how to say the opposite', async () => {
    const { parentEmail } = await child()
    const token = await tokenMailedTo(parentEmail)
    const parent = openBrowser()
    const asked = await parent.followLink(`/consent?token=${token}`)
    expect(asked.text).toContain('May Sami use all of Stanine?')

    expect((await parent.post('/consent', { decision: 'agree' })).text).toContain('Thank you')
    const agreed = await parent.followLink(`/consent?token=${token}`)
    expect([agreed.status, agreed.text.includes('Withdraw, and delete what was written')]).toEqual([200, true])

    expect((await parent.post('/consent', { decision: 'refuse' })).text).toContain('has been deleted')
    const refused = await parent.followLink(`/consent?token=${token}`)
    expect([refused.status, refused.text.includes('You can change your mind')]).toEqual([200, true])
  })

  test.each([{}, { decision: 'delete' }, { decision: ['agree', 'refuse'] }])('decides nothing by %j', async (fields) => {
    const { student, token } = await childWithPermission()
    const stranger = openBrowser()
    await stranger.followLink(`/consent?token=${token}`)
    const page = await stranger.post('/consent', fields)
    expect([400, 404]).toContain(page.status)
    expect(await db.consent.findFirst({ where: { userId: student.id } })).toMatchObject({ revokedAt: null })
  })

  test('is not in the address of the page, of its forms, or of what leads back to it', async () => {
    const { student, token } = await childWithPermission()
    const parent = openBrowser()
    const first = await parent.get(`/consent?token=${token}`)
    expect([first.status, first.location]).toEqual([302, '/consent'])
    for (const page of [await parent.get('/consent'), await parent.post('/consent', { decision: 'agree' })]) {
      expect(page.status).toBe(200)
      expect(page.text).not.toContain(token)
    }
    await openBrowser().post(`/consent?token=${token}`, { token, decision: 'refuse' })
    expect(await db.consent.findFirst({ where: { userId: student.id } })).toMatchObject({ refusedAt: null })
  })

  test.each(['refuse', 'agree', 'teen', 'parent'])(
    'does not decide by itself a day later (%s): the parent gets a fresh one',
    async (decision) => {
      const { student, parent, parentEmail } = await childWithPermission()
      await db.consent.updateMany({ where: { userId: student.id }, data: { sentAt: new Date(Date.now() - 2 * DAY_MS) } })
      const page = await parent.post('/consent', { decision })
      expect([page.status, page.location]).toEqual([303, '/family'])
      expect((await parent.get('/family')).text).toContain('Nothing has changed yet.')
      expect(await db.consent.findFirst({ where: { userId: student.id } })).toMatchObject({ revokedAt: null, refusedAt: null })

      await parent.followLink(`/family/link?token=${await tokenMailedTo(parentEmail)}`)
      await parent.post('/family/link')
      const { id } = await db.consent.findFirstOrThrow({ where: { userId: student.id } })
      await parent.post(`/family/children/${id}/permission`, { decision: 'refuse' })
      expect(await db.consent.findFirst({ where: { userId: student.id } })).toMatchObject({ refusedAt: expect.any(Date) })
    },
  )

  test.each(['teen', 'parent'])('that is fresh leads to the page where a parent says that the account is a %s’s', async (decision) => {
    const { student, parent } = await childWithPermission()
    await parent.post('/consent', { decision: 'see' })
    const { id } = await db.consent.findFirstOrThrow({ where: { userId: student.id } })
    const said = await parent.post(`/family/children/${id}/permission`, { decision })
    expect([said.status, said.location]).toEqual([303, '/family'])
    expect(await db.studentProfile.findUniqueOrThrow({ where: { userId: student.id } })).toMatchObject({ holder: decision })
    expect((await parent.get('/family')).text).toContain('No child here names this address anymore.')
    expect((await parent.post(`/family/children/${id}/permission`, { decision: 'agree' })).status).toBe(404)
  })

  test.each([
    ['teen', 'refuse'],
    ['refuse', 'agree'],
  ])('that was answered with %s lets an old mail say nothing more (%s): a fresh one decides', async (first, second) => {
    const { student, parentEmail } = await child()
    const token = await tokenMailedTo(parentEmail)
    const parent = openBrowser()
    await parent.followLink(`/consent?token=${token}`)
    await parent.post('/consent', { decision: first })
    const before = await db.studentProfile.findUniqueOrThrow({ where: { userId: student.id }, select: { holder: true } })
    await db.consent.updateMany({ where: { userId: student.id }, data: { sentAt: new Date(Date.now() - 2 * DAY_MS) } })
    const found = await parent.post('/consent', { decision: second })
    expect([found.status, found.location]).toEqual([303, '/family'])
    expect((await parent.get('/family')).text).toContain('Please decide with that one.')
    expect(await db.studentProfile.findUniqueOrThrow({ where: { userId: student.id }, select: { holder: true } })).toEqual(before)

    const fresh = await tokenMailedTo(parentEmail)
    expect(fresh).not.toBe(token)
    expect((await openBrowser().followLink(`/consent?token=${token}`)).status).toBe(404)
    await parent.followLink(`/consent?token=${fresh}`)
    expect((await parent.post('/consent', { decision: second })).status).toBe(200)
  })

  test('leaves no way back in a browser in which the parent has logged out', async () => {
    const { parent } = await childWithPermission()
    expect((await parent.post('/consent', { decision: 'see' })).location).toBe('/family')
    expect((await parent.post('/consent', { decision: 'see' })).status).toBe(404)
    await parent.post('/family/exit')
    for (const decision of ['see', 'refuse', 'teen']) expect((await parent.post('/consent', { decision })).status).toBe(404)
    expect((await parent.get('/family')).text).not.toContain('Your children')
  })

  test('takes the first answer for as long as it waits', async () => {
    const { student, parentEmail } = await child()
    const token = await tokenMailedTo(parentEmail)
    await db.consent.updateMany({ where: { userId: student.id }, data: { sentAt: new Date(Date.now() - 2 * DAY_MS) } })
    const parent = openBrowser()
    await parent.followLink(`/consent?token=${token}`)
    expect((await parent.post('/consent', { decision: 'refuse' })).text).toContain('Saved')
    expect(await db.consent.findFirst({ where: { userId: student.id } })).toMatchObject({ refusedAt: expect.any(Date) })
  })

  test('frees an account that is not a child’s', async () => {
    const { student, browser, parent } = await childWithPermission()
    await parent.post('/consent', { decision: 'teen' })
    expect(await db.studentProfile.findUniqueOrThrow({ where: { userId: student.id } })).toMatchObject({ holder: 'teen' })
    expect((await browser.post('/profile', { ...PROFILE, holder: 'parent' })).status).toBe(303)
  })
})

describe('writing', () => {
  const COVER = '/premium/sectional-quiz/writing_sample/1'

  test('is not started before a parent agrees', async () => {
    const { browser } = await child()
    const page = await browser.post(COVER)
    expect([page.status, page.text.includes('A parent decides first')]).toEqual([403, true])
  })

  test.each(['save', 'submit'])('comes back, not stored, at %s after a parent withdrew, with everything that was typed', async (intent) => {
    const { student, browser, parent } = await childWithPermission()
    const address = (await browser.post(COVER)).location ?? ''
    expect((await browser.post(address, { body: 'Before the no.', promptId: offeredPrompt('ssat-middle'), intent: 'save' })).status).toBe(
      303,
    )

    await parent.post('/consent', { decision: 'refuse' })
    const page = await browser.post(address, { body: 'After the no.', promptId: offeredPrompt('ssat-middle'), intent })
    expect(page.status).toBe(403)
    expect(page.text).toContain('After the no.')
    expect(page.text).toContain('A parent decides first')
    expect(await db.essay.findMany({ where: { studentId: student.id }, select: { body: true } })).toEqual([{ body: '' }])
    expect((await browser.get(address)).text).not.toMatch(/(Before|After) the no/)
  })

  test('that still runs keeps the typed text in its field', async () => {
    const { student, browser } = await childWithPermission()
    const address = (await browser.post(COVER)).location ?? ''
    await db.consent.updateMany({ where: { userId: student.id }, data: { revokedAt: new Date() } })
    const page = await browser.post(address, { body: 'Still typing.', promptId: offeredPrompt('ssat-middle'), intent: 'save' })
    expect(page.status).toBe(403)
    expect(page.text).toMatch(/<textarea[^>]*>Still typing\./)
    expect(page.text).toContain('A parent decides first')
  })
})

describe('an admin at /admin/account-holder', () => {
  const ADDRESS = '/admin/account-holder'

  test('changes whose account it is, with a reason', async () => {
    const { student } = await child()
    const { student: admin, browser } = await signedIn({ role: 'admin' })
    expect((await browser.get(ADDRESS)).status).toBe(200)
    const fields = { email: student.email.toUpperCase(), holder: 'teen', reason: 'the passport was shown' }
    expect((await browser.post(ADDRESS, fields)).status).toBe(303)
    expect(await db.studentProfile.findUniqueOrThrow({ where: { userId: student.id } })).toMatchObject({ holder: 'teen' })
    expect(await db.auditLog.findFirstOrThrow({ where: { target: student.id } })).toMatchObject({
      actorId: admin.id,
      action: 'change holder',
    })
  })

  test.each([
    [{ email: 'nobody-at-all@example.com' }, 404, 'No account with a profile has this address'],
    [{ holder: 'child' }, 400, 'Please say who uses the account'],
    [{ reason: 'short' }, 400, 'Please say why in at least 10 characters'],
  ])('is told what is wrong with %j', async (changes, status, message) => {
    const { email } = await createStudent()
    const { browser } = await signedIn({ role: 'admin' })
    const page = await browser.post(ADDRESS, { email, holder: 'teen', reason: 'a good reason', ...changes })
    expect([page.status, page.text.includes(message)]).toEqual([status, true])
  })
})
