/** The affiliates’ door and what lies behind it. The account pages are the students’ files, each at the address of its own door. */
import { call, page } from '../page'

const OF_AFFILIATES = { door: 'affiliate' }

export const AFFILIATES = [
  page('affiliate', 'routes/partners/register.tsx', { id: 'routes/partners/affiliate-register', isFound: true }),
  page('affiliate/register', 'routes/partners/other-name.ts', { id: 'routes/affiliate/register-too' }),
  page('affiliate/terms', 'routes/partners/terms.tsx', { isFound: true }),
  page('affiliate/verify-email', 'routes/account/registration/verify-email.tsx', { id: 'routes/affiliate/verify-email' }),
  page('affiliate/login', 'routes/account/sign-in/login.tsx', { id: 'routes/affiliate/login' }),
  page('affiliate/login/second-factor', 'routes/account/sign-in/second-factor.tsx', { id: 'routes/affiliate/second-factor' }),
  page('affiliate/logout', 'routes/account/sign-in/logout.tsx', { id: 'routes/affiliate/logout' }),
  page('affiliate/forgot-password', 'routes/account/sign-in/forgot-password.tsx', { id: 'routes/affiliate/forgot-password' }),
  page('affiliate/reset-password', 'routes/account/sign-in/reset-password.tsx', { id: 'routes/affiliate/reset-password' }),
  page('affiliate/pending', 'routes/partners/standing.tsx', { id: 'routes/affiliate/standing' }),
  page('affiliate/dashboard', 'routes/partners/affiliate-dashboard.tsx'),
  page('affiliate/account', 'routes/account/profile/overview.tsx', OF_AFFILIATES),
  page('affiliate/account/password', 'routes/account/profile/password.tsx', OF_AFFILIATES),
  page('affiliate/account/email', 'routes/account/profile/email/email.tsx', OF_AFFILIATES),
  call('affiliate/account/email/link', 'routes/account/profile/email/link.ts', OF_AFFILIATES),
  call('affiliate/account/email/cancellation', 'routes/account/profile/email/cancellation.ts', OF_AFFILIATES),
  page('affiliate/account/email/confirmation', 'routes/account/profile/email/confirmation.tsx', OF_AFFILIATES),
  page('affiliate/account/sessions', 'routes/account/profile/sessions.tsx', OF_AFFILIATES),
  page('affiliate/account/second-factor', 'routes/account/profile/second-factor/state.tsx', OF_AFFILIATES),
  page('affiliate/account/second-factor/set-up', 'routes/account/profile/second-factor/set-up.tsx', OF_AFFILIATES),
  page('affiliate/account/second-factor/off', 'routes/account/profile/second-factor/turn-off.tsx', OF_AFFILIATES),
  page('affiliate/account/second-factor/recovery-codes', 'routes/account/profile/second-factor/recovery-codes.tsx', OF_AFFILIATES),
  call('affiliate/account/second-factor/recovery-codes/file', 'routes/account/profile/second-factor/recovery-file.ts', OF_AFFILIATES),
  call('affiliate/account/second-factor/recovery-codes/saved', 'routes/account/profile/second-factor/codes-saved.ts', OF_AFFILIATES),
  page('affiliate/account/export', 'routes/account/data/export.tsx', OF_AFFILIATES),
  call('affiliate/account/export/file', 'routes/account/data/export-file.ts', OF_AFFILIATES),
  page('affiliate/account/deletion', 'routes/account/data/deletion.tsx', OF_AFFILIATES),
  page('affiliate/keep-account', 'routes/account/data/keep.tsx', OF_AFFILIATES),
]
