/** The tutors’ door and what lies behind it. The account pages are the students’ files, each at the address of its own door. */
import { call, page } from '../page'

const OF_TUTORS = { door: 'tutor' }

export const TUTORS = [
  page('tutor/register', 'routes/partners/register.tsx', { id: 'routes/partners/tutor-register', isFound: true }),
  page('tutor/verify-email-sent', 'routes/account/registration/check-email.tsx', { id: 'routes/tutor/check-email' }),
  page('tutor/verify-email', 'routes/account/registration/verify-email.tsx', { id: 'routes/tutor/verify-email' }),
  page('tutor/login', 'routes/account/sign-in/login.tsx', { id: 'routes/tutor/login' }),
  page('tutor/login/second-factor', 'routes/account/sign-in/second-factor.tsx', { id: 'routes/tutor/second-factor' }),
  page('tutor/logout', 'routes/account/sign-in/logout.tsx', { id: 'routes/tutor/logout' }),
  page('tutor/forgot-password', 'routes/account/sign-in/forgot-password.tsx', { id: 'routes/tutor/forgot-password' }),
  page('tutor/reset-password', 'routes/account/sign-in/reset-password.tsx', { id: 'routes/tutor/reset-password' }),
  page('application-pending', 'routes/partners/standing.tsx', { id: 'routes/tutor/standing' }),
  page('application-success', 'routes/partners/success.tsx'),
  page('tutor-dashboard', 'routes/tutoring/dashboard/today.tsx'),
  page('tutor-dashboard/profile', 'routes/tutoring/dashboard/profile.tsx'),
  page('tutor/listing', 'routes/partners/listing.tsx'),
  page('instructor-dashboard', 'routes/partners/other-name.ts', { id: 'routes/tutor/instructor-dashboard' }),
  page('tutor/account', 'routes/account/profile/overview.tsx', OF_TUTORS),
  page('tutor/account/password', 'routes/account/profile/password.tsx', OF_TUTORS),
  page('tutor/account/email', 'routes/account/profile/email/email.tsx', OF_TUTORS),
  call('tutor/account/email/link', 'routes/account/profile/email/link.ts', OF_TUTORS),
  call('tutor/account/email/cancellation', 'routes/account/profile/email/cancellation.ts', OF_TUTORS),
  page('tutor/account/email/confirmation', 'routes/account/profile/email/confirmation.tsx', OF_TUTORS),
  page('tutor/account/sessions', 'routes/account/profile/sessions.tsx', OF_TUTORS),
  page('tutor/account/second-factor', 'routes/account/profile/second-factor/state.tsx', OF_TUTORS),
  page('tutor/account/second-factor/set-up', 'routes/account/profile/second-factor/set-up.tsx', OF_TUTORS),
  page('tutor/account/second-factor/off', 'routes/account/profile/second-factor/turn-off.tsx', OF_TUTORS),
  page('tutor/account/second-factor/recovery-codes', 'routes/account/profile/second-factor/recovery-codes.tsx', OF_TUTORS),
  call('tutor/account/second-factor/recovery-codes/file', 'routes/account/profile/second-factor/recovery-file.ts', OF_TUTORS),
  call('tutor/account/second-factor/recovery-codes/saved', 'routes/account/profile/second-factor/codes-saved.ts', OF_TUTORS),
  page('tutor/account/export', 'routes/account/data/export.tsx', OF_TUTORS),
  call('tutor/account/export/file', 'routes/account/data/export-file.ts', OF_TUTORS),
  page('tutor/account/deletion', 'routes/account/data/deletion.tsx', OF_TUTORS),
  page('tutor/keep-account', 'routes/account/data/keep.tsx', OF_TUTORS),
]
