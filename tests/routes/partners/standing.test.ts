/** The pages of tutors and affiliates against the table of who may open what, for applications that are not approved, or no longer. */
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { ROUTES } from '../../support/application'
import { openBrowser, type Page, signedInPartner } from '../../support/browser'
import { PARTNERS, STANDING } from '../../support/partner-walks'
import { ACCESS } from '../site/access-table'
import { PARTNER_ACCESS } from '../site/partner-access'

/** A first name that no page prints by itself. */
const MARKER = 'Zephyrine'

const LINES = Object.entries(PARTNER_ACCESS).flatMap(([path, { door, guard, status = 200, post, isResource = false }]) =>
  door && (guard === 'partner' || guard === 'applicant') ? [{ path, door, guard, status, post, isResource }] : [],
)

/** Everything but what stands behind a door of their own, or says how the application stands. */
const ELSEWHERE = ROUTES.flatMap(({ pattern }) => {
  const access = ACCESS[pattern]
  if (!access) return []
  const { path = pattern, door, guard, isResource = false } = access
  return [{ pattern, path, door, guard, isResource }]
})

const seen = ({ status, location }: Page) => [status, location]

const visitor = openBrowser()
/** What somebody who is not signed in gets, asked for once: it hangs on nobody's application. */
const known = new Map<string, ReturnType<typeof seen>>()

async function ofVisitor(method: 'get' | 'post', path: string) {
  const key = `${method} ${path}`
  const before = known.get(key)
  if (before) return before
  const now = seen(await visitor[method](path))
  known.set(key, now)
  return now
}

describe.each(['pending', 'rejected', 'suspended'] as const)('whoever is signed in while the application is %s', (status) => {
  const browsers = { tutor: openBrowser(), affiliate: openBrowser() }

  beforeAll(async () => {
    for (const audience of PARTNERS) {
      const { browser, partner } = await signedInPartner({ audience, firstName: MARKER })
      browsers[audience] = browser
      if (audience === 'tutor') await db.tutor.update({ where: { id: partner.id }, data: { approvalStatus: status } })
      else await db.affiliatePartner.update({ where: { id: partner.id }, data: { status } })
    }
  })

  test.each(LINES.filter(({ guard }) => guard === 'partner'))('is led from $path to how it stands', async ({ path, door, post }) => {
    const browser = browsers[door]
    const pages = [await browser.get(path), ...(post ? [await browser.post(path)] : [])]
    for (const page of pages) expect([[302, 303].includes(page.status), page.location]).toEqual([true, STANDING[door]])
    expect((await browser.get(`${path}.data`)).text).not.toContain(MARKER)
  })

  test.each(LINES.filter(({ guard }) => guard === 'applicant'))(
    'has $path all the same',
    async ({ path, door, status: usual, isResource }) => {
      const page = await browsers[door].get(path)
      expect(page.status).toBe(usual)
      if (usual === 200 && !isResource) expect(page.text).toContain('<h1')
    },
  )
  test.each(ELSEWHERE)('is a stranger at $pattern, as a document, as data and with a form', async ({ path, door, guard, isResource }) => {
    const [address = '', query = ''] = path.split('?')
    const data = `${address === '/' ? '/_root' : address}.data${query && `?${query}`}`
    const ways = isResource ? [path] : [path, data]
    for (const audience of PARTNERS.filter((one) => one !== door)) {
      for (const way of ways) {
        const page = await browsers[audience].get(way)
        expect(seen(page), `${audience} at ${way}`).toEqual(await ofVisitor('get', way))
        if (guard !== 'public') expect(page.text).not.toContain(MARKER)
      }
      if (guard === 'public' || guard === 'visitor' || guard === 'second step') continue
      expect(seen(await browsers[audience].post(path)), `${audience} posts to ${path}`).toEqual(await ofVisitor('post', path))
    }
  })
})
