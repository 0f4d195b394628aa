/** What the device keeps of a section, and that broken or foreign entries harm nobody. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceKey, forget, keep, keepsOnDevice, keptOn } from './device'

const KEY = deviceKey('ada', 'sitting')
const mark = (choice: number | null, changedAt: number) => ({ choice, struck: [1], flagged: true, changedAt })
/** As in browsers, the entries are the storage's own properties. */
const METHODS = {
  getItem(this: Record<string, string>, name: string) {
    return this[name] ?? null
  },
  setItem(this: Record<string, string>, name: string, text: string) {
    this[name] = text
  },
  removeItem(this: Record<string, string>, name: string) {
    delete this[name]
  },
}
let entries: Record<string, string>

beforeEach(() => {
  entries = Object.create(METHODS)
  vi.stubGlobal('localStorage', entries)
})
afterEach(() => vi.unstubAllGlobals())

test('a mark is kept by account, section and question, and goes when the server has it', () => {
  keep(KEY, 3, mark(2, 10))
  keep(deviceKey('ada', 'other'), 3, mark(4, 10))
  keep(deviceKey('bob', 'sitting'), 3, mark(0, 10))
  expect(keptOn(KEY)).toEqual({ 3: mark(2, 10) })
  forget(KEY, 3, 10)
  expect(keptOn(KEY)).toEqual({})
  expect(Object.keys(entries)).toHaveLength(2)
})

test('what another window has changed since stays', () => {
  keep(KEY, 3, mark(2, 20))
  forget(KEY, 3, 10)
  expect(keptOn(KEY)).toEqual({ 3: mark(2, 20) })
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"choice":"2"}',
  '{"choice":1,"struck":1,"flagged":true,"changedAt":1}',
  '{"choice":1,"struck":[],"flagged":true}',
])('an entry that says %j is passed over, and may be taken away', (text) => {
  entries[`${KEY}1`] = text
  expect(keptOn(KEY)).toEqual({})
  forget(KEY, 1, 0)
  expect(Object.keys(entries)).toEqual([])
})

test('a browser that keeps nothing throws nothing', () => {
  vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, removeItem: refuse })
  keep(KEY, 1, mark(1, 1))
  forget(KEY, 1, 1)
  expect(keepsOnDevice()).toBe(false)
})

function refuse(): never {
  throw new Error('SecurityError')
}
