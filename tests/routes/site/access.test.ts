/** Every route against the table of who may open what: as a document, as `.data`, as `?_data`, as one route's data, and as a POST. */
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { startWriting } from '~/models/writing/writing.server'
import { childWithParent } from '../../factories/full/families'
import { pacedDrillOf, startedDrill } from '../../factories/practice/drills'
import { writeEssay } from '../../factories/practice/essays'
import { readPassage } from '../../factories/practice/readings'
import { talkOf } from '../../factories/practice/talks'
import { sitQuiz, UNLIMITED } from '../../factories/sittings'
import { startWholeTest } from '../../factories/whole-tests/begun'
import { sitWholeTest } from '../../factories/whole-tests/over'
import { ROUTES, type RouteLine } from '../../support/application'
import { type Browser, openBrowser, type Page, parentAt, signedIn, signedInPartner } from '../../support/browser'
import { ACCESS } from './access-table'
import type { Access, Guard } from './access-words'

/** A first name that no page prints by itself. */
const MARKER = 'Zephyrine'
const records = {
  SITTING: '',
  ENDED: '',
  MISTAKE: '',
  PRACTICE: '',
  DRILL: '',
  PACED: '',
  TWINS: '',
  READING: '',
  TALK: '',
  ESSAY: '',
  WORKSHOP: '',
  TEST: '',
  OVER: '',
  CHILD: '',
}
let owner: Browser
let stranger: Browser
let newcomer: Browser
let admin: Browser
let tutor: Browser
let affiliate: Browser
let parent: Browser
let otherParent: Browser

beforeAll(async () => {
  const signed = await signedIn({ firstName: MARKER, tier: 'premium_annual' })
  owner = signed.browser
  stranger = (await signedIn()).browser
  newcomer = (await signedIn({ profile: null })).browser
  admin = (await signedIn({ role: 'admin' })).browser
  tutor = (await signedInPartner({ audience: 'tutor', firstName: MARKER })).browser
  affiliate = (await signedInPartner({ audience: 'affiliate', firstName: MARKER })).browser

  const [child, otherChild] = [await childWithParent(MARKER), await childWithParent('Robin')]
  records.CHILD = child.consentId
  parent = await parentAt(child.parentEmail)
  otherParent = await parentAt(otherChild.parentEmail)

  const quiz = { userId: signed.student.id, level: 'isee-upper', subject: 'mathematics_achievement' } as const
  records.ENDED = await sitQuiz({ ...quiz, number: 1, at: new Date(), choose: ({ answer }) => (answer + 1) % 4 })
  records.SITTING = await sitQuiz({ ...quiz, number: 3, at: new Date(), choose: () => null, stopAfter: 0 })
  const mistake = await db.wrongAnswer.findFirstOrThrow({ where: { studentId: quiz.userId } })
  records.MISTAKE = mistake.id
  const practice = await owner.post('/premium/interactive-quiz', { subject: 'mathematics_achievement' })
  records.PRACTICE = practice.location?.split('/').at(-1) ?? ''
  records.PACED = await pacedDrillOf({ userId: quiz.userId, at: new Date(), steps: [{ seconds: 0, choose: ({ answer }) => answer }] })
  records.DRILL = await startedDrill({ userId: quiz.userId, at: new Date() })
  const twins = await owner.post('/premium/twins', { mistake: mistake.id })
  records.TWINS = twins.location?.split('/').at(-1) ?? ''
  records.TALK = await talkOf(quiz.userId)
  records.READING = await readPassage({ userId: quiz.userId, level: 'isee-upper', passageId: 'u02' })
  const writer = { id: quiz.userId, membership: UNLIMITED, profile: { timePercent: 100 } }
  const writing = await startWriting(writer, { level: 'isee-upper', subject: 'essay', number: 2, isBesideOthers: true })
  if (!('id' in writing)) throw new Error('a member without limits met one')
  records.ESSAY = writing.id
  records.WORKSHOP = await writeEssay({ userId: quiz.userId, submittedAt: new Date() })
  // On paper, so that its first step, the writing, has the page for writing by hand.
  const choice = { mode: 'practice', place: 'paper' } as const
  records.TEST = await startWholeTest({ userId: quiz.userId, level: 'ssat-middle', at: new Date(), choice })
  records.OVER = await sitWholeTest({ userId: quiz.userId, level: 'isee-upper' })
})

test('every line of routes.ts has its line in the table, and the other way round', () => {
  expect(Object.keys(ACCESS).sort()).toEqual(ROUTES.map(({ pattern }) => pattern).sort())
})

const LINES = ROUTES.flatMap((route) => {
  const access = ACCESS[route.pattern]
  return access ? [{ ...route, access }] : []
})

describe.each(LINES)('$pattern', (line) => {
  const { access, id, module } = line

  test('has a title, unless it is a resource', () => {
    expect('meta' in module && 'default' in module).toBe(!access.isResource)
  })

  test('answers people who are not signed in', async () => {
    const browser = openBrowser()
    const path = addressOf(line)
    const page = await browser.get(path)
    const pages = [page, ...(await asData(browser, line))]
    for (const one of pages) {
      expectGuarded(one, path, 'anonymous', access)
      expect(one.text).not.toContain(MARKER)
    }
    expect(access.isResource || page.text === '' || page.text.includes('<html')).toBe(true)
  })

  test('answers the student whose records are asked for', async () => {
    const path = addressOf(line)
    for (const page of [await owner.get(path), ...(await asData(owner, line))]) expectGuarded(page, path, 'student', access)
  })

  test('opens to an admin where the table says so, and a student changes nothing there', async () => {
    if (access.guard !== 'admin') return
    const path = addressOf(line)
    for (const page of [await admin.get(path), ...(await asData(admin, line))]) expectGuarded(page, path, 'admin', access)
    if (access.post) for (const address of [path, dataPath(path)]) expect((await owner.post(address)).status).toBe(403)
  })

  test('opens to a tutor and to an affiliate what is theirs or everybody’s, and nothing else', async () => {
    const path = addressOf(line)
    for (const [who, browser] of [['tutor', tutor] as const, ['affiliate', affiliate] as const]) {
      const pages = [await browser.get(path), ...(await asData(browser, line))]
      for (const page of pages) expectDoorGuarded(page, path, who, access)
      if (access.post && access.post !== 'public' && access.door !== who) {
        expectPostGuarded(await browser.post(path), access)
        if (!access.isResource) expectPostGuarded(await browser.post(dataPath(path)), access)
      }
    }
  })

  test('opens a child’s page to the parent who agreed, is not found by another parent, and opens nothing else to either', async () => {
    const path = addressOf(line)
    const read = async (browser: Browser) => [await browser.get(path), ...(await asData(browser, line))]
    const older = withQuery(path, '_data', id)
    if (access.guard === 'parent') {
      for (const { status } of await read(parent)) expect(status).toBe(access.status ?? 200)
      for (const page of [...(await read(otherParent)), await otherParent.get(older)])
        expect([page.status, hasMarker(page)]).toEqual([404, false])
      const written = access.post ? [404] : [405]
      const sent = [await otherParent.post(path), await jsonTo(otherParent, path), await otherParent.post(older)]
      if (!access.isResource) sent.push(await otherParent.post(dataPath(path)))
      for (const page of sent) expect([written.includes(page.status), hasMarker(page)], `${page.status}`).toEqual([true, false])
    } else if (isAway(access.guard, 'anonymous')) {
      for (const page of await read(parent)) expectGuarded(page, path, 'anonymous', access)
    }
  })

  test('answers another student and an admin with 404 where the records are not theirs', async () => {
    for (const browser of [stranger, admin]) {
      for (const page of [await browser.get(addressOf(line)), ...(await asData(browser, line))]) {
        expect(page.status).toBeLessThan(500)
        if (access.isOwned) expect(page.status).toBe(404)
        if (!access.listsPeople || browser === stranger) expect(page.text).not.toContain(MARKER)
      }
    }
  })

  // Remix half supports this older address and may stumble over what a loader returns, but it runs the loader: the guard must hold.
  test('gives nothing away to `?_data`', async () => {
    const path = addressOf(line)
    const browsers = [openBrowser(), ...(access.isOwned ? [stranger, admin] : [])]
    for (const browser of browsers) {
      const page = await browser.get(withQuery(path, '_data', id))
      expect(page.text).not.toContain(MARKER)
      if (isAway(access.guard, 'anonymous') && browser === browsers[0]) expectGuarded(page, path, 'anonymous', access)
      if (access.isOwned && browser !== browsers[0]) expect(page.status).toBe(404)
    }
  })

  test('answers `?_data` and a JSON body of every role as it answers the page and its form', async () => {
    const path = addressOf(line)
    for (const [who, browser] of [['anonymous', openBrowser()] as const, ['tutor', tutor] as const, ['affiliate', affiliate] as const]) {
      const isAtHome = access.door !== undefined && access.door === who
      const page = await browser.get(withQuery(path, '_data', id))
      expect(page.text).not.toContain(isAtHome || access.guard === 'public' ? '\u0000' : MARKER)
      if (!isAtHome && isAway(access.guard, 'anonymous')) expectGuarded(page, path, 'anonymous', access)
      if (isAtHome) continue
      for (const address of [path, withQuery(path, '_data', id)]) {
        const answer = await jsonTo(browser, address)
        // Remix itself may stumble over the older address.
        if (address === path) expect(answer.status).toBeLessThan(500)
        expectPostGuarded(answer, access)
      }
    }
    for (const address of [path, withQuery(path, '_data', id)]) {
      const read = await stranger.get(address)
      expect(read.text).not.toContain(MARKER)
      if (access.guard === 'admin') expect(read.status).toBe(403)
      // What everybody may send logs out, too.
      if (!access.post || access.post === 'public') continue
      const written = await jsonTo(stranger, address)
      expect(written.text).not.toContain(MARKER)
      if (access.guard === 'admin') expect(written.status).toBe(403)
      // Refused, not found, or led away.
      if (access.isOwned) expect([...REDIRECTS, 303, 400, 403, 404, 409, 415]).toContain(written.status)
    }
  })

  test('asks a student without a profile for it first, where it needs one', async () => {
    const page = await newcomer.get(addressOf(line))
    if (access.guard === 'profile') expect(page.location).toMatch(/^\/welcome\?redirectTo=/)
    else expect(page.location ?? '').not.toMatch(/^\/welcome/)
  })

  test('takes a POST only where the table says so, from whom it says', async () => {
    const browser = openBrowser()
    const path = addressOf(line)
    const pages = [await browser.post(path), ...(access.isResource ? [] : [await browser.post(dataPath(path))])]
    for (const page of pages) {
      expect(page.status).toBeLessThan(500)
      expectPostGuarded(page, access)
    }
    expectPostGuarded(await browser.post(withQuery(path, '_data', id)), access)
  })
})

function jsonTo(browser: Browser, address: string): Promise<Page> {
  return browser.request(address, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
}

const hasMarker = ({ text }: Page) => text.includes(MARKER)

/** The ways to ask for the data of a page without the page. */
function asData(browser: Browser, line: RouteLine & { access: Access }): Promise<Page[]> {
  if (line.access.isResource || !('loader' in line.module)) return Promise.resolve([])
  const path = dataPath(addressOf(line))
  return Promise.all([path, withQuery(path, '_routes', line.id)].map((address) => browser.get(address)))
}

function dataPath(path: string): string {
  const url = new URL(path, 'http://own')
  return `${url.pathname === '/' ? '/_root' : url.pathname}.data${url.search}`
}

function withQuery(path: string, name: string, value: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`
}

function addressOf({ pattern, access }: { pattern: string; access: Access }): string {
  const path = access.path ?? pattern
  return Object.entries(records).reduce((text, [word, id]) => text.replace(word, id), path)
}

function isAway(guard: Guard, who: 'anonymous' | 'student'): boolean {
  if (guard === 'partner' || guard === 'applicant') return true
  if (guard === 'second step' || guard === 'parent') return true
  return who === 'anonymous' ? guard === 'student' || guard === 'profile' || guard === 'admin' : guard === 'visitor'
}

// 202 and 204 are how Remix hands a redirect to its own scripts.
const REDIRECTS = [301, 302, 202, 204]

function expectGuarded(page: Page, path: string, who: 'anonymous' | 'student' | 'admin', access: Access): void {
  const { guard, door, status = 200 } = access
  // A student is a stranger at another door.
  if (door && who === 'student') {
    expectGuarded(page, path, 'anonymous', access)
    return
  }
  if (who !== 'admin' && isAway(guard, who)) {
    expect(REDIRECTS).toContain(page.status)
    const login = `${door ? `/${door}` : ''}/login?redirectTo=${encodeURIComponent(path)}`
    const back = guard === 'second step' ? `${door ? `/${door}` : ''}/login` : login
    const away = who === 'anonymous' ? back : '/dashboard'
    expect(page.location).toMatch(guard === 'parent' ? '/family' : away)
    return
  }
  const expected = who === 'student' && guard === 'admin' ? 403 : who === 'student' && path === '/api/me' ? 200 : status
  expect(expected === 302 ? REDIRECTS : [expected]).toContain(page.status)
  expect(page.location ?? '').not.toMatch(/^\/login/)
}

/** A tutor or an affiliate: at the own door at home, at every other a stranger. */
function expectDoorGuarded(page: Page, path: string, who: 'tutor' | 'affiliate', access: Access): void {
  const { guard, door, status = 200 } = access
  if (door !== who) expectGuarded(page, path, 'anonymous', access)
  else if (guard === 'visitor' || guard === 'second step')
    expect(page.location).toBe(who === 'tutor' ? '/tutor-dashboard' : '/affiliate/dashboard')
  else expect(status === 302 ? REDIRECTS : [status]).toContain(page.status)
}

function expectPostGuarded(page: Page, { post, door, isResource }: Access): void {
  expect(page.text).not.toContain(MARKER)
  if (!post && isResource) expect(JSON.parse(page.text)).toEqual({ message: 'This call takes GET.' })
  if (!post) expect(page.status).toBe(405)
  else if (post === 'parent') expect(page.location).toBe('/family')
  else if (post === 'public') expect(page.location ?? '').not.toMatch(/^\/login\?/)
  else expect(page.location).toMatch(door ? new RegExp(`^/${door}/login`) : /^\/login(\?|$)/)
}
