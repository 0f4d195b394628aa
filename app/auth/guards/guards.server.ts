/** Guards: each loader and action calls one on its first line and gets back what it proves. */
import { redirect } from '@remix-run/node'
import { paths } from '~/paths'
import { forbidden } from '~/utils/http/responses.server'
import { DAY_MS, HOUR_MS } from '~/utils/time/durations'
import { endStudentSession, readLeavingSession, readStudentSession, type Student, sessionOwner } from '../session.server'

/** Admin work ends sooner than a student's stay: after 12 idle hours, or seven days (docs/decisions.md 11). */
const ADMIN_IDLE_MS = 12 * HOUR_MS
const ADMIN_ABSOLUTE_MS = 7 * DAY_MS

/** The signed-in student, else a redirect to the sign-in page that leads back here, or to the page about the account's deletion. */
export async function requireStudent(request: Request): Promise<Student> {
  const student = await readStudentSession(request)
  if (!student) throw redirect((await readLeavingSession(request)) ? paths.account.keep() : paths.account.login(returnPath(request)))
  return student
}

/**
 * The signed-in student as a part of the statement that does the work (`sessionOwner`); a redirect for a browser without a session cookie.
 * When the statement finds nothing, `requireStudent` says whether the session has ended.
 */
export async function requireOwner(request: Request) {
  const owner = await sessionOwner(request)
  if (!owner) throw redirect(paths.account.login(returnPath(request)))
  return owner
}

/** A student with a username and a profile that says exam, level and time zone, else a redirect to the page that asks for them. */
export async function requireProfile(request: Request) {
  const student = await requireStudent(request)
  if (student.isUsernameOpen) throw redirect(paths.account.username(returnPath(request)))
  if (!student.profile) throw redirect(paths.account.welcome(returnPath(request)))
  return { ...student, profile: student.profile }
}

/**
 * The signed-in admin; the role is read with the session, from the database, on each request. Throws 403 for everybody else, and leads an
 * admin without a second factor to set it up first.
 */
export async function requireAdmin(request: Request, now = new Date()): Promise<Student> {
  const student = await requireStudent(request)
  if (student.role !== 'admin') throw forbidden()

  const { lastSeenAt, signedInAt } = student.session
  const isStale = now.getTime() - lastSeenAt.getTime() > ADMIN_IDLE_MS || now.getTime() - signedInAt.getTime() > ADMIN_ABSOLUTE_MS
  if (isStale) throw redirect(paths.account.login(returnPath(request)), { headers: { 'Set-Cookie': await endStudentSession(request) } })
  if (!student.hasSecondFactor) throw redirect(paths.account.secondFactor(returnPath(request)))
  return student
}

/** Sends people who are signed in to their dashboard (docs/decisions.md 7). */
export async function requireVisitor(request: Request): Promise<void> {
  if (await readStudentSession(request)) throw redirect(paths.learn.dashboard())
}

/** The page to come back to: for a POST the page that held the form, because its address may not be opened with GET. */
export function returnPath(request: Request, home = paths.learn.dashboard()): string {
  const url = new URL(request.url)
  if (request.method === 'GET' || request.method === 'HEAD') return url.pathname.replace(/\.data$/, '') + url.search
  const referer = URL.canParse(request.headers.get('referer') ?? '') ? new URL(request.headers.get('referer') ?? '') : null
  return referer && referer.host === url.host ? referer.pathname + referer.search : home
}
