/** The statement by hand finds what Prisma finds, field by field. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { createStudent } from '../../tests/factories/accounts'
import { openStudentSession } from './session.server'
import { findSessionRow } from './session-row.server'

const DAY = 24 * 60 * 60 * 1000
const now = new Date('2026-05-05T10:00:00.123Z')
const ago = (days: number) => new Date(now.getTime() - days * DAY)
const at = { now, idleSince: ago(14) }

/** The same row as Prisma describes it. */
async function prismaRow(tokenHash: string, { now, idleSince }: typeof at) {
  const session = await db.session.findFirst({
    where: { tokenHash, audience: 'student', expiresAt: { gt: now }, lastSeenAt: { gt: idleSince } },
    select: {
      id: true,
      createdAt: true,
      lastSeenAt: true,
      user: {
        select: {
          ...{ id: true, username: true, email: true, firstName: true, lastName: true, preferredName: true, avatarUrl: true, role: true },
          createdAt: true,
          isUsernameOpen: true,
          profile: true,
          consents: { where: { confirmedAt: { not: null }, revokedAt: null }, select: { id: true }, take: 1 },
          subscriptions: {
            where: { isActive: true },
            orderBy: { startDate: 'desc' },
            take: 10,
            select: { id: true, subscriptionTier: true, subscriptionType: true, startDate: true, endDate: true },
          },
        },
      },
    },
  })
  if (!session?.user) return null
  const { consents, ...user } = session.user
  return { ...session, user: { ...user, hasConsent: consents.length > 0 } }
}

async function signedIn(shape: Parameters<typeof createStudent>[0] = {}) {
  const { id } = await createStudent({ createdAt: ago(40), ...shape })
  await openStudentSession(new Request('http://localhost:3000/'), id, ago(1))
  const { tokenHash } = await db.session.findFirstOrThrow({ where: { userId: id } })
  return { id, tokenHash }
}

async function expectSame(tokenHash: string, when = at) {
  const row = await findSessionRow(tokenHash, when)
  expect(row).toEqual(await prismaRow(tokenHash, when))
  return row
}

test('every level, a date of the test, accommodations and a parent are the same', async () => {
  for (const level of ['isee-lower', 'isee-middle', 'isee-upper', 'ssat-elementary', 'ssat-middle', 'ssat-upper'] as const) {
    const { id, tokenHash } = await signedIn({
      profile: { level, gradeApplied: 7, holder: 'child', parentEmail: 'parent@example.com', timePercent: 150 },
    })
    const accommodations = { extraTime: true, notes: ['large text', 'breaks'] }
    await db.studentProfile.update({ where: { userId: id }, data: { testDate: new Date('2026-12-05'), accommodations } })
    expect((await expectSame(tokenHash))?.user.profile).toMatchObject({ accommodations, testDate: new Date('2026-12-05') })
  }
})

test('somebody without a profile, and an admin with every name', async () => {
  expect((await expectSame((await signedIn({ profile: null })).tokenHash))?.user.profile).toBeNull()
  const { id, tokenHash } = await signedIn({ role: 'admin', firstName: 'Zoë “Q”', lastName: "O'Hara" })
  await db.user.update({ where: { id }, data: { preferredName: 'Zed', avatarUrl: '/a.png' } })
  expect((await expectSame(tokenHash))?.user).toMatchObject({ role: 'admin', firstName: 'Zoë “Q”', preferredName: 'Zed' })
})

test('subscriptions: the ten newest active ones in order, with their ends', async () => {
  const { id, tokenHash } = await signedIn()
  await db.userSubscription.createMany({
    data: Array.from({ length: 14 }, (_, index) => ({
      userId: id,
      subscriptionTier: index % 2 ? ('premium_monthly' as const) : ('free' as const),
      isActive: index !== 3,
      startDate: new Date(ago(30).getTime() + index * 60_001),
      endDate: index % 3 ? new Date(now.getTime() + index) : null,
    })),
  })
  expect((await expectSame(tokenHash))?.user.subscriptions).toHaveLength(10)
})

test('a consent counts while it is confirmed and not revoked', async () => {
  const { id, tokenHash } = await signedIn()
  const consent = { userId: id, parentEmail: 'parent@example.com', expiresAt: now }
  expect((await expectSame(tokenHash))?.user.hasConsent).toBe(false)
  await db.consent.create({ data: { ...consent, tokenHash: `${id} 1`, confirmedAt: ago(2), revokedAt: ago(1) } })
  await db.consent.create({ data: { ...consent, tokenHash: `${id} 2` } })
  expect((await expectSame(tokenHash))?.user.hasConsent).toBe(false)
  await db.consent.create({ data: { ...consent, tokenHash: `${id} 3`, confirmedAt: ago(2) } })
  expect((await expectSame(tokenHash))?.user.hasConsent).toBe(true)
})

test('no row for another token, nor for an ended or idle session', async () => {
  const { tokenHash } = await signedIn()
  expect(await expectSame(`${tokenHash}x`)).toBeNull()
  for (const when of [
    { now: new Date(now.getTime() + 89 * DAY), idleSince: ago(14) },
    { now, idleSince: ago(1) },
  ])
    expect(await expectSame(tokenHash, when)).toBeNull()
  await expectSame(tokenHash, { now: new Date(now.getTime() + 89 * DAY - 1), idleSince: new Date(ago(1).getTime() - 1) })
})
