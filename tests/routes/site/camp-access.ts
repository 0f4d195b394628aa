/** Who may open the boot camp. */
import type { Access } from './access-words'

export const CAMP_ACCESS: Record<string, Access> = {
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
  '/premium/bootcamp/certificate': { guard: 'profile', status: 302, isResource: true },
  '/calendar/bootcamp.ics': { guard: 'public', status: 404, path: '/calendar/bootcamp.ics?token=none', isResource: true },
}
