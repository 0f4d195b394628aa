import type { GuideSlug } from '~/content/guides/slugs'
import { withQuery, withToken } from './shared'

/** The plans that are paid for, as addresses name them. */
type Plan = 'monthly' | 'quarterly' | 'annual'

/** The directories of people; their addresses begin with these words. */
type Kind = 'consultant' | 'tutor'

/** What everybody may open. */
export const publicPaths = {
  home: () => '/',
  features: () => '/#features',
  /** The sample question of the home page; with a kind, one of this kind. */
  trying: (kind?: string) => (kind && kind !== 'analogy' ? `/?kind=${kind}#try` : '/#try'),
  plans: () => '/#pricing',
  faq: () => '/#faq',
  contactBlock: () => '/#contact',
  contact: () => '/contact',
  getStarted: () => '/get-started',
  premium: () => '/premium',
  pricing: () => '/pricing',
  earlierPrices: () => '/pricing-old',
  subscriptionTest: () => '/subscription-test',
  /** What is bought, and the button that leads to the payment; without a plan the three of them. */
  checkout: (plan?: Plan, coupon?: string) => withQuery('/checkout', { plan, coupon }),
  /** Where the payment page leads to. */
  paymentSuccess: (sessionId?: string) => (sessionId ? `/payment-success?session_id=${sessionId}` : '/payment-success'),
  paymentCanceled: (plan?: Plan) => (plan ? `/payment-canceled?plan=${plan}` : '/payment-canceled'),
  /** The mailed link that joins a guest's purchase with an account. */
  purchase: (token?: string) => withToken('/purchase', token),
  beta: () => '/beta',
  /** Practice that adapts, to try: at a level, with one of several sets of questions. */
  personalizationDemo: (start?: { level: string; round: number }) =>
    start ? `/personalization-demo?level=${start.level}&round=${start.round}` : '/personalization-demo',
  /** A sample report; `all`: with each of its sections. */
  analyticsDemo: (sections?: 'all') => (sections ? `/analytics-demo?sections=${sections}` : '/analytics-demo'),
  cognitiveProfile: () => '/cognitive-profile-explanation',
  bootcamp: () => '/bootcamp',
  bootcampLessons: ({ level, day }: { level?: string; day?: number } = {}) =>
    `/bootcamp/lessons${level ? `?level=${level}` : ''}${day ? `#day-${day}` : ''}`,
  /** A day to try; a question of one of its sessions. */
  bootcampSample: (search: { level?: string; session?: string; question?: number } = {}) => {
    const query = new URLSearchParams(Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])))
    return query.size > 0 ? `/bootcamp/sample?${query}` : '/bootcamp/sample'
  },
  /** A guide to a test or a section: /isee-essay, /test-prep-hub. */
  guide: (slug: GuideSlug) => `/${slug}`,
  /** The same on one sheet of paper. */
  guideSheet: (slug: GuideSlug) => `/${slug}?view=summary`,
  vocabulary: (search = '') => `/vocabulary${search && `?${search}`}`,
  /** Roots, prefixes and suffixes with their families. */
  roots: () => '/vocabulary/roots',
  /** The page of a word. */
  word: (word: string) => `/vocabulary/${encodeURIComponent(word)}`,
  blog: () => '/blog',
  /** The list of the blog, as the header leads to it. */
  blogTop: () => '/blog#blog-top',
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  articleFile: (slug: string) => `/blog/${encodeURIComponent(slug)}/file`,
  articleTemplate: () => '/blog/template',
  rss: () => '/blog/rss.xml',
  atom: () => '/blog/atom.xml',
  exampleGuide: () => '/example-guide',
  guideTemplate: () => '/template',
  partnership: () => '/partnership-info',
  affiliateProgram: () => '/affiliate-program',
  /** The same page by its other name. */
  partners: () => '/partners',
  newTestimonial: () => '/testimonials/new',
  /** Free seats for families with a fee waiver; and the ledger of all seats. */
  scholarship: () => '/scholarship',
  scholarships: () => '/scholarships',
  about: () => '/about',
  privacy: () => '/privacy',
  terms: () => '/terms',
  /** The directory of consultants or of tutors. */
  listings: (kind: Kind, search = '') => `${directory(kind)}${search && `?${search}`}`,
  /** Those of a state, by the slug of its page. */
  listingsIn: (kind: Kind, state: string, search = '') => `${directory(kind)}/${encodeURIComponent(state)}${search && `?${search}`}`,
  listing: (kind: Kind, state: string, slug: string) => `${directory(kind)}/${encodeURIComponent(state)}/${encodeURIComponent(slug)}`,
  newListing: (kind: Kind) => `${directory(kind)}/create`,
  listingConfirmation: (token = '') => `/listings/confirmation${token && `?token=${encodeURIComponent(token)}`}`,
  accessibility: () => '/accessibility',
  /** Where the floating panel posts to, and where it asks. */
  accessibilityPanel: () => '/accessibility/panel',
  sitemap: () => '/sitemap.xml',
  sitemapPart: (part: string) => `/sitemaps/${encodeURIComponent(part)}.xml`,
  /** What those who share a page show of it. */
  card: (file: string) => `/cards/${file}`,
  styleguide: () => '/styleguide',
  proof: (search = '') => `/proof${search && `?${search}`}`,
  /** The public proof of a family; with a draw, this draw tried on the spot. */
  proofOf: (family: string, draw?: Record<'seed' | 'level' | 'difficulty', string>) =>
    `/proof/${encodeURIComponent(family)}${draw ? `?${new URLSearchParams(draw)}#trial` : ''}`,
  schools: (search = '') => `/schools${search && `?${search}`}`,
  /** The schools of a state, by the slug of its page. */
  schoolsIn: (state: string, search = '') => `/schools/${encodeURIComponent(state)}${search && `?${search}`}`,
  school: (state: string, slug: string) => `/schools/${encodeURIComponent(state)}/${encodeURIComponent(slug)}`,
  schoolTab: (state: string, slug: string, tab: string) =>
    `/schools/${encodeURIComponent(state)}/${encodeURIComponent(slug)}/${encodeURIComponent(tab)}`,
}

function directory(kind: Kind): string {
  return kind === 'tutor' ? '/tutors' : '/consultants'
}
