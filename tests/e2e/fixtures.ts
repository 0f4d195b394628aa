/** What every journey stands on: the product's address, an eye on everything the browser complains about, students, and sign-in. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type AccountShape, createStudent, DEMO_PASSWORD, freshCode } from '../factories/accounts'

export { expect }

/** The browser's word for an answer of 400 or more, or for a lost line. Both are judged by the answers themselves, below. */
const ANSWER_NOTICE = /^Failed to load resource/

type Student = Awaited<ReturnType<typeof createStudent>>

interface Journey {
  /** Everything that went wrong in this test's browsers; a test fails when something is left in it. */
  complaints: string[]
  /** Another browser: no cookies, the same watch. */
  otherBrowser: () => Promise<Page>
  /** Makes a student (see the factory) and signs them in, without a page: what the form does is the matter of journeys of its own. */
  signedIn: (shape?: AccountShape) => Promise<Student>
}

export const test = base.extend<Journey>({
  // A value and not a function: Playwright would ask a function for its fixtures.
  baseURL: process.env.APP_URL,

  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      watch(context, complaints)
      await use(complaints)
      expect(complaints, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],

  otherBrowser: async ({ browser, contextOptions, baseURL, javaScriptEnabled, complaints }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL, javaScriptEnabled })
      contexts.push(context)
      watch(context, complaints)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },

  signedIn: async ({ context, baseURL }, use) => {
    await use(async (shape) => {
      const student = await createStudent(shape)
      const form = { email: student.email, password: DEMO_PASSWORD }
      const answer = await context.request.post('/login', { form, headers: { Origin: baseURL ?? '' }, maxRedirects: 0 })
      expect(answer.status(), 'the sign-in').toBe(303)
      if (shape?.hasSecondFactor ?? shape?.role === 'admin') {
        const second = { form: { code: await freshCode(student.email) }, headers: { Origin: baseURL ?? '' }, maxRedirects: 0 }
        expect((await context.request.post('/login/second-factor', second)).status(), 'its code').toBe(303)
      }
      return student
    })
  },
})

/** Fills the sign-in form and sends it; where it leads is for the caller to check. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login')
  await fillSignIn(page, email, password)
}

/** The same, where the form stands already. */
export async function fillSignIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** The second step, for an account with a second factor. */
export async function enterCode(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.getByLabel('Code').fill(await freshCode(email))
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** The status of the document that the next step brings: a form sent, a link followed. */
export async function statusAfter(page: Page, step: () => Promise<unknown>): Promise<number> {
  const isPost = page.waitForResponse((response) => response.request().method() === 'POST')
  await step()
  return (await isPost).status()
}

function watch(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' && !ANSWER_NOTICE.test(message.text())) complaints.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => complaints.push(`page: ${error.error().message}`))
  context.on('response', (response) => {
    const { status, type } = { status: response.status(), type: response.request().resourceType() }
    // Pages and the calls of their scripts may refuse (400, 403, 404); nothing may break, and no file may be missing.
    const isPage = type === 'document' || type === 'fetch' || type === 'xhr'
    if (status >= 500 || (status >= 400 && !isPage)) complaints.push(`${status} ${response.url()}`)
  })
}

/** The message that the last action left behind; the question page has other places that speak, too. */
export function flashMessage(page: Page) {
  return page.locator('.flash')
}
