/** The tutors' and the affiliates' own pages. */
import { sharedPaths } from './shared'
import { tutoringPaths, tutorWorkPaths } from './tutoring'

function withSearch(path: string, search: string): string {
  return search ? `${path}?${search}` : path
}

export const tutorPaths = {
  ...sharedPaths('/tutor', '/tutor/account'),
  ...tutorWorkPaths,
  register: () => '/tutor/register',
  checkEmail: () => '/tutor/verify-email-sent',
  ...tutoringPaths,
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
  card: () => '/affiliate/dashboard/card',
  qrFile: () => '/affiliate/dashboard/qr',
  coupons: (search = '') => withSearch('/affiliate/dashboard/coupons', search),
  couponsExport: () => '/affiliate/dashboard/coupons/export',
  referrals: (search = '') => withSearch('/affiliate/dashboard/referrals', search),
  referralsExport: () => '/affiliate/dashboard/referrals/export',
  earnings: (search = '') => withSearch('/affiliate/dashboard/earnings', search),
  earningsExport: () => '/affiliate/dashboard/earnings/export',
  payout: (search = '') => withSearch('/affiliate/dashboard/payout', search),
  payoutDetails: () => '/affiliate/dashboard/payout/details',
  payoutShare: () => '/affiliate/dashboard/payout/share',
  payoutRequest: () => '/affiliate/dashboard/payout/request',
  payoutSeats: () => '/affiliate/dashboard/payout/seats',
  statement: (id: string) => `/affiliate/dashboard/payout/statements/${encodeURIComponent(id)}`,
  /** Where an application stands, and where a new link is asked for. */
  standing: () => '/affiliate/pending',
  account: () => '/affiliate/account',
}
