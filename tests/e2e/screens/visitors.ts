/** What a visitor may see. */
import { GUIDE_SLUGS } from '~/content/guides/slugs'
import { DIRECTORY_SCREENS } from './directory'
import { MONEY_SCREENS } from './money'
import { DOOR_SCREENS } from './partners'
import { SEAT_SCREENS } from './scholarship'
import type { Screen } from './screen'

/** A page without parameters, named by its address. */
const plain = (route: string): Screen => ({ route, title: route, at: () => `/${route}` })

export const VISITOR_SCREENS: Screen[] = [
  { route: '/', title: 'home', at: () => '/', scripts: ['/clock.js'] },
  { route: '/', title: 'home with a passage', at: () => '/?kind=passage_question', scripts: ['/clock.js'] },
  { route: '/', title: 'home with an answered chart', at: () => '/?kind=data_reading&answer=1', scripts: ['/clock.js'] },
  { route: 'contact', title: 'contact', at: () => '/contact' },
  ...[
    'get-started',
    'premium',
    'pricing',
    'pricing-old',
    'subscription-test',
    'beta',
    'bootcamp',
    'bootcamp/lessons',
    'bootcamp/sample',
    'example-guide',
  ].map(plain),
  ...GUIDE_SLUGS.map(plain),
  ...MONEY_SCREENS,
  ...SEAT_SCREENS,
  { route: 'vocabulary', title: 'the word list', at: () => '/vocabulary' },
  { route: 'vocabulary', title: 'words that nobody has', at: () => '/vocabulary?search=believe&letter=z' },
  { route: 'vocabulary', title: 'a quiz of ten words', at: () => '/vocabulary?tier=upper&quiz=2' },
  { route: 'vocabulary', title: 'a marked quiz of ten words', at: () => '/vocabulary?root=cred&quiz=1&word-1=0&word-2=1&done=1' },
  { route: 'vocabulary', title: 'words on paper', at: () => '/vocabulary?theme=joy&view=print' },
  { route: 'vocabulary/roots', title: 'roots of words', at: () => '/vocabulary/roots' },
  { route: 'vocabulary/:word', title: 'a word', at: () => '/vocabulary/credulous' },
  { route: 'vocabulary/:word', title: 'no such word', at: () => '/vocabulary/ancients' },
  { route: 'blog', title: 'the blog', at: () => '/blog' },
  { route: 'blog/template', title: 'how articles are written', at: () => '/blog/template' },
  { route: 'blog/:slug', title: 'an article', at: () => '/blog/ssat-guide' },
  ...['template', 'partnership-info', 'affiliate-program'].map(plain),
  { route: 'testimonials/new', title: 'testimonial form', at: () => '/testimonials/new' },
  { route: 'personalization-demo', title: 'practice that adapts, to try', at: () => '/personalization-demo' },
  {
    route: 'personalization-demo',
    title: 'practice that adapts, in the middle',
    at: () => '/personalization-demo?level=isee-middle&round=1&q1=0&q2=1',
  },
  {
    route: 'personalization-demo',
    title: 'practice that adapts, at its end',
    at: () => '/personalization-demo?level=ssat-upper&round=2&q1=0&q2=1&q3=2&q4=3&q5=4',
  },
  plain('analytics-demo'),
  { route: 'cognitive-profile-explanation', title: 'what we infer', at: () => '/cognitive-profile-explanation?choice=1' },
  { route: 'about', title: 'about us', at: () => '/about' },
  { route: 'privacy', title: 'privacy policy', at: () => '/privacy' },
  { route: 'terms', title: 'terms of service', at: () => '/terms' },
  { route: 'accessibility', title: 'accessibility', at: () => '/accessibility' },
  { route: 'accessibility/panel', title: 'hiding the accessibility button', at: () => '/accessibility/panel?confirm=hide' },
  { route: 'styleguide', title: 'style guide', at: () => '/styleguide' },
  { route: 'proof', title: 'the proof of the bank', at: () => '/proof' },
  { route: 'proof/:family', title: 'the proof of a family', at: () => '/proof/triangle-area?seed=sunny&level=ssat-upper&difficulty=hard' },
  ...DIRECTORY_SCREENS,
  { route: 'register', title: 'registration', at: () => '/register' },
  { route: 'register/check-email', title: 'check your email', at: () => '/register/check-email' },
  { route: 'verify-email', title: 'a verification that failed', at: () => '/verify-email?token=used' },
  { route: 'login', title: 'sign-in', at: () => '/login' },
  { route: 'forgot-password', title: 'forgotten password', at: () => '/forgot-password' },
  { route: 'reset-password', title: 'new password', at: ({ consentToken }) => `/reset-password?token=${consentToken}` },
  { route: 'consent', title: 'a parent’s decision', at: ({ consentToken }) => `/consent?token=${consentToken}` },
  { route: 'consent', title: 'a parent’s dead link', at: () => '/consent?token=dead' },
  { route: 'family', title: 'the way in for parents', at: () => '/family' },
  { route: 'family/link', title: 'a parent’s used link', at: () => '/family/link' },
  { route: 'keep-account', title: 'a dead link to keep an account', at: () => '/keep-account' },
  ...DOOR_SCREENS,
  { route: '*', title: 'not found', at: () => '/no-such-page' },
]
