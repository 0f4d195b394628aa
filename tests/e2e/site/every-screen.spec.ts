/** What must hold on every screen: nothing for axe to find, no sideways scrolling on a telephone, and no script that is not needed. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { db } from '~/db.server'
import routes from '~/routes'
import { startWholeTest } from '../../factories/whole-tests/begun'
import { findings } from '../axe'
import { test as base, enterCode, expect, fillSignIn, signIn } from '../fixtures'
import { ADMIN_SCREENS } from '../screens/admins'
import { GROUP_SCREENS } from '../screens/groups'
import { type History, liveHistory } from '../screens/history'
import { LATE_SCREENS, LEAVER_SCREENS, MEMBER_SCREENS } from '../screens/money'
import { PARENT_SCREENS } from '../screens/parents'
import { AFFILIATE_SCREENS, TUTOR_SCREENS } from '../screens/partners'
import type { Screen } from '../screens/screen'
import { STUDENT_SCREENS } from '../screens/students/students'
import { VISITOR_SCREENS } from '../screens/visitors'

/** High contrast and the grounds that one may choose are tried on these. */
const IN_OTHER_LOOKS = ['home', 'question', 'result', 'profile']

type Cookies = Parameters<BrowserContext['addCookies']>[0]

interface Past {
  history: History
  /** Of who is signed in; a visitor has none. */
  cookies: Record<'visitor' | 'student' | 'member' | 'leaver' | 'late' | 'admin' | 'parent' | 'tutor' | 'affiliate', Cookies>
}

const test = base.extend<object, { past: Past }>({
  past: [
    async ({ browser }, use) => {
      const history = await liveHistory()
      const cookies = {
        visitor: [],
        student: await cookiesOf(browser, history.email),
        member: await cookiesOf(browser, history.memberEmail),
        leaver: await cookiesOf(browser, history.leaverEmail),
        late: await cookiesOf(browser, history.lateEmail),
        admin: await cookiesOf(browser, history.adminEmail, enterCode),
        parent: await cookiesOfParent(browser, history.parentToken),
        tutor: await cookiesOfPartner(browser, 'tutor', history.tutorEmail),
        affiliate: await cookiesOfPartner(browser, 'affiliate', history.affiliateEmail),
      }
      await use({ history, cookies })
    },
    { scope: 'worker' },
  ],
})

/** Who comes in through the students' door. */
const STUDENTS: (keyof Past['cookies'])[] = ['student', 'member', 'leaver', 'late', 'admin']

/** By address, as routes.ts has it. */
const HYDRATED = new Set(routes.filter(({ hydrates }) => hydrates).map(({ path }) => path))

const SCREENS = [
  ...VISITOR_SCREENS.map((screen) => ({ ...screen, who: 'visitor' as const })),
  ...STUDENT_SCREENS.map((screen) => ({ ...screen, who: 'student' as const })),
  ...MEMBER_SCREENS.map((screen) => ({ ...screen, who: 'member' as const })),
  ...GROUP_SCREENS.map((screen) => ({ ...screen, who: 'member' as const })),
  ...LEAVER_SCREENS.map((screen) => ({ ...screen, who: 'leaver' as const })),
  ...LATE_SCREENS.map((screen) => ({ ...screen, who: 'late' as const })),
  ...ADMIN_SCREENS.map((screen) => ({ ...screen, who: 'admin' as const })),
  ...PARENT_SCREENS.map((screen) => ({ ...screen, who: 'parent' as const })),
  ...TUTOR_SCREENS.map((screen) => ({ ...screen, who: 'tutor' as const })),
  ...AFFILIATE_SCREENS.map((screen) => ({ ...screen, who: 'affiliate' as const })),
]

for (const screen of SCREENS) {
  test(`${screen.title}: fits a telephone, loads no script it does not need and gives axe nothing to find`, { tag: '@js' }, async ({
    page,
    past,
  }) => {
    await visit(page, screen, past)
    await expectNarrow(page)
    if (!HYDRATED.has(screen.route)) await expectPlainPage(page, screen)

    await page.setViewportSize({ width: 1280, height: 900 })
    await expectAccessible(page, 'light')
    await expectColors(page, 'dark')
    if (!IN_OTHER_LOOKS.includes(screen.title)) return
    for (const ground of ['background-dark', 'background-white', 'background-gray']) {
      await page.locator('html').evaluate((root, ground) => root.classList.add(ground), ground)
      await expectColors(page, 'light')
      await page.locator('html').evaluate((root, ground) => root.classList.remove(ground), ground)
    }
    await page.locator('html').evaluate((root) => root.classList.add('high-contrast', 'larger-text'))
    await expectColors(page, 'dark')
    await expectColors(page, 'light')
  })
}

// axe itself is a script, and the markup is the same without. So is the width of a page that does not hydrate.
test('the screens that hydrate fit a telephone without scripts too', { tag: '@no-js' }, async ({ page, past }) => {
  for (const screen of SCREENS.filter(({ route }) => HYDRATED.has(route))) {
    await page.context().clearCookies()
    await visit(page, screen, past)
    await expectNarrow(page)
  }
})

test('keeping an account: axe finds nothing and it fits a telephone', { tag: '@js' }, async ({ page, past }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(`/keep-account?token=${past.history.keepToken}`)
  await expect(page.getByRole('button', { name: 'Keep the account' })).toBeVisible()
  await expectNarrow(page)
  await expectAccessible(page, 'light')
  await expectColors(page, 'dark')
})

test('welcome: axe finds nothing and it fits a telephone', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn({ profile: null })
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/welcome')
  await expectNarrow(page)
  await expectAccessible(page, 'light')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'light, with messages')
})

test('writing: axe finds nothing and it fits a telephone', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/premium/sectional-quiz/essay/1')
  await page.getByRole('button', { name: 'Start writing' }).click()
  await expect(page).toHaveURL(/\/premium\/writing\/[^/]+$/)
  await expectNarrow(page)
  await expectAccessible(page, 'light')
  await expectColors(page, 'dark')
  await page.getByLabel('Your text').fill('It began with a spoon.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Submit your writing?' })).toBeVisible()
  await expectNarrow(page)
  await expectAccessible(page, 'light, before submitting')
})

test('time is up in a whole test: axe finds nothing and it fits a telephone', { tag: '@js' }, async ({ page, signedIn }) => {
  const { id: userId } = await signedIn()
  const sittingId = await startWholeTest({ userId, at: new Date() })
  await page.setViewportSize({ width: 375, height: 800 })
  await hold(page, `/premium/tests/${sittingId}`)
  // The page stands there for the five seconds in which answers are still taken.
  await db.sittingSection.updateMany({ where: { sittingId }, data: { deadline: new Date(Date.now() - 500) } })
  await page.goto(`/premium/tests/${sittingId}`)
  await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible()
  await expectNarrow(page)
  await expectAccessible(page, 'light')
  await expectColors(page, 'dark')
})

test('forms that come back with messages give axe nothing to find', { tag: '@js' }, async ({ page }) => {
  for (const [path, button] of [
    ['/register', 'Create Account'],
    ['/login', 'Log in'],
    ['/contact', 'Send Message'],
    ['/tutors/create', 'Send the application'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, path)
  }
})

async function cookiesOf(browser: Browser, email: string, secondStep?: typeof enterCode): Promise<Cookies> {
  const page = await browser.newPage({ baseURL: process.env.APP_URL })
  await signIn(page, email)
  await secondStep?.(page, email)
  await expect(page).toHaveURL(/\/dashboard$/)
  const cookies = await page.context().cookies()
  await page.close()
  return cookies
}

async function cookiesOfParent(browser: Browser, token: string): Promise<Cookies> {
  const page = await browser.newPage({ baseURL: process.env.APP_URL })
  await page.goto(`/family/link?token=${token}`)
  await page.getByRole('button', { name: 'Open the page' }).click()
  await expect(page.getByRole('heading', { name: 'Your children' })).toBeVisible()
  const cookies = await page.context().cookies()
  await page.close()
  return cookies
}

async function cookiesOfPartner(browser: Browser, door: 'tutor' | 'affiliate', email: string): Promise<Cookies> {
  const page = await browser.newPage({ baseURL: process.env.APP_URL })
  await page.goto(`/${door}/login`)
  await fillSignIn(page, email)
  await expect(page.getByRole('heading', { name: 'Hello Tess' })).toBeVisible()
  const cookies = await page.context().cookies()
  await page.close()
  return cookies
}

/** Opens the screen as its visitor, on a telephone; returns the address. */
async function visit(page: Page, screen: Screen & { who: keyof Past['cookies'] }, { history, cookies }: Past): Promise<void> {
  await page.context().addCookies(cookies[screen.who])
  const address = screen.at(history)
  await page.setViewportSize({ width: 375, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [pathname = ''] = address.split('?')
  if (screen.leadsOn) await hold(page, pathname)
  await page.goto(address)
  await expect(page, 'the screen itself, not where a guard leads').toHaveURL(new RegExp(`${pathname}(\\?|$)`))
}

/** Takes the header away that opens the page anew, so that it stays under the eyes of axe. */
async function hold(page: Page, pathname: string): Promise<void> {
  await page.route(
    (url) => url.pathname === pathname,
    async (route) => {
      const response = await route.fetch()
      const { refresh: _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    },
  )
}

async function expectNarrow(page: Page): Promise<void> {
  const { wide, shown } = await page.locator('html').evaluate((root) => ({ wide: root.scrollWidth, shown: root.clientWidth }))
  expect(wide, 'width of the page').toBeLessThanOrEqual(shown)
}

/** No framework: enhance.js, device.js for those who are signed in, a small script of its own, and data for search engines. */
async function expectPlainPage(page: Page, { who, scripts: own = [] }: Screen & { who: keyof Past['cookies'] }): Promise<void> {
  const scripts = page.locator('script:not([type="application/ld+json"])')
  const expected = STUDENTS.includes(who) ? ['/enhance.js', '/device.js', ...own] : ['/enhance.js', ...own]
  expect(await scripts.evaluateAll((all) => all.map((script) => script.getAttribute('src')))).toEqual(expected)
  await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0)
}

async function expectAccessible(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  expect(await findings(page), where).toEqual([])
}

/** The other theme changes nothing but colors. */
async function expectColors(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  expect(await findings(page, 'color-contrast'), colorScheme).toEqual([])
}
