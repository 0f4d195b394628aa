/** Who may open the tutors’ dashboard, and a student’s own page about tutors. */
import type { Access } from './access-words'

const own = (more: Partial<Access> = {}): Access => ({ door: 'tutor', guard: 'partner', ...more })

export const TUTORING_ACCESS: Record<string, Access> = {
  '/tutor-dashboard': own(),
  '/tutor-dashboard/profile': own({ post: 'partner' }),
}
