/** The profile: what may be said in it, and what a child cannot take back by itself. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { askForNewEmail, confirmNewEmail } from '~/models/accounts/email-change.server'
import { decideConsent } from '~/models/families/consent.server'
import { asOwner, asStudent, createStudent } from '../../../../tests/factories/accounts'
import { tokenMailedTo } from '../../../../tests/support/post-office'
import { type Profile, ProfileSchema, saveProfile } from './profile.server'

const TEEN = { holder: 'teen', level: 'isee-upper', gradeApplied: '9', timeZone: 'America/New_York', timePercent: '100' }
let counter = 0

function childOf(parentEmail = `parent-${process.pid}-${++counter}@example.com`): Profile & { parentEmail: string } {
  return {
    holder: 'child',
    parentEmail,
    level: 'ssat-middle',
    gradeApplied: 7,
    timeZone: 'America/New_York',
    timePercent: 100,
    accommodations: [],
  }
}

function messages(changes: object): Record<string, string[] | undefined> {
  const parsed = ProfileSchema.safeParse({ ...TEEN, ...changes })
  return parsed.success ? {} : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), [message]]))
}

describe('the form', () => {
  test.each([
    [{}, {}],
    [{ testDate: '2027-01-09' }, {}],
    [{ timeZone: 'UTC' }, {}],
    [{ holder: 'robot' }, { holder: ['Please say who will use this account'] }],
    [{ level: 'isee-primary' }, { level: ['Please choose a test'] }],
    [{ gradeApplied: '5' }, { gradeApplied: ['This test is for entry to grades 9, 10, 11, 12'] }],
    [{ timeZone: 'Mars/Olympus' }, { timeZone: ['Please choose a time zone'] }],
    [{ testDate: 'soon' }, { testDate: ['Please enter a date'] }],
    [{ testDate: '2027-02-30' }, { testDate: ['Please enter a date'] }],
    [{ holder: 'child' }, { parentEmail: ['Please enter a parent’s email address'] }],
    [{ holder: 'child', parentEmail: 'mom@home' }, { parentEmail: ['Please enter a parent’s email address'] }],
  ])('answers %j with %j', (changes, expected) => {
    expect(messages(changes)).toEqual(expected)
  })

  test.each(['120', '0', '-100', 'double', '1e3'])('knows no time of %s per cent', (timePercent) => {
    expect(messages({ timePercent })).toHaveProperty('timePercent')
  })
})

describe('a child under 13', () => {
  test.each(['teen', 'parent'] as const)('does not become a %s by saving the profile, and nothing else of it is saved', async (holder) => {
    const { id } = await createStudent({ profile: null })
    await saveProfile(await asOwner(id), childOf())
    const before = await db.studentProfile.findUniqueOrThrow({ where: { userId: id } })
    const outcome = await saveProfile(await asOwner(id), { ...childOf(), holder, gradeApplied: 8 })
    expect(outcome).toMatchObject({ outcome: 'refused', field: 'holder' })
    expect(await db.studentProfile.findUniqueOrThrow({ where: { userId: id } })).toEqual({ ...before, updatedAt: expect.any(Date) })
  })

  test('may change everything else', async () => {
    const { id } = await createStudent({ profile: null })
    const profile = childOf()
    await saveProfile(await asOwner(id), profile)
    expect(await saveProfile(await asOwner(id), { ...profile, timePercent: 150 })).toEqual({ outcome: 'saved' })
    expect(await db.studentProfile.findUniqueOrThrow({ where: { userId: id } })).toMatchObject({ holder: 'child', timePercent: 150 })
  })

  test.each([
    ['kim@example.com', 'KIM@example.com'],
    ['kim@example.com', 'kim+mom@example.com'],
    ['kim+school@example.com', 'kim+mom@example.com'],
    ['kim.lee@gmail.com', 'k.i.m.l.e.e+mom@googlemail.com'],
  ])('who has %s does not name %s as a parent’s', async (own, parent) => {
    const unique = `-${process.pid}-${++counter}`
    const { id } = await createStudent({ profile: null, email: own.replace(/(?=[+@])/, unique) })
    // As the form's schema hands it on.
    const parentEmail = parent.replace(/(?=[+@])/, unique).toLowerCase()
    expect(await saveProfile(await asOwner(id), childOf(parentEmail))).toMatchObject({ outcome: 'refused', field: 'parentEmail' })
    expect(await db.studentProfile.findUnique({ where: { userId: id } })).toBeNull()
    expect(await db.mailRecord.count({ where: { recipient: parentEmail } })).toBe(0)
  })

  test.each([
    ['as it was', (email: string) => email],
    ['with a tag', (email: string) => email.replace('@', '+mom@')],
  ])('does not name an address that the account had before (%s), however long ago', async (_name, written) => {
    const { id, email: first } = await createStudent({ profile: null })
    for (const newEmail of [`second-${first}`, `third-${first}`, `second-${first}`]) {
      await askForNewEmail({ owner: asStudent(id) }, newEmail)
      const confirmed = await confirmNewEmail({ owner: asStudent(id), token: await tokenMailedTo(newEmail) })
      expect(confirmed).toMatchObject({ outcome: 'changed' })
    }
    for (const former of [first, `third-${first}`]) {
      const outcome = await saveProfile(await asOwner(id), childOf(written(former)))
      expect(outcome).toMatchObject({ outcome: 'refused', field: 'parentEmail', message: expect.stringContaining('another address') })
    }
    expect(await saveProfile(await asOwner(id), childOf(`second-${first}`))).toMatchObject({
      message: expect.stringContaining('not the address'),
    })
    expect(await db.consent.count({ where: { userId: id } })).toBe(0)
    expect(await saveProfile(await asOwner(id), childOf())).toEqual({ outcome: 'saved' })
  })

  test('does not go back to a parent who refused, however the address is written', async () => {
    const { id } = await createStudent({ profile: null })
    const profile = childOf()
    await saveProfile(await asOwner(id), profile)
    await decideConsent({ token: await tokenMailedTo(profile.parentEmail), decision: 'refuse' })
    expect(await saveProfile(await asOwner(id), childOf())).toEqual({ outcome: 'saved' })

    const again = profile.parentEmail.replace('@', '+again@')
    expect(await saveProfile(await asOwner(id), childOf(again))).toMatchObject({ outcome: 'refused', field: 'parentEmail' })
    expect(await saveProfile(await asOwner(id), profile)).toMatchObject({ outcome: 'refused', field: 'parentEmail' })
    const mails = await db.mailRecord.findMany({
      where: { recipient: { in: [again, profile.parentEmail] } },
      orderBy: { createdAt: 'asc' },
    })
    // Asked once, and told once that another parent was asked.
    expect(mails.map(({ template }) => template)).toEqual([expect.stringContaining('consent'), 'other-parent-asked'])
  })

  test('names that parent in another account, which that parent has not refused', async () => {
    const profile = childOf()
    const first = await createStudent({ profile: null })
    await saveProfile(await asOwner(first.id), profile)
    await decideConsent({ token: await tokenMailedTo(profile.parentEmail), decision: 'refuse' })
    const second = await createStudent({ profile: null })
    expect(await saveProfile(await asOwner(second.id), profile)).toEqual({ outcome: 'saved' })
    expect(await db.mailRecord.count({ where: { recipient: profile.parentEmail } })).toBe(2)
  })

  test('is told after five requests in a day, and keeps the profile that it had', async () => {
    const { id } = await createStudent({ profile: null })
    let last = childOf()
    for (let request = 0; request < 5; request++) {
      last = childOf()
      await saveProfile(await asOwner(id), last)
    }
    expect(await saveProfile(await asOwner(id), childOf())).toMatchObject({ outcome: 'limited', retryAfter: expect.any(Number) })
    expect(await saveProfile(await asOwner(id), { ...last, timePercent: 200 })).toEqual({ outcome: 'saved' })
    expect(await db.studentProfile.findUniqueOrThrow({ where: { userId: id } })).toMatchObject({
      parentEmail: last.parentEmail,
      timePercent: 200,
    })
  })
})

test('who is not a child may become anything', async () => {
  const { id } = await createStudent()
  for (const holder of ['parent', 'teen', 'child'] as const) {
    expect(await saveProfile(await asOwner(id), { ...childOf(), holder })).toEqual({ outcome: 'saved' })
  }
})

test('what the real test grants is kept as a list, and what is not ticked again is taken back', async () => {
  const { id } = await createStudent({ profile: null })
  const saved = async (boxes: object) => {
    await saveProfile(await asOwner(id), ProfileSchema.parse({ ...TEEN, ...boxes }))
    return (await db.studentProfile.findUniqueOrThrow({ where: { userId: id } })).accommodations
  }
  expect(await saved({ calculator: 'yes', extraBreaks: 'yes' })).toEqual(['extraBreaks', 'calculator'])
  expect(await saved({ largePrint: 'yes' })).toEqual(['largePrint'])
  expect(messages({ readAloud: 'loudly' })).toEqual({ readAloud: ['Please tick the box or leave it'] })
})
