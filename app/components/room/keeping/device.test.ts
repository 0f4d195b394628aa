/** What the device keeps of a section, and that broken or foreign entries harm nobody. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceKey, forget, keep, keepsOnDevice, keptOn, passageEntry } from './device'

const KEY = deviceKey('ada', 'sitting')
const NOTHING = { marks: {}, highlights: {} }
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
  keep(KEY, '3', mark(2, 10))
  keep(deviceKey('ada', 'other'), '3', mark(4, 10))
  keep(deviceKey('bob', 'sitting'), '3', mark(0, 10))
  expect(keptOn(KEY)).toEqual({ ...NOTHING, marks: { 3: mark(2, 10) } })
  forget(KEY, '3', 10)
  expect(keptOn(KEY)).toEqual(NOTHING)
  expect(Object.keys(entries)).toHaveLength(2)
})

test('what another window has changed since stays', () => {
  keep(KEY, '3', mark(2, 20))
  forget(KEY, '3', 10)
  expect(keptOn(KEY)).toEqual({ ...NOTHING, marks: { 3: mark(2, 20) } })
})

test('highlights are kept beside the marks, by passage, and go in the same way', () => {
  const highlights = { sentences: [0, 12], changedAt: 20 }
  keep(KEY, passageEntry('u01'), highlights)
  keep(KEY, '3', mark(2, 20))
  keep(deviceKey('bob', 'sitting'), passageEntry('u01'), highlights)
  expect(keptOn(KEY)).toEqual({ marks: { 3: mark(2, 20) }, highlights: { u01: highlights } })
  forget(KEY, passageEntry('u01'), 10)
  expect(keptOn(KEY).highlights).toEqual({ u01: highlights })
  forget(KEY, passageEntry('u01'), 20)
  expect(keptOn(KEY).highlights).toEqual({})
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"choice":"2"}',
  '{"choice":1,"struck":1,"flagged":true,"changedAt":1}',
  '{"choice":1,"struck":[],"flagged":true}',
  '{"sentences":3,"changedAt":1}',
  '{"sentences":[3]}',
])('an entry that says %j is passed over, and may be taken away', (text) => {
  for (const name of ['1', passageEntry('u01')]) {
    entries[KEY + name] = text
    expect(keptOn(KEY)).toEqual(NOTHING)
    forget(KEY, name, 0)
  }
  expect(Object.keys(entries)).toEqual([])
})

test('a browser that keeps nothing throws nothing', () => {
  vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, removeItem: refuse })
  keep(KEY, '1', mark(1, 1))
  forget(KEY, '1', 1)
  expect(keepsOnDevice()).toBe(false)
})

function refuse(): never {
  throw new Error('SecurityError')
}
