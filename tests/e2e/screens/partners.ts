/** The screens of tutors and affiliates: those that a visitor sees, and those behind each door. */

export const DOOR_SCREENS = [
  { route: 'tutor/register', title: 'application of a tutor', at: () => '/tutor/register' },
  { route: 'tutor/verify-email-sent', title: 'a tutor’s unconfirmed address', at: () => '/tutor/verify-email-sent' },
  { route: 'tutor/verify-email', title: 'a tutor’s dead link', at: () => '/tutor/verify-email?token=used' },
  { route: 'tutor/login', title: 'sign-in of tutors', at: () => '/tutor/login' },
  { route: 'tutor/forgot-password', title: 'a tutor’s forgotten password', at: () => '/tutor/forgot-password' },
  { route: 'tutor/keep-account', title: 'a tutor’s account that nobody deletes', at: () => '/tutor/keep-account' },
  { route: 'tutor/reset-password', title: 'a tutor’s new password', at: () => '/tutor/reset-password?token=some-token' },
  { route: 'application-pending', title: 'what becomes of a tutor’s application', at: () => '/application-pending' },
  { route: 'application-success', title: 'thanks for an application', at: () => '/application-success' },
  { route: 'affiliate', title: 'application of an affiliate', at: () => '/affiliate' },
  { route: 'affiliate/terms', title: 'terms for affiliates', at: () => '/affiliate/terms' },
  { route: 'affiliate/verify-email', title: 'an affiliate’s dead link', at: () => '/affiliate/verify-email?token=used' },
  { route: 'affiliate/login', title: 'sign-in of affiliates', at: () => '/affiliate/login' },
  { route: 'affiliate/forgot-password', title: 'an affiliate’s forgotten password', at: () => '/affiliate/forgot-password' },
  { route: 'affiliate/keep-account', title: 'an affiliate’s account that nobody deletes', at: () => '/affiliate/keep-account' },
  { route: 'affiliate/reset-password', title: 'an affiliate’s new password', at: () => '/affiliate/reset-password?token=some-token' },
  { route: 'affiliate/pending', title: 'what becomes of an affiliate’s application', at: () => '/affiliate/pending' },
]

export const TUTOR_SCREENS = [
  { route: 'tutor-dashboard', title: 'dashboard of a tutor', at: () => '/tutor-dashboard' },
  { route: 'tutor-dashboard/profile', title: 'profile of a tutor', at: () => '/tutor-dashboard/profile' },
  { route: 'tutor/account', title: 'a tutor’s account', at: () => '/tutor/account' },
  { route: 'tutor/account/password', title: 'a tutor’s password', at: () => '/tutor/account/password' },
  { route: 'tutor/account/email', title: 'a tutor’s email address', at: () => '/tutor/account/email' },
  {
    route: 'tutor/account/email/confirmation',
    title: 'a tutor’s dead link to a new address',
    at: () => '/tutor/account/email/confirmation',
  },
  { route: 'tutor/listing', title: 'a tutor’s profile in the directory', at: () => '/tutor/listing' },
  { route: 'tutor/account/sessions', title: 'a tutor’s devices', at: () => '/tutor/account/sessions' },
  { route: 'tutor/account/second-factor', title: 'a tutor’s second factor, off', at: () => '/tutor/account/second-factor' },
  { route: 'tutor/account/export', title: 'a tutor’s data', at: () => '/tutor/account/export' },
  { route: 'tutor/account/deletion', title: 'a tutor’s deletion', at: () => '/tutor/account/deletion' },
  { route: 'application-success', title: 'greeting of a tutor', at: () => '/application-success' },
]

export const AFFILIATE_SCREENS = [
  { route: 'affiliate/dashboard', title: 'dashboard of an affiliate', at: () => '/affiliate/dashboard' },
  { route: 'affiliate/dashboard/card', title: 'a card to print', at: () => '/affiliate/dashboard/card' },
  { route: 'affiliate/dashboard/coupons', title: 'an affiliate’s coupons', at: () => '/affiliate/dashboard/coupons' },
  { route: 'affiliate/dashboard/referrals', title: 'an affiliate’s families', at: () => '/affiliate/dashboard/referrals' },
  { route: 'affiliate/dashboard/earnings', title: 'an affiliate’s earnings', at: () => '/affiliate/dashboard/earnings' },
  { route: 'affiliate/dashboard/payout', title: 'an affiliate’s payout', at: () => '/affiliate/dashboard/payout' },
  { route: 'affiliate/dashboard/payout/share', title: 'a gift for families', at: () => '/affiliate/dashboard/payout/share' },
  { route: 'affiliate/dashboard/payout/request', title: 'asking for a payment', at: () => '/affiliate/dashboard/payout/request' },
  { route: 'affiliate/account', title: 'an affiliate’s account', at: () => '/affiliate/account' },
  { route: 'affiliate/account/password', title: 'an affiliate’s password', at: () => '/affiliate/account/password' },
  { route: 'affiliate/account/email', title: 'an affiliate’s email address', at: () => '/affiliate/account/email' },
  {
    route: 'affiliate/account/email/confirmation',
    title: 'an affiliate’s dead link to a new address',
    at: () => '/affiliate/account/email/confirmation',
  },
  { route: 'affiliate/account/sessions', title: 'an affiliate’s devices', at: () => '/affiliate/account/sessions' },
  { route: 'affiliate/account/second-factor', title: 'an affiliate’s second factor, off', at: () => '/affiliate/account/second-factor' },
  { route: 'affiliate/account/export', title: 'an affiliate’s data', at: () => '/affiliate/account/export' },
  { route: 'affiliate/account/deletion', title: 'an affiliate’s deletion', at: () => '/affiliate/account/deletion' },
  { route: 'affiliate/pending', title: 'an approved application', at: () => '/affiliate/pending' },
]
