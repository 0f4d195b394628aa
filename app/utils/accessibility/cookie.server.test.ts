import { expect, test } from 'vitest'
import { accessibilityHeader, parseAppearance, readAccessibilityCookie } from './cookie.server'
import { type AccessibilitySettings, classesOf, DEFAULT_SETTINGS, needsReadingSheet, USUAL_APPEARANCE } from './settings'

const ALL: AccessibilitySettings = {
  showButton: false,
  highContrast: true,
  text: 'largest',
  lines: 'wider',
  letters: 'wide',
  typeface: 'hyperlegible',
  background: 'gray',
  reducedMotion: true,
}

function requestWith(cookie: string): Request {
  return new Request('http://localhost/', { headers: { cookie } })
}

test.each([ALL, { ...DEFAULT_SETTINGS, text: 'large' as const }])('settings survive the trip through the cookie', async (settings) => {
  const [cookie = ''] = (await accessibilityHeader(settings)).split(';')
  expect(await readAccessibilityCookie(requestWith(cookie))).toEqual(settings)
})

test('a broken cookie means the defaults', async () => {
  expect(await readAccessibilityCookie(requestWith('stanine_accessibility=%7Bbroken'))).toEqual(DEFAULT_SETTINGS)
})

test('what is unknown is as usual, and leaves the rest', () => {
  expect(parseAppearance({ text: 'huge', background: 'dark', reducedMotion: 'yes' })).toEqual({ ...USUAL_APPEARANCE, background: 'dark' })
  expect(parseAppearance('gray')).toEqual(USUAL_APPEARANCE)
})

test('back at the defaults the cookie is removed', async () => {
  expect(await accessibilityHeader(DEFAULT_SETTINGS)).toContain('Max-Age=0')
})

test('who chose nothing has no class and no sheet, and colors alone need no sheet', () => {
  expect(classesOf(USUAL_APPEARANCE)).toBeUndefined()
  expect(needsReadingSheet(USUAL_APPEARANCE)).toBe(false)
  expect(needsReadingSheet({ ...USUAL_APPEARANCE, background: 'white', highContrast: true })).toBe(false)
  expect(needsReadingSheet(ALL)).toBe(true)
  expect(classesOf(ALL)).toBe(
    'high-contrast larger-text text-largest lines-wider letters-wide typeface-hyperlegible background-gray reduced-motion',
  )
})
