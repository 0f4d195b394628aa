/** How pages are shown: kept in a browser, and with the account on every device of it. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { logIn, openBrowser, signedIn } from '../../support/browser'
import { openWalker, type Walker } from '../../support/walker'

const CHOSEN = { 'Text size': 'largest', Typeface: 'hyperlegible', 'Space between lines': 'wide', Background: 'gray' }

function rootClass(html: string): string {
  return /<html [^>]*?class="([^"]*)"/.exec(html)?.[1] ?? ''
}

async function classesAt(walker: Walker, path: string): Promise<string> {
  await walker.goto(path)
  return rootClass(walker.html())
}

test('what a visitor chooses holds on every page of this browser, and one button takes all of it back', async () => {
  const walker = openWalker()
  await walker.goto('/')
  await walker.follow('Accessibility')
  walker.fill({ ...CHOSEN, Motion: 'off' })
  await walker.press('Save')
  expect([walker.at(), walker.status()]).toEqual(['/accessibility', 200])
  expect(walker.text()).toContain('Every page is shown this way from now on.')
  expect(walker.field('Text size').value).toBe('largest')

  expect(await classesAt(walker, '/contact')).toBe(
    'larger-text text-largest lines-wide typeface-hyperlegible background-gray reduced-motion',
  )
  expect(walker.html()).toContain('<meta name="theme-color" content="#dcdddd"/>')

  await walker.goto('/accessibility')
  await walker.press('Reset to default settings')
  expect(await classesAt(walker, '/contact')).toBe('')
  expect([...walker.browser.cookies.keys()]).not.toContain('stanine_accessibility')
})

test('only whoever chose the second typeface is sent to fetch it', async () => {
  const walker = openWalker()
  await walker.goto('/')
  expect(walker.html()).not.toMatch(/hyperlegible/)
  await walker.goto('/accessibility')
  walker.fill({ Typeface: 'hyperlegible' })
  await walker.press('Save')
  expect(walker.html()).toMatch(/<link rel="preload" as="font"[^>]+hyperlegible/)
})

test('what is chosen on one device is shown on every device of the account, and hiding the panel’s button is not', async () => {
  const { student, browser } = await signedIn()
  const walker = openWalker(browser)
  await walker.goto('/profile')
  await walker.follow('Accessibility')
  walker.fill(CHOSEN)
  await walker.press('Save')
  expect(walker.at()).toBe('/profile/accessibility')
  await browser.post('/accessibility/panel', { confirm: 'hide' })

  const other = openBrowser()
  await logIn(other, student.email)
  const page = await other.get('/dashboard')
  expect(rootClass(page.text)).toBe('larger-text text-largest lines-wide typeface-hyperlegible background-gray')
  expect(page.text).toContain('aria-label="Accessibility"')
  expect((await browser.get('/dashboard')).text).not.toContain('<summary aria-label="Accessibility"')
})

test('an account that never chose is shown what its browser keeps, and one that chose is not', async () => {
  const walker = openWalker()
  await walker.goto('/accessibility')
  walker.fill({ Background: 'dark' })
  await walker.press('Save')
  const { student } = await signedIn()
  await logIn(walker.browser, student.email)
  expect(await classesAt(walker, '/dashboard')).toBe('background-dark')

  await walker.goto('/profile/accessibility')
  walker.fill({ Background: 'device' })
  await walker.press('Save')
  await walker.browser.copy().post('/logout')
  await logIn(walker.browser, student.email)
  expect(await classesAt(walker, '/dashboard')).toBe('')
})

test('what one account chose in this browser is not shown to another, nor stored with it', async () => {
  const first = await signedIn()
  const walker = openWalker(first.browser)
  await walker.goto('/profile/accessibility')
  walker.fill(CHOSEN)
  await walker.press('Save')
  await walker.browser.copy().post('/logout')
  // Nobody is signed in: whoever set it can still read the page to log in.
  expect(await classesAt(walker, '/login')).toContain('text-largest')

  const { student: sibling } = await signedIn()
  await logIn(walker.browser, sibling.email)
  expect(await classesAt(walker, '/dashboard')).toBe('')
  await walker.press('High Contrast')
  const { accessibility } = await db.user.findUniqueOrThrow({ where: { id: sibling.id } })
  expect(accessibility).toMatchObject({ highContrast: true, text: 'normal', background: 'device' })
})

test('the panel and the page speak of the same settings', async () => {
  const { student, browser } = await signedIn()
  const walker = openWalker(browser)
  await walker.goto('/profile/accessibility')
  walker.fill({ 'Text size': 'large', Background: 'white' })
  await walker.press('Save')
  expect(walker.html()).toMatch(/aria-checked="true"[^>]*name="largeText"|name="largeText"[^>]*aria-checked="true"/)

  await walker.press('High Contrast')
  expect(walker.field('Contrast').value).toBe('high')
  await walker.press('Larger Text')
  expect(walker.field('Text size').value).toBe('normal')
  await walker.press('Larger Text')
  expect(walker.field('Text size').value).toBe('larger')

  await walker.press('Reset to Default')
  expect([walker.field('Text size').value, walker.field('Contrast').value]).toEqual(['normal', 'usual'])
  // The panel takes back its own two and nothing else.
  expect(walker.field('Background').value).toBe('white')
  const { accessibility } = await db.user.findUniqueOrThrow({ where: { id: student.id } })
  expect(accessibility).toMatchObject({ background: 'white', text: 'normal', highContrast: false })
})

test('a choice that does not exist is refused and changes nothing', async () => {
  const { student, browser } = await signedIn()
  const fields = {
    text: 'huge',
    lines: 'normal',
    letters: 'normal',
    typeface: 'usual',
    background: 'dark',
    contrast: 'usual',
    motion: 'usual',
  }
  const page = await browser.post('/profile/accessibility', fields)
  expect(page.status).toBe(400)
  expect(page.text).toContain('Please choose one of these')
  expect((await browser.post('/profile/accessibility', { ...fields, text: 'large', role: 'admin' })).status).toBe(400)
  expect((await db.user.findUniqueOrThrow({ where: { id: student.id } })).accessibility).toBeNull()
})
