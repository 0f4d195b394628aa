/** The table of contents: every URL of the product, grouped by audience, in the order a visitor meets them. */
import { index, type RouteConfig, route } from '@remix-run/route-config'

export default [
  // Everyone
  index('routes/marketing/home.tsx'),
  route('contact', 'routes/marketing/contact.tsx'),
  route('accessibility', 'routes/accessibility.tsx'),
  route('styleguide', 'routes/styleguide.tsx'),
  route('proof', 'routes/proof/bank.tsx'),
  route('proof/:family', 'routes/proof/family.tsx'),

  // Accounts
  route('register', 'routes/account/register.tsx'),
  route('register/check-email', 'routes/account/check-email.tsx'),
  route('verify-email', 'routes/account/verify-email.tsx'),
  route('login', 'routes/account/login.tsx'),
  route('logout', 'routes/account/logout.tsx'),
  route('forgot-password', 'routes/account/forgot-password.tsx'),
  route('reset-password', 'routes/account/reset-password.tsx'),
  route('username', 'routes/account/username.tsx'),
  route('welcome', 'routes/account/welcome.tsx'),
  route('consent', 'routes/account/consent.tsx'),
  route('profile', 'routes/account/profile.tsx'),

  // Students
  route('dashboard', 'routes/learn/dashboard.tsx'),
  route('premium/dashboard', 'routes/learn/tools.tsx'),
  route('premium/sectional-quizzes', 'routes/learn/sectional-quizzes.tsx'),
  route('premium/sectional-quiz/essay/:quizNumber', 'routes/learn/writing-quiz.tsx', { id: 'essay-quiz' }),
  route('premium/sectional-quiz/writing_sample/:quizNumber', 'routes/learn/writing-quiz.tsx', { id: 'writing-sample-quiz' }),
  route('premium/writing/:essayId', 'routes/learn/writing.tsx'),
  route('premium/sectional-quiz/:subject/:quizNumber', 'routes/learn/sectional-quiz.tsx'),
  route('premium/sittings/:sittingId/questions/:position', 'routes/learn/question.tsx'),
  route('premium/sittings/:sittingId/review', 'routes/learn/review.tsx'),
  route('premium/sittings/:sittingId/pause', 'routes/learn/pause.tsx'),
  route('premium/sittings/:sittingId/submission', 'routes/learn/submission.tsx'),
  route('premium/sittings/:sittingId/result', 'routes/learn/result.tsx'),
  route('premium/interactive-quiz', 'routes/learn/interactive-quiz.tsx'),
  route('premium/interactive-quiz/:sittingId', 'routes/learn/interactive/question.tsx'),
  route('premium/interactive-quiz/:sittingId/summary', 'routes/learn/interactive/summary.tsx'),
  route('premium/mistakes', 'routes/learn/mistakes.tsx'),
  route('premium/mistakes/:mistakeId', 'routes/learn/mistake.tsx'),
  route('premium/twins', 'routes/learn/twins.tsx'),

  // Admins
  route('admin/question-generator', 'routes/admin/question-generator.tsx'),
  route('admin/question-generator/pdf', 'routes/admin/generated-pdf.ts'),
  route('admin/question-generator/qti', 'routes/admin/generated-qti.ts'),
  route('admin/question-generator/hidden', 'routes/admin/hidden-sources.tsx'),
  route('admin/question-generator/hidden/:name', 'routes/admin/hidden-source.tsx'),
  route('admin/question-generator/items', 'routes/admin/authored-items.tsx'),
  route('admin/question-generator/items/export', 'routes/admin/authored-items-export.ts'),
  route('admin/question-generator/items/new', 'routes/admin/new-item.tsx'),
  route('admin/question-generator/items/:itemId', 'routes/admin/authored-item.tsx'),
  route('admin/question-generator/items/:itemId/edit', 'routes/admin/edit-item.tsx'),
  route('admin/question-generator/items/:itemId/state', 'routes/admin/item-state.tsx'),
  route('admin/question-generator/items/:itemId/deletion', 'routes/admin/item-deletion.tsx'),
  route('admin/account-holder', 'routes/admin/account-holder.tsx'),

  // Calls (specification, section 7)
  route('api/me', 'routes/api/me.ts'),
  route('api/login', 'routes/api/login.ts'),
  route('api/logout', 'routes/api/logout.ts'),
  route('api/register', 'routes/api/register.ts'),
  route('api/resend-verification', 'routes/api/resend-verification.ts'),
  route('api/verify-email', 'routes/api/verify-email.ts'),
  route('api/contact', 'routes/api/contact.ts'),

  // Calls of our own pages
  route('api/sittings/:sittingId/section', 'routes/learn/section.ts'),

  // Machines
  route('readyz', 'routes/readyz.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
