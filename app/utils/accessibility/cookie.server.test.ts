import { expect, test } from 'vitest'
import { accessibilityHeader, parseLooks, readAccessibilityCookie } from './cookie.server'
import { type AccessibilitySettings, classesOf, DEFAULT_SETTINGS, needsReadingSheet, USUAL_LOOKS } from './settings'

const ALL: AccessibilitySettings = {
  showButton: false,
  highContrast: true,
  text: 'largest',
  lines: 'wider',
  letters: 'wide',
  face: 'hyperlegible',
  ground: 'gray',
  isStill: true,
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
  expect(parseLooks({ text: 'huge', ground: 'dark', isStill: 'yes' })).toEqual({ ...USUAL_LOOKS, ground: 'dark' })
  expect(parseLooks('gray')).toEqual(USUAL_LOOKS)
})

test('back at the defaults the cookie is removed', async () => {
  expect(await accessibilityHeader(DEFAULT_SETTINGS)).toContain('Max-Age=0')
})

test('who chose nothing has no class and no sheet, and colors alone need no sheet', () => {
  expect(classesOf(USUAL_LOOKS)).toBeUndefined()
  expect(needsReadingSheet(USUAL_LOOKS)).toBe(false)
  expect(needsReadingSheet({ ...USUAL_LOOKS, ground: 'white', highContrast: true })).toBe(false)
  expect(needsReadingSheet(ALL)).toBe(true)
  expect(classesOf(ALL)).toBe('high-contrast larger-text text-largest lines-wider letters-wide face-hyperlegible ground-gray still')
})
