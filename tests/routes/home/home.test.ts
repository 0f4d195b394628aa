/** The front page: its sections in their order, its texts and links, each claim once, and what can be done on it without scripts. */
import { findAll, textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { KINDS } from '~/exam/core/levels'
import { openBrowser, signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'
import { CLAIMS } from './claims'

let html: string
let text: string

beforeAll(async () => {
  const walker = openWalker()
  await walker.goto('/')
  html = walker.html()
  text = walker.text()
})

test('the sections stand in their order', () => {
  const main = findAll(({ attribs }) => attribs.id === 'main', parseDocument(html).children)
  const titles = findAll(({ name }) => /^h[12]$/.test(name), main).map((one) => textContent(one).replaceAll(/\s+/g, ' ').trim())
  // What families say stands there once somebody's words were approved, which other tests may have done.
  const mayMiss = ['Drought is to rain as', 'Scores', 'What families say']
  expect(titles.filter((title) => !title.startsWith('Error ') && !mayMiss.includes(title))).toEqual([
    'Ace your private-school admissions tests.',
    'One desk, every tool',
    'Help with the question in front of you',
    'A month left? A plan for each day of it',
    'Feedback on your own sentences',
    'Everything You Need to Succeed',
    'Why private school?',
    'A score that shows its work',
    'Teach with us',
    'Four plans, no small print',
    'Begin with one question',
    'How was it for you?',
    'From the blog',
    'Questions and answers',
    'Ask us anything',
  ])
})

test.each([
  ['Start Free Trial', '/register'],
  ['View Premium Plans', '/pricing'],
  ['Practice tests', '/premium/practice-tests'],
  ['Sectional quizzes', '/premium/sectional-quizzes'],
  ['Interactive quiz', '/premium/interactive-quiz'],
  ['Reading comprehension', '/premium/reading-comprehension'],
  ['Pacing trainer', '/premium/pacing-trainer'],
  ['Video lessons', '/premium/video-lessons'],
  ['My mistakes', '/premium/mistakes'],
  ['Poetry corner', '/premium/poetry-corner'],
  ['Vocabulary', '/vocabulary'],
  ['30-Day Boot Camp', '/bootcamp'],
  ['Read this proof', '/proof/fraction-sum'],
  ['See all 30 days', '/bootcamp/lessons'],
  ['Try five questions that adapt to you', '/personalization-demo'],
  ['Find schools in your state', '/schools'],
  ['How financial aid works', '/blog/financial-aid'],
  ['Read the whole sample report', '/analytics-demo'],
  ['Get Tutor Access Now', '/tutor/register'],
  ['Start Free Trial: Free Starter', '/register'],
  ['Choose Monthly: Monthly Flex', '/pricing'],
  ['Choose Quarterly: Quarterly Success', '/pricing'],
  ['Get Premium Access: Annual Excellence', '/premium'],
  ['Learn More about Premium', '/premium'],
  ['A month left? See the 30-Day Boot Camp', '/bootcamp'],
  ['Back to the question', '/#try'],
  ['A 30-day plan for the SSAT', '/blog/ssat-bootcamp'],
  ['A guide to the SSAT', '/blog/ssat-guide'],
  ['How private schools decide', '/blog/private-school-acceptance'],
  ['View All Blog Posts', '/blog#blog-top'],
])('“%s” leads to %s', (name, to) => {
  expect(linksOf(html, 'main').some((link) => link.name === name && link.to === to)).toBe(true)
})

test.each([
  'Excellence-Centered Approach',
  'Taming the ISEE & SSAT Beast',
  'Pacing Mastery',
  'Tutors Love Us!',
  'AI-Powered Learning',
  'Progress Tracking',
  'Comprehensive Content Library',
  'Guaranteed Results',
  'Personalized Learning Journey',
  'Tutor-on-Demand',
  'FOR TUTORS',
  'Support your business',
  'MOST POPULAR',
  'BETA SPECIAL',
  'Save $148 vs Monthly',
  'Save $400 - Limited Time Only',
])('it says “%s”', (words) => {
  expect(text).toContain(words)
})

test.each(Object.entries(CLAIMS))('the claim of %s stands once', (_, claim) => {
  expect(text.match(new RegExp(claim, 'gi')) ?? []).toHaveLength(1)
})

test('results stand as goals, and there is no plan that does not exist', () => {
  expect(text).toContain('Our goal for you is 92% achievement and 15 points or more. A goal is not a promise')
  expect(text).toContain('not a promise of a result')
  expect(text).not.toContain('Ultimate')
})

describe('somebody who is signed in', () => {
  test('is welcomed by name', async () => {
    const walker = openWalker((await signedIn({ firstName: 'Nell' })).browser)
    await walker.goto('/')
    expect(walker.count('h1', 'Welcome back, Nell.')).toBe(1)
    expect(walker.text()).toContain('Our AI tutors are ready for your ISEE & SSAT preparation.')
  })

  test('and under 13 writes no testimonial', async () => {
    const profile = { level: 'ssat-elementary', gradeApplied: 4, holder: 'child', parentEmail: 'nells-parent@example.com' } as const
    const walker = openWalker((await signedIn({ profile })).browser)
    await walker.goto('/')
    expect(walker.count('button', 'Send testimonial')).toBe(0)
  })
})

test.each(KINDS)('a question of the kind %s is answered in place, with its reasons', async (kind) => {
  const walker = openWalker()
  await walker.goto('/')
  if (kind !== 'analogy')
    await walker.goto(
      linksOf(walker.html(), 'main')
        .find(({ to }) => to.startsWith(`/?kind=${kind}#`))
        ?.to.split('#')[0] ?? '',
    )
  walker.fillNamed({ answer: kind === 'analogy' ? 'B' : '1' })
  await walker.press('Check my answer')
  expect([walker.status(), walker.at().split('?')[0]]).toEqual([200, '/'])
  expect(walker.text()).toMatch(/Right\.|Not quite\./)
  expect(walker.text()).toMatch(/✓ (?:the answer|your choice, right)/)
  expect(walker.count('a', 'Try it again')).toBe(1)
  expect(walker.html()).toContain('<link rel="canonical" href="http://localhost:3000/"/>')
})

test.each(['kind=alchemy', 'kind=synonym&answer=9', 'kind=synonym&answer=B', 'answer=Z', 'kind=__proto__'])(
  'with ?%s there is a question, unanswered',
  async (query) => {
    const walker = openWalker()
    await walker.goto(`/?${query}`)
    expect(walker.status()).toBe(200)
    expect(walker.count('button', 'Check my answer')).toBe(1)
  },
)

test('what others said is there once it is approved, and the form leads to its own page with what is wrong', async () => {
  const said = `It was honest about the guess ${process.pid}.`
  const { id } = await db.testimonial.create({ data: { name: 'Nell', role: 'Parent', content: said } })
  expect((await openBrowser().get('/')).text).not.toContain(said)
  await db.testimonial.update({ where: { id }, data: { status: 'approved' } })
  const walker = openWalker()
  await walker.goto('/')
  expect(walker.text()).toContain(said)

  walker.fill({ Name: 'N', Role: 'Parent', 'Your testimonial': 'Too short' }, 'testimonial')
  await walker.press('Send testimonial')
  expect([walker.status(), walker.at()]).toEqual([400, '/testimonials/new'])
  expect(walker.field('Your testimonial')).toMatchObject({ value: 'Too short', description: expect.stringContaining('at least 20') })
})

describe('the navigation', () => {
  test('has every link of the header', () => {
    const links = linksOf(html, 'header')
    for (const to of [
      '/#features',
      '/#pricing',
      '/schools',
      '/vocabulary',
      '/blog#blog-top',
      '/contact',
      '/#faq',
      '/get-started',
      '/login',
    ])
      expect(links.filter((link) => link.to === to).length, to).toBeGreaterThan(0)
  })

  test('has every link of the profile menu and no way to get started for whoever is signed in', async () => {
    const { browser } = await signedIn()
    const page = (await browser.get('/')).text
    const links = linksOf(page, 'header').map(({ to }) => to)
    for (const to of ['/profile', '/dashboard', '/profile#subscription']) expect(links).toContain(to)
    expect(links).not.toContain('/get-started')
  })

  test.each([
    ...['/test-prep-hub', '/isee-or-ssat', '/ssat-quantitative', '/ssat-verbal', '/isee-math-achievement', '/isee-verbal-reasoning'],
    ...['/tutors', '/blog/ssat-bootcamp', '/schools', '/consultants', '/schools/california', '/schools/newyork', '/schools/massachusetts'],
    ...['/blog', '/#faq', '/about', '/contact', '/affiliate-program', '/terms', '/privacy'],
  ])('has %s in the footer', (to) => {
    expect(linksOf(html, 'footer').filter((link) => link.to === to)).toHaveLength(1)
  })

  test.each(['features', 'pricing', 'faq', 'contact', 'try'])('leads to a place that is there: #%s', (id) => {
    expect(html.split(` id="${id}"`)).toHaveLength(2)
  })
})

/** The links inside the first element with this tag. */
function linksOf(page: string, tag: string): { name: string; to: string }[] {
  const [root] = findAll(({ name }) => name === tag, parseDocument(page).children)
  return findAll(({ name }) => name === 'a', root?.children ?? []).map((link) => ({
    name: textContent(link).replaceAll(/\s+/g, ' ').trim(),
    to: link.attribs.href ?? '',
  }))
}
