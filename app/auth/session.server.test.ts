/** Sessions: a new token at each sign-in, dead on the server when they end, and never older than their limits (security T5). */
import { describe, expect, test } from 'vitest'
import { hashToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { addressOfAccount, passwordHashOf } from '~/models/accounts/audiences/rows.server'
import { changePassword } from '~/models/accounts/profile/password.server'
import { DAY_MS, MINUTE_MS } from '~/utils/time/durations'
import { createStudent } from '../../tests/factories/accounts'
import { endStudentSession, openProvedSession, openStudentSession, readStudentSession } from './session.server'

const start = new Date('2026-01-01T00:00:00Z')
const onDay = (days: number, milliseconds = 0) => new Date(start.getTime() + days * DAY_MS + milliseconds)

function withCookie(cookie = ''): Request {
  return new Request('http://localhost:3000/', { headers: { cookie } })
}

async function opened(now = start, cookie = '') {
  const { id } = await createStudent()
  const header = await openStudentSession(withCookie(cookie), id, now)
  return { id, header, request: withCookie(header.split(';')[0]) }
}

/** The token inside a cookie: base64 JSON before the signature. */
function tokenIn(header: string): string {
  const [value = ''] = decodeURIComponent(header.split(/[=;]/, 2)[1] ?? '').split('.')
  return JSON.parse(Buffer.from(value, 'base64').toString()) as string
}

test('the cookie holds a random token of which only the hash is stored', async () => {
  const { id, header } = await opened()
  expect(header).toMatch(/; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
  const token = tokenIn(header)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await db.session.findMany({ where: { userId: id }, select: { tokenHash: true } })).toEqual([{ tokenHash: hashToken(token) }])
})

test('a cookie whose signature is not ours opens nothing', async () => {
  const { header } = await opened()
  const [name, value = ''] = header.split(/[=;]/, 2)
  const [payload = ''] = decodeURIComponent(value).split('.')
  for (const forged of [payload, `${payload}.`, `${payload}.${'A'.repeat(43)}`])
    expect(await readStudentSession(withCookie(`${name}=${encodeURIComponent(forged)}`), start)).toBeNull()
})

test('a new sign-in has a new token and kills the one that the browser held', async () => {
  const first = await opened()
  const second = await opened(start, first.header.split(';')[0])
  expect(tokenIn(second.header)).not.toBe(tokenIn(first.header))
  expect(await readStudentSession(first.request, start)).toBeNull()
  expect(await readStudentSession(second.request, start)).toMatchObject({ id: second.id })
})

test('signing out ends it on the server, copies of the cookie included', async () => {
  const { request } = await opened()
  expect(await endStudentSession(request)).toMatch(/Max-Age=0/)
  expect(await readStudentSession(request, start)).toBeNull()
})

describe('the limits', () => {
  test('14 days without a visit end it', async () => {
    const { request } = await opened()
    expect(await readStudentSession(request, onDay(14))).toBeNull()
    expect(await readStudentSession(request, onDay(14, -1))).not.toBeNull()
  })

  test('each visit begins the 14 days again', async () => {
    const { request } = await opened()
    for (const day of [10, 20, 30]) expect(await readStudentSession(request, onDay(day))).not.toBeNull()
    expect(await readStudentSession(request, onDay(44))).toBeNull()
  })

  test('90 days end it whatever happens', async () => {
    const { request } = await opened()
    for (let day = 10; day < 90; day += 10) expect(await readStudentSession(request, onDay(day))).not.toBeNull()
    expect(await readStudentSession(request, onDay(90, -1))).not.toBeNull()
    expect(await readStudentSession(request, onDay(90))).toBeNull()
  })
})

test('a visit is written down at most once an hour', async () => {
  const { id, request } = await opened()
  const seen = async () => (await db.session.findFirstOrThrow({ where: { userId: id } })).lastSeenAt
  await readStudentSession(request, new Date(start.getTime() + 59 * MINUTE_MS))
  expect(await seen()).toEqual(start)
  await readStudentSession(request, new Date(start.getTime() + 61 * MINUTE_MS))
  expect(await seen()).toEqual(new Date(start.getTime() + 61 * MINUTE_MS))
})

test.each(['', 'stanine_student=', 'stanine_student=garbage', 'stanine_student=%7B%22a%22%3A1%7D', `stanine_student=${'A'.repeat(3000)}`])(
  'the cookie %j is nobody',
  async (cookie) => {
    expect(await readStudentSession(withCookie(cookie))).toBeNull()
  },
)

test('a role that changes counts at once', async () => {
  const { id, request } = await opened()
  await db.user.update({ where: { id }, data: { role: 'admin' } })
  expect(await readStudentSession(request, start)).toMatchObject({ role: 'admin' })
})

test('a deleted account has no session', async () => {
  const { id, request } = await opened()
  await db.user.delete({ where: { id } })
  expect(await readStudentSession(request, start)).toBeNull()
})

describe('a session after a sign-in', () => {
  async function proofOf(id: string) {
    const account = { audience: 'student', id } as const
    return { email: await addressOfAccount(db, account), passwordHash: await passwordHashOf(account), hasSecondFactor: false }
  }

  test('opens while what was proved still holds', async () => {
    const { id } = await createStudent()
    expect(await openProvedSession(withCookie(), { audience: 'student', id }, await proofOf(id))).toContain('HttpOnly')
    expect(await db.session.count({ where: { userId: id } })).toBe(1)
  })

  test('does not open when the password was changed while it was checked', async () => {
    const { id } = await createStudent()
    const proved = await proofOf(id)
    await changePassword({ audience: 'student', id, provenHash: proved.passwordHash, password: 'another-password' })
    expect(await openProvedSession(withCookie(), { audience: 'student', id }, proved)).toBeNull()
    expect(await db.session.count({ where: { userId: id } })).toBe(0)
  })

  test('does not open when the account has moved to another address while it was checked', async () => {
    const { id } = await createStudent()
    const proved = await proofOf(id)
    await db.user.update({ where: { id }, data: { email: `moved-${proved.email}` } })
    expect(await openProvedSession(withCookie(), { audience: 'student', id }, proved)).toBeNull()
    expect(await db.session.count({ where: { userId: id } })).toBe(0)
  })

  test('does not open without a code when a second factor was turned on meanwhile', async () => {
    const { id } = await createStudent({ hasSecondFactor: true })
    expect(await openProvedSession(withCookie(), { audience: 'student', id }, await proofOf(id))).toBeNull()
    expect(await db.session.count({ where: { userId: id } })).toBe(0)
  })
})
