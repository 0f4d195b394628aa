/** The doors of tutors and affiliates: forms, forgotten passwords, devices, and what they tell about an address: nothing. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { createStudent, DEMO_PASSWORD } from '../../factories/accounts'
import { createPartner } from '../../factories/partners'
import { choosePassword, linkMailedTo } from '../../support/account-walks'
import { openBrowser, type Page, signedInPartner } from '../../support/browser'
import { apply, applyAndConfirm, DASHBOARD, PARTNERS, REGISTER, signInAt, someAddress } from '../../support/partner-walks'
import { mailTo } from '../../support/post-office'
import { openWalker } from '../../support/walker'

const OTHERS = { tutor: 'affiliate', affiliate: 'tutor' } as const

/** What an answer says, without what is new in each: what cookies hold, and the address itself. */
function toldBy({ status, location, headers, text }: Page, email: string) {
  const others = [...headers].filter(([name]) => !/^(set-cookie|date|content-length)$/.test(name)).sort()
  const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '='))
  return { status, location, others, cookies, text: text.replaceAll(email, '').replace(/nonce="[^"]*"/g, '') }
}

const WORK = {
  tutor: { specialization: 'SSAT verbal', experience: 'Ten years of middle school.' },
  affiliate: { mainSocialChannel: 'website', promotionPlan: 'A letter to the readers of our paper.' },
}

describe.each(PARTNERS)('the door of a %s', (audience) => {
  test('says of every field what is wrong with it, and keeps what was typed', async () => {
    const walker = openWalker()
    await walker.goto(REGISTER[audience])
    walker.fill({ 'First name': 'Tess', Email: 'tess at home', Password: 'abc12', 'Confirm password': 'abc123' })
    await walker.press('Send the application')
    expect(walker.status()).toBe(400)
    expect(walker.field('Email')).toMatchObject({ isWrong: true, value: 'tess at home' })
    expect(walker.alert()).toContain('Last name is required')
    expect(walker.alert()).toContain("Passwords don't match")
    expect(walker.html()).not.toContain('abc123')
  })

  test('answers alike, in body and headers, for known, registered and unknown addresses: application, link and forgotten password', async () => {
    const { email: known } = await createPartner({ audience })
    const registered = someAddress()
    await apply(audience, registered)
    const check = audience === 'tutor' ? '/tutor/verify-email-sent' : '/affiliate/pending'
    const answers = []
    for (const email of [known, registered, someAddress()]) {
      const person = { firstName: 'Tess', lastName: 'Walker', email, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD }
      const [applicant, stranger] = [openBrowser(), openBrowser()]
      const pages = [
        await applicant.post(REGISTER[audience], { ...person, ...WORK[audience] }),
        await applicant.get(check),
        await stranger.post(check, { email }),
        await stranger.get(check),
        await stranger.post(`/${audience}/forgot-password`, { email }),
        await stranger.get(`/${audience}/login`),
        await stranger.post(`/${audience}/login`, { email, password: 'not-the-password' }),
      ]
      answers.push(pages.map((page) => toldBy(page, email)))
      expect(pages.map(({ status }) => status)).toEqual([303, 200, 303, 200, 303, 200, 400])
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    const subjects = (await mailTo(known)).map(({ subject }) => subject)
    expect(subjects).toContain('You already have a Stanine account')
    expect(subjects).not.toContain('Confirm your email address')
  })

  test('knows no password of another door, and no address', async () => {
    const { email } = await createStudent()
    await createPartner({ audience: OTHERS[audience], email })
    const walker = openWalker()
    await signInAt(walker, audience, email)
    expect(walker.text()).toContain('The email or password is not right.')
    await walker.goto(`/${audience}/forgot-password`)
    walker.fill({ Email: email })
    await walker.press('Send the link')
    expect(await mailTo(email)).toEqual([])
  })

  test('leads somebody who has not confirmed the address to the page that mails the link again', async () => {
    const email = someAddress()
    await apply(audience, email)
    const walker = openWalker()
    await signInAt(walker, audience, email)
    expect(walker.at()).toBe(audience === 'tutor' ? '/tutor/verify-email-sent' : '/affiliate/pending')
    expect(walker.text()).toContain('Please confirm your email address before logging in.')
    walker.fill({ Email: email })
    await walker.press('Resend Verification Email')
    expect(walker.text()).toContain('Please check your inbox for the new verification link.')
    await walker.goto(await linkMailedTo(email, `/${audience}/verify-email`, 2))
    expect(walker.text()).toContain('Your address is confirmed. We will now read your application.')
  })

  test('gives a new password for a forgotten one, which ends every session and opens no other door', async () => {
    const { partner, browser } = await signedInPartner({ audience })
    const walker = openWalker()
    await walker.goto(`/${audience}/forgot-password`)
    walker.fill({ Email: partner.email })
    await walker.press('Send the link')
    const link = await linkMailedTo(partner.email, `/${audience}/reset-password`)

    const stranger = openWalker()
    await stranger.goto(link.replace(`/${audience}/`, `/${OTHERS[audience]}/`))
    expect(stranger.text()).toContain('This link no longer works')

    await walker.goto(link)
    await choosePassword(walker, 'a-new-password')
    expect(walker.at()).toBe(`/${audience}/login`)
    expect((await browser.get(DASHBOARD[audience])).location).toMatch(`/${audience}/login`)
    expect((await mailTo(partner.email))[0]?.subject).toBe('Your password was changed')
    await signInAt(walker, audience, partner.email, 'a-new-password')
    expect(walker.at()).toBe(DASHBOARD[audience])
  })

  test('lets its owner change the password and log out other devices, and signs out', async () => {
    const { partner, browser } = await signedInPartner({ audience })
    const walker = openWalker()
    await signInAt(walker, audience, partner.email)
    await walker.goto(`/${audience}/account/sessions`)
    expect(walker.count('h2', 'One other device')).toBe(1)
    await walker.press('Log out all other devices')
    expect((await browser.get(DASHBOARD[audience])).location).toMatch(`/${audience}/login`)

    await walker.goto(`/${audience}/account/password`)
    walker.fill({ 'Current password': DEMO_PASSWORD, 'New password': 'another-one', 'Confirm new password': 'another-one' })
    await walker.press('Change password')
    expect(walker.text()).toContain('All other devices were logged out.')
    await walker.press('Log out')
    await walker.goto(DASHBOARD[audience])
    expect(walker.at()).toMatch(`/${audience}/login`)
  })

  test('takes no state, role or rate from a form', async () => {
    const email = someAddress()
    const walker = openWalker()
    await walker.goto(REGISTER[audience])
    const fields = { firstName: 'Tess', lastName: 'Walker', email, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD }
    const work = { specialization: 'All of it', experience: 'Much', mainSocialChannel: 'x', promotionPlan: 'A letter to all our readers.' }
    const greedy = { approvalStatus: 'approved', status: 'approved', commissionRate: '99', emailVerified: 'true' }
    const page = await walker.browser.post(REGISTER[audience], { ...fields, ...work, ...greedy })
    expect(page.status).toBe(400)
    expect(await db.registration.count({ where: { email } })).toBe(0)
  })

  test('makes no student’s account of an application, and signs in through its own door only', async () => {
    const email = someAddress()
    await applyAndConfirm(audience, email)
    expect(await db.user.count({ where: { email } })).toBe(0)
    expect(await db.session.count({ where: { [audience]: { email } } })).toBe(1)
  })
})

test('the second names lead on for good', async () => {
  const browser = openBrowser()
  expect(await browser.get('/instructor-dashboard')).toMatchObject({ status: 301, location: '/tutor-dashboard' })
  expect(await browser.get('/affiliate/register?from=mail')).toMatchObject({ status: 301, location: '/affiliate?from=mail' })
})

test('codes of an affiliate count from the approval on', async () => {
  const email = someAddress()
  await applyAndConfirm('affiliate', email)
  const { id, referralCode, referralLinkCode } = await db.affiliatePartner.findUniqueOrThrow({ where: { email } })
  expect(referralCode).toMatch(/^[A-Z]{8}$/)
  const before = openBrowser()
  await before.get(`/?ref=${referralLinkCode}`)
  expect(before.cookies.has('referral')).toBe(false)
  await db.affiliatePartner.update({ where: { id }, data: { status: 'approved' } })
  for (const code of [referralLinkCode, referralCode.toLowerCase()]) {
    const browser = openBrowser()
    await browser.get(`/?ref=${code}`)
    expect(browser.cookies.has('referral')).toBe(true)
  }
})
