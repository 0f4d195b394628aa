/** Every link and every form of every screen leads to something; links of the specification that would not are absent and counted. */
import { matchRoutes } from '@remix-run/react'
import { beforeAll, expect, test } from 'vitest'
import { db } from '~/db.server'
import { paths } from '~/paths'
import table from '~/routes'
import { ADMIN_SCREENS } from '../../e2e/screens/admins'
import { GROUP_SCREENS } from '../../e2e/screens/groups'
import { type History, liveHistory } from '../../e2e/screens/history'
import { LATE_SCREENS, LEAVER_SCREENS, MEMBER_SCREENS } from '../../e2e/screens/money'
import { PARENT_SCREENS } from '../../e2e/screens/parents'
import { AFFILIATE_SCREENS, TUTOR_SCREENS } from '../../e2e/screens/partners'
import { WITHOUT_SCREEN } from '../../e2e/screens/screen'
import { STUDENT_SCREENS } from '../../e2e/screens/students/students'
import { VISITOR_SCREENS } from '../../e2e/screens/visitors'
import { ROUTES } from '../../support/application'
import { type Browser, logIn, openBrowser, type Page, signedIn, signedInPartner } from '../../support/browser'
import { MISSING_LINKS } from './missing-links'

const NOT_FOUND = '/*'
const MOST_OF_A_ROUTE = 5
const TABLE = ROUTES.map((route) => ({ path: route.pattern, handle: route }))

let history: History
let writing: string
const browsers: Record<string, Browser> = {}
/** By who asks, so that each address is asked for once. */
const answers = new Map<string, Promise<Page>>()

beforeAll(async () => {
  history = await liveHistory()
  browsers.visitor = openBrowser()
  browsers.student = await signIn(history.email)
  browsers.member = await signIn(history.memberEmail)
  browsers.leaver = await signIn(history.leaverEmail)
  browsers.late = await signIn(history.lateEmail)
  browsers.admin = await signIn(history.adminEmail)
  for (const audience of ['tutor', 'affiliate'] as const) browsers[audience] = (await signedInPartner({ audience })).browser
  browsers.parent = openBrowser()
  await browsers.parent.get(paths.family.link(history.parentToken))
  await browsers.parent.post(paths.family.link())

  const newcomer = await signedIn({ profile: null })
  await db.user.update({ where: { id: newcomer.student.id }, data: { isUsernameOpen: true } })
  browsers.newcomer = newcomer.browser
  writing = (await browsers.student.post(paths.learn.quiz('essay', 1), { beside: 'others' })).location ?? ''
})

/** What the journeys visit by tests of their own, and a page that is for someone else. */
const MORE_SCREENS = [
  { who: 'newcomer', title: 'username', at: () => paths.account.username() },
  { who: 'newcomer', title: 'welcome', at: () => paths.account.welcome() },
  { who: 'student', title: 'writing', at: () => writing },
  { who: 'student', title: 'forbidden', at: () => paths.admin.questionGenerator() },
]

const SCREENS: { who: string; route?: string; title: string; at: (history: History) => string }[] = [
  ...VISITOR_SCREENS.map((screen) => ({ ...screen, who: 'visitor' })),
  ...STUDENT_SCREENS.map((screen) => ({ ...screen, who: 'student' })),
  ...MEMBER_SCREENS.map((screen) => ({ ...screen, who: 'member' })),
  ...GROUP_SCREENS.map((screen) => ({ ...screen, who: 'member' })),
  ...LEAVER_SCREENS.map((screen) => ({ ...screen, who: 'leaver' })),
  ...LATE_SCREENS.map((screen) => ({ ...screen, who: 'late' })),
  ...ADMIN_SCREENS.map((screen) => ({ ...screen, who: 'admin' })),
  ...PARENT_SCREENS.map((screen) => ({ ...screen, who: 'parent' })),
  ...TUTOR_SCREENS.map((screen) => ({ ...screen, who: 'tutor' })),
  ...AFFILIATE_SCREENS.map((screen) => ({ ...screen, who: 'affiliate' })),
  ...MORE_SCREENS,
]

test.each(SCREENS)('$title: every link leads to a page, and to the part of it that it names', async ({ at, who }) => {
  const address = at(history)
  const page = await open(who, address)

  const links = addressesIn(page.text, 'a', 'href')
  expect(links).not.toEqual([])
  expect(links.filter((to) => !to.startsWith('#') && routeOf(to)?.pattern === NOT_FOUND)).toEqual([])
  const dead = await Promise.all(someOfEachRoute(links).map(async (to) => ((await isAlive(to, { who, address })) ? [] : [to])))
  expect(dead.flat()).toEqual([])
})

test.each(SCREENS)('$title: every form is sent to an address that takes it', async ({ at, who }) => {
  const address = at(history)
  const { text } = await open(who, address)

  for (const form of text.match(/<form\b.*?<\/form>/gs) ?? []) {
    const targets = [addressesIn(form, 'form', 'action')[0] ?? address, ...addressesIn(form, 'button', 'formAction')]
    const routes = targets.map(routeOf)
    expect(routes.map((route) => route?.pattern)).not.toContain(NOT_FOUND)
    if (/^<form[^>]* method="post"/i.test(form)) expect(routes.filter((route) => route && !('action' in route.module))).toEqual([])
  }
})

test('every page of routes.ts has an address in tests/e2e/screens/ at which it is looked at', () => {
  const visited = new Set(SCREENS.map(({ route }) => route))
  const missing = table
    .filter(({ file, path = '/' }) => file.endsWith('.tsx') && !visited.has(path) && !WITHOUT_SCREEN.test(path))
    .map(({ path }) => path)
  expect(missing).toEqual([])
})

test('the links of the specification that are still missing', () => {
  const lines = MISSING_LINKS.flatMap(({ to, places }) => places.map((place) => `  ${to.padEnd(32)}${place}`))
  process.stdout.write(`${MISSING_LINKS.length} pages that the specification links to are not built yet:\n${lines.join('\n')}\n`)

  const built = MISSING_LINKS.map(({ to }) => to).filter((to) => routeOf(to)?.pattern !== NOT_FOUND)
  expect(built, 'these exist by now: link them where the table says, and take their lines away').toEqual([])
})

async function signIn(email: string): Promise<Browser> {
  const browser = openBrowser()
  await logIn(browser, email)
  return browser
}

/** The screen itself: it may move what its address carries into a cookie, but no guard leads away from it. */
async function open(who: string, address: string): Promise<Page> {
  const page = await ask(who, address)
  if (!page.location) return page
  expect(page.location).toBe(address.split('?')[0])
  return open(who, page.location)
}

function ask(who: string, address: string): Promise<Page> {
  const key = `${who} ${address}`
  const answer = answers.get(key) ?? (browsers[who] ?? openBrowser()).get(address)
  answers.set(key, answer)
  return answer
}

/** Whether the link leads to a page, by way of redirects too, and the page has the part that the link names. */
async function isAlive(to: string, { who, address }: { who: string; address: string }): Promise<boolean> {
  const [path = '', part] = to.split('#')
  const page = await ask(who, path.startsWith('?') ? `${address.split('?')[0]}${path}` : path || address)
  if (page.location) return isAlive(page.location, { who, address })
  return (path === '' || page.status !== 404) && (!part || page.text.includes(` id="${part}"`))
}

/** The values of an attribute that are addresses of the product, each once. */
function addressesIn(html: string, element: string, attribute: string): string[] {
  const values = [...html.matchAll(new RegExp(`<${element}\\b[^>]*?\\s${attribute}="([^"]*)"`, 'gi'))].map(([, value = '']) => value)
  return [...new Set(values.map((value) => value.replaceAll('&amp;', '&')))].filter((value) => !/^[a-z]+:/.test(value))
}

/** Lists lead to hundreds of pages of one route; a few of them are opened. */
function someOfEachRoute(links: string[]): string[] {
  const opened = new Map<unknown, number>()
  return links.filter((to) => {
    const route = routeOf(to)
    const earlier = opened.get(route) ?? 0
    opened.set(route, earlier + 1)
    return !route?.pattern.includes(':') || earlier < MOST_OF_A_ROUTE
  })
}

const matched = new Map<string, ReturnType<typeof findRoute>>()

/** Matching an address reads all routes, and the same ones come again on every page. */
function routeOf(address: string) {
  const { pathname } = new URL(address, 'http://own')
  if (!matched.has(pathname)) matched.set(pathname, findRoute(pathname))
  return matched.get(pathname)
}

function findRoute(pathname: string) {
  return matchRoutes(TABLE, pathname)?.at(0)?.route.handle
}
