/** The tutors' and the affiliates' own pages. */
import { sharedPaths } from './shared'

export const tutorPaths = {
  ...sharedPaths('/tutor', '/tutor/account'),
  register: () => '/tutor/register',
  checkEmail: () => '/tutor/verify-email-sent',
  dashboard: () => '/tutor-dashboard',
  listing: () => '/tutor/listing',
  /** The same page by its other name. */
  instructorDashboard: () => '/instructor-dashboard',
  /** Where an application stands. */
  standing: () => '/application-pending',
  /** Greets whoever was approved; for both, and for who applied to be listed in a directory. */
  success: (listing?: string) => (listing ? `/application-success?listing=${listing}` : '/application-success'),
  account: () => '/tutor/account',
}

export const affiliatePaths = {
  ...sharedPaths('/affiliate', '/affiliate/account'),
  register: () => '/affiliate',
  /** The same page by its other name. */
  registerToo: () => '/affiliate/register',
  terms: () => '/affiliate/terms',
  /** The front page, with the code that refers whoever follows it. */
  referral: (code: string) => `/?ref=${encodeURIComponent(code)}`,
  dashboard: () => '/affiliate/dashboard',
  /** Where an application stands, and where a new link is asked for. */
  standing: () => '/affiliate/pending',
  account: () => '/affiliate/account',
}
