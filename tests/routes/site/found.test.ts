/** What search engines meet: each address of the sitemap is a page that stands for itself, and what is somebody's own is never listed. */
import { findAll, textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { beforeAll, describe, expect, test } from 'vitest'
import { ARTICLES } from '~/content/blog/articles.server'
import { GUIDE_SLUGS } from '~/content/guides/slugs'
import { paths } from '~/paths'
import table from '~/routes'
import { cardOf } from '~/services/cards/cards.server'
import { createSampleSchool } from '../../../prisma/sample-schools'
import { createSurveySchool } from '../../factories/directory'
import { createListing } from '../../factories/listings'
import { openBrowser, signedIn } from '../../support/browser'
import { ACCESS } from './access-table'

const ORIGIN = 'http://localhost:3000'

interface Head {
  path: string
  status: number
  robots: string | null
  title: string
  description: string
  canonical: string
  headings: number
  card: Record<string, string>
  data: string[]
}

let parts: string[]
let heads: Head[]
const names = { listing: '', school: '', sample: '', sampleSchool: '' }

beforeAll(async () => {
  const sample = await createListing({ isSample: true })
  names.sample = sample.slug ?? ''
  names.sampleSchool = (await createSampleSchool({ state: 'AR' })).slug
  names.listing = (await createListing({ name: `${'Quite a long name '.repeat(3)}& Co`, headline: 'Verbal '.repeat(16).trim() })).slug ?? ''
  names.school = (await createSurveySchool({ name: `${'Academy of Every Art '.repeat(4)}North` })).slug
  parts = await located('/sitemap.xml')
  const paths = (await Promise.all(parts.map(located))).flat().filter(isVisited)
  heads = []
  for (const path of paths) heads.push(await headOf(path))
}, 300_000)

/** Of the words, which are alike and many, each hundredth. */
function isVisited(path: string, index: number): boolean {
  return !path.startsWith('/vocabulary/') || path === '/vocabulary/roots' || index % 100 === 0
}

async function located(path: string): Promise<string[]> {
  const page = await openBrowser().get(path)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  return [...page.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
    expect(address.startsWith(`${ORIGIN}/`)).toBe(true)
    return address.slice(ORIGIN.length)
  })
}

async function headOf(path: string): Promise<Head> {
  const { status, text, headers } = await openBrowser().get(path)
  const root = parseDocument(text).children
  const all = (tag: string, inside = root) => findAll(({ name }) => name === tag, inside)
  // Pictures have titles of their own.
  const head = all('head')
  const metaTags = all('meta', head).map(({ attribs }) => [attribs.property ?? attribs.name ?? '', attribs.content ?? ''] as const)
  const canonical = all('link', head).filter(({ attribs }) => attribs.rel === 'canonical')
  const data = all('script').filter(({ attribs }) => attribs.type === 'application/ld+json')
  return {
    ...{ path, status, robots: headers.get('x-robots-tag') },
    title: all('title', head).map(textContent).join(),
    description: metaTags.flatMap(([name, content]) => (name === 'description' ? [content] : [])).join(),
    canonical: canonical.map(({ attribs }) => attribs.href).join(),
    headings: all('h1').length,
    card: Object.fromEntries(metaTags.filter(([name]) => /^(og|twitter):/.test(name))),
    data: data.map(textContent),
  }
}

test('the sitemap holds the public pages, the schools and the listings, and no sample', () => {
  const paths = heads.map(({ path }) => path)
  for (const path of [
    '/',
    '/about',
    '/pricing',
    '/schools',
    '/consultants',
    '/tutors/create',
    '/register',
    '/proof/fraction-sum',
    '/vocabulary',
    '/blog/ssat-guide',
  ]) {
    expect(paths).toContain(path)
  }
  for (const path of ['/schools/california', '/schools/california/buckley', '/tutors/california', `/schools/vt/${names.school}`]) {
    expect(paths).toContain(path)
  }
  expect(paths).toContain(`/tutors/california/${names.listing}`)
  expect(paths).not.toContain(`/tutors/california/${names.sample}`)
  expect(paths.filter((path) => path === `/schools/ar/${names.sampleSchool}`)).toEqual([])
  // A part of samples alone would be a page that is not there.
  expect(parts.filter((part) => part === '/sitemaps/schools-ar.xml')).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})

test('every address of it answers, is canonical and may be listed', () => {
  const wrong = heads.filter(({ path, status, robots, canonical }) => status !== 200 || robots !== null || canonical !== ORIGIN + path)
  expect(wrong.map(({ path, status, robots, canonical }) => ({ path, status, robots, canonical }))).toEqual([])
})

test('every page has one heading, a title of at most 65 characters and a description of 50 to 160', () => {
  const wrong = heads.filter(({ headings, title, description }) => {
    return headings !== 1 || title.length > 65 || title.length < 5 || description.length < 50 || description.length > 160
  })
  expect(wrong.map(({ path, headings, title, description }) => ({ path, headings, title, description }))).toEqual([])
})

test('no two pages have one title or one description', () => {
  // Two schools or two people may have one name in one town.
  const ours = heads.filter(({ path }) => !/^\/(schools|consultants|tutors)\/[^/]+\/./.test(path))
  const doubled = (of: (head: Head) => string) => ours.filter((one) => ours.some((other) => other !== one && of(other) === of(one)))
  expect(doubled(({ title }) => title).map(({ path, title }) => ({ path, title }))).toEqual([])
  expect(doubled(({ description }) => description).map(({ path, description }) => ({ path, description }))).toEqual([])
})

/** Guides and articles. */
const TEXTS = [...GUIDE_SLUGS.map(paths.public.guide), ...ARTICLES.map(({ slug }) => paths.public.article(slug))]

test('every page has a card for those who share it', () => {
  for (const { path, title, description, canonical, card } of heads) {
    const picture = cardOf(path)
    expect(card).toEqual({
      'og:type': TEXTS.some((text) => path === text) ? 'article' : 'website',
      'og:site_name': 'Stanine',
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'og:image': `${ORIGIN}${picture.address}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': picture.title,
      'twitter:card': 'summary_large_image',
      'twitter:image': `${ORIGIN}${picture.address}`,
    })
  }
})

test('every page shows a card of its own, a school or a listing the one of its state', () => {
  const shared = heads.filter(({ path }) => cardOf(path).address === cardOf(path.replace(/\/[^/]*$/, '') || '/').address && path !== '/')
  expect(shared.filter(({ path }) => !/^\/(schools|tutors|consultants)\/[^/]+\/[^/]+$/.test(path))).toEqual([])
})

test('a card is a picture that may be kept for a year, and an unknown one is not found', async () => {
  const browser = openBrowser()
  const { address } = cardOf('/isee-essay')
  const { status, headers } = await browser.get(address)
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'public, max-age=31536000, immutable',
  ])
  for (const unknown of [
    '/cards/buy-now.abcdefgh.png',
    address.replace(/\.[^.]+\.png/, '.AAAAAAAA.png'),
    '/cards/..%2f..%2fpackage.json',
  ]) {
    expect([unknown, (await browser.get(unknown)).status]).toEqual([unknown, 404])
  }
})

test('structured data tells what the page is, and is sound', () => {
  const kinds = new Map(heads.map(({ path, data }) => [path, data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])]))
  expect(kinds.get('/')).toEqual(['EducationalOrganization'])
  expect(kinds.get('/schools/california/buckley')).toEqual(['BreadcrumbList', 'School'])
  expect(kinds.get(`/tutors/california/${names.listing}`)).toEqual(['BreadcrumbList'])
})

describe('what is not to be listed', () => {
  test('is every page behind a door, whatever the table of routes says of others', () => {
    const closed = table.filter(({ path = '', isFound }) => {
      const guard = ACCESS[`/${path}`]?.guard
      return isFound && guard !== 'public' && guard !== 'visitor'
    })
    expect(closed.map(({ path }) => path)).toEqual([])
  })

  test('says so, whether it hydrates or not, and when it is an error', async () => {
    const { browser } = await signedIn()
    for (const path of ['/dashboard', '/profile', '/styleguide', '/forgot-password', '/nowhere', '/tutors/atlantis']) {
      expect([path, (await browser.get(path)).headers.get('x-robots-tag')]).toEqual([path, 'noindex'])
    }
  })

  test('a school under another of its tabs names the one address', async () => {
    const { canonical, robots } = await headOf('/schools/california/buckley/tuition')
    expect([canonical, robots]).toEqual([`${ORIGIN}/schools/california/buckley`, null])
  })

  test.each(['/sitemaps/nothing.xml', '/sitemaps/schools-atlantis.xml', '/sitemaps/pages', '/sitemaps/__proto__.xml'])(
    '%s is no part of the sitemap',
    async (path) => {
      expect((await openBrowser().get(path)).status).toBe(404)
    },
  )
})

test('robots.txt keeps visits from what needs none and names the sitemap', async () => {
  const { text, headers } = await openBrowser().get('/robots.txt')
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  expect(text).toContain('Disallow: /admin/')
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, start = '']) => start)
  expect(heads.filter(({ path }) => closed.some((start) => path.startsWith(start)))).toEqual([])
})
