/** Applications for the directories of consultants and tutors without scripts: sent, confirmed, decided. */
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { createListing } from '../../factories/listings'
import { linkMailedTo } from '../../support/account-walks'
import { openBrowser, signedIn } from '../../support/browser'
import { someAddress } from '../../support/partner-walks'
import { inbox, mailTo } from '../../support/post-office'
import { openWalker, type Walker } from '../../support/walker'

const CONFIRMATION = '/listings/confirmation'
let admin: Walker
let adminName: string

beforeAll(async () => {
  const { browser, student } = await signedIn({ role: 'admin' })
  admin = openWalker(browser)
  adminName = student.username
})

const ANSWERS = {
  City: 'Boise',
  State: 'ID',
  'How do you meet students?': 'online',
  'ISEE Upper': true,
  'What do you offer?': 'Patient help with analogies',
  'About your work': 'We meet twice a week and talk about every mistake that was made.',
  Experience: 'Eight years of tutoring.',
}

async function apply(email: string, kind: 'consultant' | 'tutor' = 'tutor', more: Record<string, string | boolean> = {}): Promise<Walker> {
  const walker = openWalker()
  await walker.goto(`/${kind}s/create`)
  walker.fill({ Name: 'Ines Applicant', Email: email, ...ANSWERS, ...more })
  await walker.press('Send the application')
  return walker
}

async function applyAndConfirm(email: string, kind: 'consultant' | 'tutor' = 'tutor', more: Record<string, string | boolean> = {}) {
  const walker = await apply(email, kind, more)
  await walker.goto(await linkMailedTo(email, CONFIRMATION))
  await walker.press('Yes, please read it')
  return walker
}

async function decideAbout(email: string, state: string, step: string, reason = 'The references are good.'): Promise<void> {
  await admin.goto(`/admin/listings?state=${state}&search=${encodeURIComponent(email)}`)
  await admin.follow(/Applicant/)
  admin.fill({ Decision: step, 'Why?': reason })
  await admin.press('Decide')
}

test('whoever ticks no level reads it before anything is sent, from the first box', async () => {
  const { text } = await openBrowser().get('/tutors/create')
  expect(text).toMatch(/data-message="Please choose at least one level" data-group="iseeLower [^"]*ssatUpper"/)
})

describe.each(['consultant', 'tutor'] as const)('the application of a %s', (kind) => {
  test('reaches an admin once its address is confirmed, and everybody once it is approved', async () => {
    const email = someAddress()
    const walker = await apply(email, kind)
    expect(walker.at()).toBe(`/${kind}s`)
    expect(walker.text()).toContain('One more step')
    await admin.goto(`/admin/listings?search=${encodeURIComponent(email)}`)
    expect(admin.count('h2', 'Nobody here')).toBe(1)

    await walker.goto(await linkMailedTo(email, CONFIRMATION))
    expect(walker.at()).toBe(CONFIRMATION)
    expect(walker.text()).toContain(`Ines Applicant applies to be listed as a ${kind}`)
    await walker.press('Yes, please read it')
    expect(walker.at()).toBe(`/application-success?listing=${kind}`)
    expect(walker.text()).not.toContain('Log in as')
    expect(walker.count('a', 'Back to the directory')).toBe(1)
    expect((await openBrowser().get(`/${kind}s/id/ines-applicant`)).status).toBe(404)

    await decideAbout(email, 'pending', 'approve')
    expect(admin.text()).toContain('The person was told by email.')
    await walker.goto(await linkMailedTo(email, `/${kind}s/id/ines-applicant`))
    for (const text of ['Ines Applicant', 'Boise, Idaho', 'ISEE Upper', email, 'every mistake']) expect(walker.text()).toContain(text)
    await walker.goto(`/${kind}s/id`)
    await walker.follow('Ines Applicant')
    expect(walker.at()).toBe(`/${kind}s/id/ines-applicant`)

    expect(admin.text()).toMatch(new RegExp(`Decided .+ by ${adminName}: The references are good`))
    await decideAbout(email, 'approved', 'suspend', 'A family has complained.')
    expect((await openBrowser().get(`/${kind}s/id/ines-applicant`)).status).toBe(404)
    const [hidden] = await mailTo(email)
    expect(hidden).toMatchObject({ subject: 'Your profile is hidden', text: expect.stringContaining('A family has complained.') })
    await decideAbout(email, 'suspended', 'restore', 'It was a misunderstanding.')
    expect((await openBrowser().get(`/${kind}s/id/ines-applicant`)).status).toBe(200)
    expect((await mailTo(email))[0]?.subject).toBe('Your profile is public again')

    await admin.follow('In the audit log')
    for (const word of [adminName, 'approve listing', 'suspend listing', 'A family has complained.']) expect(admin.text()).toContain(word)
  })
})

describe('an application', () => {
  test('that is rejected is told the reason, and shown to nobody', async () => {
    const email = someAddress()
    await applyAndConfirm(email)
    await decideAbout(email, 'pending', 'reject', 'Please tell us more about your work.')
    const [mail] = await mailTo(email)
    expect(mail).toMatchObject({ subject: 'Your application to be listed', text: expect.stringContaining('Please tell us more') })
    expect(await db.listing.findFirstOrThrow({ where: { email } })).toMatchObject({ status: 'rejected', slug: null })
  })

  test('with the address of a listing takes its place when it is approved', async () => {
    const email = someAddress()
    const old = await createListing({ email, name: 'Applicant of Old', state: 'ID' })
    await applyAndConfirm(email)
    await admin.goto(`/admin/listings?search=${encodeURIComponent(email)}`)
    await admin.follow('Ines Applicant')
    expect(admin.text()).toContain('it takes the place of Applicant of Old')
    await decideAbout(email, 'pending', 'approve')
    const [left, ...others] = await db.listing.findMany({ where: { email } })
    expect([left?.name, left?.slug, others]).toEqual(['Ines Applicant', old.slug, []])
  })

  test('that lacks something comes back with every message and everything that was typed', async () => {
    const walker = await apply('not an address', 'tutor', {
      'ISEE Upper': false,
      'ISEE Middle': false,
      'What do you offer?': 'Help',
      State: '',
    })
    expect(walker.status()).toBe(400)
    for (const message of ['valid email address', 'choose a state', 'at least one level', 'what you offer']) {
      expect(walker.alert()).toContain(message)
    }
    expect(walker.field('About your work').value).toBe(ANSWERS['About your work'])
    expect(walker.field('ISEE Lower').isWrong).toBe(false)
  })

  test('keeps the boxes that were ticked', async () => {
    const walker = await apply('not an address', 'tutor', { 'SSAT Middle': true })
    expect(['iseeUpper', 'ssatMiddle', 'ssatUpper'].map((name) => walker.isPicked(`listing-${name}`))).toEqual([true, true, false])
  })

  test('of a robot is sent back with all that it wrote, and mails nobody', async () => {
    const email = someAddress()
    const walker = await apply(email, 'tutor', { 'Leave this empty': 'https://spam.example' })
    expect(walker.status()).toBe(400)
    expect(walker.alert()).toContain('please send it once more')
    expect(await db.listing.count({ where: { email } })).toBe(0)
    await walker.press('Send the application')
    expect(walker.text()).toContain('One more step')
  })

  test('is refused after too many of one address, or from one network, and nothing is lost', async () => {
    const email = someAddress()
    for (let sent = 0; sent < 5; sent++) await apply(email)
    const sixth = await apply(email)
    expect(sixth.status()).toBe(429)
    expect(sixth.alert()).toContain('We have sent many links to this address today.')
    expect(sixth.field('Email').value).toBe(email)
    expect(await db.listing.count({ where: { email } })).toBe(5)

    const walker = openWalker()
    const statuses: number[] = []
    for (let sent = 0; sent < 11; sent++) {
      await walker.goto('/consultants/create')
      walker.fill({ Name: 'Ines Applicant', Email: someAddress(), ...ANSWERS })
      await walker.press('Send the application')
      statuses.push(walker.status())
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })
})

describe('the link of an application', () => {
  test.each([
    ['approved', 'it takes the place of that profile'],
    ['suspended', 'it takes the place of that profile'],
    ['pending', 'is waiting already'],
  ] as const)('tells of an earlier one of the same address that is %s, which the form does not', async (status, told) => {
    const email = someAddress()
    await createListing({ email, state: 'ID', name: 'Applicant of Old', slug: null, status })
    const walker = await apply(email)
    // The directory that it leads to names whoever is approved, as it does for everybody.
    expect(walker.text()).toContain('We sent a link to your address.')
    expect(walker.text()).not.toContain(told)
    await walker.goto(await linkMailedTo(email, CONFIRMATION))
    expect(walker.text()).toContain('Applicant of Old')
    expect(walker.text()).toContain(told)
  })

  test('changes nothing by being opened, works once, and leaves the address at once', async () => {
    const email = someAddress()
    const walker = await apply(email)
    const link = await linkMailedTo(email, CONFIRMATION)
    await walker.goto(link)
    expect(walker.at()).toBe(CONFIRMATION)
    expect(await db.listing.findFirstOrThrow({ where: { email } })).toMatchObject({ confirmedAt: null })
    await walker.press('Yes, please read it')
    await walker.goto(link)
    expect(walker.status()).toBe(400)
    expect(walker.count('h1', 'This link no longer works')).toBe(1)
  })

  test('works for a day', async () => {
    const email = someAddress()
    const walker = await apply(email)
    const link = await linkMailedTo(email, CONFIRMATION)
    await db.listing.updateMany({ where: { email }, data: { createdAt: new Date(Date.now() - 24 * 60 * 60 * 1000 - 1000) } })
    await walker.goto(link)
    expect(walker.status()).toBe(400)
  })

  test('is greeted by no name that a stranger may have typed', async () => {
    const email = someAddress()
    await apply(email)
    const [mail] = await mailTo(email)
    expect(mail?.text).not.toContain('Ines')
    expect(await inbox(email)).toHaveLength(1)
  })
})

test('a listing is deleted by an admin with a reason, which its owner is told, and of which only the log is left', async () => {
  const { id, email, slug } = await createListing({ state: 'ID', name: 'Applicant Gone' })
  await admin.goto(`/admin/listings/${id}`)
  await admin.follow('Delete it')
  expect(admin.text()).toContain(email)
  await admin.press('Delete')
  expect([admin.status(), await db.listing.count({ where: { id } })]).toEqual([400, 1])

  admin.fill({ 'Why?': 'You asked us to take it down.' })
  await admin.press('Delete')
  expect(admin.text()).toContain('The person was told by email.')
  expect(await db.listing.count({ where: { id } })).toBe(0)
  expect((await openBrowser().get(`/tutors/id/${slug}`)).status).toBe(404)
  const [mail] = await mailTo(email)
  expect(mail).toMatchObject({ subject: 'Your profile was deleted', text: expect.stringContaining('You asked us to take it down.') })
  const lines = await db.auditLog.findMany({ where: { target: id } })
  expect(lines).toMatchObject([{ action: 'delete listing', after: { reason: 'You asked us to take it down.' } }])
  expect(JSON.stringify(lines)).not.toContain(email)

  await admin.goto(`/admin/listings/${id}/deletion`)
  expect(admin.status()).toBe(404)
})

test('an application that nobody has confirmed is no admin’s to delete', async () => {
  const { id } = await createListing({ status: 'pending', confirmedAt: null })
  const page = await admin.browser.post(`/admin/listings/${id}/deletion`, { reason: 'It should never have been.' })
  expect([page.status, await db.listing.count({ where: { id } })]).toEqual([404, 1])
})

test('an admin narrows the list to one directory and takes it along as a file', async () => {
  const { email } = await createListing({ kind: 'consultant', status: 'pending', name: '=Applicant' })
  await admin.goto(`/admin/listings?search=${encodeURIComponent(email)}`)
  admin.fill({ Directory: 'tutor' })
  await admin.press('Show')
  expect(admin.count('h2', 'Nobody here')).toBe(1)
  admin.fill({ Directory: 'consultant' })
  await admin.press('Show')
  await admin.follow('Export as CSV')
  expect(admin.headers().get('content-type')).toContain('text/csv')
  expect(admin.html()).toContain(email)
  expect(admin.html()).not.toContain(',=Applicant')
})
