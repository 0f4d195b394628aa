/** Guards: who passes, and where the others are sent. */
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '~/utils/time/durations'
import { createStudent } from '../../../tests/factories/accounts'
import { openStudentSession } from '../session.server'
import { requireAdmin, requireProfile, requireStudent, requireVisitor } from './guards.server'

const HOME = 'http://localhost:3000'

async function cookieOf(shape: Parameters<typeof createStudent>[0] = {}): Promise<string> {
  const { id } = await createStudent(shape)
  return (await openStudentSession(new Request(HOME), id)).split(';')[0] ?? ''
}

const request = (path: string, init: RequestInit = {}) => new Request(HOME + path, init)
const whereTo = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (answer: Response) => answer.headers.get('location'),
  )

describe('who is not signed in', () => {
  test('is sent to the sign-in page and comes back to the address with its query', async () => {
    expect(await whereTo(requireStudent(request('/premium/mistakes?page=2')))).toBe('/login?redirectTo=%2Fpremium%2Fmistakes%3Fpage%3D2')
    expect(await whereTo(requireStudent(request('/dashboard.data')))).toBe('/login?redirectTo=%2Fdashboard')
  })

  test.each([
    ['the page that held the form', `${HOME}/premium/mistakes?page=2`, '/premium/mistakes?page=2'],
    ['the dashboard when that page is elsewhere', 'https://evil.example/premium', '/dashboard'],
    ['the dashboard when nobody says where it was', '', '/dashboard'],
    ['the dashboard when the header is no address', 'not an address', '/dashboard'],
  ])('comes back after a POST to %s', async (_name, referer, path) => {
    const post = request('/premium/twins', { method: 'POST', headers: referer ? { referer } : {} })
    expect(await whereTo(requireStudent(post))).toBe(`/login?redirectTo=${encodeURIComponent(path)}`)
  })
})

test('a student without a profile is asked for it first', async () => {
  const headers = { cookie: await cookieOf({ profile: null }) }
  expect(await whereTo(requireProfile(request('/premium/mistakes', { headers })))).toBe('/welcome?redirectTo=%2Fpremium%2Fmistakes')
  expect(await whereTo(requireStudent(request('/dashboard', { headers })))).toBeNull()
})

test('a guard returns what it proves, and nothing that is secret', async () => {
  const headers = { cookie: await cookieOf({ tier: 'premium_annual' }) }
  const student = await requireProfile(request('/premium/mistakes', { headers }))
  expect(student).toMatchObject({ role: 'student', membership: { isPremium: true }, profile: { level: 'isee_upper' } })
  expect(JSON.stringify(student)).not.toMatch(/argon2|password|verificationToken|resetToken/)
})

test('people who are signed in do not see the sign-in page', async () => {
  expect(await whereTo(requireVisitor(request('/login', { headers: { cookie: await cookieOf() } })))).toBe('/dashboard')
  expect(await whereTo(requireVisitor(request('/login')))).toBeNull()
})

test('an admin works for 12 idle hours and seven days at most, then signs in again; the session is over', async () => {
  const headers = { cookie: await cookieOf({ role: 'admin' }) }
  const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
  const address = () => request('/admin/question-generator', { headers })

  expect((await requireAdmin(address(), later(11))).role).toBe('admin')
  expect(await whereTo(requireAdmin(address(), later(13)))).toBe('/login?redirectTo=%2Fadmin%2Fquestion-generator')
  expect(await whereTo(requireStudent(address()))).toContain('/login')
})
