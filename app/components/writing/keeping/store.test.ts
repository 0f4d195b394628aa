/** The writing's store in a browser of plain objects: what goes to the server and when, and what the device keeps meanwhile. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepText, textKey } from './device'
import { newSheet, type TextSave } from './state'
import { createWritingStore } from './store'

const KEY = textKey('ada', 'essay')
const stored = { body: '', promptId: 'one', revision: 0, savedBy: null, saveNumber: 0 }
let entries: Map<string, string>
let sent: TextSave[]
let answer: () => Response | Promise<Response>

beforeEach(() => {
  vi.useFakeTimers()
  entries = new Map()
  sent = []
  answer = () => Response.json({ state: 'saved' })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => entries.set(name, text),
    removeItem: (name: string) => entries.delete(name),
  })
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: Blob }) => {
    sent.push(JSON.parse(await body.text()))
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const opened = (key: string | null = KEY) =>
  createWritingStore({ sheet: newSheet({ page: 'page-name', stored, longest: 1_000 }), essayId: 'essay', key })
const type = (store: ReturnType<typeof opened>, body: string) => store.tell({ type: 'typed', text: { body } })

test('37 words in 20 seconds are saved at least three times, and the device keeps nothing when the server has all', async () => {
  const store = opened()
  for (let word = 1; word <= 37; word++) {
    type(store, `${store.get().text.body} word`)
    await vi.advanceTimersByTimeAsync(540)
  }
  expect(sent.length).toBeGreaterThanOrEqual(3)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent.at(-1)?.body).toBe(store.get().text.body)
  expect(entries.size).toBe(0)
})

test('the device keeps each stroke until the server has it, by account and writing', async () => {
  const store = opened()
  answer = () => Promise.reject(new TypeError('no line'))
  type(store, 'A spoon.')
  expect(JSON.parse(entries.get('stanine-room:ada:essay:text') ?? '')).toMatchObject({ body: 'A spoon.', page: 'page-name', seen: 0 })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(sent.length).toBeGreaterThan(5)
  expect(store.get().trouble).toBe('offline')
  answer = () => Response.json({ state: 'saved' })
  await vi.advanceTimersByTimeAsync(4_000)
  expect(store.get().trouble).toBeNull()
  expect(entries.size).toBe(0)
})

test('where the device may keep nothing, it is never written', async () => {
  const store = opened(null)
  answer = () => Promise.reject(new TypeError('no line'))
  type(store, 'A spoon.')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(entries.size).toBe(0)
})

test('when the server says that a parent has to agree, the copy goes at once and none follows', async () => {
  const store = opened()
  answer = () => Response.json({ state: 'needs-parent' }, { status: 403 })
  type(store, 'A spoon.')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(store.get()).toMatchObject({ phase: 'closed', closing: 'needs-parent' })
  type(store, 'A spoon, and more.')
  expect(entries.size).toBe(0)
})

test('a page that leaves sends at once what is unsent, and nothing twice', async () => {
  const store = opened()
  type(store, 'A spoon.')
  store.tell({ type: 'flush', isLeaving: true })
  store.tell({ type: 'flush', isLeaving: true })
  await vi.advanceTimersByTimeAsync(1)
  expect(sent.map(({ body }) => body)).toEqual(['A spoon.'])
})

test('the entry of another window stays when this one is saved', async () => {
  const store = opened()
  type(store, 'Mine.')
  keepText(KEY, { ...store.get(), page: 'other window', text: { body: 'Theirs.', promptId: 'one' } }, 1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent).toHaveLength(1)
  expect(entries.size).toBe(1)
})

test('an offered text stays on the device until somebody has chosen', async () => {
  keepText(KEY, { ...opened().get(), page: 'gone', seen: 7, text: { body: 'Kept.', promptId: 'one' } }, 1)
  const store = opened()
  const copy = { body: 'Kept.', promptId: 'one', page: 'gone', number: 0, seen: 7, writtenAt: 1 }
  store.tell({ type: 'found', copy, stored })
  type(store, 'A new beginning.')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(entries.get(KEY)).toContain('Kept.')
  store.tell({ type: 'took' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent.map(({ body }) => body)).toEqual(['A new beginning.', 'Kept.'])
  expect(entries.size).toBe(0)
})

test.each([
  [409, { state: 'closed' }, { phase: 'closed', closing: 'late' }],
  [409, { state: 'elsewhere', other: { body: 'x', promptId: 'one', revision: 4, summary: '' } }, { other: { revision: 4 } }],
  [400, {}, { trouble: 'outdated' }],
  [404, {}, { trouble: 'outdated' }],
  [429, {}, { trouble: 'offline' }],
  [503, {}, { trouble: 'offline' }],
])('an answer of %i %j is understood', async (status, body, expected) => {
  const store = opened()
  answer = () => Response.json(body, { status })
  type(store, 'A spoon.')
  expect(await store.flushed()).toMatchObject(expected)
  expect(entries.size).toBe(1)
})
