/** public/device.js on the pages that follow a running section: whose answers it leaves, and what it says of those that came too late. */
import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import { expect, test } from 'vitest'

const source = readFileSync('public/device.js', 'utf8')
const mark = (choice: number | null) => JSON.stringify({ choice, struck: [], flagged: false, changedAt: 1 })

type Listener = (event: { target: { matches: (selector: string) => boolean } }) => void

/** Runs the script on a page of ada's; `result` names the sitting whose result it is, `stored` the choices that count, in order. */
function open(
  entries: Record<string, string>,
  { result, stored = '', isOnLine = true }: { result?: string; stored?: string; isOnLine?: boolean } = {},
) {
  // As in browsers, the entries are the storage's own properties.
  const localStorage: Record<string, unknown> = Object.create({
    getItem: (name: string) => localStorage[name] ?? null,
    removeItem: (name: string) => delete localStorage[name],
  })
  Object.assign(localStorage, entries)
  const said = {
    ...{ text: '', hidden: true, dataset: { uncounted: result, choices: stored } },
    append(text: string) {
      this.text += text
    },
  }
  const listeners: Listener[] = []
  vm.runInNewContext(source, {
    localStorage,
    navigator: { onLine: isOnLine },
    document: { currentScript: { dataset: { account: 'ada' } }, querySelector: () => (result ? said : null) },
    addEventListener: (_name: string, listener: Listener) => listeners.push(listener),
  })
  const send = (action: string) => {
    for (const listener of listeners) listener({ target: { matches: (selector) => selector === `form[action="${action}"]` } })
  }
  return { said, send, left: () => Object.keys(localStorage) }
}

const KEPT = {
  'stanine-room:ada:one:12': mark(1),
  'stanine-room:ada:one:9': mark(null),
  'stanine-room:ada:other:1': mark(0),
  'stanine-room:bob:one:1': mark(0),
  'stanine-large-text': 'true',
}

test('what another account left goes; one’s own stays, and so does everything that is not ours', () => {
  expect(open(KEPT).left()).toEqual(['stanine-room:ada:one:12', 'stanine-room:ada:one:9', 'stanine-room:ada:other:1', 'stanine-large-text'])
})

test('the result says in order which answers of its own section did not count, and they are gone', () => {
  const { said, left } = open(KEPT, { result: 'one', stored: ',,,,,,,,0,,,' })
  expect(said).toMatchObject({ hidden: false, text: 'question 9 (no answer), question 12 (B)' })
  expect(left()).toEqual(['stanine-room:ada:other:1', 'stanine-large-text'])
})

test('an answer that was heard though this device never learned of it counts, and is not called late', () => {
  const { said, left } = open(KEPT, { result: 'one', stored: ',,,,,,,,,,,1' })
  expect(said.text).toBe('')
  expect(said.hidden).toBe(true)
  expect(left()).toEqual(['stanine-room:ada:other:1', 'stanine-large-text'])
  expect(open(KEPT, { result: 'one', stored: ',,,,,,,,3,,,1' }).said.text).toBe('question 9 (no answer)')
})

test('highlights that could not be sent go with the result, at sign-out and for another account, and are not called answers', () => {
  const highlights = JSON.stringify({ sentences: [1], changedAt: 1 })
  const entries = { 'stanine-room:ada:one:passage-u01': highlights, 'stanine-room:bob:one:passage-u01': highlights }
  expect(open(entries).left()).toEqual(['stanine-room:ada:one:passage-u01'])
  const { said, left } = open(entries, { result: 'one', stored: ',,' })
  expect([said.hidden, said.text, left()]).toEqual([true, '', []])
  const page = open(entries)
  page.send('/logout')
  expect(page.left()).toEqual([])
})

test('a result without late answers says nothing', () => {
  expect(open(KEPT, { result: 'third' }).said).toMatchObject({ hidden: true, text: '' })
})

test('an entry that nobody can read is named and goes like the others', () => {
  const { said, left } = open({ 'stanine-room:ada:one:2': '{', 'stanine-room:ada:one:3': mark(4) }, { result: 'one', stored: ',,' })
  expect(said.text).toBe('question 2 (not readable), question 3 (E)')
  expect(left()).toEqual([])
})

test('signing out takes all of it, other forms nothing, and without a connection it waits', () => {
  const page = open(KEPT)
  page.send('/contact')
  expect(page.left()).toHaveLength(4)
  page.send('/logout')
  expect(page.left()).toEqual(['stanine-large-text'])

  const offline = open(KEPT, { isOnLine: false })
  offline.send('/logout')
  expect(offline.left()).toHaveLength(4)
})

test('a browser that forbids its storage breaks nothing', () => {
  const forbidden = { currentScript: { dataset: { account: 'ada' } }, querySelector: () => null }
  expect(() => vm.runInNewContext(source, { document: forbidden, addEventListener: () => undefined })).not.toThrow()
})
