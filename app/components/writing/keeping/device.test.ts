/** What the device keeps of a writing, and that broken or foreign entries harm nobody. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetText, keepText, keptText, textKey } from './device'
import { newSheet } from './state'

const KEY = textKey('ada', 'essay')
const stored = { body: 'It began.', promptId: 'one', revision: 3, savedBy: null, saveNumber: 0 }
const sheet = newSheet({ page: 'page', stored, longest: 100 })
let entries: Map<string, string>

beforeEach(() => {
  entries = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => entries.set(name, text),
    removeItem: (name: string) => entries.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a text is kept by account and writing, with what its page knew', () => {
  keepText(KEY, sheet, 5)
  expect(keptText(KEY)).toEqual({ body: 'It began.', promptId: 'one', page: 'page', number: 0, seen: 3, writtenAt: 5 })
  expect(keptText(textKey('bob', 'essay'))).toBeNull()
  forgetText(KEY)
  expect(entries.size).toBe(0)
})

test.each(['', '{', 'null', '[]', '{"body":1}', '{"body":"a","promptId":"b","page":"c","number":"1","seen":0,"writtenAt":0}'])(
  'an entry that says %j is passed over, and may be taken away',
  (text) => {
    entries.set(KEY, text)
    expect(keptText(KEY)).toBeNull()
    forgetText(KEY, { page: 'page', body: '', promptId: '' })
    expect(entries.size).toBe(0)
  },
)

test('when there is no space for the new text, the old one does not pass for it', () => {
  keepText(KEY, sheet, 5)
  vi.stubGlobal('localStorage', { ...localStorage, setItem: refuse })
  keepText(KEY, sheet, 6)
  expect(entries.size).toBe(0)
})

test('a browser that keeps nothing throws nothing', () => {
  vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, removeItem: refuse })
  keepText(KEY, sheet, 5)
  expect(keptText(KEY)).toBeNull()
  forgetText(KEY)
})

function refuse(): never {
  throw new Error('SecurityError')
}
