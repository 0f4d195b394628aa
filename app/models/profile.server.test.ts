/** The profile: what may be said in it, and a parent's permission for a child under 13. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { createStudent } from '../../tests/factories/accounts'
import { mailTo, tokenMailedTo } from '../../tests/support/post-office'
import { decideConsent, findConsent, type Profile, ProfileSchema, saveProfile } from './profile.server'

const DAY = 24 * 60 * 60 * 1000
const TEEN = { holder: 'teen', level: 'isee-upper', gradeApplied: '9', timeZone: 'America/New_York', timePercent: '100' }
let counter = 0

function childOf(parentEmail = `parent-${process.pid}-${++counter}@example.com`): Profile & { parentEmail: string } {
  return { holder: 'child', parentEmail, level: 'ssat-middle', gradeApplied: 7, timeZone: 'America/New_York', timePercent: 100 }
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
    [{ holder: 'child' }, { parentEmail: ['Please enter a parent’s e-mail address'] }],
    [{ holder: 'child', parentEmail: 'mum@home' }, { parentEmail: ['Please enter a parent’s e-mail address'] }],
  ])('answers %j with %j', (changes, expected) => {
    expect(messages(changes)).toEqual(expected)
  })

  test.each(['120', '0', '-100', 'double', '1e3'])('knows no time of %s per cent', (timePercent) => {
    expect(messages({ timePercent })).toHaveProperty('timePercent')
  })
})

describe('a child under 13', () => {
  test('waits until a parent agrees by the mailed link', async () => {
    const { id } = await createStudent({ profile: null, firstName: 'Sami' })
    const profile = childOf()
    await saveProfile(id, profile)
    const token = await tokenMailedTo(profile.parentEmail)
    expect(await findConsent(token)).toMatchObject({ confirmedAt: null, user: { firstName: 'Sami' } })
    expect(await decideConsent({ token, isGranted: true })).toBe(true)
    expect(await findConsent(token)).toMatchObject({ confirmedAt: expect.any(Date) })
  })

  test('is asked for again only when the parent’s address changes', async () => {
    const { id } = await createStudent({ profile: null })
    const profile = childOf()
    await saveProfile(id, profile)
    await saveProfile(id, { ...profile, timePercent: 150 })
    expect(await mailTo(profile.parentEmail)).toHaveLength(1)

    const older = await tokenMailedTo(profile.parentEmail)
    const other = childOf()
    await saveProfile(id, other)
    expect(await findConsent(older)).toBeNull()
    expect(await findConsent(await tokenMailedTo(other.parentEmail))).not.toBeNull()
  })

  test('has a link that dies after 14 days and with a refusal', async () => {
    const { id } = await createStudent({ profile: null })
    const profile = childOf()
    const now = new Date()
    await saveProfile(id, profile, now)
    const token = await tokenMailedTo(profile.parentEmail)
    expect(await decideConsent({ token, isGranted: true }, new Date(now.getTime() + 14 * DAY))).toBe(false)
    expect(await decideConsent({ token, isGranted: false }, now)).toBe(true)
    expect(await decideConsent({ token, isGranted: true }, now)).toBe(false)
    expect(await db.consent.findFirst({ where: { userId: id } })).toMatchObject({ confirmedAt: null, revokedAt: now })
  })

  test('who grows up needs no parent any more', async () => {
    const { id } = await createStudent({ profile: null })
    await saveProfile(id, childOf())
    await saveProfile(id, { ...childOf(), holder: 'teen' })
    expect(await db.studentProfile.findUniqueOrThrow({ where: { userId: id } })).toMatchObject({ holder: 'teen', parentEmail: null })
  })
})
