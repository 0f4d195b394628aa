/** Whoever follows a partner's link is remembered until they register (docs/decisions.md 10). */
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '~/db.server'
import { mirrorReferral } from '~/routes/account/registration/parts/referral-mirror'
import { registration } from '../../factories/registration'
import { openBrowser } from '../../support/browser'

/** A spoken code and one for links, of a partner in this state. */
async function partner(name: string, status: 'approved' | 'pending' | 'suspended' = 'approved') {
  const codes = { referralCode: `SPOKEN${name}`, referralLinkCode: `link-${name.toLowerCase()}` }
  const person = { email: `${name.toLowerCase()}@partners.example`, password: 'x', firstName: 'Sample', lastName: 'Partner' }
  await db.affiliatePartner.create({ data: { ...person, status, ...codes } })
  return codes
}

let ada: Awaited<ReturnType<typeof partner>>
let ben: Awaited<ReturnType<typeof partner>>

beforeAll(async () => {
  ada = await partner('ADA')
  ben = await partner('BEN')
})

type Browser = ReturnType<typeof openBrowser>

async function codeOfRegistration(browser: Browser): Promise<string | null> {
  const own = registration()
  expect((await browser.post('/register', { ...own })).status).toBe(303)
  return (await db.registration.findFirstOrThrow({ where: { email: own.email } })).referralCode
}

describe('a partner’s link', () => {
  test('leads to the same address without the code, and the registration names it', async () => {
    const browser = openBrowser()
    const page = await browser.get(`/contact?ref=${ada.referralLinkCode}`)
    expect([page.status, page.location, page.headers.get('cache-control')]).toEqual([302, '/contact', 'no-store'])
    expect(await codeOfRegistration(browser)).toBe(ada.referralLinkCode)
  })

  test('keeps what else the address asks for, and takes the spoken code in any case', async () => {
    const browser = openBrowser()
    expect((await browser.get(`/proof?section=x&ref=${ada.referralCode.toLowerCase()}&page=2`)).location).toBe('/proof?section=x&page=2')
    expect(await codeOfRegistration(browser)).toBe(ada.referralCode)
  })

  test('that is followed last wins until the registration, and stays written there', async () => {
    const browser = openBrowser()
    for (const { referralLinkCode } of [ada, ben]) await browser.get(`/?ref=${referralLinkCode}`)
    expect(await codeOfRegistration(browser)).toBe(ben.referralLinkCode)
    await browser.get(`/?ref=${ada.referralLinkCode}`)
    expect(await db.registration.count({ where: { referralCode: ben.referralLinkCode } })).toBe(1)
  })

  test.each([
    ['nobody’s', 'link-nobody'],
    ['a pattern', '%25'],
    ['a long text', 'x'.repeat(300)],
    ['nothing', ''],
    ['two lines', 'a%0d%0aSet-Cookie:%20x=1'],
  ])('with %s is followed without it, and takes no earlier code away', async (_, typed) => {
    const browser = openBrowser()
    await browser.get(`/?ref=${ada.referralLinkCode}`)
    expect(await browser.get(`/contact?ref=${typed}`)).toMatchObject({ status: 302, location: '/contact' })
    expect(await codeOfRegistration(browser)).toBe(ada.referralLinkCode)
  })

  test('of a partner who is not approved, or no longer, refers nobody', async () => {
    for (const status of ['pending', 'suspended'] as const) {
      const { referralCode } = await partner(status.toUpperCase(), status)
      const browser = openBrowser()
      await browser.get(`/?ref=${referralCode}`)
      expect(browser.cookies.has('referral')).toBe(false)
    }
    const browser = openBrowser()
    const codes = await partner('CLEO')
    await browser.get(`/?ref=${codes.referralCode}`)
    await db.affiliatePartner.update({ where: { referralCode: codes.referralCode }, data: { status: 'suspended' } })
    expect(await codeOfRegistration(browser)).toBeNull()
  })

  test('never leads to another site', async () => {
    for (const path of ['//evil.example/?ref=x', '/.//evil.example?ref=x', '/%2F/evil.example?ref=x']) {
      const { location } = await openBrowser().request(path, {})
      expect(location ?? '/').toMatch(/^\/(?!\/)/)
    }
  })
})

describe('the cookie', () => {
  test('is signed: one that somebody wrote refers nobody', async () => {
    const browser = openBrowser()
    await browser.get(`/?ref=${ada.referralLinkCode}`)
    const kept = decodeURIComponent(browser.cookies.get('referral') ?? '')
    const forged = Buffer.from(JSON.stringify({ code: ben.referralLinkCode, at: 1 })).toString('base64')
    browser.cookies.set('referral', encodeURIComponent(kept.replace(/^[^.]+/, forged)))
    expect(await codeOfRegistration(browser)).toBeNull()
  })

  test('lasts thirty days, is read by scripts, and is none of those that keep pages from the cache', async () => {
    const { headers } = await openBrowser().get(`/?ref=${ada.referralLinkCode}`)
    expect(headers.get('set-cookie')).toMatch(/^referral=[^;]+; Max-Age=2592000; Path=\/; SameSite=Lax$/)
  })
})

describe('a registration by JSON', () => {
  test.each([
    ['a known code', () => ben.referralCode.toLowerCase(), () => ben.referralCode],
    ['an unknown code, and takes the browser’s', () => 'link-nobody', () => ada.referralLinkCode],
    ['something that is no code, and takes the browser’s', () => ({ code: 1 }), () => ada.referralLinkCode],
  ])('may bring %s', async (_, sent, stored) => {
    const browser = openBrowser()
    await browser.get(`/?ref=${ada.referralLinkCode}`)
    const own = registration()
    expect((await browser.call('/api/register', { ...own, referralCode: sent() })).status).toBe(200)
    expect((await db.registration.findFirstOrThrow({ where: { email: own.email } })).referralCode).toBe(stored())
  })
})

describe('with scripts', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('code and instant are copied to local storage', async () => {
    const browser = openBrowser()
    await browser.get(`/?ref=${ada.referralLinkCode}`)
    const storage = new Map<string, string>()
    vi.stubGlobal('document', { cookie: `other=1; ${browser.cookie()}` })
    vi.stubGlobal('localStorage', { setItem: (name: string, value: string) => storage.set(name, value) })
    mirrorReferral()
    expect(JSON.parse(storage.get('referralCode') ?? '')).toEqual({ code: ada.referralLinkCode, at: expect.any(Number) })
  })

  test('a browser without storage, or without the cookie, goes without', () => {
    vi.stubGlobal('document', { cookie: 'referral=%E0%A4%A' })
    expect(mirrorReferral).not.toThrow()
    vi.stubGlobal('document', { cookie: '' })
    expect(mirrorReferral).not.toThrow()
  })
})
