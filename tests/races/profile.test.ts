/** Races for an account's password and address: of any number at once one counts, and a link never confirms another address than its own. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { checkCredentials } from '~/models/accounts/account.server'
import { askForNewEmail, confirmNewEmail, mailLinkAgain } from '~/models/accounts/email-change.server'
import { requestPasswordReset, resetPassword } from '~/models/accounts/password-reset.server'
import { changePassword, provePassword } from '~/models/accounts/profile/password.server'
import { saveProfile } from '~/models/accounts/profile/profile.server'
import { asOwner, asStudent, createStudent, DEMO_PASSWORD } from '../factories/accounts'
import { mailTo, tokenMailedTo } from '../support/post-office'

let counter = 0
const someAddress = () => `profile-race-${process.pid}-${++counter}@example.com`
const twenty = <T>(work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 20 }, (_, index) => work(index)))

async function asked(email = someAddress()) {
  const { id: userId, email: oldEmail } = await createStudent()
  await askForNewEmail({ owner: asStudent(userId) }, email)
  return { userId, oldEmail, email, token: await tokenMailedTo(email) }
}

test('twenty changes at once that know the same password: one is made, and it is the account’s', async () => {
  const { id: userId, email } = await createStudent()
  const provenHash = (await provePassword({ audience: 'student', id: userId, password: DEMO_PASSWORD })) ?? ''
  const results = await twenty((index) => changePassword({ audience: 'student', id: userId, provenHash, password: `password-${index}` }))
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(await checkCredentials({ email, password: `password-${results.indexOf(true)}` })).toMatchObject({ outcome: 'signed-in' })
  expect((await mailTo(email)).filter(({ subject }) => subject === 'Your password was changed')).toHaveLength(1)
})

test('a link to a new password and a change of it at once: each order holds, and no link stays', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const { id: userId, email } = await createStudent()
    await requestPasswordReset(email)
    const token = await tokenMailedTo(email)
    const provenHash = (await provePassword({ audience: 'student', id: userId, password: DEMO_PASSWORD })) ?? ''
    const [isChanged, isReset] = await Promise.all([
      changePassword({ audience: 'student', id: userId, provenHash, password: 'by-the-form' }),
      resetPassword({ token, password: 'by-the-link' }),
    ])
    // After the link the form's password is not the one it knew; after the form the link is dead.
    expect([isChanged, isReset !== null].filter(Boolean)).toHaveLength(1)
    const password = isChanged ? 'by-the-form' : 'by-the-link'
    expect(await checkCredentials({ email, password })).toMatchObject({ outcome: 'signed-in' })
  }
})

test('twenty uses of one link to a new address at once: one moves the account', async () => {
  const { userId, oldEmail, email, token } = await asked()
  const results = await twenty(() => confirmNewEmail({ owner: asStudent(userId), token }))
  expect(results.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1)
  expect(results.filter(({ outcome }) => outcome === 'dead')).toHaveLength(19)
  expect(await db.user.findUnique({ where: { email }, select: { id: true } })).toEqual({ id: userId })
  expect((await mailTo(oldEmail)).filter(({ subject }) => subject === 'Your email address was changed')).toHaveLength(1)
})

test('accounts that move to one address at once: one has it, the others keep theirs', async () => {
  const email = someAddress()
  // Five, because one mailbox gets no more of these mails a day.
  const movers = []
  for (let mover = 0; mover < 5; mover++) movers.push(await asked(email))
  const results = await Promise.all(movers.map(({ userId, token }) => confirmNewEmail({ owner: asStudent(userId), token })))
  expect(results.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'taken', 'taken', 'taken', 'taken'])
  for (const [index, { userId, oldEmail }] of movers.entries()) {
    const { email: stored } = await db.user.findUniqueOrThrow({ where: { id: userId } })
    expect(stored).toBe(results[index]?.outcome === 'changed' ? email : oldEmail)
  }
})

test('a link and a new password at once: nothing waits afterwards, and nobody is left without an account', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const { userId, oldEmail, email, token } = await asked()
    const provenHash = (await provePassword({ audience: 'student', id: userId, password: DEMO_PASSWORD })) ?? ''
    const [moved, isChanged] = await Promise.all([
      confirmNewEmail({ owner: asStudent(userId), token }),
      changePassword({ audience: 'student', id: userId, provenHash, password: 'brand-new-one' }),
    ])
    expect(isChanged).toBe(true)
    const now = moved.outcome === 'changed' ? email : oldEmail
    expect(await checkCredentials({ email: now, password: 'brand-new-one' })).toMatchObject({ outcome: 'signed-in' })
    expect(await db.emailChange.count({ where: { userId } })).toBe(0)
  }
})

test('a child that names its new address as its parent’s while it moves there ends with two addresses', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const { userId, email, token } = await asked()
    const child = { holder: 'child', parentEmail: email, level: 'ssat-middle', gradeApplied: 7, timeZone: 'America/New_York' } as const
    const by = await asOwner(userId)
    await Promise.all([
      confirmNewEmail({ owner: asStudent(userId), token }),
      saveProfile(by, { ...child, timePercent: 100, accommodations: [] }),
    ])
    const account = await db.user.findUniqueOrThrow({ where: { id: userId }, include: { profile: true } })
    expect(account.profile?.parentEmail).not.toBe(account.email)
  }
})

test('addresses asked for and links asked again, all at once: each link confirms its own address or nothing', async () => {
  const { id: userId } = await createStudent()
  const addresses = [someAddress(), someAddress()]
  await askForNewEmail({ owner: asStudent(userId) }, addresses[0] ?? '')
  await Promise.all([
    mailLinkAgain({ owner: asStudent(userId) }),
    askForNewEmail({ owner: asStudent(userId) }, addresses[1] ?? ''),
    mailLinkAgain({ owner: asStudent(userId) }),
    askForNewEmail({ owner: asStudent(userId) }, addresses[0] ?? ''),
  ])
  const confirmed = []
  for (const address of addresses) {
    for (const { links } of await mailTo(address)) {
      const token = links.map((link) => new URL(link).searchParams.get('token')).find(Boolean) ?? ''
      const result = await confirmNewEmail({ owner: asStudent(userId), token })
      if (result.outcome === 'changed') confirmed.push([address, result.email])
    }
  }
  expect(confirmed.length).toBeLessThanOrEqual(1)
  for (const [mailedTo, moved] of confirmed) expect(moved).toBe(mailedTo)
})

test('twenty requests of one account at once, each for another address, send five links', async () => {
  const { id: userId } = await createStudent()
  const addresses = Array.from({ length: 20 }, someAddress)
  const results = await Promise.all(addresses.map((address) => askForNewEmail({ owner: asStudent(userId) }, address)))
  expect(results.filter(({ outcome }) => outcome === 'asked')).toHaveLength(5)
  expect(await db.mailRecord.count({ where: { recipient: { in: addresses } } })).toBe(5)
})
