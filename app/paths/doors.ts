/** The three doors of the house: the pages by which students, tutors and affiliates come in, under the same names. */
import { accountPaths } from './account'
import { learnPaths } from './learn'
import { affiliatePaths, tutorPaths } from './partners'
import type { SharedPaths } from './shared'

export type Audience = 'student' | 'tutor' | 'affiliate'
export type Partner = Exclude<Audience, 'student'>

/** What every door has. */
export type Door = SharedPaths & {
  register: (redirectTo?: string) => string
  checkEmail: () => string
  dashboard: () => string
  /** The first page of the account. */
  account: () => string
}

export const DOORS: Record<Audience, Door> = {
  student: { ...accountPaths, account: accountPaths.profile, dashboard: learnPaths.dashboard },
  tutor: tutorPaths,
  affiliate: { ...affiliatePaths, checkEmail: affiliatePaths.standing },
}

/** Where an application stands. */
export const STANDING_PAGES: Record<Partner, string> = { tutor: tutorPaths.standing(), affiliate: affiliatePaths.standing() }

/** By which door a page is reached: it follows from the beginning of its address. */
export function audienceAt(pathname: string): Audience {
  if (/^\/(tutor|instructor-dashboard|tutor-dashboard|application-pending)(\/|\.data$|$)/.test(pathname)) return 'tutor'
  return /^\/affiliate(\/|\.data$|$)/.test(pathname) ? 'affiliate' : 'student'
}

/** The same of a request. */
export function audienceOf(request: Request): Audience {
  return audienceAt(new URL(request.url).pathname)
}

/** The same for a page that only tutors and affiliates have. */
export function partnerAt(pathname: string): Partner {
  return audienceAt(pathname) === 'affiliate' ? 'affiliate' : 'tutor'
}
