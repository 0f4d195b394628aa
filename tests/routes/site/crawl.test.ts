/** A visitor who begins at the home page and follows every link, through the directories too, meets no broken one. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { findAll } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { createSampleSchool } from '../../../prisma/sample-schools'
import { createRegionWithNotice, createSurveySchool } from '../../factories/directory'
import { createListing } from '../../factories/listings'
import { openBrowser } from '../../support/browser'

/** Of the pages below one address: all states are among them, and not every school that another test has left in one of them. */
const MOST_BELOW = 60
/** Of one page with a query: filters, and the ways back after signing in. */
const MOST_WITH_QUERY = 4
const MOST_REDIRECTS = 3

interface Read {
  ids: Set<string>
  links: string[]
  files: string[]
}

interface Link {
  to: string
  from: string
}

const browser = openBrowser()
/** What each page has, by its address without its part; null where there is no page. */
const pages = new Map<string, Read | null>()
const counts = new Map<string, number>()

test('every link that can be reached from the home page leads to a page, and to the part of it that it names', async () => {
  await createListing({ state: 'CA' })
  await createListing({ kind: 'consultant', state: 'ME', phone: '(213) 555-0100', website: 'example.com' })
  const { slug } = await createSampleSchool({ state: 'DE' })
  await createRegionWithNotice({ states: ['VT'] })
  await createSurveySchool()

  const broken: Link[] = []
  const waiting: Link[] = [{ to: '/', from: 'the address bar' }]
  const seen = new Set<string>()
  for (let link = waiting.shift(); link; link = waiting.shift()) {
    const [path = '/', part] = link.to.split('#')
    const isNew = !pages.has(path)
    if (isNew && !isToOpen(path)) continue
    const page = await open(path)
    if (!page || (part && !page.ids.has(part))) broken.push(link)
    if (!page || !isNew) continue
    broken.push(...page.files.filter((file) => !existsSync(join('public', file))).map((to) => ({ to, from: path })))
    const fresh = page.links.map((to) => (to.startsWith('#') ? path + to : to)).filter((to) => !seen.has(to))
    for (const to of fresh) seen.add(to)
    waiting.push(...fresh.map((to) => ({ to, from: path })))
  }
  expect(broken).toEqual([])
  const opened = [...pages.keys()]
  for (const path of ['/schools/california/buckley/tuition', `/schools/de/${slug}`, '/schools/vt']) {
    expect(opened).toContain(path)
  }
  for (const path of ['/tutors/california', '/consultants/me', '/tutors/create', '/bootcamp/lessons', '/privacy', '/affiliate']) {
    expect(opened).toContain(path)
  }
}, 300_000)

/** Whether there was not enough of its kind yet. */
function isToOpen(path: string): boolean {
  const [pathname = '', query] = path.split('?')
  const kind = query === undefined ? posix.dirname(pathname) : `${pathname}?`
  const count = (counts.get(kind) ?? 0) + 1
  counts.set(kind, count)
  return count <= (query === undefined ? MOST_BELOW : MOST_WITH_QUERY)
}

/** The page at an address, by way of redirects too. */
async function open(path: string, redirects = 0): Promise<Read | null> {
  const known = pages.get(path)
  if (known !== undefined) return known
  const { status, location, text } = await browser.get(path)
  if (location && redirects < MOST_REDIRECTS) {
    const page = await open(location.split('#')[0] || '/', redirects + 1)
    pages.set(path, page)
    return page
  }
  const page = status === 200 ? read(text) : null
  pages.set(path, page)
  return page
}

function read(html: string): Read {
  const elements = findAll(() => true, parseDocument(html).children)
  const valuesOf = (tag: string, name: string) =>
    elements.flatMap((one) => (one.name === tag && one.attribs[name] ? [one.attribs[name]] : []))
  const own = (value: string) => value.startsWith('/') || value.startsWith('#')
  // What the build makes has an address that the build gives it.
  const isPublic = (value: string) => /^\/(?!assets\/|app\/|node_modules\/)/.test(value)
  return {
    ids: new Set(elements.flatMap(({ attribs: { id } }) => (id ? [id] : []))),
    links: [...new Set(valuesOf('a', 'href'))].filter(own),
    files: [...valuesOf('link', 'href'), ...valuesOf('script', 'src'), ...valuesOf('img', 'src')].filter(isPublic),
  }
}
