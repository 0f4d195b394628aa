/** The account pages of tutors and affiliates, without scripts: the students' pages, each behind its own door and for its own owner. */
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { createStudent, DEMO_PASSWORD } from '../../factories/accounts'
import { codeOf } from '../../factories/authenticator'
import { createPartner } from '../../factories/partners'
import { linkMailedTo } from '../../support/account-walks'
import { openBrowser, signedIn } from '../../support/browser'
import { DASHBOARD, PARTNERS, type Partner, signInAt, someAddress, walkerOf } from '../../support/partner-walks'
import { mailTo } from '../../support/post-office'
import { openWalker, type Walker } from '../../support/walker'

const OTHERS = { tutor: 'affiliate', affiliate: 'tutor' } as const
const password = { 'Current password': DEMO_PASSWORD }
const subjectsTo = async (email: string) => (await mailTo(email)).map(({ subject }) => subject)

/** Sets the second factor up through the pages; the secret of the app and the recovery codes. */
async function setUp(walker: Walker, audience: Partner) {
  await walker.goto(`/${audience}/account`)
  await walker.follow('Set it up')
  walker.fill(password)
  await walker.press('Set it up')
  const secret = /<p class="secret">([A-Z2-7 ]{39})<\/p>/.exec(walker.html())?.[1]?.replaceAll(' ', '') ?? ''
  walker.fill({ 'Code from the app': codeOf(secret) })
  await walker.press('Turn it on')
  const codes = [...walker.html().matchAll(/<li>(\d{4}(?: \d{4}){3})<\/li>/g)].map(([, code = '']) => code)
  return { secret, codes }
}

/** What the app shows, good again although it was just used. */
async function freshCodeOf(id: string, audience: Partner, secret: string): Promise<string> {
  await db.secondFactor.updateMany({ where: { [`${audience}Id`]: id }, data: { lastStep: 0 } })
  return codeOf(secret)
}

describe.each(PARTNERS)('the account of a %s', (audience) => {
  const ACCOUNT = `/${audience}/account`

  test('shows at a glance who it is and how one logs in, and leads to each of its pages', async () => {
    const { walker, email } = await walkerOf(audience)
    await walker.goto(DASHBOARD[audience])
    await walker.follow('Your account')
    expect(walker.at()).toBe(ACCOUNT)
    for (const words of ['Tess Example', email, 'Approved', 'Off', 'Only this one is logged in']) expect(walker.text()).toContain(words)
    for (const [link, path] of [
      ['Change email', 'email'],
      ['Change password', 'password'],
      ['Set it up', 'second-factor'],
      ['See your devices', 'sessions'],
      ['Download everything we keep about you', 'export'],
      ['Delete your account', 'deletion'],
    ] as const) {
      await walker.goto(ACCOUNT)
      await walker.follow(link)
      expect([walker.at(), walker.status()]).toEqual([`${ACCOUNT}/${path}`, 200])
    }
  })

  test('asks at its own sign-in for the code once the second factor is on, and takes a recovery code once', async () => {
    const { id, email, walker } = await walkerOf(audience)
    const elsewhere = openWalker()
    await signInAt(elsewhere, audience, email)
    const { secret, codes } = await setUp(walker, audience)
    expect([codes.length, walker.at()]).toEqual([10, `${ACCOUNT}/second-factor/recovery-codes`])
    await elsewhere.goto(ACCOUNT)
    expect(elsewhere.at()).toMatch(`/${audience}/login`)
    expect((await subjectsTo(email))[0]).toBe('Your second factor is on')
    await walker.press('I saved my codes')
    await walker.goto(ACCOUNT)
    expect(walker.text()).toContain('10 recovery codes left')

    const other = openWalker()
    await signInAt(other, audience, email)
    expect(other.at()).toBe(`/${audience}/login/second-factor`)
    await other.goto(DASHBOARD[audience])
    expect(other.at()).toMatch(`/${audience}/login?redirectTo=`)
    await other.goto(`/${audience}/login/second-factor`)
    other.fill({ Code: '000000' })
    await other.press('Log in')
    expect(other.alert()).toContain('4 tries are left.')
    other.fill({ Code: await freshCodeOf(id, audience, secret) })
    await other.press('Log in')
    expect(other.at()).toBe(DASHBOARD[audience])

    for (const end of [DASHBOARD[audience], `/${audience}/login/second-factor`]) {
      const third = openWalker()
      await signInAt(third, audience, email)
      third.fill({ Code: codes[0] ?? '' })
      await third.press('Log in')
      expect(third.at()).toBe(end)
    }
  })

  test('leads to the page that was asked for after the code, and greets whoever was just approved', async () => {
    const { id, email, walker } = await walkerOf(audience)
    const { secret } = await setUp(walker, audience)
    const other = openWalker()
    await other.goto(`${ACCOUNT}/sessions`)
    other.fill({ Email: email, Password: DEMO_PASSWORD })
    await other.press('Log in')
    other.fill({ Code: await freshCodeOf(id, audience, secret) })
    await other.press('Log in')
    expect(other.at()).toBe(`${ACCOUNT}/sessions`)

    const rows = { tutor: db.tutor, affiliate: db.affiliatePartner }
    // One statement of either table.
    await (rows[audience] as typeof db.tutor).update({ where: { id }, data: { greetedAt: null } })
    const greeted = openWalker()
    await signInAt(greeted, audience, email)
    greeted.fill({ Code: await freshCodeOf(id, audience, secret) })
    await greeted.press('Log in')
    expect(greeted.at()).toBe('/application-success')
  })

  test('opens no other door with an attempt, and no code of another account', async () => {
    const { id, email, walker } = await walkerOf(audience)
    const { secret } = await setUp(walker, audience)
    const browser = openBrowser()
    await browser.post(`/${audience}/login`, { email, password: DEMO_PASSWORD })
    const code = await freshCodeOf(id, audience, secret)
    for (const door of [`/${OTHERS[audience]}`, '']) {
      const page = await browser.copy().post(`${door}/login/second-factor`, { code })
      expect(page.location).toBe(`${door}/login`)
    }
    expect(await db.session.count({ where: { [`${audience}Id`]: id } })).toBe(1)
  })

  test('turns the second factor off with password and code only, and an admin may reset it, with a reason and a mail', async () => {
    const { id, email, walker } = await walkerOf(audience)
    const { secret } = await setUp(walker, audience)
    await walker.goto(`${ACCOUNT}/second-factor/off`)
    walker.fill({ ...password, 'Code from your app': '000000' })
    await walker.press('Turn it off')
    expect(walker.status()).toBe(400)
    walker.fill({ ...password, 'Code from your app': await freshCodeOf(id, audience, secret) })
    await walker.press('Turn it off')
    expect([walker.at(), walker.text().includes('Your password alone logs in now.')]).toEqual([`${ACCOUNT}/second-factor`, true])

    await setUp(walker, audience)
    const admin = openWalker((await signedIn({ role: 'admin' })).browser)
    await admin.goto(`/admin/${audience}s/${id}`)
    await admin.follow('Reset it')
    expect([admin.field('Email of the account').value, admin.field('Whose account').value]).toEqual([email, audience])
    admin.fill({ 'Why?': 'The phone was lost, identity checked.' })
    await admin.press('Reset it')
    expect(admin.text()).toContain('Its owner was told by email.')
    expect((await subjectsTo(email))[0]).toBe('Your second factor was reset')
    await walker.goto(ACCOUNT)
    expect(walker.at()).toMatch(`/${audience}/login`)
    await signInAt(walker, audience, email)
    expect(walker.at()).toBe(DASHBOARD[audience])
    expect(await db.auditLog.count({ where: { target: id, action: 'reset second factor' } })).toBe(1)
  })

  test('moves to another address by the mailed link, where its owner is signed in', async () => {
    const { id, email, walker } = await walkerOf(audience)
    const newEmail = someAddress()
    await walker.goto(`${ACCOUNT}/email`)
    walker.fill({ 'New email': newEmail, ...password })
    await walker.press('Send the link')
    expect(walker.text()).toContain(`Waiting for ${newEmail}`)
    expect((await subjectsTo(email))[0]).toBe('Your email address is about to change')

    const link = await linkMailedTo(newEmail, `${ACCOUNT}/email/confirmation`)
    const stranger = await walkerOf(OTHERS[audience])
    await stranger.walker.goto(link.replace(`/${audience}/`, `/${OTHERS[audience]}/`))
    expect(stranger.walker.text()).toContain('This link does not work here')
    const student = openWalker((await signedIn()).browser)
    await student.goto(link.replace(ACCOUNT, '/profile'))
    expect(student.status()).toBe(400)

    await walker.goto(link)
    await walker.press('Yes, use this address')
    expect([walker.at(), walker.text().includes('Email address changed')]).toEqual([`${ACCOUNT}/email`, true])
    expect((await subjectsTo(email))[0]).toBe('Your email address was changed')
    await signInAt(openWalker(), audience, newEmail)
    expect(await db.session.count({ where: { [`${audience}Id`]: id } })).toBe(2)
    const { text } = await openBrowser().post(`/${audience}/login`, { email, password: DEMO_PASSWORD })
    expect(text).toContain('The email or password is not right.')
  })

  test('says nothing about an address that has an account; only its owner is told', async () => {
    const { email: taken } = await createPartner({ audience })
    const { walker } = await walkerOf(audience)
    const said = []
    for (const address of [taken, someAddress()]) {
      await walker.goto(`${ACCOUNT}/email`)
      walker.fill({ 'New email': address, ...password })
      await walker.press('Send the link')
      const until = /by [^.]+\./
      said.push(walker.text().replaceAll(address, '').replace(until, ''))
      await walker.press('Keep my present address')
    }
    expect(said[0]).toBe(said[1])
    expect(await subjectsTo(taken)).toEqual([])
    await walker.goto(`${ACCOUNT}/email`)
    walker.fill({ 'New email': taken, ...password })
    await walker.press('Send the link')
    expect(await subjectsTo(taken)).toEqual(['You already have a Stanine account'])
  })

  test('may move to an address at which a student has an account, and the student’s stays as it is', async () => {
    const { id, email } = await createStudent()
    const { walker } = await walkerOf(audience)
    await walker.goto(`${ACCOUNT}/email`)
    walker.fill({ 'New email': email, ...password })
    await walker.press('Send the link')
    await walker.goto(await linkMailedTo(email, `${ACCOUNT}/email/confirmation`))
    await walker.press('Yes, use this address')
    expect(walker.at()).toBe(`${ACCOUNT}/email`)
    expect(await db.user.count({ where: { id, email } })).toBe(1)
  })
})

describe('at one address', () => {
  let email: string

  beforeAll(async () => {
    email = (await createStudent()).email
    for (const audience of PARTNERS) await createPartner({ audience, email })
  })

  test('the second factor of one account asks nothing of the two others', async () => {
    const tutor = openWalker()
    await signInAt(tutor, 'tutor', email)
    await setUp(tutor, 'tutor')
    const affiliate = openWalker()
    await signInAt(affiliate, 'affiliate', email)
    expect(affiliate.at()).toBe(DASHBOARD.affiliate)
    expect((await openBrowser().post('/login', { email, password: DEMO_PASSWORD })).location).toBe('/dashboard')
  })

  test('an admin resets the one that is named', async () => {
    const admin = openWalker((await signedIn({ role: 'admin' })).browser)
    await admin.goto('/admin/second-factor')
    const reason = 'The phone was lost, identity checked.'
    admin.fill({ 'Whose account': 'affiliate', 'Email of the account': email, 'Why?': reason })
    await admin.press('Reset it')
    expect(admin.alert()).toContain('No account with a second factor has this address')
    admin.fill({ 'Whose account': 'tutor', 'Why?': reason })
    await admin.press('Reset it')
    expect(admin.text()).toContain('Its owner was told by email.')
  })
})
