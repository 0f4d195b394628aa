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
