/** The words in which the access table says who may open what. */

export type Guard =
  /** Anybody. */
  | 'public'
  /** Only people who are not signed in; others go to their dashboard. */
  | 'visitor'
  /** Visitors whose password was right and whose code is awaited; others go to the sign-in page. */
  | 'second step'
  /** A signed-in student; others go to the sign-in page and come back. */
  | 'student'
  /** A student whose profile is filled in; others go to the welcome page. */
  | 'profile'
  /** A tutor or an affiliate whose application is approved; others go to the sign-in page of that door. */
  | 'partner'
  /** The same, however the application stands. */
  | 'applicant'
  /** A parent who followed a mailed link; others go to the page that mails one. */
  | 'parent'
  /** An admin; students get 403. */
  | 'admin'

export interface Access {
  /** For reading. */
  guard: Guard
  /** Whose pages these are, where they are not a student's. */
  door?: 'tutor' | 'affiliate'
  /** For POST; without one the address takes none. */
  post?: Guard
  /** The status of the page for somebody who may open it; 200 unless told. */
  status?: number
  /** An address that matches, where the pattern has parameters; SITTING, ENDED, MISTAKE, PRACTICE, TWINS, READING, TALK, ESSAY and WORKSHOP stand for the owner's records, CHILD for a child of the parent's. */
  path?: string
  /** A call or a mere redirect: neither title nor page. */
  isResource?: true
  /** Holds one student's records: anyone else gets 404. */
  isOwned?: true
  /** Shows anybody's name to those who may open it. */
  listsPeople?: true
}
