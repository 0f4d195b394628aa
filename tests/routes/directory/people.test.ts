/** The directories of consultants and tutors as visitors read them, and a tutor's own profile there. */
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { createListing } from '../../factories/listings'
import { openBrowser, signedInPartner } from '../../support/browser'
import { openWalker } from '../../support/walker'

describe('a directory', () => {
  const mark = `r${process.pid}`
  beforeAll(async () => {
    await createListing({ name: `Alice ${mark}`, state: 'OR', city: 'Salem', levels: ['isee-lower'], format: 'online', slug: 'alice' })
    await createListing({ name: `Ben ${mark}`, state: 'OR', city: 'Bend', levels: ['ssat-upper'], format: 'in_person', slug: 'ben' })
    await createListing({ name: `Cara ${mark}`, state: 'OR', city: 'Bend', status: 'pending' })
    await createListing({ name: `Dan ${mark}`, state: 'WA', kind: 'consultant', slug: 'dan', isSample: true })
  })

  test.each([
    ['', ['Alice', 'Ben']],
    ['?exam=isee', ['Alice']],
    ['?exam=ssat', ['Ben']],
    ['?level=ssat-upper', ['Ben']],
    ['?exam=isee&level=ssat-upper', []],
    ['?online=yes', ['Alice']],
    ['?exam=nothing&level=nothing&online=perhaps&after=nonsense', ['Alice', 'Ben']],
  ])('of a state shows with %j only who is approved and fits', async (query, names) => {
    const { text, status } = await openBrowser().get(`/tutors/or${query}`)
    expect(status).toBe(200)
    expect(['Alice', 'Ben', 'Cara', 'Dan'].filter((name) => text.includes(`${name} ${mark}`))).toEqual(names)
  })

  test('says how to go on where nobody fits, and where nobody is listed yet', async () => {
    const walker = openWalker()
    await walker.goto('/tutors/or?exam=isee&level=ssat-upper')
    await walker.follow('Show all tutors')
    expect(walker.at()).toBe('/tutors/or')
    await db.listing.deleteMany({ where: { kind: 'consultant', state: 'CA' } })
    await walker.goto('/consultants/california')
    expect([walker.status(), walker.count('h2', 'No consultants yet')]).toEqual([200, 1])
    await walker.follow('Suggest somebody')
    expect(walker.at()).toBe('/contact')
  })

  test.each([
    ['/tutors/OR', '/tutors/or'],
    ['/tutors/Oregon', '/tutors/or'],
    ['/tutors/oregon/alice', '/tutors/or/alice'],
    ['/tutors/or/ALICE', '/tutors/or/alice'],
    ['/consultants/ca', '/consultants/california'],
    ['/tutors/CA?exam=isee', '/tutors/california?exam=isee'],
  ])('leads from %s to the one address %s', async (from, to) => {
    const page = await openBrowser().get(from)
    expect([page.status, page.location]).toEqual([301, to])
  })

  test.each([
    ['/tutors/wy', 'Tutors'],
    ['/tutors/atlantis', 'Tutors'],
    ['/consultants/or', 'Consultants'],
    ['/consultants/wa/alice', 'Consultants'],
    ['/tutors/wa/alice', 'Tutors'],
    ['/tutors/or/ben.md', 'Tutors'],
    ['/tutors/california.md', 'Tutors'],
    ['/consultants/README.md', 'Consultants'],
    ['/consultants/wa/dan/more', 'Consultants'],
    ['/tutors-and-more', 'Home'],
    ['/consultants.md', 'Home'],
  ])('has nothing at %s: the page says so and leads back to %s', async (path, section) => {
    const walker = openWalker()
    await walker.goto(path)
    expect(walker.status()).toBe(404)
    expect(walker.count('h1', 'Page Not Found')).toBe(1)
    expect(walker.count('a', `Return to ${section}`)).toBe(1)
  })

  test('labels a sample as one, in the list and on the profile', async () => {
    for (const path of ['/consultants/wa', '/consultants/wa/dan']) expect((await openBrowser().get(path)).text).toContain('Sample')
    expect((await openBrowser().get('/tutors/or')).text).not.toContain('Sample')
  })

  test('leads over its pages to everybody', async () => {
    for (let number = 0; number < 27; number++)
      await createListing({ name: `Page ${mark} ${String(number).padStart(2, '0')}`, state: 'HI' })
    const walker = openWalker()
    await walker.goto('/tutors/hi')
    expect(walker.count('h2', /^Page/)).toBe(25)
    await walker.follow('Next page')
    expect(walker.count('h2', /^Page/)).toBe(2)
    await walker.follow('First page')
    expect(walker.at()).toBe('/tutors/hi')
  })

  test('shows what a stranger typed as text, and links it only to a web page', async () => {
    await createListing({
      ...{ state: 'NV', slug: 'sly', name: 'Sly <img src=x>', website: 'javascript.example/"><script>alert(1)</script>' },
      ...{ about: '<script>alert(1)</script> and **bold**', phone: '(213) 555-0100', headline: '"><b>offer</b>' },
    })
    const { text } = await openBrowser().get('/tutors/nv/sly')
    expect(text).not.toMatch(/<script>alert|<img src=x|<b>offer/)
    expect(text).toContain('href="tel:2135550100"')
    expect(text).toMatch(/href="https:\/\/javascript\.example[^"]*" rel="nofollow ugc noopener"/)
  })
})

test.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'JaVaScRiPt://example.com/%0aalert(1)'])(
  'an address %s runs nowhere: no application takes it, and a stored one leads to the web',
  async (website) => {
    const applied = await openBrowser().post('/tutors/create', { webAddress: website })
    expect(applied.text).toContain('Please enter a web address')
    const { slug } = await createListing({ state: 'NM', website })
    const { text } = await openBrowser().get(`/tutors/nm/${slug}`)
    expect(text).not.toMatch(/(href|src)="?\s*(javascript|data:text)/i)
  },
)

describe('a tutor’s own profile', () => {
  test('is linked to the account from the dashboard, says so while the account is approved, and is unlinked again', async () => {
    const { browser, partner } = await signedInPartner({ audience: 'tutor' })
    const walker = openWalker(browser)
    await walker.goto('/tutor-dashboard/profile')
    await walker.follow('Your profile in the directory')
    expect(walker.count('h2', 'No profile yet')).toBe(1)
    const { slug } = await createListing({ email: partner.email, state: 'MT', name: `Tess ${partner.id}` })
    const profile = `/tutors/mt/${slug}`
    const says = async () => (await openBrowser().get(profile)).text.includes('Has an approved tutor account')
    expect(await says()).toBe(false)

    await walker.goto('/tutor/listing')
    await walker.press('Link it to my account')
    expect(walker.text()).toContain('Saved')
    expect(await says()).toBe(true)
    await db.tutor.update({ where: { id: partner.id }, data: { approvalStatus: 'suspended' } })
    expect(await says()).toBe(false)
    await db.tutor.update({ where: { id: partner.id }, data: { approvalStatus: 'approved' } })
    await walker.press('Unlink it from my account')
    expect(await says()).toBe(false)
  })

  test('is nobody else’s to link: neither another tutor’s, nor a consultant’s, nor one that waits', async () => {
    const { browser, partner } = await signedInPartner({ audience: 'tutor' })
    const others = [
      await createListing(),
      await createListing({ email: partner.email, kind: 'consultant' }),
      await createListing({ email: partner.email, status: 'pending' }),
    ]
    for (const { id } of others) {
      const page = await browser.post('/tutor/listing', { listing: id, step: 'link' })
      expect(page.status).toBe(303)
      expect((await db.listing.findUniqueOrThrow({ where: { id } })).tutorId).toBeNull()
    }
    expect((await browser.post('/tutor/listing', { listing: 'x', step: 'steal' })).status).toBe(400)
  })
})
