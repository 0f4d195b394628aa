/** The table of contents: every URL of the product, grouped by audience, in the order a visitor meets them. */
import { index, type RouteConfig, route } from '@remix-run/route-config'

export default [
  // Everyone
  index('routes/public/home.tsx'),
  route('contact', 'routes/public/contact.tsx'),
  route('accessibility', 'routes/public/accessibility.tsx'),
  route('styleguide', 'routes/public/styleguide.tsx'),
  route('proof', 'routes/public/proof/bank.tsx'),
  route('proof/:family', 'routes/public/proof/family.tsx'),

  // Accounts
  route('register', 'routes/account/registration/register.tsx'),
  route('register/check-email', 'routes/account/registration/check-email.tsx'),
  route('verify-email', 'routes/account/registration/verify-email.tsx'),
  route('login', 'routes/account/sign-in/login.tsx'),
  route('logout', 'routes/account/sign-in/logout.tsx'),
  route('forgot-password', 'routes/account/sign-in/forgot-password.tsx'),
  route('reset-password', 'routes/account/sign-in/reset-password.tsx'),
  route('username', 'routes/account/registration/username.tsx'),
  route('welcome', 'routes/account/registration/welcome.tsx'),
  route('consent', 'routes/account/registration/consent.tsx'),
  route('profile', 'routes/account/profile/profile.tsx'),

  // Students
  route('dashboard', 'routes/learn/home/dashboard.tsx'),
  route('premium/dashboard', 'routes/learn/home/tools.tsx'),
  route('premium/sectional-quizzes', 'routes/learn/quizzes/sectional-quizzes.tsx'),
  route('premium/sectional-quiz/essay/:quizNumber', 'routes/learn/quizzes/writing-quiz.tsx', { id: 'essay-quiz' }),
  route('premium/sectional-quiz/writing_sample/:quizNumber', 'routes/learn/quizzes/writing-quiz.tsx', { id: 'writing-sample-quiz' }),
  route('premium/writing/:essayId', 'routes/learn/writing/writing.tsx'),
  route('premium/sectional-quiz/:subject/:quizNumber', 'routes/learn/quizzes/sectional-quiz.tsx'),
  route('premium/sittings/:sittingId/questions/:position', 'routes/learn/sittings/question.tsx'),
  route('premium/sittings/:sittingId/review', 'routes/learn/sittings/review.tsx'),
  route('premium/sittings/:sittingId/pause', 'routes/learn/sittings/pause.tsx'),
  route('premium/sittings/:sittingId/submission', 'routes/learn/sittings/submission.tsx'),
  route('premium/sittings/:sittingId/result', 'routes/learn/sittings/result.tsx'),
  route('premium/interactive-quiz', 'routes/learn/practice/start.tsx'),
  route('premium/interactive-quiz/:sittingId', 'routes/learn/practice/question.tsx'),
  route('premium/interactive-quiz/:sittingId/summary', 'routes/learn/practice/summary.tsx'),
  route('premium/mistakes', 'routes/learn/mistakes/mistakes.tsx'),
  route('premium/mistakes/:mistakeId', 'routes/learn/mistakes/mistake.tsx'),
  route('premium/twins', 'routes/learn/mistakes/twins.tsx'),

  // Admins
  route('admin/question-generator', 'routes/admin/bank/question-generator.tsx'),
  route('admin/question-generator/pdf', 'routes/admin/bank/generated-pdf.ts'),
  route('admin/question-generator/qti', 'routes/admin/bank/generated-qti.ts'),
  route('admin/question-generator/hidden', 'routes/admin/bank/hidden-sources.tsx'),
  route('admin/question-generator/hidden/:name', 'routes/admin/bank/hidden-source.tsx'),
  route('admin/question-generator/items', 'routes/admin/bank/items/items.tsx'),
  route('admin/question-generator/items/export', 'routes/admin/bank/items/export.ts'),
  route('admin/question-generator/items/new', 'routes/admin/bank/items/new-item.tsx'),
  route('admin/question-generator/items/:itemId', 'routes/admin/bank/items/item.tsx'),
  route('admin/question-generator/items/:itemId/edit', 'routes/admin/bank/items/edit-item.tsx'),
  route('admin/question-generator/items/:itemId/state', 'routes/admin/bank/items/state.tsx'),
  route('admin/question-generator/items/:itemId/deletion', 'routes/admin/bank/items/deletion.tsx'),
  route('admin/account-holder', 'routes/admin/accounts/account-holder.tsx'),

  // Calls (specification, section 7)
  route('api/me', 'routes/api/me.ts'),
  route('api/login', 'routes/api/login.ts'),
  route('api/logout', 'routes/api/logout.ts'),
  route('api/register', 'routes/api/register.ts'),
  route('api/resend-verification', 'routes/api/resend-verification.ts'),
  route('api/verify-email', 'routes/api/verify-email.ts'),
  route('api/contact', 'routes/api/contact.ts'),

  // Calls of our own pages
  route('api/sittings/:sittingId/section', 'routes/learn/sittings/section.ts'),

  // Machines
  route('readyz', 'routes/machines/readyz.ts'),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
