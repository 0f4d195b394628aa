/** A browser without scripts, as far as the application can tell: it keeps cookies, sends forms, and follows nothing by itself. */
import { createStudent, DEMO_PASSWORD, freshCode } from '../factories/accounts'
import { createPartner, type PartnerShape } from '../factories/partners'
import { send } from './application'
import { tokenMailedTo } from './post-office'

const ORIGIN = 'http://localhost:3000'

let visitors = 0

export interface Page {
  status: number
  headers: Headers
  /** Where a redirect leads, as path and query. */
  location: string | null
  text: string
}

/** What a form sends; a field that is undefined is not in it. */
export type Fields = Record<string, string | string[] | undefined> | [string, string][]

/** A new browser at a network address of its own, so that limits by address never join two tests. */
export function openBrowser(address = `visitor-${process.pid}-${++visitors}`) {
  const cookies = new Map<string, string>()

  return {
    address,
    cookies,
    cookie: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    get: (path: string) => request(path, {}),
    head: (path: string) => request(path, { method: 'HEAD' }),
    post: (path: string, fields: Fields = {}) => request(path, { method: 'POST', body: formOf(fields) }),
    /** Follows a mailed link, to the same page without its token where it leads there. */
    followLink: async (path: string) => {
      const first = await request(path, {})
      return first.location !== null && first.location === path.split('?')[0] ? request(first.location, {}) : first
    },
    /** A JSON call; `json` is its parsed answer. */
    call: async (path: string, body: unknown, method = 'POST') => {
      const page = await request(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
      return { ...page, json: JSON.parse(page.text) as Record<string, unknown> }
    },
    /** Any request, with this browser's cookies and address. */
    request,
    /** A second browser with the same cookies, such as a copied one. */
    copy: () => {
      const other = openBrowser()
      for (const [name, value] of cookies) other.cookies.set(name, value)
      return other
    },
  }

  async function request(path: string, init: RequestInit): Promise<Page> {
    const headers = new Headers(init.headers)
    headers.set('x-stanine-client', address)
    headers.set('user-agent', 'Mozilla/5.0 (test)')
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (init.method && init.method !== 'GET' && !headers.has('origin')) headers.set('origin', ORIGIN)
    headers.set('host', new URL(ORIGIN).host)

    const response = await send(new Request(new URL(path, ORIGIN), { ...init, headers }))
    for (const line of response.headers.getSetCookie()) keep(line)
    // Whatever a test is about: whoever is asked to wait is told for how long.
    if (response.status === 429 && !response.headers.get('retry-after')) throw new Error(`${path} answers 429 without Retry-After`)
    const location = response.headers.get('location') ?? response.headers.get('x-remix-redirect')
    return { status: response.status, headers: response.headers, location, text: await response.text() }
  }

  function keep(line: string) {
    const [pair = '', ...attributes] = line.split(';')
    const [name = '', value = ''] = pair.split(/=(.*)/)
    if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name)
    else cookies.set(name, value)
  }
}

export type Browser = ReturnType<typeof openBrowser>

/** A browser in which a new student has signed in through the form. */
export async function signedIn(shape: Parameters<typeof createStudent>[0] = {}) {
  const student = await createStudent(shape)
  const browser = openBrowser()
  await logIn(browser, student.email)
  return { student, browser }
}

/** A browser in which a new tutor or affiliate has signed in through the form. */
export async function signedInPartner(shape: PartnerShape) {
  const partner = await createPartner(shape)
  const browser = openBrowser()
  const page = await browser.post(`/${shape.audience}/login`, { email: partner.email, password: DEMO_PASSWORD })
  if (page.status !== 303) throw new Error(`sign-in answered ${page.status}`)
  return { partner, browser }
}

/** A browser in which a parent has followed a fresh link. */
export async function parentAt(email: string): Promise<Browser> {
  const browser = openBrowser()
  await browser.post('/family', { email })
  await browser.get(`/family/link?token=${await tokenMailedTo(email)}`)
  const { status, location } = await browser.post('/family/link')
  if (status !== 303 || location !== '/family') throw new Error(`the link to the parent’s page answered ${status}`)
  return browser
}

/** Signs in through the forms, with a code where one is asked for. */
export async function logIn(browser: Browser, email: string): Promise<Page> {
  const first = await browser.post('/login', { email, password: DEMO_PASSWORD })
  const page = first.location?.startsWith('/login/second-factor')
    ? await browser.post(first.location, { code: await freshCode(email) })
    : first
  if (page.status !== 303) throw new Error(`sign-in answered ${page.status}`)
  return page
}

function formOf(fields: Fields): URLSearchParams {
  if (Array.isArray(fields)) return new URLSearchParams(fields)
  const pairs = Object.entries(fields).flatMap(([name, value = []]) => [value].flat().map((one) => [name, one]))
  return new URLSearchParams(pairs)
}
