/** Who may open the boot camp, the study plan, its calendar, and the list of test dates. */
import type { Access } from './access-words'

export const PLAN_ACCESS: Record<string, Access> = {
  '/bootcamp': { guard: 'public' },
  '/bootcamp/lessons': { guard: 'public' },
  '/bootcamp/sample': { guard: 'public' },
  // Nobody has begun one yet: each page leads to the way in.
  '/premium/bootcamp': { guard: 'profile' },
  '/premium/bootcamp/start': { guard: 'profile', post: 'profile' },
  '/premium/bootcamp/days/:day': { guard: 'profile', path: '/premium/bootcamp/days/1', status: 302 },
  '/premium/bootcamp/days/:day/sessions/:session': {
    guard: 'profile',
    post: 'profile',
    path: '/premium/bootcamp/days/1/sessions/verbal',
    status: 302,
  },
  '/premium/bootcamp/days/:day/review': { guard: 'profile', post: 'profile', path: '/premium/bootcamp/days/1/review', status: 302 },
  '/premium/bootcamp/leaving': { guard: 'profile', post: 'profile', status: 302 },
  '/premium/bootcamp/calendar': { guard: 'profile', post: 'profile', status: 302 },
  '/premium/bootcamp/certificate': { guard: 'profile', status: 404, isResource: true },
  '/calendar/bootcamp.ics': { guard: 'public', status: 404, path: '/calendar/bootcamp.ics?token=none', isResource: true },
  // Nobody has made a plan yet: each page leads to its settings.
  '/premium/plan': { guard: 'profile', status: 302 },
  '/premium/plan/settings': { guard: 'profile', post: 'profile' },
  '/premium/plan/days/:day': { guard: 'profile', post: 'profile', path: `/premium/plan/days/${inThreeDays()}`, status: 302 },
  '/premium/plan/after-test': { guard: 'profile', post: 'profile', status: 302 },
  '/premium/plan/calendar': { guard: 'profile', post: 'profile', status: 302 },
  '/calendar/plan.ics': { guard: 'public', status: 404, path: '/calendar/plan.ics?token=none', isResource: true },
  '/premium/reports': { guard: 'profile', post: 'profile' },
  '/premium/reports/mail': { guard: 'profile', post: 'profile' },
  '/premium/reports/:reportId': { guard: 'profile', post: 'profile', path: '/premium/reports/none', status: 404, isOwned: true },
  '/premium/reports/:reportId/file': { guard: 'profile', path: '/premium/reports/none/file', status: 404, isResource: true, isOwned: true },
  '/report-mail': { guard: 'public', post: 'public', status: 404 },
  '/report-mail/out': { guard: 'public', post: 'public', status: 405, isResource: true },
  '/admin/test-dates': { guard: 'admin' },
  '/admin/test-dates/export': { guard: 'admin', isResource: true },
  '/admin/test-dates/new': { guard: 'admin', post: 'admin' },
  '/admin/test-dates/:dateId': { guard: 'admin', post: 'admin', path: '/admin/test-dates/none', status: 404 },
  '/admin/test-dates/:dateId/deletion': { guard: 'admin', post: 'admin', path: '/admin/test-dates/none/deletion', status: 404 },
}

function inThreeDays(): string {
  return new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
}
