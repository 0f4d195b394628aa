/** Who may open what tutors give, print and mark, and what students got. Records of others: tests/routes/tutoring. */
import type { Access } from '../site/access-words'

const own = (more: Partial<Access> = {}): Access => ({ door: 'tutor', guard: 'partner', ...more })
/** Of a record that nobody has: the journeys open those that somebody has. */
const gone = (more: Partial<Access> = {}): Access => own({ status: 404, ...more })

export const TUTOR_WORK_ACCESS: Record<string, Access> = {
  '/premium/assignments': { guard: 'profile' },
  '/premium/assignments/:assignmentId': { guard: 'profile', post: 'profile', path: '/premium/assignments/nobody', status: 404 },
  '/tutor-dashboard/assignments': own(),
  '/tutor-dashboard/assignments/new': own({ post: 'partner' }),
  '/tutor-dashboard/assignments/:batchId': gone({ path: '/tutor-dashboard/assignments/nobody' }),
  '/tutor-dashboard/assignments/:batchId/export': gone({ path: '/tutor-dashboard/assignments/nobody/export', isResource: true }),
  '/tutor-dashboard/assignments/:batchId/withdrawal': gone({ path: '/tutor-dashboard/assignments/nobody/withdrawal', post: 'partner' }),
  '/tutor-dashboard/sheets': own({ post: 'partner' }),
  '/tutor-dashboard/sheets/questions': gone({ isResource: true }),
  '/tutor-dashboard/sheets/key': gone({ isResource: true }),
  '/tutor-dashboard/lesson-maker': own({ post: 'partner' }),
  '/tutor-dashboard/lesson-maker/:lessonId': gone({ path: '/tutor-dashboard/lesson-maker/nobody' }),
  '/tutor-dashboard/lesson-maker/:lessonId/file': gone({ path: '/tutor-dashboard/lesson-maker/nobody/file', isResource: true }),
  '/tutor-dashboard/lesson-maker/:lessonId/key': gone({ path: '/tutor-dashboard/lesson-maker/nobody/key', isResource: true }),
  '/tutor-dashboard/lesson-maker/:lessonId/deletion': gone({ path: '/tutor-dashboard/lesson-maker/nobody/deletion', post: 'partner' }),
  '/tutor-dashboard/marking': own(),
  '/tutor-dashboard/marking/:essayId': gone({ path: '/tutor-dashboard/marking/nobody', post: 'partner' }),
}
