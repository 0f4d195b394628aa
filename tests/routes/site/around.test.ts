/** The pages around the product: what stands in their heads, where their buttons lead, and what they say to whoever is logged in. */
import { beforeAll, describe, expect, test } from 'vitest'
import { outlineOf } from '~/exam/bootcamp/outline.server'
import { openBrowser, signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

const PAGES = [
  ...['/get-started', '/premium', '/pricing', '/pricing-old', '/subscription-test', '/beta', '/bootcamp', '/bootcamp/lessons'],
  ...['/example-guide', '/template', '/partnership-info', '/affiliate-program', '/testimonials/new', '/contact'],
]

const heads = new Map<string, string>()

beforeAll(async () => {
  const browser = openBrowser()
  for (const path of PAGES) heads.set(path, (await browser.get(path)).text)
})

describe.each(PAGES)('%s', (path) => {
  test('has a title and a description of its own, its address and a social card', () => {
    const html = heads.get(path) ?? ''
    const of = (page: string) => [/<title>([^<]+)/.exec(page)?.[1], /name="description" content="([^"]+)"/.exec(page)?.[1]]
    const [title, description = ''] = of(html)
    for (const [other, page] of heads) if (other !== path) expect(of(page)).not.toEqual(expect.arrayContaining([title]))
    expect(description.length).toBeGreaterThan(40)
    expect(description.length).toBeLessThan(160)
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}"/>`)
    expect(html).toContain(`property="og:url" content="http://localhost:3000${path}"`)
    expect(html).toContain('property="og:image"')
    expect(html.match(/<h1\b/g)).toHaveLength(1)
  })

  test('is plain HTML, the same for every stranger', async () => {
    const again = await openBrowser().get(path)
    expect(again.text.replaceAll(/nonce="[^"]*"/g, '')).toBe((heads.get(path) ?? '').replaceAll(/nonce="[^"]*"/g, ''))
    expect(again.text).not.toContain('modulepreload')
    expect(again.headers.getSetCookie()).toEqual([])
  })
})

test('the terms have twelve numbered sections and the day from which they hold', async () => {
  const walker = openWalker()
  await walker.goto('/terms')
  expect(walker.text()).toContain('March 30, 2025')
  for (let number = 1; number <= 12; number++) expect(walker.count('h2', new RegExp(`^${number}\\. `))).toBe(1)
  expect(walker.count('h2', /^13\. /)).toBe(0)
})

test('the earlier prices and the plan of a browser stay out of search engines', async () => {
  const pages = await Promise.all(PAGES.map(async (path) => ({ path, headers: (await openBrowser().get(path)).headers })))
  const hidden = pages.filter(({ headers }) => headers.get('x-robots-tag') === 'noindex')
  expect(hidden.map(({ path }) => path)).toEqual(['/pricing-old', '/subscription-test'])
})

test('from the front page a plan leads to the pages about it, and from these to what is bought', async () => {
  const walker = openWalker()
  for (const [plan, to, bought] of [
    ['Choose Monthly: Monthly Flex', '/pricing', 'monthly'],
    ['Choose Quarterly: Quarterly Success', '/pricing', 'quarterly'],
    ['Get Premium Access: Annual Excellence', '/premium', 'annual'],
  ] as const) {
    await walker.goto('/')
    await walker.follow(plan)
    expect(walker.at()).toBe(to)
    await walker.follow(plan)
    expect(walker.at()).toBe(`/checkout?plan=${bought}`)
  }
})

test('the public pages say of each tool what the free tier really gives', async () => {
  const walker = openWalker()
  await walker.goto('/pricing')
  for (const line of ['Sectional quizzes 3 a week No limit', 'Practice tests 3 a month No limit', 'Tests on paper 1 a week No limit'])
    expect(walker.text()).toContain(line)
})

test.each([
  ['Create an account', '/register'],
  ['Apply as a tutor', '/tutor/register'],
  ['How it works', '/affiliate-program'],
  ['Write to us', '/contact'],
])('“%s” leads from /get-started to %s', async (link, to) => {
  const walker = openWalker()
  await walker.goto('/get-started')
  await walker.follow(link)
  expect([walker.status(), walker.at()]).toEqual([200, to])
})

test('/partners is the affiliate program by its other name, and keeps its query', async () => {
  const { status, location } = await openBrowser().get('/partners?page=2')
  expect([status, location]).toEqual([301, '/affiliate-program?page=2'])
})

test('what an affiliate earns is 35 percent of what a family pays', async () => {
  const walker = openWalker()
  await walker.goto('/affiliate-program')
  for (const line of ['Monthly Flex $149 $52.15', 'Quarterly Success $299 $104.65', 'Annual Excellence $99 $34.65'])
    expect(walker.text()).toContain(line)
})

test('the server says which plan an account has, and a member finds the way to the own tools', async () => {
  for (const [shape, plan] of [
    [{ tier: 'premium_annual' }, 'Annual Excellence'],
    [{ createdAt: new Date('2026-01-01') }, 'Free Starter'],
  ] as const) {
    const { browser, student } = await signedIn(shape)
    const walker = openWalker(browser)
    await walker.goto('/subscription-test')
    for (const word of [plan, student.email]) expect(walker.text()).toContain(word)
    await walker.goto('/premium')
    await walker.follow('Your tools')
    expect(walker.at()).toBe('/premium/dashboard')
  }
  expect(heads.get('/subscription-test')).toContain('Nobody is logged in here')
})

test('after the trial the dashboard leads to the plans, in the banner and as sixth first step', async () => {
  const walker = openWalker((await signedIn({ createdAt: new Date('2026-01-01') })).browser)
  await walker.goto('/dashboard')
  expect(walker.count('a', 'Upgrade to Premium')).toBe(2)
  await walker.follow('Upgrade to Premium')
  expect(walker.at()).toBe('/pricing')
  const member = openWalker((await signedIn({ tier: 'premium_annual' })).browser)
  await member.goto('/dashboard')
  expect(member.count('a', 'Upgrade to Premium')).toBe(0)
})

test('the outline has thirty days in order, each with its sessions and at its own address', () => {
  const days = outlineOf('isee-upper').flatMap((week) => week.days)
  expect(days.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
  expect(new Set(days.map(({ title }) => title)).size).toBe(30)
  const html = heads.get('/bootcamp/lessons') ?? ''
  for (const { number } of days) expect(html).toContain(`id="day-${number}"`)
  expect(html.match(/<dt>/g)).toHaveLength(150)
})
