/** The table of contents: every URL of the product, grouped by audience, in the order a visitor meets them. */
import type { RouteConfig } from '@remix-run/route-config'
import { call, page } from './page'

export default [
  // Everyone
  page('', 'routes/public/home.tsx'),
  page('contact', 'routes/public/contact.tsx'),
  page('accessibility', 'routes/public/accessibility.tsx'),
  page('styleguide', 'routes/public/styleguide.tsx', { hydrates: true }),
  page('proof', 'routes/public/proof/bank.tsx'),
  page('proof/:family', 'routes/public/proof/family.tsx'),

  // Accounts
  page('register', 'routes/account/registration/register.tsx', { hydrates: true }),
  page('register/check-email', 'routes/account/registration/check-email.tsx'),
  page('verify-email', 'routes/account/registration/verify-email.tsx'),
  page('login', 'routes/account/sign-in/login.tsx', { hydrates: true }),
  page('login/second-factor', 'routes/account/sign-in/second-factor.tsx'),
  page('logout', 'routes/account/sign-in/logout.tsx'),
  page('forgot-password', 'routes/account/sign-in/forgot-password.tsx'),
  page('reset-password', 'routes/account/sign-in/reset-password.tsx'),
  page('username', 'routes/account/registration/username.tsx'),
  page('welcome', 'routes/account/registration/welcome.tsx'),
  page('consent', 'routes/account/registration/consent.tsx'),
  page('profile', 'routes/account/profile/profile.tsx'),
  page('profile/name', 'routes/account/profile/name.tsx'),
  page('profile/password', 'routes/account/profile/password.tsx'),
  page('profile/email', 'routes/account/profile/email/email.tsx'),
  call('profile/email/link', 'routes/account/profile/email/link.ts'),
  call('profile/email/cancellation', 'routes/account/profile/email/cancellation.ts'),
  page('profile/email/confirmation', 'routes/account/profile/email/confirmation.tsx'),
  page('profile/sessions', 'routes/account/profile/sessions.tsx'),
  page('profile/second-factor', 'routes/account/profile/second-factor/state.tsx'),
  page('profile/second-factor/set-up', 'routes/account/profile/second-factor/set-up.tsx'),
  page('profile/second-factor/off', 'routes/account/profile/second-factor/turn-off.tsx'),
  page('profile/second-factor/recovery-codes', 'routes/account/profile/second-factor/recovery-codes.tsx'),
  call('profile/second-factor/recovery-codes/file', 'routes/account/profile/second-factor/recovery-file.ts'),
  page('profile/export', 'routes/account/data/export.tsx'),
  call('profile/export/file', 'routes/account/data/export-file.ts'),
  page('profile/deletion', 'routes/account/data/deletion.tsx'),
  page('keep-account', 'routes/account/data/keep.tsx'),

  // Parents, by a mailed link
  page('family', 'routes/family/family.tsx'),
  page('family/link', 'routes/family/link.tsx'),
  page('family/exit', 'routes/family/exit.tsx'),
  page('family/children/:consentId', 'routes/family/child.tsx'),
  page('family/children/:consentId/export', 'routes/family/export.tsx'),
  call('family/children/:consentId/export/file', 'routes/family/export-file.ts'),
  page('family/children/:consentId/deletion', 'routes/family/deletion.tsx'),
  page('family/children/:consentId/permission', 'routes/family/permission.tsx'),

  // Students
  page('dashboard', 'routes/learn/home/dashboard.tsx'),
  page('premium/dashboard', 'routes/learn/home/tools.tsx'),
  page('premium/sectional-quizzes', 'routes/learn/quizzes/sectional-quizzes.tsx'),
  page('premium/sectional-quiz/essay/:quizNumber', 'routes/learn/quizzes/writing-quiz.tsx', { id: 'routes/learn/quizzes/essay-quiz' }),
  page('premium/sectional-quiz/writing_sample/:quizNumber', 'routes/learn/quizzes/writing-quiz.tsx', {
    id: 'routes/learn/quizzes/writing-sample-quiz',
  }),
  page('premium/writing/:essayId', 'routes/learn/writing/writing.tsx', { hydrates: true }),
  page('premium/writing/:essayId/submission', 'routes/learn/writing/submission.tsx'),
  page('premium/writing/:essayId/abandonment', 'routes/learn/sittings/abandonment.tsx', { id: 'routes/learn/writing/abandonment' }),
  page('premium/sectional-quiz/:subject/:quizNumber', 'routes/learn/quizzes/sectional-quiz.tsx'),
  page('premium/sittings/:sittingId/questions/:position', 'routes/learn/sittings/question.tsx', { hydrates: true }),
  page('premium/sittings/:sittingId/review', 'routes/learn/sittings/review.tsx'),
  page('premium/sittings/:sittingId/pause', 'routes/learn/sittings/pause.tsx'),
  page('premium/sittings/:sittingId/abandonment', 'routes/learn/sittings/abandonment.tsx'),
  page('premium/sittings/:sittingId/submission', 'routes/learn/sittings/submission.tsx'),
  page('premium/sittings/:sittingId/result', 'routes/learn/sittings/result.tsx'),
  page('premium/interactive-quiz', 'routes/learn/practice/start.tsx'),
  page('premium/interactive-quiz/:sittingId', 'routes/learn/practice/question.tsx'),
  page('premium/interactive-quiz/:sittingId/summary', 'routes/learn/practice/summary.tsx'),
  page('premium/mistakes', 'routes/learn/mistakes/mistakes.tsx'),
  page('premium/mistakes/:mistakeId', 'routes/learn/mistakes/mistake.tsx'),
  page('premium/twins', 'routes/learn/practice/twins/start.ts'),
  page('premium/twins/:sittingId', 'routes/learn/practice/twins/set.ts'),
  page('premium/twins/:sittingId/questions/:position', 'routes/learn/practice/twins/question.tsx'),
  page('premium/twins/:sittingId/summary', 'routes/learn/practice/twins/summary.tsx'),

  // Admins
  page('admin/question-generator', 'routes/admin/bank/question-generator.tsx'),
  call('admin/question-generator/pdf', 'routes/admin/bank/generated-pdf.ts'),
  call('admin/question-generator/qti', 'routes/admin/bank/generated-qti.ts'),
  page('admin/question-generator/hidden', 'routes/admin/bank/hidden-sources.tsx'),
  page('admin/question-generator/hidden/:name', 'routes/admin/bank/hidden-source.tsx'),
  page('admin/question-generator/items', 'routes/admin/bank/items/items.tsx'),
  call('admin/question-generator/items/export', 'routes/admin/bank/items/export.ts'),
  page('admin/question-generator/items/new', 'routes/admin/bank/items/new-item.tsx'),
  page('admin/question-generator/items/:itemId', 'routes/admin/bank/items/item.tsx'),
  page('admin/question-generator/items/:itemId/edit', 'routes/admin/bank/items/edit-item.tsx'),
  page('admin/question-generator/items/:itemId/state', 'routes/admin/bank/items/state.tsx'),
  page('admin/question-generator/items/:itemId/deletion', 'routes/admin/bank/items/deletion.tsx'),
  page('admin/second-factor', 'routes/admin/accounts/second-factor.tsx'),
  page('admin/account-holder', 'routes/admin/accounts/account-holder.tsx'),

  // Calls (specification, section 7)
  call('api/me', 'routes/api/me.ts'),
  call('api/login', 'routes/api/login.ts'),
  call('api/logout', 'routes/api/logout.ts'),
  call('api/register', 'routes/api/register.ts'),
  call('api/resend-verification', 'routes/api/resend-verification.ts'),
  call('api/verify-email', 'routes/api/verify-email.ts'),
  call('api/contact', 'routes/api/contact.ts'),

  // Calls of our own pages
  call('api/sittings/:sittingId/section', 'routes/learn/sittings/section.ts'),
  call('api/writings/:essayId/text', 'routes/learn/writing/text.ts'),

  // Machines
  call('readyz', 'routes/machines/readyz.ts'),
  page('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
