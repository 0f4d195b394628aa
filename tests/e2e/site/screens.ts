/** Every screen of the product with an address to visit it at, and the accounts that those addresses belong to. */
import { GUIDE_SLUGS } from '~/content/guides/slugs'
import { hashToken, randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import type { Subject } from '~/exam/core/levels'
import { writeItem } from '~/models/bank/authored/item.server'
import { membershipOf } from '~/models/membership/membership'
import { mistakesOfSitting } from '~/models/mistakes/mistakes.server'
import { startPractice } from '~/models/practice/practice.server'
import { startTwins } from '~/models/practice/twins/start.server'
import { createStudent } from '../../factories/accounts'
import { createPartner } from '../../factories/partners'
import { stayInCorner } from '../../factories/practice/poems'
import { answerTwins, begunSet } from '../../factories/practice/twins'
import { itemsOf, lately, sitQuiz, wrongChoice } from '../../factories/sittings'
import { liveMoney, MONEY_SCREENS, type MoneyHistory } from '../money/screens'
import { POEM_SCREENS } from '../practice/poem-screens'
import { liveTests, TEST_SCREENS, type TestHistory } from '../whole-tests/screens'
import { DIRECTORY_SCREENS, type DirectoryHistory, liveDirectory } from './directory-screens'
import { DOOR_SCREENS } from './partner-screens'

const HOUR = 60 * 60 * 1000

/** What the addresses are made of. */
export interface History extends DirectoryHistory, TestHistory, MoneyHistory {
  email: string
  adminEmail: string
  adminId: string
  tutorEmail: string
  tutorId: string
  affiliateEmail: string
  affiliateId: string
  running: string
  reading: string
  verbal: string
  paused: string
  ended: string
  mistake: string
  /** A set of twins in the middle, and one that has ended. */
  twins: string
  mastered: string
  practice: string
  authored: string
  consentToken: string
  /** What visitors wrote to us. */
  message: string
  testimonial: string
  /** A child whose parent has agreed, and a link that opens the parent's page once. */
  child: string
  parentToken: string
  /** A link that keeps an account from being deleted. */
  keepToken: string
}

export interface Screen {
  /** As in routes.ts. */
  route: string
  title: string
  at: (history: History) => string
  /** What it loads beside the scripts of every page. */
  scripts?: string[]
}

/** A page without parameters, named by its address. */
const plain = (route: string): Screen => ({ route, title: route, at: () => `/${route}` })

export const VISITOR_SCREENS: Screen[] = [
  { route: '/', title: 'home', at: () => '/' },
  { route: 'contact', title: 'contact', at: () => '/contact' },
  ...['get-started', 'premium', 'pricing', 'pricing-old', 'subscription-test', 'beta', 'bootcamp', 'bootcamp/lessons', 'example-guide'].map(
    plain,
  ),
  ...GUIDE_SLUGS.map(plain),
  ...MONEY_SCREENS,
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
  { route: 'reset-password', title: 'new password', at: () => '/reset-password?token=some-token' },
  { route: 'consent', title: 'a parent’s decision', at: ({ consentToken }) => `/consent?token=${consentToken}` },
  { route: 'consent', title: 'a parent’s dead link', at: () => '/consent?token=dead' },
  { route: 'family', title: 'the way in for parents', at: () => '/family' },
  { route: 'family/link', title: 'a parent’s used link', at: () => '/family/link' },
  { route: 'keep-account', title: 'a dead link to keep an account', at: () => '/keep-account' },
  ...DOOR_SCREENS,
  { route: '*', title: 'not found', at: () => '/no-such-page' },
]

export const STUDENT_SCREENS: Screen[] = [
  { route: 'dashboard', title: 'dashboard', at: () => '/dashboard' },
  { route: 'profile', title: 'profile', at: () => '/profile' },
  { route: 'profile/subscription/refund', title: 'nothing to refund', at: () => '/profile/subscription/refund' },
  { route: 'profile/name', title: 'name and picture', at: () => '/profile/name' },
  { route: 'profile/password', title: 'password', at: () => '/profile/password' },
  { route: 'profile/email', title: 'email', at: () => '/profile/email' },
  { route: 'profile/email/confirmation', title: 'a new email’s dead link', at: () => '/profile/email/confirmation' },
  { route: 'profile/sessions', title: 'devices', at: () => '/profile/sessions' },
  { route: 'profile/accessibility', title: 'accessibility of an account', at: () => '/profile/accessibility' },
  { route: 'profile/second-factor', title: 'second factor, off', at: () => '/profile/second-factor' },
  { route: 'profile/export', title: 'export', at: () => '/profile/export' },
  { route: 'profile/deletion', title: 'deletion', at: () => '/profile/deletion' },
  { route: 'premium/dashboard', title: 'tools', at: () => '/premium/dashboard' },
  { route: 'premium/sectional-quizzes', title: 'all quizzes', at: () => '/premium/sectional-quizzes' },
  { route: 'premium/sectional-quiz/:subject/:quizNumber', title: 'cover of a quiz', at: () => cover('mathematics_achievement') },
  { route: 'premium/sectional-quiz/essay/:quizNumber', title: 'cover of an essay', at: () => '/premium/sectional-quiz/essay/1' },
  {
    route: 'premium/sectional-quiz/writing_sample/:quizNumber',
    title: 'cover of a writing sample',
    at: () => '/premium/sectional-quiz/writing_sample/1?level=ssat-upper',
  },
  { route: 'premium/sittings/:sittingId/questions/:position', title: 'question', at: ({ running }) => sitting(running, 'questions/2') },
  { route: 'premium/sittings/:sittingId/questions/:position', title: 'passage', at: ({ reading }) => sitting(reading, 'questions/1') },
  {
    route: 'premium/sittings/:sittingId/questions/:position',
    title: 'highlighting',
    at: ({ reading }) => sitting(reading, 'questions/1?highlight=1'),
  },
  {
    route: 'premium/sittings/:sittingId/questions/:position',
    title: 'verbal question',
    at: ({ verbal }) => sitting(verbal, 'questions/1'),
  },
  { route: 'premium/sittings/:sittingId/review', title: 'review', at: ({ running }) => sitting(running, 'review') },
  { route: 'premium/sittings/:sittingId/pause', title: 'pause', at: ({ paused }) => sitting(paused, 'pause') },
  { route: 'premium/sittings/:sittingId/abandonment', title: 'leaving a section', at: ({ running }) => sitting(running, 'abandonment') },
  { route: 'premium/sittings/:sittingId/submission', title: 'submission', at: ({ running }) => sitting(running, 'submission') },
  { route: 'premium/sittings/:sittingId/result', title: 'result', at: ({ ended }) => sitting(ended, 'result') },
  ...TEST_SCREENS,
  ...POEM_SCREENS,
  { route: 'premium/interactive-quiz', title: 'start of practice', at: () => '/premium/interactive-quiz' },
  {
    route: 'premium/interactive-quiz/:sittingId',
    title: 'practice question',
    at: ({ practice }) => `/premium/interactive-quiz/${practice}`,
  },
  {
    route: 'premium/interactive-quiz/:sittingId/summary',
    title: 'end of practice',
    at: ({ practice }) => `/premium/interactive-quiz/${practice}/summary`,
  },
  { route: 'premium/mistakes', title: 'mistakes', at: () => '/premium/mistakes' },
  { route: 'premium/mistakes', title: 'no mistake mastered', at: () => '/premium/mistakes?show=mastered' },
  { route: 'premium/mistakes', title: 'mistakes under filters that hold none', at: () => '/premium/mistakes?subject=verbal&skill=Poems' },
  { route: 'premium/mistakes/:mistakeId', title: 'mistake', at: ({ mistake }) => `/premium/mistakes/${mistake}` },
  { route: 'premium/twins/:sittingId/questions/:position', title: 'twin', at: ({ twins }) => `/premium/twins/${twins}/questions/2` },
  {
    route: 'premium/twins/:sittingId/questions/:position',
    title: 'checked twin',
    at: ({ twins }) => `/premium/twins/${twins}/questions/1`,
  },
  { route: 'premium/twins/:sittingId/summary', title: 'end of a set of twins', at: ({ twins }) => `/premium/twins/${twins}/summary` },
  {
    route: 'premium/twins/:sittingId/summary',
    title: 'summary of a set of twins',
    at: ({ mastered }) => `/premium/twins/${mastered}/summary`,
  },
]

export const PARENT_SCREENS: Screen[] = [
  { route: 'family', title: 'a parent’s children', at: () => '/family' },
  { route: 'family/children/:consentId', title: 'a child', at: ({ child }) => ofChild(child) },
  { route: 'family/children/:consentId/export', title: 'export of a child', at: ({ child }) => ofChild(child, '/export') },
  { route: 'family/children/:consentId/deletion', title: 'deletion of a child', at: ({ child }) => ofChild(child, '/deletion') },
  { route: 'family/children/:consentId/permission', title: 'a parent’s permission', at: ({ child }) => ofChild(child, '/permission') },
]

/**
 * Routes that answer with a redirect, a file or data, never with a screen; username, welcome, writing and the two steps of the second factor
 * that nobody may jump to are visited by tests of their own.
 */
export const WITHOUT_SCREEN =
  /^(username|welcome|((tutor|affiliate)\/)?login\/second-factor|profile\/second-factor\/(set-up|recovery-codes\/(file|saved))|(tutor|affiliate)\/account\/(email\/(link|cancellation)|second-factor\/.+)|premium\/writing\/:essayId(\/(submission|abandonment))?|logout|profile\/email\/(link|cancellation)|premium\/twins(\/:sittingId)?|premium\/reports\/scores\/file|admin\/(question-generator\/(pdf|qti|items\/export)|(users|listings|audit|tutors|affiliates|regions|inbox|inbox\/testimonials)\/export)|(tutor|affiliate)\/logout|instructor-dashboard|partners|affiliate\/register|family\/exit|.*\/export\/file|blog\/(rss\.xml|atom\.xml|:slug\/file)|readyz|robots\.txt|sitemap\.xml|sitemaps\/:part|cards\/:file|api\/.+|webhooks\/.+|profile\/subscription\/payment-method|admin\/money\/export)$/

/** A free student with quizzes in every state, and an admin with an item of their own. */
export async function liveHistory(): Promise<History> {
  const { id, email } = await createStudent()
  const start = (subject: Subject, number: number, stopAfter?: number) =>
    sitQuiz({
      userId: id,
      level: 'isee-upper',
      subject,
      number,
      at: stopAfter === undefined ? lately() : new Date(),
      choose: (item, position) => (position % 3 === 0 ? wrongChoice(item) : position % 7 === 0 ? null : item.answer),
      stopAfter,
    })
  const ended = await start('mathematics_achievement', 1)
  const running = await start('mathematics_achievement', 2, 3)
  const paused = await start('mathematics_achievement', 3, 2)
  await db.sittingSection.updateMany({ where: { sittingId: paused }, data: { deadline: null, pausedAt: new Date(), secondsLeft: 600 } })
  const mistake = await db.wrongAnswer.findFirstOrThrow({ where: { studentId: id } })
  const mistakeIds = await mistakesOfSitting({ studentId: id, sittingId: ended })
  const setOf = async (ids: string[]) => begunSet(await startTwins({ studentId: id, mistakeIds: ids, level: 'isee-upper' }))
  const [mastered, twins] = [await setOf(mistakeIds.slice(0, 2)), await setOf(mistakeIds)]
  await answerTwins({ userId: id, sittingId: mastered }, (item, n) => (n === 1 ? item.answer : wrongChoice(item)), new Date())
  await answerTwins({ userId: id, sittingId: twins }, (item, n) => (n === 1 ? wrongChoice(item) : null), new Date())

  await stayInCorner(id)

  const consentToken = randomToken()
  await db.consent.create({
    data: { userId: id, parentEmail: 'parent@example.com', tokenHash: hashToken(consentToken), expiresAt: new Date(Date.now() + HOUR) },
  })
  const trial = { id, membership: membershipOf({ createdAt: new Date(), subscriptions: [] }, new Date()) }
  const practice = await startPractice(trial, { level: 'isee-upper', subjects: ['mathematics_achievement'] })
  const admin = await createStudent({ role: 'admin' })
  const [tutor, affiliate] = [await createPartner({ audience: 'tutor' }), await createPartner({ audience: 'affiliate' })]
  const [item] = await itemsOf(ended)
  if (!item || practice.outcome === 'limit') throw new Error('a history without questions')
  return {
    email,
    adminEmail: admin.email,
    adminId: admin.id,
    ...{ tutorEmail: tutor.email, tutorId: tutor.id, affiliateEmail: affiliate.email, affiliateId: affiliate.id },
    practice: practice.id,
    authored: await writeItem({ actorId: admin.id, item }),
    ...{ ended, running, paused },
    reading: await start('reading_comprehension', 1, 0),
    verbal: await start('verbal_reasoning', 1, 0),
    ...{ mistake: mistake.id, twins, mastered },
    ...(await liveTests(id)),
    consentToken,
    ...(await writtenToUs()),
    ...(await childWithParent()),
    ...(await liveDirectory()),
    ...(await liveMoney()),
  }
}

/** A message that waits for an answer, and a testimonial that everybody reads. */
async function writtenToUs(): Promise<Pick<History, 'message' | 'testimonial'>> {
  const name = 'Nell Newcomer'
  const text = 'Is there a plan for two children?\n\nOne sits the ISEE, the other the SSAT.'
  const { id: message } = await db.contactMessage.create({ data: { name, email: 'nell@example.com', message: text } })
  const content = 'The worked steps were what helped: she stopped guessing.'
  const said = { name, role: 'Parent of a seventh grader', content, status: 'approved' } as const
  const { id: testimonial } = await db.testimonial.create({ data: said })
  return { message, testimonial }
}

/** A child who wrote something, with a parent who agreed; and an account that is to be deleted. */
async function childWithParent(): Promise<Pick<History, 'child' | 'parentToken' | 'keepToken'>> {
  const [parentToken, keepToken, mark] = [randomToken(), randomToken(), randomToken()]
  const parentEmail = `${mark.slice(0, 12)}@example.com`
  const expiresAt = new Date(Date.now() + HOUR)
  const { id: userId } = await createStudent({
    firstName: 'Sami',
    profile: { level: 'ssat-middle', gradeApplied: 7, holder: 'child', parentEmail },
  })
  const quiz = { userId, level: 'ssat-middle', subject: 'quantitative', number: 1 } as const
  await sitQuiz({ ...quiz, at: lately(), choose: (item, position) => (position % 3 ? item.answer : wrongChoice(item)) })
  const mistake = await db.wrongAnswer.findFirstOrThrow({ where: { studentId: userId } })
  await db.wrongAnswer.update({ where: { id: mistake.id }, data: { note: 'Read the question twice.' } })
  const writing = { studentId: userId, promptId: '', exam: 'SSAT', level: 'ssat_middle', subject: 'writing_sample', number: 1 } as const
  await db.essay.create({ data: { ...writing, body: 'It began with a spoon.\nNobody wanted it.', wordCount: 8 } })
  const events = { create: [{ step: 'asked' as const }, { step: 'confirmed' as const }] }
  const consent = await db.consent.create({
    data: { userId, parentEmail, tokenHash: mark, expiresAt, confirmedAt: new Date(), events },
  })
  await db.parentLink.create({ data: { email: parentEmail, tokenHash: hashToken(parentToken), expiresAt } })

  const leaving = await createStudent({ firstName: 'Leona' })
  await db.accountDeletion.create({ data: { userId: leaving.id, askedBy: 'account', dueAt: expiresAt, tokenHash: hashToken(keepToken) } })
  return { child: consent.id, parentToken, keepToken }
}

function ofChild(id: string, page = ''): string {
  return `/family/children/${id}${page}`
}

function cover(subject: Subject): string {
  return `/premium/sectional-quiz/${subject}/9`
}

function sitting(id: string, page: string): string {
  return `/premium/sittings/${id}/${page}`
}
