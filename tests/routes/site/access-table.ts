/**
 * Who may open what (docs/decisions.md 1 and 7): one line for each line of routes.ts. A route without a line here fails the test, so nobody can
 * forget to decide. The test tries each line as a document, as `.data`, as `?_data` and as a POST.
 */

export type Guard =
  /** Anybody. */
  | 'public'
  /** Only people who are not signed in; others go to their dashboard. */
  | 'visitor'
  /** Visitors whose password was right and whose code is awaited; others go to the sign-in page. */
  | 'second step'
  /** A signed-in student; others go to the sign-in page and come back. */
  | 'student'
  /** A student whose profile is filled in; others go to the welcome page. */
  | 'profile'
  /** A tutor or an affiliate whose application is approved; others go to the sign-in page of that door. */
  | 'partner'
  /** The same, however the application stands. */
  | 'applicant'
  /** A parent who followed a mailed link; others go to the page that mails one. */
  | 'parent'
  /** An admin; students get 403. */
  | 'admin'

export interface Access {
  /** For reading. */
  guard: Guard
  /** Whose pages these are, where they are not a student's. */
  door?: 'tutor' | 'affiliate'
  /** For POST; without one the address takes none. */
  post?: Guard
  /** The status of the page for somebody who may open it; 200 unless told. */
  status?: number
  /** An address that matches, where the pattern has parameters; SITTING, ENDED, MISTAKE, PRACTICE, TWINS and ESSAY stand for the owner's records. */
  path?: string
  /** A call or a mere redirect: neither title nor page. */
  isResource?: true
  /** Holds one student's records: anyone else gets 404. */
  isOwned?: true
  /** Shows anybody's name to those who may open it. */
  listsPeople?: true
}

export const ACCESS: Record<string, Access> = {
  // Everyone
  '/': { guard: 'public' },
  '/contact': { guard: 'public', post: 'public' },
  '/get-started': { guard: 'public' },
  '/test-prep-hub': { guard: 'public' },
  '/isee-or-ssat': { guard: 'public' },
  '/isee-ssat-comparison': { guard: 'public' },
  '/isee-verbal-reasoning': { guard: 'public' },
  '/isee-quantitative-reasoning': { guard: 'public' },
  '/isee-reading-comprehension': { guard: 'public' },
  '/isee-math-achievement': { guard: 'public' },
  '/isee-essay': { guard: 'public' },
  '/isee-vocabulary': { guard: 'public' },
  '/ssat-quantitative': { guard: 'public' },
  '/ssat-reading-comprehension': { guard: 'public' },
  '/ssat-verbal': { guard: 'public' },
  '/ssat-analogies': { guard: 'public' },
  '/ssat-essay': { guard: 'public' },
  '/ssat-vocabulary': { guard: 'public' },
  '/vocabulary': { guard: 'public' },
  '/vocabulary/roots': { guard: 'public' },
  '/vocabulary/:word': { guard: 'public', path: '/vocabulary/ancient' },
  '/blog': { guard: 'public' },
  '/blog/template': { guard: 'public' },
  '/blog/rss.xml': { guard: 'public', isResource: true },
  '/blog/atom.xml': { guard: 'public', isResource: true },
  '/blog/:slug': { guard: 'public', path: '/blog/ssat-guide' },
  '/blog/:slug/file': { guard: 'public', path: '/blog/ssat-guide/file', isResource: true },
  '/premium': { guard: 'public' },
  '/pricing': { guard: 'public' },
  '/pricing-old': { guard: 'public' },
  '/subscription-test': { guard: 'public' },
  '/beta': { guard: 'public' },
  '/bootcamp': { guard: 'public' },
  '/bootcamp/lessons': { guard: 'public' },
  '/example-guide': { guard: 'public' },
  '/template': { guard: 'public' },
  '/partnership-info': { guard: 'public' },
  '/affiliate-program': { guard: 'public' },
  '/partners': { guard: 'public', status: 302, isResource: true },
  '/testimonials/new': { guard: 'public', post: 'public' },
  '/about': { guard: 'public' },
  '/privacy': { guard: 'public' },
  '/terms': { guard: 'public' },
  '/accessibility': { guard: 'public', post: 'public' },
  '/accessibility/panel': { guard: 'public', post: 'public', status: 302 },
  '/styleguide': { guard: 'public', post: 'public' },
  '/proof': { guard: 'public' },
  '/proof/:family': { guard: 'public', path: '/proof/fraction-sum' },
  '/schools': { guard: 'public' },
  '/schools/:state': { guard: 'public', path: '/schools/california' },
  '/schools/:state/:school': { guard: 'public', path: '/schools/california/buckley' },
  '/schools/:state/:school/:tab': { guard: 'public', path: '/schools/california/buckley/admissions' },

  // Accounts
  '/register': { guard: 'visitor', post: 'public' },
  '/register/check-email': { guard: 'public', post: 'public' },
  '/verify-email': { guard: 'public', status: 400 },
  '/login': { guard: 'visitor', post: 'public' },
  '/login/second-factor': { guard: 'second step', post: 'public' },
  '/logout': { guard: 'public', post: 'public', status: 302, isResource: true },
  '/forgot-password': { guard: 'public', post: 'public' },
  '/reset-password': { guard: 'public', post: 'public', status: 400 },
  '/username': { guard: 'student', post: 'student', status: 302 },
  '/welcome': { guard: 'student', post: 'student', status: 302 },
  '/consent': { guard: 'public', post: 'public', status: 404 },
  '/profile': { guard: 'student', post: 'student' },
  '/profile/name': { guard: 'student', post: 'student' },
  '/profile/password': { guard: 'student', post: 'student' },
  '/profile/email': { guard: 'student', post: 'student' },
  '/profile/email/link': { guard: 'student', post: 'student', status: 302, isResource: true },
  '/profile/email/cancellation': { guard: 'student', post: 'student', status: 302, isResource: true },
  '/profile/email/confirmation': { guard: 'student', post: 'student', status: 400 },
  '/profile/sessions': { guard: 'student', post: 'student' },
  '/profile/accessibility': { guard: 'student', post: 'student' },
  '/profile/second-factor': { guard: 'student', post: 'student' },
  '/profile/second-factor/set-up': { guard: 'student', post: 'student', status: 302 },
  '/profile/second-factor/off': { guard: 'student', post: 'student', status: 302 },
  '/profile/second-factor/recovery-codes': { guard: 'student', post: 'student', status: 302 },
  '/profile/second-factor/recovery-codes/saved': { guard: 'student', post: 'student', status: 302, isResource: true },
  '/profile/second-factor/recovery-codes/file': { guard: 'public', post: 'student', status: 405, isResource: true },
  '/profile/export': { guard: 'student', post: 'student' },
  '/profile/export/file': { guard: 'student', status: 404, isResource: true },
  '/profile/deletion': { guard: 'student', post: 'student' },
  '/keep-account': { guard: 'public', post: 'public', status: 404 },

  // Parents, by a mailed link
  '/family': { guard: 'public', post: 'public' },
  '/family/link': { guard: 'public', post: 'public', status: 404 },
  '/family/exit': { guard: 'public', post: 'public', status: 302, isResource: true },
  '/family/children/:consentId': { guard: 'parent', path: '/family/children/none' },
  '/family/children/:consentId/export': { guard: 'parent', post: 'parent', path: '/family/children/none/export' },
  '/family/children/:consentId/export/file': { guard: 'parent', path: '/family/children/none/export/file', isResource: true },
  '/family/children/:consentId/deletion': { guard: 'parent', post: 'parent', path: '/family/children/none/deletion' },
  '/family/children/:consentId/permission': { guard: 'parent', post: 'parent', path: '/family/children/none/permission' },

  // Students
  '/dashboard': { guard: 'student' },
  '/premium/dashboard': { guard: 'profile' },
  '/premium/sectional-quizzes': { guard: 'profile' },
  '/premium/sectional-quiz/essay/:quizNumber': { guard: 'profile', post: 'profile', path: '/premium/sectional-quiz/essay/1' },
  '/premium/sectional-quiz/writing_sample/:quizNumber': {
    guard: 'profile',
    post: 'profile',
    path: '/premium/sectional-quiz/writing_sample/1?level=ssat-upper',
  },
  '/premium/writing/:essayId': { guard: 'profile', post: 'student', path: '/premium/writing/ESSAY', isOwned: true },
  '/premium/writing/:essayId/submission': { guard: 'profile', post: 'student', path: '/premium/writing/ESSAY/submission', isOwned: true },
  '/premium/writing/:essayId/abandonment': { guard: 'profile', post: 'student', path: '/premium/writing/ESSAY/abandonment', isOwned: true },
  '/premium/sectional-quiz/:subject/:quizNumber': {
    guard: 'profile',
    post: 'profile',
    path: '/premium/sectional-quiz/mathematics_achievement/2',
  },
  '/premium/sittings/:sittingId/questions/:position': {
    guard: 'profile',
    post: 'student',
    path: '/premium/sittings/SITTING/questions/1',
    isOwned: true,
  },
  '/premium/sittings/:sittingId/review': { guard: 'profile', path: '/premium/sittings/SITTING/review', isOwned: true },
  '/premium/sittings/:sittingId/pause': {
    guard: 'profile',
    post: 'student',
    path: '/premium/sittings/SITTING/pause',
    status: 302,
    isOwned: true,
  },
  '/premium/sittings/:sittingId/abandonment': {
    guard: 'profile',
    post: 'student',
    path: '/premium/sittings/SITTING/abandonment',
    isOwned: true,
  },
  '/premium/sittings/:sittingId/submission': {
    guard: 'profile',
    post: 'student',
    path: '/premium/sittings/SITTING/submission',
    isOwned: true,
  },
  '/premium/sittings/:sittingId/result': { guard: 'profile', path: '/premium/sittings/ENDED/result', isOwned: true },
  '/premium/interactive-quiz': { guard: 'profile', post: 'profile' },
  '/premium/interactive-quiz/:sittingId': { guard: 'profile', post: 'student', path: '/premium/interactive-quiz/PRACTICE', isOwned: true },
  '/premium/interactive-quiz/:sittingId/summary': {
    guard: 'profile',
    post: 'student',
    path: '/premium/interactive-quiz/PRACTICE/summary',
    isOwned: true,
  },
  '/premium/mistakes': { guard: 'profile' },
  '/premium/mistakes/:mistakeId': { guard: 'profile', post: 'profile', path: '/premium/mistakes/MISTAKE', isOwned: true },
  '/premium/twins': { guard: 'public', post: 'profile', status: 302, isResource: true },
  '/premium/twins/:sittingId': { guard: 'profile', status: 302, path: '/premium/twins/TWINS', isResource: true, isOwned: true },
  '/premium/twins/:sittingId/questions/:position': {
    guard: 'profile',
    post: 'student',
    path: '/premium/twins/TWINS/questions/1',
    isOwned: true,
  },
  '/premium/twins/:sittingId/summary': { guard: 'profile', post: 'student', path: '/premium/twins/TWINS/summary', isOwned: true },

  // Tutors
  '/tutor/register': { door: 'tutor', guard: 'visitor', post: 'public' },
  '/tutor/verify-email-sent': { door: 'tutor', guard: 'public', post: 'public' },
  '/tutor/verify-email': { door: 'tutor', guard: 'public', status: 400 },
  '/tutor/login': { door: 'tutor', guard: 'visitor', post: 'public' },
  '/tutor/logout': { door: 'tutor', guard: 'public', post: 'public', status: 302, isResource: true },
  '/tutor/forgot-password': { door: 'tutor', guard: 'public', post: 'public' },
  '/tutor/reset-password': { door: 'tutor', guard: 'public', post: 'public', status: 400 },
  '/application-pending': { guard: 'public', post: 'public' },
  '/application-success': { guard: 'public' },
  '/tutor-dashboard': { door: 'tutor', guard: 'partner', post: 'partner' },
  '/instructor-dashboard': { guard: 'public', status: 302, isResource: true },
  '/tutor/account': { door: 'tutor', guard: 'applicant', post: 'applicant' },
  '/tutor/account/sessions': { door: 'tutor', guard: 'applicant', post: 'applicant' },

  // Affiliates
  '/affiliate': { door: 'affiliate', guard: 'visitor', post: 'public' },
  '/affiliate/register': { guard: 'public', status: 302, isResource: true },
  '/affiliate/terms': { guard: 'public' },
  '/affiliate/verify-email': { door: 'affiliate', guard: 'public', status: 400 },
  '/affiliate/login': { door: 'affiliate', guard: 'visitor', post: 'public' },
  '/affiliate/logout': { door: 'affiliate', guard: 'public', post: 'public', status: 302, isResource: true },
  '/affiliate/forgot-password': { door: 'affiliate', guard: 'public', post: 'public' },
  '/affiliate/reset-password': { door: 'affiliate', guard: 'public', post: 'public', status: 400 },
  '/affiliate/pending': { guard: 'public', post: 'public' },
  '/affiliate/dashboard': { door: 'affiliate', guard: 'partner' },
  '/affiliate/account': { door: 'affiliate', guard: 'applicant', post: 'applicant' },
  '/affiliate/account/sessions': { door: 'affiliate', guard: 'applicant', post: 'applicant' },

  // Admins
  '/admin': { guard: 'admin' },
  '/admin/users': { guard: 'admin', listsPeople: true },
  '/admin/users/export': { guard: 'admin', isResource: true, listsPeople: true },
  '/admin/users/:userId': { guard: 'admin', post: 'admin', path: '/admin/users/none', status: 404 },
  '/admin/tutors': { guard: 'admin', listsPeople: true },
  '/admin/tutors/approved': { guard: 'admin', listsPeople: true },
  '/admin/tutors/export': { guard: 'admin', isResource: true, listsPeople: true },
  '/admin/tutors/:partnerId': { guard: 'admin', post: 'admin', path: '/admin/tutors/none', status: 404 },
  '/admin/affiliates': { guard: 'admin', listsPeople: true },
  '/admin/affiliates/export': { guard: 'admin', isResource: true, listsPeople: true },
  '/admin/affiliates/:partnerId': { guard: 'admin', post: 'admin', path: '/admin/affiliates/none', status: 404 },
  '/admin/inbox': { guard: 'admin', listsPeople: true },
  '/admin/inbox/export': { guard: 'admin', isResource: true, listsPeople: true },
  '/admin/inbox/messages/:messageId': { guard: 'admin', post: 'admin', path: '/admin/inbox/messages/none', status: 404 },
  '/admin/inbox/testimonials': { guard: 'admin', listsPeople: true },
  '/admin/inbox/testimonials/export': { guard: 'admin', isResource: true, listsPeople: true },
  '/admin/inbox/testimonials/:testimonialId': { guard: 'admin', post: 'admin', path: '/admin/inbox/testimonials/none', status: 404 },
  '/admin/audit': { guard: 'admin' },
  '/admin/audit/export': { guard: 'admin', isResource: true },
  '/admin/regions': { guard: 'admin' },
  '/admin/regions/export': { guard: 'admin', isResource: true },
  '/admin/regions/new': { guard: 'admin', post: 'admin' },
  '/admin/regions/:regionId': { guard: 'admin', post: 'admin', path: '/admin/regions/none', status: 404 },
  '/admin/regions/:regionId/contents/new': { guard: 'admin', post: 'admin', path: '/admin/regions/none/contents/new', status: 404 },
  '/admin/regions/:regionId/contents/:contentId': {
    guard: 'admin',
    post: 'admin',
    path: '/admin/regions/none/contents/none',
    status: 404,
  },
  '/admin/question-generator': { guard: 'admin', post: 'admin' },
  '/admin/question-generator/pdf': { guard: 'admin', status: 302, isResource: true },
  '/admin/question-generator/qti': { guard: 'admin', status: 302, isResource: true },
  '/admin/question-generator/hidden': { guard: 'admin' },
  '/admin/question-generator/hidden/:name': { guard: 'admin', post: 'admin', path: '/admin/question-generator/hidden/fraction-sum' },
  '/admin/question-generator/items': { guard: 'admin' },
  '/admin/question-generator/items/export': { guard: 'admin', status: 200, isResource: true },
  '/admin/question-generator/items/new': { guard: 'admin', post: 'admin' },
  '/admin/question-generator/items/:itemId': { guard: 'admin', path: '/admin/question-generator/items/none', status: 404 },
  '/admin/question-generator/items/:itemId/edit': {
    guard: 'admin',
    post: 'admin',
    path: '/admin/question-generator/items/none/edit',
    status: 404,
  },
  '/admin/question-generator/items/:itemId/state': {
    guard: 'admin',
    post: 'admin',
    path: '/admin/question-generator/items/none/state',
    status: 404,
  },
  '/admin/question-generator/items/:itemId/deletion': {
    guard: 'admin',
    post: 'admin',
    path: '/admin/question-generator/items/none/deletion',
    status: 404,
  },
  '/admin/second-factor': { guard: 'admin', post: 'admin' },
  '/admin/account-holder': { guard: 'admin', post: 'admin' },

  // Calls
  '/api/me': { guard: 'public', status: 401, isResource: true },
  '/api/login': { guard: 'public', post: 'public', status: 405, isResource: true },
  '/api/logout': { guard: 'public', post: 'public', status: 405, isResource: true },
  '/api/register': { guard: 'public', post: 'public', status: 405, isResource: true },
  '/api/resend-verification': { guard: 'public', post: 'public', status: 405, isResource: true },
  '/api/verify-email': { guard: 'public', status: 400, isResource: true },
  '/api/contact': { guard: 'public', post: 'public', status: 405, isResource: true },
  '/api/testimonials': { guard: 'public', post: 'public', status: 405, isResource: true },

  // Calls of our own pages
  '/api/sittings/:sittingId/section': {
    guard: 'student',
    post: 'student',
    path: '/api/sittings/SITTING/section',
    isResource: true,
    isOwned: true,
  },
  '/api/writings/:essayId/text': { guard: 'public', post: 'student', status: 405, path: '/api/writings/ESSAY/text', isResource: true },

  // Machines
  '/readyz': { guard: 'public', isResource: true },
  '/*': { guard: 'public', post: 'public', status: 404, path: '/no/such/page' },
}
