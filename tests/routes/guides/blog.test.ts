/** The blog: its list, its articles, the file to keep, the feeds. */
import { describe, expect, test } from 'vitest'
import { ARTICLES } from '~/content/blog/articles.server'
import { openBrowser } from '../../support/browser'
import { openWalker } from '../../support/walker'

const SLUGS = [
  ...['mastering-ssat-analogies-proven-strategies', 'ssat-vs-isee-which-test-right-for-your-child'],
  ...['isee-levels-explained-comprehensive-guide', 'ssat-bootcamp', 'ssat-guide', 'private-school-acceptance', 'tax-deductions'],
  'financial-aid',
]

test('the list has the eight articles of the specification, the newest first, and a way home', async () => {
  const { text: html } = await openBrowser().get('/blog')
  const linked = [...html.matchAll(/href="\/blog\/([a-z0-9-]+)"/g)].map(([, slug]) => slug).filter((slug) => slug && SLUGS.includes(slug))
  expect(new Set(linked)).toEqual(new Set(SLUGS))
  expect(html).toContain('id="blog-top"')
  expect(html).toContain('Return Home')
  const dates = [...html.matchAll(/<time dateTime="([^"]+)"/gi)].map(([, date]) => date)
  expect(dates).toHaveLength(8)
  expect(dates).toEqual(dates.toSorted().reverse())
})

describe.each(SLUGS)('/blog/%s', (slug) => {
  test('is a whole article of 1,200 words or more', async () => {
    const { status, text: html } = await openBrowser().get(`/blog/${slug}`)
    expect(status).toBe(200)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(html).toMatch(/\d+ min read/)
    expect(html).toMatch(/<img[^>]+alt="[^"]{40,}"[^>]+width="960"/)
    for (const site of ['x.com/intent/post', 'facebook.com/sharer', 'linkedin.com/sharing']) expect(html).toContain(site)
    expect(html.match(/target="_blank"/g)).toHaveLength(3)
    const article = ARTICLES.find((one) => one.slug === slug)
    expect(article?.words).toBeGreaterThan(1200)
  })

  test('lists its parts, each a link to its heading', async () => {
    const { text: html } = await openBrowser().get(`/blog/${slug}`)
    const [, list = ''] = /<nav aria-label="On this page">(.*?)<\/nav>/s.exec(html) ?? []
    const ids = [...list.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id))
    expect(ids.length).toBeGreaterThan(3)
  })

  test('downloads as a file that needs nothing else and is named by its title', async () => {
    const { text: html, headers } = await openBrowser().get(`/blog/${slug}/file`)
    const title = ARTICLES.find((one) => one.slug === slug)?.head.title ?? ''
    const named = decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '')
    expect(named).toBe(`${title.toLowerCase().replaceAll(/[:?]/g, '').replaceAll(' ', '-')}.html`)
    expect(named).not.toMatch(/[<>:"/\\|?*]/)
    expect(html).toContain('data:image/svg+xml;base64,')
    expect(html).not.toMatch(/(?:src|href)="\//)
    expect(html).not.toContain('<script')
  })
})

test('an article that was corrected says when, on its page, to search engines and in the feed; the list goes by its first day', async () => {
  const { slug, head } = ARTICLES.find((one) => one.head.updated) ?? {}
  const { text: html } = await openBrowser().get(`/blog/${slug}`)
  expect(html).toContain(`updated <time dateTime="${head?.updated}"`)
  expect(html).toContain(`"datePublished":"${head?.date}","dateModified":"${head?.updated}"`)
  const { text: feed } = await openBrowser().get('/blog/atom.xml')
  expect(feed).toContain(`<updated>${head?.updated}T00:00:00.000Z</updated>`)
  expect(feed).toContain(`<published>${head?.date}T00:00:00.000Z</published>`)
})

test.each(['/blog/no-such-article', '/blog/ssat-guide.md', '/blog/SSAT-Guide', '/blog/no-such-article/file'])(
  '%s is not found',
  async (path) => {
    expect((await openBrowser().get(path)).status).toBe(404)
  },
)

test('an unknown article is not found, with near ones and the way to the blog', async () => {
  const { status, text: html } = await openBrowser().get('/blog/ssat-analogies')
  expect([status, html.includes('No such article'), html.includes('All articles')]).toEqual([404, true, true])
  expect(html).toContain('href="/blog/mastering-ssat-analogies-proven-strategies"')
})

test.each(['/blog', '/blog/ssat-guide'])('the head of %s tells where the feeds are', async (path) => {
  const { text: html } = await openBrowser().get(path)
  for (const kind of ['rss', 'atom']) {
    expect(html).toMatch(
      new RegExp(`<link rel="alternate" type="application/${kind}\\+xml"[^>]+href="http://localhost:3000/blog/${kind}.xml"`),
    )
    expect(html).toContain(`<a href="/blog/${kind}.xml">`)
  }
})

test.each([
  ['/blog/ssat-guide', 'BlogPosting'],
  ['/isee-essay', 'LearningResource'],
])('%s tells search engines what it is, with its picture, its date and who wrote it', async (path, type) => {
  const { text: html } = await openBrowser().get(path)
  expect(html.match(/property="og:type"/g)).toHaveLength(1)
  expect(html).toContain('<meta property="og:type" content="article"/>')
  const data = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '{}')
  expect(data).toMatchObject({ '@type': type, author: { '@type': 'Organization', name: 'Stanine editorial desk' } })
  expect(data.image).toMatch(/^http:\/\/localhost:3000\/cards\/.+\.png$/)
  expect(data.dateModified).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test.each(['rss', 'atom'])('the %s feed names every article once, by its whole address', async (kind) => {
  const { text: xml, headers } = await openBrowser().get(`/blog/${kind}.xml`)
  expect(headers.get('content-type')).toContain(`application/${kind}+xml`)
  for (const slug of SLUGS) expect(xml).toContain(`http://localhost:3000/blog/${slug}`)
  expect(xml.match(/<item>|<entry>/g)).toHaveLength(8)
})

test('a visitor gets from the front page to an article and back home', async () => {
  const walker = openWalker()
  await walker.goto('/')
  await walker.follow('View All Blog Posts')
  expect(walker.count('h1', 'The Stanine blog')).toBe(1)
  await walker.follow('Return Home')
  expect(walker.at()).toBe('/')
})
