/** The tutors' and the affiliates' own pages; what they share with the students has the same names as in account.ts. */
import { withReturn, withToken } from './account'

export const tutorPaths = {
  register: () => '/tutor/register',
  checkEmail: () => '/tutor/verify-email-sent',
  verifyEmail: (token?: string) => withToken('/tutor/verify-email', token),
  login: (redirectTo?: string) => withReturn('/tutor/login', redirectTo),
  logout: () => '/tutor/logout',
  forgotPassword: () => '/tutor/forgot-password',
  resetPassword: () => '/tutor/reset-password',
  dashboard: () => '/tutor-dashboard',
  listing: () => '/tutor/listing',
  /** The same page by its other name. */
  instructorDashboard: () => '/instructor-dashboard',
  /** Where an application stands. */
  standing: () => '/application-pending',
  /** Greets whoever was approved; for both. */
  success: () => '/application-success',
  password: () => '/tutor/account',
  sessions: (after?: string) => (after ? `/tutor/account/sessions?after=${after}` : '/tutor/account/sessions'),
}

export const affiliatePaths = {
  register: () => '/affiliate',
  /** The same page by its other name. */
  registerToo: () => '/affiliate/register',
  terms: () => '/affiliate/terms',
  /** The front page, with the code that refers whoever follows it. */
  referral: (code: string) => `/?ref=${encodeURIComponent(code)}`,
  verifyEmail: (token?: string) => withToken('/affiliate/verify-email', token),
  login: (redirectTo?: string) => withReturn('/affiliate/login', redirectTo),
  logout: () => '/affiliate/logout',
  forgotPassword: () => '/affiliate/forgot-password',
  resetPassword: () => '/affiliate/reset-password',
  dashboard: () => '/affiliate/dashboard',
  /** Where an application stands, and where a new link is asked for. */
  standing: () => '/affiliate/pending',
  password: () => '/affiliate/account',
  sessions: (after?: string) => (after ? `/affiliate/account/sessions?after=${after}` : '/affiliate/account/sessions'),
}
