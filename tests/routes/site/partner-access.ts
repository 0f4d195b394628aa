/** Who may open the pages of tutors and affiliates. */
import type { Access } from './access-words'

export const PARTNER_ACCESS: Record<string, Access> = {
  // Tutors
  '/tutor/register': { door: 'tutor', guard: 'visitor', post: 'public' },
  '/tutor/verify-email-sent': { door: 'tutor', guard: 'public', post: 'public' },
  '/tutor/verify-email': { door: 'tutor', guard: 'public', status: 400 },
  '/tutor/login': { door: 'tutor', guard: 'visitor', post: 'public' },
  '/tutor/login/second-factor': { door: 'tutor', guard: 'second step', post: 'public' },
  '/tutor/logout': { door: 'tutor', guard: 'public', post: 'public', status: 302, isResource: true },
  '/tutor/forgot-password': { door: 'tutor', guard: 'public', post: 'public' },
  '/tutor/reset-password': { door: 'tutor', guard: 'public', post: 'public', status: 400 },
  '/application-pending': { guard: 'public', post: 'public' },
  '/application-success': { guard: 'public' },
  '/tutor/listing': { door: 'tutor', guard: 'partner', post: 'partner' },
  '/instructor-dashboard': { guard: 'public', status: 302, isResource: true },
  '/tutor/account': { door: 'tutor', guard: 'applicant' },
  ...accountPages('tutor'),
  '/tutor/keep-account': { door: 'tutor', guard: 'public', post: 'public', status: 404 },

  // Affiliates
  '/affiliate': { door: 'affiliate', guard: 'visitor', post: 'public' },
  '/affiliate/register': { guard: 'public', status: 302, isResource: true },
  '/affiliate/terms': { guard: 'public' },
  '/affiliate/verify-email': { door: 'affiliate', guard: 'public', status: 400 },
  '/affiliate/login': { door: 'affiliate', guard: 'visitor', post: 'public' },
  '/affiliate/login/second-factor': { door: 'affiliate', guard: 'second step', post: 'public' },
  '/affiliate/logout': { door: 'affiliate', guard: 'public', post: 'public', status: 302, isResource: true },
  '/affiliate/forgot-password': { door: 'affiliate', guard: 'public', post: 'public' },
  '/affiliate/reset-password': { door: 'affiliate', guard: 'public', post: 'public', status: 400 },
  '/affiliate/pending': { guard: 'public', post: 'public' },
  '/affiliate/dashboard': { door: 'affiliate', guard: 'partner' },
  '/affiliate/account': { door: 'affiliate', guard: 'applicant' },
  ...accountPages('affiliate'),
  '/affiliate/keep-account': { door: 'affiliate', guard: 'public', post: 'public', status: 404 },
}

/** The pages of a tutor's or an affiliate's account, for whoever is signed in there however the application stands. */
function accountPages(door: 'tutor' | 'affiliate'): Record<string, Access> {
  const own = { door, guard: 'applicant', post: 'applicant' } as const
  const pages: Record<string, Access> = {
    '/password': own,
    '/email': own,
    '/email/link': { ...own, status: 302, isResource: true },
    '/email/cancellation': { ...own, status: 302, isResource: true },
    '/email/confirmation': { ...own, status: 400 },
    '/sessions': own,
    '/second-factor': own,
    '/second-factor/set-up': { ...own, status: 302 },
    '/second-factor/off': { ...own, status: 302 },
    '/second-factor/recovery-codes': { ...own, status: 302 },
    '/second-factor/recovery-codes/file': { door, guard: 'public', post: 'applicant', status: 405, isResource: true },
    '/second-factor/recovery-codes/saved': { ...own, status: 302, isResource: true },
    '/export': own,
    '/export/file': { door, guard: 'applicant', status: 404, isResource: true },
    '/deletion': own,
  }
  return Object.fromEntries(Object.entries(pages).map(([path, access]) => [`/${door}/account${path}`, access]))
}

/** The tutors’ dashboard, and a student’s own pages about tutors. What one tutor has is tried in tests/routes/tutoring. */
const own = (more: Partial<Access> = {}): Access => ({ door: 'tutor', guard: 'partner', ...more })
const DASHBOARD = '/tutor-dashboard'
/** A record that nobody has. */
const missing = (path: string, more: Partial<Access> = {}) => own({ path: `${DASHBOARD}${path}`, status: 404, ...more })
const written = { post: 'partner' } as const

export const TUTORING_ACCESS: Record<string, Access> = {
  '/tutor-dashboard': own(),
  '/tutor-dashboard/profile': own(written),
  '/tutor-dashboard/students': own(),
  '/tutor-dashboard/students/:studentId': missing('/students/none'),
  '/tutor-dashboard/students/:studentId/results': missing('/students/none/results'),
  '/tutor-dashboard/students/:studentId/results/:sittingId': missing('/students/none/results/none'),
  '/tutor-dashboard/students/:studentId/tests/:sittingId': missing('/students/none/tests/none'),
  '/tutor-dashboard/students/:studentId/tests/:sittingId/:part': missing('/students/none/tests/none/none'),
  '/tutor-dashboard/students/:studentId/mistakes': missing('/students/none/mistakes'),
  '/tutor-dashboard/students/:studentId/mistakes/:mistakeId': missing('/students/none/mistakes/none', written),
  '/tutor-dashboard/students/:studentId/plan': missing('/students/none/plan'),
  '/tutor-dashboard/students/:studentId/learning': missing('/students/none/learning'),
  '/tutor-dashboard/students/:studentId/reports': missing('/students/none/reports'),
  '/tutor-dashboard/students/:studentId/reports/:reportId': missing('/students/none/reports/none'),
  '/tutor-dashboard/students/:studentId/shared': missing('/students/none/shared'),
  '/tutor-dashboard/students/:studentId/shared/:sharedId': missing('/students/none/shared/none'),
  '/tutor-dashboard/students/:studentId/notes': missing('/students/none/notes', written),
  '/tutor-dashboard/students/:studentId/notes/:noteId/deletion': missing('/students/none/notes/none/deletion', written),
  '/tutor-dashboard/students/:studentId/end': missing('/students/none/end', written),
  '/tutor-dashboard/groups': own(written),
  '/tutor-dashboard/groups/:groupId': missing('/groups/none', written),
  '/tutor-dashboard/groups/:groupId/deletion': missing('/groups/none/deletion', written),
  '/tutor-dashboard/invitations': own(written),
  '/tutor-dashboard/invitations/:invitationId': missing('/invitations/none'),
  '/tutor-dashboard/invitations/:invitationId/revocation': missing('/invitations/none/revocation', written),
  // This child asks for no tutor.
  '/family/children/:consentId/tutors/:tutorId': {
    guard: 'parent',
    post: 'parent',
    path: '/family/children/CHILD/tutors/none',
    status: 404,
  },
  '/my-tutors': { guard: 'profile' },
  '/my-tutors/code': { guard: 'profile', post: 'profile' },
  // Without a code it leads to the field for one.
  '/my-tutors/agreement': { guard: 'profile', post: 'profile', status: 302 },
  '/my-tutors/:tutorId': { guard: 'profile', post: 'profile', path: '/my-tutors/none', status: 404 },
  '/my-tutors/:tutorId/shared': { guard: 'profile', post: 'profile', path: '/my-tutors/none/shared', status: 404 },
  '/my-tutors/:tutorId/leaving': { guard: 'profile', post: 'profile', path: '/my-tutors/none/leaving', status: 404 },
}
