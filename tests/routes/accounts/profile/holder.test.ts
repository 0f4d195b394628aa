/** Who uses the account, at its profile: whoever names a parent hands the account to that parent, so a stolen session is not enough. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { passwordHashOf } from '~/models/accounts/audiences/rows.server'
import { requestPasswordReset, resetPassword } from '~/models/accounts/password-reset.server'
import { changePassword } from '~/models/accounts/profile/password.server'
import { saveProfile } from '~/models/accounts/profile/profile.server'
import { decideConsent, findConsent } from '~/models/families/consent.server'
import { asOwner, asStudent, createStudent, DEMO_PASSWORD } from '../../../factories/accounts'
import { signedIn } from '../../../support/browser'
import { mailTo, tokenMailedTo } from '../../../support/post-office'

let counter = 0
const someParent = () => `holder-parent-${process.pid}-${++counter}@example.com`

const PROFILE = { level: 'ssat-middle', gradeApplied: '7', timeZone: 'America/New_York', timePercent: '100' }
const OWN = { currentPassword: DEMO_PASSWORD }
const childOf = (parentEmail: string) => ({ ...PROFILE, holder: 'child', parentEmail })
const profileOf = (userId: string) => db.studentProfile.findUniqueOrThrow({ where: { userId } })
const told = async (email: string) => (await mailTo(email)).filter(({ subject }) => subject === 'A parent was named for your account')

describe('without the password', () => {
  test.each([
    ['none', {}, 'Please enter your current password'],
    ['a wrong one', { currentPassword: 'not-this-one' }, 'This is not your current password'],
  ])('(%s) nobody makes an account a child’s, and what was typed stays', async (_name, typed, message) => {
    const { student, browser } = await signedIn()
    const before = await profileOf(student.id)
    const thief = someParent()
    const page = await browser.post('/profile', { ...childOf(thief), timePercent: '150', ...typed })
    expect([page.status, page.text.includes(message), page.text.includes(`value="${thief}"`)]).toEqual([400, true, true])
    expect(page.text).toMatch(/value="150"[^>]*checked|checked=""[^>]*value="150"/)
    expect(page.text).not.toContain('not-this-one')
    expect(await profileOf(student.id)).toEqual({ ...before, updatedAt: expect.any(Date) })
    expect([await mailTo(thief), await told(student.email)]).toEqual([[], []])
  })

  test('nobody does so at the welcome page, which leads to the profile', async () => {
    const { student, browser } = await signedIn()
    const page = await browser.post('/welcome', childOf(someParent()))
    expect([page.status, page.location]).toEqual([303, '/profile'])
    expect(await profileOf(student.id)).toMatchObject({ holder: 'teen', parentEmail: null })
  })

  test('a child’s account gets no other parent, while everything else of it is saved', async () => {
    const { student, browser } = await signedIn({ profile: null })
    const parentEmail = someParent()
    await browser.post('/welcome', childOf(parentEmail))
    const thief = someParent()
    expect((await browser.post('/profile', childOf(thief))).status).toBe(400)
    expect(await mailTo(thief)).toEqual([])
    expect((await browser.post('/profile', { ...childOf(parentEmail), timePercent: '200' })).status).toBe(303)
    expect(await profileOf(student.id)).toMatchObject({ parentEmail, timePercent: 200 })
  })

  test('tries are counted, and over the limit the right one is not looked at either', async () => {
    const { student, browser } = await signedIn()
    const pages = []
    for (let turn = 0; turn < 12; turn++)
      pages.push(await browser.post('/profile', { ...childOf(someParent()), currentPassword: `${turn}` }))
    pages.push(await browser.post('/profile', { ...childOf(someParent()), ...OWN }))
    expect([pages[0]?.status, pages.at(-1)?.status]).toEqual([400, 429])
    expect(await profileOf(student.id)).toMatchObject({ holder: 'teen' })
  })

  test('nor with one that was proved before it changed', async () => {
    const { id: userId } = await createStudent()
    const by = await asOwner(userId)
    await changePassword({ ...asStudent(userId), provenHash: by.provenHash, password: 'another-password' })
    const profile = { level: 'ssat-middle', gradeApplied: 7, timeZone: 'America/New_York', timePercent: 100, accommodations: [] } as const
    expect(await saveProfile(by, { ...profile, holder: 'child', parentEmail: someParent() })).toMatchObject({ field: 'currentPassword' })
  })
})

test('with the password a parent is named, and the account is told each time', async () => {
  const { student, browser } = await signedIn()
  const [first, second] = [someParent(), someParent()]
  for (const parentEmail of [first, first, second]) {
    expect((await browser.post('/profile', { ...childOf(parentEmail), ...OWN })).status).toBe(303)
    expect(await profileOf(student.id)).toMatchObject({ holder: 'child', parentEmail })
  }
  const [mail, ...more] = await told(student.email)
  expect(more).toHaveLength(1)
  expect(mail?.text).toContain('Someone who knows your password')
  for (const parentEmail of [first, second]) expect(mail?.text).not.toContain(parentEmail)
})

test('the field stands beside the parent’s email, and on the welcome page there is none', async () => {
  const { browser } = await signedIn()
  expect((await browser.get('/profile')).text).toContain('Needed only to change who uses the account or the parent’s email.')
  const newcomer = await signedIn({ profile: null })
  expect((await newcomer.browser.get('/welcome')).text).not.toContain('currentPassword')
})

describe('a new password', () => {
  async function named() {
    const { id: userId, email } = await createStudent()
    const parentEmail = someParent()
    const profile = { level: 'ssat-middle', gradeApplied: 7, timeZone: 'America/New_York', timePercent: 100, accommodations: [] } as const
    const save = async () => saveProfile(await asOwner(userId), { ...profile, holder: 'child', parentEmail })
    await save()
    return { userId, email, parentEmail, save, token: await tokenMailedTo(parentEmail) }
  }

  const WAYS: Record<string, (owner: { userId: string; email: string }) => Promise<unknown>> = {
    async 'of the profile'({ userId }) {
      const provenHash = await passwordHashOf(asStudent(userId))
      return changePassword({ ...asStudent(userId), provenHash, password: 'another-password' })
    },
    async 'by mail'({ email }) {
      await requestPasswordReset(email)
      return resetPassword({ token: await tokenMailedTo(email), password: 'another-password' })
    },
  }

  test.each(Object.entries(WAYS))('%s ends what no parent has answered; saving the profile asks again', async (_name, renew) => {
    const { token, parentEmail, save, ...owner } = await named()
    await renew(owner)
    expect([await findConsent(token), await decideConsent({ token, decision: 'agree' })]).toEqual([null, false])
    expect(await save()).toEqual({ outcome: 'saved' })
    expect(await decideConsent({ token: await tokenMailedTo(parentEmail), decision: 'agree' })).toBe(true)
  })

  test.each(Object.entries(WAYS))('%s ends a link that could make the account a child’s again', async (_name, renew) => {
    const { token, ...owner } = await named()
    await decideConsent({ token, decision: 'teen' })
    await renew(owner)
    expect(await decideConsent({ token, decision: 'refuse' })).toBe(false)
    expect(await profileOf(owner.userId)).toMatchObject({ holder: 'teen' })
  })

  test.each(['agree', 'refuse'] as const)('leaves what a parent decided (%s)', async (decision) => {
    const { token, ...owner } = await named()
    await decideConsent({ token, decision })
    for (const renew of Object.values(WAYS)) await renew(owner)
    expect(await findConsent(token)).toMatchObject({ answer: decision === 'agree' ? 'agreed' : 'refused' })
  })
})
