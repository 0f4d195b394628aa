/** Who may open the tutors’ dashboard, and a student’s own pages about tutors. What one tutor has is tried in tests/routes/tutoring. */
import type { Access } from './access-words'

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
  '/family/children/:consentId/tutors/:tutorId': { guard: 'parent', post: 'parent', path: '/family/children/CHILD/tutors/none', status: 404 },
  '/my-tutors': { guard: 'profile' },
  '/my-tutors/code': { guard: 'profile', post: 'profile' },
  // Without a code it leads to the field for one.
  '/my-tutors/agreement': { guard: 'profile', post: 'profile', status: 302 },
  '/my-tutors/:tutorId': { guard: 'profile', post: 'profile', path: '/my-tutors/none', status: 404 },
  '/my-tutors/:tutorId/shared': { guard: 'profile', post: 'profile', path: '/my-tutors/none/shared', status: 404 },
  '/my-tutors/:tutorId/leaving': { guard: 'profile', post: 'profile', path: '/my-tutors/none/leaving', status: 404 },
}
