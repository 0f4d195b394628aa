/** A group as its admin and its members walk it without scripts: bought, filled, taken back, handed over, closed. */
import { expect, test } from 'vitest'
import { countTry, forgetTries } from '~/auth/limits.server'
import { db } from '~/db.server'
import { createStudent, DEMO_PASSWORD } from '../../factories/accounts'
import { createGroup, createSeat, invite, seatsOf } from '../../factories/groups/groups'
import { logIn, openBrowser, signedIn } from '../../support/browser'
import { mailTo } from '../../support/post-office'
import { isPremium, payAt } from '../../support/services/payments'
import { openWalker } from '../../support/walker'

async function walking(shape: Parameters<typeof signedIn>[0] = {}) {
  const { browser, student } = await signedIn(shape)
  return { student, walker: openWalker(browser) }
}

/** The code in the newest invitation to the address. */
async function codeMailedTo(email: string): Promise<string> {
  const [mail] = await mailTo(email)
  return (
    mail?.links
      .find((link) => link.includes('/invitations/'))
      ?.split('/')
      .at(-1) ?? ''
  )
}

test('a group goes from the purchase to five members', async () => {
  const { student, walker } = await walking({ firstName: 'Dana', lastName: 'Reyes' })
  const people = await Promise.all(Array.from({ length: 5 }, () => createStudent()))
  await walker.goto('/groups')
  walker.fill({ 'How many seats': '5' })
  const attempt = /name="attempt" value="([^"]+)"/.exec(walker.html())?.[1] ?? ''
  const { location } = await walker.browser.post('/groups', { seats: '5', attempt })
  expect((await walker.browser.post('/groups', { seats: '5', attempt })).location).toBe(location)
  await walker.goto((await payAt(location ?? '')) ?? '')
  expect([walker.text().includes('Your seats are ready'), walker.text().includes('0 of 5')]).toEqual([true, true])

  await walker.follow('Invite people')
  const [first, ...others] = people.map(({ email }) => email)
  walker.fill({ 'Who to invite': `${first}, Ana, Smith\nnobody\n${others[0]}\n${first}` })
  walker.fillNamed({ note: 'For the debate team.' })
  await walker.press('Send invitations')
  expect(walker.status()).toBe(400)
  expect(walker.alert()).toMatch(/Line 2: there is no email address.*Line 4: this address stands in line 1 already/s)
  expect(walker.field(/Who to invite/).value).toContain('nobody')
  const { id } = await db.groupPurchase.findFirstOrThrow({ where: { adminUserId: student.id } })
  expect(await db.groupInvitation.count({ where: { groupPurchaseId: id } })).toBe(0)
  walker.fill({ 'Who to invite': people.map(({ email }, index) => `${email}, ${index ? 'Person' : '=1+1'}, ${index}`).join('\n') })
  await walker.press('Send invitations')
  expect([walker.text().includes('5 invitations are on their way'), walker.at()]).toEqual([true, `/groups/${id}/invitations`])

  for (const { email } of people) {
    const member = openWalker()
    const code = await codeMailedTo(email)
    await member.goto(`/invitations/${code}`)
    expect([member.text().includes('Dana Reyes offers you a seat'), member.text().includes('For the debate team.')]).toEqual([true, true])
    await member.follow('I have an account: log in')
    member.fill({ Email: email, Password: DEMO_PASSWORD })
    await member.press('Log in')
    expect(member.at()).toBe(`/invitations/${code}`)
    await member.press('Take the seat')
    expect([member.at(), member.text().includes('The seat is yours'), await isPremium(member.browser)]).toEqual(['/dashboard', true, true])
  }
  expect(await seatsOf(id)).toEqual({ totalSeats: 5, usedSeats: 5, members: 5, accepted: 5 })
  await walker.goto(`/groups/${id}/members`)
  expect(walker.text()).toContain('5 of 5 seats are taken')
  const file = await walker.browser.get(`/groups/${id}/members/export`)
  expect([file.text.includes(`${first},'=1+1,0`), file.text.split('\r\n').filter(Boolean).length]).toEqual([true, 6])

  await walker.follow(/^Take the seat back: =1\+1/)
  await walker.press('Take the seat back')
  expect([walker.text().includes('The seat is free'), (await seatsOf(id)).usedSeats]).toEqual([true, 4])
  const ended = openBrowser()
  await logIn(ended, first ?? '')
  expect(await isPremium(ended)).toBe(false)
}, 60_000)

test.each([
  ['', 'Must have at least 1 seat'],
  ['0', 'Must have at least 1 seat'],
  ['-3', 'Must have at least 1 seat'],
  ['51', 'Maximum 50 seats allowed'],
  ['4000', 'Maximum 50 seats allowed'],
])('%j seats are refused with the words of the specification', async (seats, message) => {
  const { walker } = await walking()
  await walker.goto('/groups')
  walker.fill({ 'How many seats': seats })
  await walker.press('Go to payment')
  expect([walker.status(), walker.alert().includes(message), walker.field('How many seats').isWrong]).toEqual([400, true, true])
})

test('a code that is wrong, used, taken back or too old shows the same page', async () => {
  const { id } = await createGroup()
  const used = await invite(id, 'used@example.com')
  const revoked = await invite(id, 'revoked@example.com')
  const old = await invite(id, 'old@example.com', { expiresAt: new Date() })
  await db.groupInvitation.update({ where: { id: used.id }, data: { status: 'accepted' } })
  await db.groupInvitation.update({ where: { id: revoked.id }, data: { status: 'revoked' } })
  const codes = ['A'.repeat(43), used.code, revoked.code, old.code]
  const pages = await Promise.all(codes.map(async (code) => ({ code, ...(await openBrowser().get(`/invitations/${code}`)) })))
  const shown = pages.map(({ text, code }) => text.replaceAll(code, '').replaceAll(/nonce="[^"]*"/g, ''))
  expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(new Set(shown.map((text) => /<main.*<\/main>/s.exec(text)?.[0])).size).toBe(1)
})

test('nobody but its admin sees or changes a group', async () => {
  const { id } = await createGroup()
  const { invitationId } = await createSeat(id)
  const { browser } = await signedIn()
  for (const page of [
    '',
    '/invitations',
    '/invitations/new',
    `/invitations/${invitationId}`,
    '/members',
    '/members/export',
    '/handover',
    '/offer',
    '/closing',
  ])
    expect((await browser.get(`/groups/${id}${page}`)).status, page).toBe(404)
  for (const [page, fields] of [
    ['/invitations/new', { list: 'a@example.com' }],
    [`/invitations/${invitationId}`, { step: 'revoke' }],
    ['/handover', { email: 'a@example.com' }],
    ['/offer', { answer: 'accept' }],
    ['/closing', {}],
  ] as const)
    expect((await browser.post(`/groups/${id}${page}`, fields)).status, page).toBe(404)
  expect(await seatsOf(id)).toMatchObject({ usedSeats: 1, members: 1 })
})

test('a code that opens something is not counted, and whoever waits is not told that it was used', async () => {
  const { id } = await createGroup()
  const { student, walker } = await walking()
  const { code } = await invite(id, student.email)
  const address = walker.browser.address
  for (let count = 0; count < 299; count += 1) await countTry('token address', address)
  for (let count = 0; count < 3; count += 1) await walker.goto(`/invitations/${code}`)
  expect(walker.count('button', 'Take the seat')).toBe(1)
  await walker.browser.get(`/invitations/${'A'.repeat(43)}`)
  const refused = await walker.browser.get(`/invitations/${code}`)
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
  expect([refused.text.includes('Yours is kept'), refused.text.includes('does not work')]).toEqual([true, false])
  expect((await walker.browser.post(`/invitations/${code}`, { answer: 'accept' })).status).toBe(429)
  await forgetTries('token address', address)
})

test('a child without a parent’s word takes no seat and buys none', async () => {
  const { student, walker } = await walking({ profile: { level: 'ssat-middle', gradeApplied: 6, holder: 'child' } })
  const { id } = await createGroup()
  const { code } = await invite(id, student.email, { inviteMessage: 'From a stranger' })
  await walker.goto(`/invitations/${code}`)
  expect([walker.text().includes('A parent has to agree'), walker.count('button', 'Take the seat')]).toEqual([true, 0])
  expect(walker.text()).not.toContain('From a stranger')
  await walker.browser.post(`/invitations/${code}`, { answer: 'accept' })
  expect((await seatsOf(id)).usedSeats).toBe(0)
  expect((await walker.browser.post('/groups', { seats: '1' })).status).toBe(403)
})

test('whoever is logged in with another address learns what to do, and takes nothing', async () => {
  const { student, walker } = await walking()
  const { id } = await createGroup()
  const { code } = await invite(id, 'somebody.else@example.com')
  await walker.goto(`/invitations/${code}`)
  expect([walker.text().includes(`ask Ada Example to invite ${student.email}`), walker.text().includes('somebody.else')]).toEqual([
    true,
    false,
  ])
  await walker.browser.post(`/invitations/${code}`, { answer: 'accept' })
  expect((await seatsOf(id)).usedSeats).toBe(0)
})

test('a group is handed over when the other account agrees, and its first admin sees it no more', async () => {
  const { student, walker } = await walking({ firstName: 'Dana', lastName: 'Reyes' })
  const { id } = await createGroup({ adminUserId: student.id })
  const waiting = await invite(id, 'waits@example.com', { inviteMessage: 'From Dana' })
  const past = await invite(id, 'past@example.com', { expiresAt: new Date() })
  const { student: member } = await createSeat(id)
  const next = await walking()
  await walker.goto(`/groups/${id}/handover`)
  walker.fill({ 'Their email address': student.email })
  await walker.press('Offer the group')
  expect(walker.alert()).toContain('This is your own address')
  walker.fill({ 'Their email address': next.student.email })
  await walker.press('Offer the group')
  expect(walker.text()).toContain(`Offered to ${next.student.email}`)
  expect((await mailTo(next.student.email))[0]?.subject).toBe('Somebody wants to hand you a group of seats')

  await next.walker.goto('/groups')
  await next.walker.follow('See the offer')
  await next.walker.press('Take it over')
  expect([next.walker.at(), next.walker.text().includes('The group is yours')]).toEqual([`/groups/${id}`, true])
  await walker.goto(`/groups/${id}`)
  expect(walker.status()).toBe(404)
  expect(await db.groupInvitation.findUnique({ where: { id: waiting.id } })).toMatchObject({
    ...{ inviterUserId: next.student.id, inviteMessage: null },
  })
  expect(await db.groupInvitation.count({ where: { id: past.id } })).toBe(0)
  expect((await mailTo(member.email)).map(({ subject }) => subject)).toEqual(['Somebody else looks after your seat now'])
})

test('an account with a group is deleted only after the group is handed over or closed', async () => {
  const { student, walker } = await walking()
  const { id } = await createGroup({ adminUserId: student.id })
  const seated = await createSeat(id)
  await walker.goto('/profile/deletion')
  await walker.follow('Your groups')
  await walker.goto(`/groups/${id}/closing`)
  await walker.press('Close the group')
  expect([walker.at(), walker.text().includes('This group closes on')]).toEqual([`/groups/${id}`, true])
  expect((await mailTo(seated.student.email))[0]?.subject).toBe('When your full access ends')
  await walker.goto('/profile/deletion')
  walker.fill({ 'Current password': DEMO_PASSWORD })
  await walker.press('Delete my account')
  expect(await db.accountDeletion.count({ where: { userId: student.id } })).toBe(1)
})
