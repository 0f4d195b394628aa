/** Why a visitor has to log in, where the page that was asked for says it: known pages alone, and no word of the address is shown. */
import { paths } from '~/paths'

const PRACTICE = [paths.learn.practice(), paths.learn.quizzes(), '/premium/sectional-quiz', paths.learn.tests(), '/premium/practice-test']

/** The reason for the page that was asked for; null where the login speaks for itself. */
export function reasonFor(asked: string | undefined): string | null {
  const { pathname } = new URL(asked ?? '/', 'http://own.invalid')
  const isPractice = PRACTICE.some((page) => pathname === page || pathname.startsWith(`${page}/`))
  return isPractice ? 'Log in or create an account to practice.' : null
}
