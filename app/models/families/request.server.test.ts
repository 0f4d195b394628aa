/** Whom a child may name after a parent has said no, how often, and who is told. */
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { type Profile, saveProfile } from '~/models/accounts/profile/profile.server'
import { DAY_MS } from '~/utils/time/durations'
import { asOwner, createStudent } from '../../../tests/factories/accounts'
import { mailTo, tokenMailedTo } from '../../../tests/support/post-office'
import { changeHolder, decideConsent } from './consent.server'

type Child = Profile & { parentEmail: string }

let counter = 0
const now = new Date()
const onDay = (days: number) => new Date(now.getTime() + days * DAY_MS)

let userId: string
let profile: Child

function childOf(): Child {
  const parentEmail = `request-${process.pid}-${++counter}@example.com`
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

beforeEach(async () => {
  userId = (await createStudent({ profile: null, firstName: 'Sami' })).id
  profile = childOf()
})

describe('after a parent’s plain no', () => {
  const TOLD = 'Another grown-up was asked for permission'
  const toldTo = async (email: string) => (await mailTo(email)).filter(({ subject }) => subject === TOLD)

  async function refuseBy(parent: Child, day = 0): Promise<void> {
    await saveProfile(await asOwner(userId), parent, onDay(day))
    await decideConsent({ token: await tokenMailedTo(parent.parentEmail), decision: 'refuse' }, onDay(day))
  }

  test('another address may be named, and whoever said no is told once, in our words', async () => {
    await refuseBy(profile)
    const other = childOf()
    expect(await saveProfile(await asOwner(userId), other, now)).toEqual({ outcome: 'saved' })
    expect(await saveProfile(await asOwner(userId), { ...other, timePercent: 150 }, now)).toEqual({ outcome: 'saved' })
    const [told, ...more] = await toldTo(profile.parentEmail)
    expect(more).toEqual([])
    for (const words of ['Sami', other.parentEmail, 'token']) expect(JSON.stringify(told)).not.toContain(words)
    expect(await toldTo(other.parentEmail)).toEqual([])
    expect(await decideConsent({ token: await tokenMailedTo(other.parentEmail), decision: 'agree' })).toBe(true)
  })

  test('three addresses are named in 30 days, then a grown-up is to write; nothing is saved and nobody is mailed', async () => {
    await refuseBy(profile)
    const second = childOf()
    await refuseBy(second, 1)
    expect(await saveProfile(await asOwner(userId), childOf(), onDay(2))).toEqual({ outcome: 'saved' })
    expect((await toldTo(profile.parentEmail)).length + (await toldTo(second.parentEmail)).length).toBe(3)

    const fourth = childOf()
    expect(await saveProfile(await asOwner(userId), fourth, onDay(29.9))).toMatchObject({
      outcome: 'refused',
      field: 'parentEmail',
      message: expect.stringContaining('ask a grown-up to write to us'),
    })
    expect(await mailTo(fourth.parentEmail)).toEqual([])
    expect((await db.studentProfile.findUniqueOrThrow({ where: { userId } })).parentEmail).not.toBe(fourth.parentEmail)
    expect(await saveProfile(await asOwner(userId), fourth, onDay(30))).toEqual({ outcome: 'saved' })
  })

  test('an admin who has looked at it lets other addresses be named', async () => {
    for (const day of [0, 1, 2]) await refuseBy(childOf(), day)
    expect(await saveProfile(await asOwner(userId), childOf(), onDay(3))).toMatchObject({ outcome: 'refused' })
    const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } })
    await changeHolder({ actorId: 'admin', email, holder: 'teen', reason: 'a guardian wrote to us' }, onDay(3))
    expect(await saveProfile(await asOwner(userId), childOf(), onDay(3))).toEqual({ outcome: 'saved' })
  })

  test('an address that others have named too often counts like any other', async () => {
    const crowded = childOf()
    for (let family = 0; family < 5; family++) await saveProfile({ userId: (await createStudent({ profile: null })).id }, crowded, now)
    await refuseBy(profile)
    for (const parent of [crowded, crowded, childOf()])
      expect(await saveProfile(await asOwner(userId), parent, now)).toEqual({ outcome: 'saved' })
    expect(await saveProfile(await asOwner(userId), childOf(), now)).toMatchObject({ outcome: 'refused' })
    expect(await db.consent.count({ where: { userId, parentEmail: crowded.parentEmail } })).toBe(1)
    expect(await db.mailRecord.count({ where: { userId, recipient: crowded.parentEmail } })).toBe(0)
  })

  test('before any answer a mistyped address may be mended more often', async () => {
    for (let turn = 0; turn < 5; turn++) expect(await saveProfile(await asOwner(userId), childOf(), now)).toEqual({ outcome: 'saved' })
  })
})
