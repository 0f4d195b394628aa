/** The statement by hand finds what Prisma finds, field by field. */
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { ask, db } from '~/db.server'
import { Prisma } from '~/generated/prisma/client'
import { saveAnswer } from '~/models/sittings/answer.server'
import { paths } from '~/paths'
import { DAY_MS } from '~/utils/time/durations'
import { createStudent } from '../../tests/factories/accounts'
import { sitQuiz } from '../../tests/factories/sittings'
import { signedIn } from '../../tests/support/browser'
import { endStudentSession, openStudentSession, readLeavingSession, readStudentSession, sessionOwner } from './session.server'
import { findSessionRow } from './session-row.server'

const now = new Date('2026-05-05T10:00:00.123Z')
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
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
          accessibility: true,
          profile: true,
          secondFactor: { select: { userId: true } },
          deletion: { select: { askedBy: true, dueAt: true } },
          consents: { where: { confirmedAt: { not: null }, revokedAt: null }, select: { id: true }, take: 1 },
          subscriptions: {
            where: { isActive: true },
            orderBy: { startDate: 'desc' },
            take: 10,
            select: { id: true, subscriptionTier: true, subscriptionType: true, startDate: true, endDate: true, renewsAt: true },
          },
        },
      },
    },
  })
  if (!session?.user) return null
  const { consents, deletion, secondFactor, ...user } = session.user
  return { ...session, deletion, user: { ...user, hasConsent: consents.length > 0, hasSecondFactor: secondFactor !== null } }
}

async function sessionOf(shape: Parameters<typeof createStudent>[0] = {}) {
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
    const { id, tokenHash } = await sessionOf({
      profile: { level, gradeApplied: 7, holder: 'child', parentEmail: 'parent@example.com', timePercent: 150 },
    })
    const accommodations = { extraTime: true, notes: ['large text', 'breaks'] }
    await db.studentProfile.update({ where: { userId: id }, data: { testDate: new Date('2026-12-05'), accommodations } })
    expect((await expectSame(tokenHash))?.user.profile).toMatchObject({ accommodations, testDate: new Date('2026-12-05') })
  }
})

test('somebody without a profile, and an admin with every name', async () => {
  expect((await expectSame((await sessionOf({ profile: null })).tokenHash))?.user.profile).toBeNull()
  const { id, tokenHash } = await sessionOf({ role: 'admin', firstName: 'Zoë “Q”', lastName: "O'Hara" })
  await db.user.update({ where: { id }, data: { preferredName: 'Zed', avatarUrl: '/a.png' } })
  expect((await expectSame(tokenHash))?.user).toMatchObject({ role: 'admin', firstName: 'Zoë “Q”', preferredName: 'Zed' })
})

test('subscriptions: the ten newest active ones in order, with their ends', async () => {
  const { id, tokenHash } = await sessionOf()
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
  const { id, tokenHash } = await sessionOf()
  const consent = { userId: id, parentEmail: 'parent@example.com', expiresAt: now }
  expect((await expectSame(tokenHash))?.user.hasConsent).toBe(false)
  await db.consent.create({ data: { ...consent, tokenHash: `${id} 1`, confirmedAt: ago(2), revokedAt: ago(1) } })
  await db.consent.create({ data: { ...consent, tokenHash: `${id} 2` } })
  expect((await expectSame(tokenHash))?.user.hasConsent).toBe(false)
  await db.consent.create({ data: { ...consent, tokenHash: `${id} 3`, confirmedAt: ago(2) } })
  expect((await expectSame(tokenHash))?.user.hasConsent).toBe(true)
})

test('an account that is to be deleted says so, and is nobody’s in another statement', async () => {
  const { id, tokenHash } = await sessionOf()
  expect((await expectSame(tokenHash))?.deletion).toBeNull()
  await db.accountDeletion.create({ data: { userId: id, askedBy: 'parent', dueAt: now } })
  expect((await expectSame(tokenHash))?.deletion).toEqual({ askedBy: 'parent', dueAt: now })
})

test('no row for another token, nor for an ended or idle session', async () => {
  const { tokenHash } = await sessionOf()
  expect(await expectSame(`${tokenHash}x`)).toBeNull()
  for (const when of [
    { now: new Date(now.getTime() + 89 * DAY_MS), idleSince: ago(14) },
    { now, idleSince: ago(1) },
  ])
    expect(await expectSame(tokenHash, when)).toBeNull()
  await expectSame(tokenHash, { now: new Date(now.getTime() + 89 * DAY_MS - 1), idleSince: new Date(ago(1).getTime() - 1) })
})

describe('the owner inside another statement', () => {
  /** A running quiz of somebody who signed in at the given instant, and a save of their browser at another. */
  async function sitting(signedInAt: Date) {
    const { id } = await createStudent()
    const header = await openStudentSession(new Request('http://localhost:3000/'), id, signedInAt)
    const request = new Request('http://localhost:3000/', { headers: { cookie: header.split(';')[0] ?? '' } })
    const quiz = { userId: id, level: 'ssat-upper', subject: 'quantitative', number: 1 } as const
    const sittingId = await sitQuiz({ ...quiz, at: new Date(), choose: () => null, stopAfter: 0 })
    const save = async (by: Request, when: Date) => {
      const owner = await sessionOwner(by, when)
      return owner && saveAnswer({ userId: owner, sittingId, position: 1, choice: 2, struck: [], seconds: 1 })
    }
    return { request, save }
  }

  test('saves for a live session and for no other, exactly as the session by itself would be found', async () => {
    for (const days of [0, 13.9, 14.1, 89.9, 90.1, -0.1]) {
      const { request, save } = await sitting(new Date(Date.now() - days * DAY_MS))
      const saved = await save(request, new Date())
      expect(saved, `${days} days`).toBe((await readStudentSession(request)) ? 'saved' : 'refused')
    }
  })

  test('saves nothing for an account that is to be deleted', async () => {
    const { request, save } = await sitting(new Date())
    const student = await readStudentSession(request)
    const userId = student?.id ?? ''
    await db.accountDeletion.create({ data: { userId, askedBy: 'account', dueAt: new Date() } })
    expect(await save(request, new Date())).toBe('refused')
    expect([await readStudentSession(request), (await readLeavingSession(request))?.student.id]).toEqual([null, userId])
  })

  test('saves nothing for another student, after signing out, or without a cookie', async () => {
    const [own, other] = [await sitting(new Date()), await sitting(new Date())]
    expect(await own.save(other.request, new Date())).toBe('refused')
    expect(await own.save(new Request('http://localhost:3000/'), new Date())).toBeNull()
    await endStudentSession(own.request)
    expect(await own.save(own.request, new Date())).toBe('refused')
  })
})

test('an answer without scripts asks the database once: session, owner, clock and answer in one statement', async () => {
  const { browser, student } = await signedIn()
  const quiz = { userId: student.id, level: 'ssat-upper', subject: 'quantitative', number: 1 } as const
  const sittingId = await sitQuiz({ ...quiz, at: new Date(), choose: () => null, stopAfter: 0 })
  const page = paths.learn.question(sittingId, 1)
  const form = { choice: '1', openedAt: String(Date.now()), intent: 'next' }

  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const answer = await browser.post(page, form)
  const statements = asked.mock.calls.map(([query]) => (typeof query === 'string' ? query : (query as { text: string }).text))
  asked.mockRestore()

  expect([answer.status, answer.location]).toEqual([303, paths.learn.question(sittingId, 2)])
  expect(statements.filter((text) => !/pgboss/.test(text))).toEqual([expect.stringMatching(/sessions[\s\S]*sitting_responses/)])
})

test('a statement by hand gives the rows that Prisma gives', async () => {
  const [instant, day] = [new Date('2026-03-08T02:30:00.123Z'), new Date('2026-12-05')]
  const statement = Prisma.sql`
    SELECT ${instant}::timestamp AS instant, ${day}::date AS day, ${null}::timestamp AS never, ${7}::int AS whole, ${8}::bigint AS large,
      ${'it’s'}::text AS text, true AS truth, ${JSON.stringify({ a: [1, null] })}::jsonb AS json, ARRAY['a', 'b'] AS list,
      'isee-upper'::"Level"::text AS level, EXTRACT(EPOCH FROM ${instant}::timestamp)::float8 AS seconds`
  const rows = await ask<Record<string, unknown>>(statement)
  expect(rows).toEqual(await db.$queryRaw(statement))
  expect(rows[0]).toMatchObject({ instant, day, large: 8n })
})
