/** Every internal link as a function, in the order of routes.ts. */
import type { Level, Subject } from './exam/core/levels'

export const paths = {
  home: () => '/',
  features: () => '/#features',
  pricingBlock: () => '/#pricing',
  faq: () => '/#faq',
  contactBlock: () => '/#contact',
  pricing: () => '/pricing',
  premium: () => '/premium',
  bootcamp: () => '/bootcamp',
  getStarted: () => '/get-started',
  vocabulary: () => '/vocabulary',
  contact: () => '/contact',
  about: () => '/about',
  terms: () => '/terms',
  privacy: () => '/privacy',
  testPrepHub: () => '/test-prep-hub',
  iseeOrSsat: () => '/isee-or-ssat',
  ssatQuantitative: () => '/ssat-quantitative',
  ssatVerbal: () => '/ssat-verbal',
  iseeMathAchievement: () => '/isee-math-achievement',
  iseeVerbalReasoning: () => '/isee-verbal-reasoning',
  blog: () => '/blog',
  blogTop: () => '/blog#blog-top',
  blogArticle: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  schools: () => '/schools',
  schoolsIn: (state: string) => `/schools/${encodeURIComponent(state)}`,
  consultants: () => '/consultants',
  tutors: () => '/tutors',
  affiliateProgram: () => '/affiliate-program',
  tutorRegister: () => '/tutor/register',

  login: (redirectTo?: string) => (redirectTo ? `/login?redirectTo=${encodeURIComponent(redirectTo)}` : '/login'),
  register: () => '/register',
  checkEmail: () => '/register/check-email',
  verifyEmail: (token: string) => `/verify-email?token=${encodeURIComponent(token)}`,
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  logout: () => '/logout',
  accessibility: () => '/accessibility',

  username: (redirectTo?: string) => (redirectTo ? `/username?redirectTo=${encodeURIComponent(redirectTo)}` : '/username'),
  welcome: (redirectTo?: string) => (redirectTo ? `/welcome?redirectTo=${encodeURIComponent(redirectTo)}` : '/welcome'),
  dashboard: () => '/dashboard',
  profile: () => '/profile',
  subscription: () => '/profile#subscription',
  parentConsent: (token: string) => `/consent?token=${encodeURIComponent(token)}`,

  premiumDashboard: () => '/premium/dashboard',
  sectionalQuizzes: (level?: Level) => (level ? `/premium/sectional-quizzes?level=${level}` : '/premium/sectional-quizzes'),
  sectionalQuiz: (subject: Subject, number: number, level?: Level) =>
    `/premium/sectional-quiz/${subject}/${number}${level ? `?level=${level}` : ''}`,
  writing: (essayId: string) => `/premium/writing/${essayId}`,
  sittingQuestion: (sittingId: string, position: number) => `/premium/sittings/${sittingId}/questions/${position}`,
  /** All questions at once and small saves, for pages with scripts. */
  sittingSection: (sittingId: string) => `/api/sittings/${sittingId}/section`,
  sittingReview: (sittingId: string) => `/premium/sittings/${sittingId}/review`,
  sittingPause: (sittingId: string) => `/premium/sittings/${sittingId}/pause`,
  sittingSubmission: (sittingId: string) => `/premium/sittings/${sittingId}/submission`,
  sittingResult: (sittingId: string) => `/premium/sittings/${sittingId}/result`,
  interactiveQuiz: (level?: Level) => (level ? `/premium/interactive-quiz?level=${level}` : '/premium/interactive-quiz'),
  practice: (sittingId: string, choice?: number) =>
    `/premium/interactive-quiz/${sittingId}${choice === undefined ? '' : `?choice=${choice}`}`,
  practiceSummary: (sittingId: string) => `/premium/interactive-quiz/${sittingId}/summary`,
  mistakes: (status?: string, place: { before?: string; after?: string } = {}) =>
    `/premium/mistakes${status ? `?${new URLSearchParams({ status, ...place })}` : ''}`,
  mistake: (id: string) => `/premium/mistakes/${id}`,
  twins: () => '/premium/twins',
  videoLessons: () => '/premium/video-lessons',
  aiTutor: () => '/premium/ai-tutor',
  practiceTests: () => '/premium/practice-tests',
  essayWorkshop: () => '/premium/essay-workshop',
  readingComprehension: () => '/premium/reading-comprehension',

  questionGenerator: (search = '') => `/admin/question-generator${search && `?${search}`}`,
  generatedPdf: (search: string) => `/admin/question-generator/pdf?${search}`,
  generatedQti: (search: string) => `/admin/question-generator/qti?${search}`,
  hiddenSources: () => '/admin/question-generator/hidden',
  hiddenSource: (name: string) => `/admin/question-generator/hidden/${encodeURIComponent(name)}`,
  authoredItems: (search = '') => `/admin/question-generator/items${search && `?${search}`}`,
  authoredItemsExport: (search = '') => `/admin/question-generator/items/export${search && `?${search}`}`,
  newItem: () => '/admin/question-generator/items/new',
  authoredItem: (id: string) => `/admin/question-generator/items/${encodeURIComponent(id)}`,
  editItem: (id: string) => `/admin/question-generator/items/${encodeURIComponent(id)}/edit`,
  itemState: (id: string, to?: string) => `/admin/question-generator/items/${encodeURIComponent(id)}/state${to ? `?to=${to}` : ''}`,
  itemDeletion: (id: string) => `/admin/question-generator/items/${encodeURIComponent(id)}/deletion`,
  accountHolder: () => '/admin/account-holder',

  styleguide: () => '/styleguide',
  proof: (search = '') => `/proof${search && `?${search}`}`,
  /** The public proof of a family; with a draw, this draw tried on the spot. */
  proofOf: (family: string, draw?: Record<'seed' | 'level' | 'difficulty', string>) =>
    `/proof/${encodeURIComponent(family)}${draw ? `?${new URLSearchParams(draw)}#trial` : ''}`,
}

// Pages that hydrate. Every other page is plain HTML, so a link to it is a document load (docs/decisions/006).
const HYDRATED = [
  /^\/styleguide$/,
  /^\/login$/,
  /^\/register$/,
  /^\/premium\/sittings\/[^/]+\/questions\/\d+$/,
  /^\/premium\/writing\/[^/]+$/,
]

/** Whether the page at this path arrives without framework scripts; a test holds it to the routes' `handle.hydrate`. */
export function isContentPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/)
  return !HYDRATED.some((pattern) => pattern.test(pathname))
}
