/** Who may open what is about free seats: families, affiliates who pay for some, and admins. */
import type { Access } from '../site/access-words'

export const SCHOLARSHIP_ACCESS: Record<string, Access> = {
  '/scholarship': { guard: 'public', post: 'profile' },
  '/scholarships': { guard: 'public' },
  '/scholarship/withdrawal': { guard: 'student', post: 'student' },
  '/affiliate/dashboard/payout/seats': { door: 'affiliate', guard: 'partner', post: 'partner' },
  '/admin/scholarship': { guard: 'admin', listsPeople: true },
  '/admin/scholarship/export': { guard: 'admin', isResource: true, listsPeople: true },
  '/admin/scholarship/pools': { guard: 'admin' },
  '/admin/scholarship/pools/export': { guard: 'admin', isResource: true },
  '/admin/scholarship/pools/new': { guard: 'admin', post: 'admin' },
  '/admin/scholarship/pools/:poolId': { guard: 'admin', post: 'admin', path: '/admin/scholarship/pools/none', status: 404 },
  '/admin/scholarship/impact': { guard: 'admin' },
  '/admin/scholarship/requests/:requestId': { guard: 'admin', post: 'admin', path: '/admin/scholarship/requests/none', status: 404 },
}
