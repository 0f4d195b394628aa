/** A family asks for a free seat, an admin decides, the seat opens everything, and nothing shows that it was given. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { REASON_TEXTS } from '~/models/scholarship/fields'
import { askForSeat } from '~/models/scholarship/requests.server'
import { DAY_MS } from '~/utils/time/durations'
import { createStudent } from '../../factories/accounts'
import { createPool, createRequest, createSponsored } from '../../factories/commissions/pools'
import { logIn, openBrowser, signedIn } from '../../support/browser'
import { mailTo } from '../../support/post-office'
import { openWalker } from '../../support/walker'

async function walkerOf(shape: Parameters<typeof signedIn>[0] = {}) {
  const { browser, student } = await signedIn(shape)
  return { walker: openWalker(browser), student }
}

async function walkerAs(email: string) {
  const browser = openBrowser()
  await logIn(browser, email)
  return openWalker(browser)
}

async function ask(walker: ReturnType<typeof openWalker>) {
  await walker.goto('/scholarship')
  walker.fill({ 'We have a fee waiver for the SSAT': true })
  await walker.press('Ask for a free seat')
}

const child = (parentEmail: string) => ({ profile: { level: 'isee-lower', gradeApplied: 5, holder: 'child', parentEmail } }) as const

/** Makes the account's plan one that the provider goes on charging for. */
async function renewing(userId: string) {
  const [endDate, name] = [new Date(Date.now() + DAY_MS), `of_${userId}`]
  const atProvider = { stripeSubscriptionId: name, stripeCustomerId: name, stripeStatus: 'active', renewsAt: endDate, endDate }
  await db.userSubscription.updateMany({ where: { userId }, data: { subscriptionTier: 'premium_monthly', ...atProvider } })
}

describe('a request', () => {
  test('is explained to everybody, and asked by one form without a field for a story', async () => {
    const visitor = openWalker()
    await visitor.goto('/scholarship')
    expect([visitor.status(), visitor.text().includes('We ask for no income')]).toEqual([200, true])
    expect(visitor.count('a', 'Log in')).toBeGreaterThan(0)

    const { walker, student } = await walkerOf()
    await ask(walker)
    expect(walker.text()).toContain('We have your request')
    expect(await db.scholarshipRequest.findMany({ where: { userId: student.id } })).toMatchObject([
      { exam: 'SSAT', forWhom: 'student', state: 'asked', openKey: student.id },
    ])
    expect(walker.count('button', 'Ask for a free seat')).toBe(0)
    const again = await walker.browser.post('/scholarship', { exam: 'ISEE', forWhom: 'child' })
    expect([again.status, again.text.includes('You have asked already')]).toEqual([409, true])
    const wrong = await (await signedIn()).browser.post('/scholarship', { exam: 'ACT', forWhom: 'student' })
    expect([wrong.status, wrong.text.includes('Please choose the test that your fee waiver is for')]).toEqual([400, true])
  })

  test('is taken back after a question, and may be sent again, five times a year', async () => {
    const { walker, student } = await walkerOf()
    for (let turn = 0; turn < 5; turn += 1) {
      await ask(walker)
      await walker.follow('Take the request back')
      await walker.press('Take the request back')
      expect(walker.text()).toContain('Taken back')
    }
    expect(walker.count('button', 'Ask for a free seat')).toBe(0)
    expect(walker.text()).toContain('You have asked 5 times in this year')
    expect((await walker.browser.post('/scholarship', { exam: 'ISEE', forWhom: 'student' })).status).toBe(409)
    const later = new Date(Date.now() + 366 * DAY_MS)
    expect(await askForSeat({ userId: student.id, exam: 'ISEE', forWhom: 'student' }, later)).toBe('asked')
  })

  test('of a child waits for a parent, and of who pays for a plan for its end', async () => {
    const { walker, student } = await walkerOf(child('mother@example.com'))
    await walker.goto('/scholarship')
    expect(walker.text()).toContain('A parent has to agree first')
    expect((await walker.browser.post('/scholarship', { exam: 'ISEE', forWhom: 'student' })).status).toBe(403)
    const expiresAt = new Date(Date.now() + DAY_MS)
    const consent = { userId: student.id, parentEmail: 'mother@example.com', tokenHash: student.id, expiresAt, confirmedAt: new Date() }
    await db.consent.create({ data: consent })
    await ask(walker)
    expect(walker.text()).toContain('We have your request')

    const payer = await walkerOf({ tier: 'premium_monthly' })
    await renewing(payer.student.id)
    await payer.walker.goto('/scholarship')
    expect(payer.walker.text()).toContain('Your plan still renews')
    expect((await payer.walker.browser.post('/scholarship', { exam: 'ISEE', forWhom: 'student' })).status).toBe(409)
  })
})

describe('an admin', () => {
  test('gives no seat to whoever pays for a plan meanwhile, is leaving, or waits for a parent, nor from a pool that ends soon', async () => {
    const pool = await createPool(5)
    const { walker: desk } = await walkerOf({ role: 'admin' })
    const grant = async (id: string) => {
      await desk.goto(`/admin/scholarship/requests/${id}`)
      desk.fill({ 'Give a seat': true, 'Seat from the pool': pool.id })
      await desk.press('Save')
      return desk.text()
    }
    const [payer, leaver, orphan] = [await createRequest({ tier: 'premium_monthly' }), await createRequest(), await createRequest()]
    await renewing(payer.student.id)
    expect(await grant(payer.id)).toContain('a plan that goes on renewing')
    await db.accountDeletion.create({
      data: { userId: leaver.student.id, askedBy: 'account', dueAt: new Date(Date.now() + DAY_MS) },
    })
    expect(await grant(leaver.id)).toContain('The account is to be deleted')
    await db.studentProfile.update({ where: { userId: orphan.student.id }, data: { holder: 'child' } })
    expect(await grant(orphan.id)).toContain('A parent has to agree')
    expect(await db.seatEntry.count({ where: { poolId: pool.id, step: 'given' } })).toBe(0)

    const late = await createRequest()
    await db.groupPurchase.updateMany({ where: { pool: { id: pool.id } }, data: { expiresAt: new Date(Date.now() + 13 * DAY_MS) } })
    await desk.goto(`/admin/scholarship/requests/${late.id}`)
    expect(desk.html()).not.toContain(pool.id)
  })

  test('gives a seat: everything opens, the family is mailed to look, and the log says who did it', async () => {
    const pool = await createPool(2)
    const { id, student } = await createRequest({ lastName: 'Seatless' })
    const { walker: desk, student: admin } = await walkerOf({ role: 'admin' })
    await desk.goto('/admin')
    await desk.goto('/admin/scholarship?search=seatless')
    await desk.follow(/Seatless/)
    await desk.press('Save')
    expect(desk.alert()).toContain('Please choose what is to happen')
    desk.fill({ 'Give a seat': true, 'Seat from the pool': pool.id })
    await desk.press('Save')
    expect(desk.text()).toContain('The family is mailed to look')

    expect(await db.groupPurchase.findFirstOrThrow({ where: { pool: { id: pool.id } } })).toMatchObject({
      ...{ usedSeats: 1, totalSeats: 2, pricePerSeat: 3_000, totalAmount: 6_000, purchaseType: 'scholarship', stripePaymentId: null },
    })
    expect(await db.auditLog.findMany({ where: { target: id } })).toMatchObject([{ actorId: admin.id, action: 'grant scholarship seat' }])
    const [mail] = await mailTo(student.email)
    expect(mail?.subject).toBe('Your request has an answer')
    expect(mail?.text).not.toMatch(/seat|scholarship(?!\b)|granted|waiver/i)
    const family = await walkerAs(student.email)
    await family.goto('/scholarship')
    expect(family.text()).toContain('Everything is open for you until')

    await desk.goto(`/admin/scholarship/requests/${id}`)
    desk.fill({ 'End the seat now': true })
    await desk.press('Save')
    expect(await db.groupPurchase.findFirstOrThrow({ where: { pool: { id: pool.id } } })).toMatchObject({ usedSeats: 0 })
    expect((await db.seatEntry.findMany({ where: { poolId: pool.id }, orderBy: { createdAt: 'asc' } })).map(({ step }) => step)).toEqual([
      'opened',
      'given',
      'returned',
    ])
    await family.goto('/scholarship')
    expect(family.text()).toContain('This seat ended on')
  })

  test('says no in kind words, gives nothing from a full pool, and decides about no request twice or of their own', async () => {
    const pool = await createPool(1)
    await createSponsored(pool)
    const { id, student } = await createRequest()
    const { browser, student: admin } = await signedIn({ role: 'admin' })
    const decide = (fields: Record<string, string>, of = id) => browser.post(`/admin/scholarship/requests/${of}`, fields)
    const desk = openWalker(browser)
    await decide({ step: 'grant', pool: pool.id })
    await desk.goto(`/admin/scholarship/requests/${id}`)
    expect(desk.text()).toContain('No seat was given')
    expect((await decide({ step: 'decline', reason: '' })).status).toBe(400)
    await decide({ step: 'decline', reason: 'no_seats' })
    await decide({ step: 'decline', reason: 'other_test' })
    expect(await db.scholarshipRequest.findUnique({ where: { id } })).toMatchObject({
      state: 'declined',
      reason: 'no_seats',
      openKey: null,
    })
    expect((await openedBy(student.email)).text()).toContain(REASON_TEXTS.no_seats)

    await askForSeat({ userId: admin.id, exam: 'ISEE', forWhom: 'student' })
    const own = await db.scholarshipRequest.findUniqueOrThrow({ where: { openKey: admin.id } })
    await decide({ step: 'decline', reason: 'no_seats' }, own.id)
    expect(await db.scholarshipRequest.findUnique({ where: { id: own.id } })).toMatchObject({ state: 'asked' })
    expect((await browser.get('/admin/scholarship/requests/none')).status).toBe(404)
  })

  test('takes lists along as files without formulas', async () => {
    const { browser } = await signedIn({ role: 'admin' })
    await createRequest({ firstName: '=HYPERLINK("http://evil.example")', lastName: 'Formula' })
    const { text } = await browser.get('/admin/scholarship/export?search=formula')
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    await createPool(3)
    expect((await browser.get('/admin/scholarship/pools/export')).text).toContain('house,3,0,9000,active')
  })
})

async function openedBy(email: string) {
  const walker = await walkerAs(email)
  await walker.goto('/scholarship')
  return walker
}

describe('a seat that was given', () => {
  test('looks like any premium account, and ends with its pool without a job', async () => {
    const pool = await createPool(3)
    const { student } = await createSponsored(pool)
    const walker = await walkerAs(student.email)
    for (const path of ['/profile', '/subscription-test', '/dashboard', '/premium', '/premium/reports', '/premium/plan']) {
      await walker.goto(path)
      // What every page has in its foot says nothing about this student.
      const own = walker.html().replace(/<footer[\s\S]*?<\/footer>/g, '')
      expect([path, /scholarship_member|\bscholarship\b|sponsored|free seat/i.test(own)]).toEqual([path, false])
    }
    await walker.goto('/profile')
    expect(walker.text()).toContain('Premium')

    await db.groupPurchase.updateMany({ where: { pool: { id: pool.id } }, data: { expiresAt: new Date(Date.now() - 1_000) } })
    const ended = { endDate: new Date(Date.now() - 1_000) }
    await db.userSubscription.updateMany({ where: { userId: student.id }, data: ended })
    await db.scholarshipRequest.updateMany({ where: { userId: student.id }, data: { endsAt: ended.endDate } })
    await walker.goto('/scholarship')
    expect(walker.text()).toContain('This seat ended on')
    await ask(walker)
    expect(walker.text()).toContain('We have your request')
    expect(await db.scholarshipRequest.findMany({ where: { userId: student.id }, orderBy: { createdAt: 'asc' } })).toMatchObject([
      { state: 'ended', openKey: null },
      { state: 'asked', openKey: student.id },
    ])
  })

  test('is given back by its family, and is free for another', async () => {
    const pool = await createPool(1)
    const { student } = await createSponsored(pool)
    const walker = await walkerAs(student.email)
    await walker.goto('/scholarship')
    await walker.follow('Give the seat back')
    await walker.press('Give the seat back')
    expect(walker.text()).toContain('The seat is free for another family')
    await createSponsored(pool)
    await walker.goto('/scholarship/withdrawal')
    expect(walker.text()).toContain('There is nothing to take back')
    const stranger = await createStudent()
    expect(await db.userSubscription.count({ where: { userId: stranger.id } })).toBe(0)
  })
})
