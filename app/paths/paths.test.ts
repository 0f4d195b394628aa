/** Links: each leads to a page of the table of contents, each page has one, and what comes from outside is encoded. */
import { matchRoutes } from '@remix-run/react'
import { expect, test } from 'vitest'
import { GUIDE_SLUGS } from '~/content/guides/slugs'
import routes from '~/routes'
import { paths } from '.'

/** Addresses that no page of ours links to: calls of the specification's section 7, machines, and what is no address at all. */
const UNLINKED = /^(api\/(?!sittings)|webhooks\/|readyz$|robots\.txt$|\*$)/

/** Parameters that are one of a few, and no address with any other word. */
const OWN_WORDS: Record<string, string> = {
  ...{ 'public.guide': GUIDE_SLUGS[0], 'public.guideSheet': GUIDE_SLUGS[0] },
  'learn.askAboutMarked': '/premium/question-marks/word/1',
}

/** Called with a word for each parameter, whatever its type: only the shape of the address counts here. */
const LINKS = Object.entries(paths).flatMap(([audience, links]) =>
  Object.entries(links as unknown as Record<string, (...words: string[]) => string>).map(([name, link]) => ({
    name: `${audience}.${name}`,
    to: link(...Array.from({ length: link.length }, () => OWN_WORDS[`${audience}.${name}`] ?? 'word')),
  })),
)

/** What one path leads to by a word of its own: covers of written prompts, and the second of the two directories. */
const BY_WORD = [
  ...GUIDE_SLUGS.map(paths.public.guide),
  ...[paths.learn.quiz('essay', 1), paths.learn.quiz('writing_sample', 1)],
  ...[paths.public.listings('tutor'), paths.public.newListing('tutor')],
  ...[paths.public.listingsIn('tutor', 'word'), paths.public.listing('tutor', 'word', 'word')],
]

test.each(LINKS)('paths.$name leads to an address that a page answers', ({ to }) => {
  expect(patternOf(to)).not.toBe('*')
})

test('every page has a path', () => {
  const linked = [...LINKS.map(({ to }) => to), ...BY_WORD].map(patternOf)
  expect(routes.map(({ path = '' }) => path).filter((path) => !linked.includes(path) && !UNLINKED.test(path))).toEqual([])
})

test('what comes from outside is encoded', () => {
  expect(paths.account.login('/premium?level=isee-upper&x=1')).toBe('/login?redirectTo=%2Fpremium%3Flevel%3Disee-upper%26x%3D1')
  expect(paths.account.verifyEmail('a&b=c')).toBe('/verify-email?token=a%26b%3Dc')
  expect(paths.admin.item('../admin')).toBe('/admin/question-generator/items/..%2Fadmin')
  expect(paths.public.proofOf('new york')).toBe('/proof/new%20york')
})

/** As routes.ts has it. */
function patternOf(to: string): string | undefined {
  const table = routes.map(({ path, index }) => (index ? { index } : { path }))
  const [match] = matchRoutes(table, new URL(to, 'http://own').pathname) ?? []
  return match?.route.path ?? (match ? '' : undefined)
}
