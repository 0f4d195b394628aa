import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '~/components/layout/accessibility-panel'
import { accessibilityHeader, changeSettings, readAccessibility } from './accessibility.server'

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('settings survive the trip through the cookie', async () => {
  const settings = { showButton: false, highContrast: true, largeText: true }
  const cookie = (await accessibilityHeader(settings)).split(';')[0] ?? ''
  expect(await readAccessibility(new Request('http://localhost/', { headers: { cookie } }))).toEqual(settings)
})

test('a broken cookie means the defaults', async () => {
  const request = new Request('http://localhost/', { headers: { cookie: 'stanine_accessibility=%7Bbroken' } })
  expect(await readAccessibility(request)).toEqual(DEFAULT_SETTINGS)
})

test('one switch changes one setting', () => {
  expect(changeSettings(DEFAULT_SETTINGS, formOf({ highContrast: 'on' }))).toEqual({ ...DEFAULT_SETTINGS, highContrast: true })
  expect(changeSettings({ ...DEFAULT_SETTINGS, largeText: true }, formOf({ largeText: 'off' }))).toEqual(DEFAULT_SETTINGS)
})

test('reset turns both switches off and leaves a hidden button hidden', () => {
  const settings = { showButton: false, highContrast: true, largeText: true }
  expect(changeSettings(settings, formOf({ reset: 'yes' }))).toEqual({ showButton: false, highContrast: false, largeText: false })
})

test('back at the defaults the cookie is removed', async () => {
  expect(await accessibilityHeader(DEFAULT_SETTINGS)).toContain('Max-Age=0')
})
