/** The writing's machine: when it saves, what it sends, and what it never replaces. */
import { expect, test } from 'vitest'
import { dueAt, isSaved, step, type WritingEvent } from './machine'
import { type Copy, newSheet, type Sheet } from './state'

const PAGE = 'this page'
const stored = { body: 'It began.', promptId: 'one', revision: 3, savedBy: 'an older page', saveNumber: 7 }
const other = { body: 'Theirs.', promptId: 'two', revision: 9, summary: '10:42:00 AM: 1 word' }
const opened = (beginning: Partial<Parameters<typeof newSheet>[0]> = {}) => newSheet({ page: PAGE, stored, longest: 100, ...beginning })
const play = (sheet: Sheet, ...events: WritingEvent[]) => events.reduce(step, sheet)
const type = (body: string, at: number): WritingEvent => ({ type: 'typed', text: { body }, at })

/** Types one stroke each 200 ms for a while; each save that is due goes out, and its answer comes back after `way`. Returns when they went. */
function typeOn(milliseconds: number, way: number): number[] {
  let sheet = opened()
  const sentAt: number[] = []
  for (let at = 0; at <= milliseconds; at += 100) {
    if (at % 200 === 0) sheet = play(sheet, type(`Stroke ${at}`, at))
    const { underWay } = sheet
    if (underWay && at >= (sentAt.at(-1) ?? 0) + way) sheet = play(sheet, { type: 'saved', number: underWay.number, at })
    const due = dueAt(sheet)
    if (due === null || due > at) continue
    sheet = play(sheet, { type: 'flush', at })
    sentAt.push(at)
  }
  return sentAt
}

test('whoever types without a rest is saved at least every five seconds', () => {
  const times = [0, ...typeOn(20_000, 300)]
  expect(times.length).toBeGreaterThan(4)
  for (const [index, at] of times.entries()) if (index > 0) expect(at - (times[index - 1] ?? 0)).toBeLessThanOrEqual(5_000)
})

test('whoever rests is saved sooner, and nothing is due while nothing is new', () => {
  expect(dueAt(opened())).toBeNull()
  const typed = play(opened(), type('It began with', 1_000), type('It began with a spoon.', 1_400))
  expect(dueAt(typed)).toBe(2_900)
  expect(dueAt(play(typed, type(stored.body, 1_500)))).toBeNull()
})

test('a save carries page, number and the revision that the page knows; its answer says what the server has', () => {
  const sent = play(opened(), type('More.', 0), { type: 'flush', at: 1 })
  expect(sent.underWay).toEqual({ page: PAGE, number: 1, seen: 3, body: 'More.', promptId: 'one', isFinal: false })
  const later = play(sent, type('More and more.', 2), { type: 'saved', number: 1, at: 3 })
  expect(later).toMatchObject({ saved: { body: 'More.' }, savedAt: 3, underWay: null })
  expect(isSaved(later)).toBe(false)
})

test('while one save is under way no other begins, unless the page may be going away with newer words', () => {
  const sent = play(opened(), type('More.', 0), { type: 'flush', at: 1 })
  expect(play(sent, { type: 'flush', at: 2, isLeaving: true })).toBe(sent)
  const newer = play(sent, type('More and more.', 2))
  expect(play(newer, { type: 'flush', at: 3 })).toBe(newer)
  const leaving = play(newer, { type: 'flush', at: 3, isLeaving: true })
  expect(leaving.underWay).toMatchObject({ number: 2, body: 'More and more.' })
  // The answer to the save that was overtaken comes late and says nothing.
  expect(play(leaving, { type: 'saved', number: 1, at: 4 })).toBe(leaving)
  expect(play(leaving, { type: 'failed', number: 1, trouble: 'offline', at: 4 })).toBe(leaving)
})

test('without a connection it tries again every four seconds, until the server has it', () => {
  const failed = play(opened(), type('More.', 0), { type: 'flush', at: 1 }, { type: 'failed', number: 1, trouble: 'offline', at: 10 })
  expect(dueAt(failed)).toBe(4_010)
  const again = play(failed, { type: 'flush', at: 4_010 })
  expect(again.underWay).toMatchObject({ number: 2, body: 'More.' })
  expect(play(again, { type: 'saved', number: 2, at: 4_020 })).toMatchObject({ trouble: null, savedAt: 4_020 })
})

test('while two texts stand side by side nothing is sent; either can be chosen', () => {
  const choosing = play(opened(), type('Mine.', 0), { type: 'flush', at: 1 }, { type: 'elsewhere', number: 1, other })
  const typing = play(choosing, type('Mine, and more.', 5), { type: 'flush', at: 9_000 }, { type: 'flush', at: 9_001, isLeaving: true })
  expect(typing.underWay).toBeNull()
  expect(dueAt(typing)).toBeNull()
  expect(play(typing, { type: 'kept', at: 10 }).underWay).toMatchObject({ seen: 9, body: 'Mine, and more.' })
  const yielded = play(typing, { type: 'yielded' })
  expect(yielded).toMatchObject({ text: { body: 'Theirs.', promptId: 'two' }, seen: 9, other: null })
  expect(isSaved(yielded)).toBe(true)
})

test('at the end of the time what stands is sent as final, also when nothing is new', () => {
  for (const events of [[], [type('The end.', 0)]]) {
    const over = play(opened(), ...events, { type: 'over', at: 1 })
    expect(over.underWay).toMatchObject({ isFinal: true, body: over.text.body })
    expect(play(over, { type: 'saved', number: 1, at: 2 }).phase).toBe('done')
  }
  const choosing = play(opened({ unsaved: { body: 'Mine.', promptId: 'one' }, other }), { type: 'over', at: 1 })
  expect(choosing).toMatchObject({ phase: 'closed', closing: 'choosing', underWay: null })
})

test('a final save that fails is sent again; one that is refused closes the sheet with its text', () => {
  const over = play(opened(), type('The end.', 0), { type: 'over', at: 1 })
  const failed = play(over, { type: 'failed', number: 1, trouble: 'offline', at: 2 })
  expect(dueAt(failed)).toBe(4_002)
  expect(play(failed, { type: 'flush', at: 4_002 }).underWay).toMatchObject({ isFinal: true })
  const closed = play(over, { type: 'closed', closing: 'late' })
  expect(closed).toMatchObject({ phase: 'closed', text: { body: 'The end.' } })
  expect(play(closed, { type: 'flush', at: 5 }).underWay).toBeNull()
})

test('a text that is too long is not sent, and is sent when it fits again', () => {
  const long = play(opened({ unsaved: { body: 'x'.repeat(101), promptId: 'one' } }), { type: 'flush', at: 1 })
  expect(long.underWay).toBeNull()
  expect(dueAt(long)).toBeNull()
  expect(play(long, type('x'.repeat(100), 2), { type: 'flush', at: 3 }).underWay?.body).toHaveLength(100)
})

const copy = (of: Partial<Copy>): Copy => ({ body: 'Kept.', promptId: 'one', page: 'gone', number: 0, seen: 3, writtenAt: 1, ...of })
test.each<[string, Partial<Copy>, 'continued' | 'offered' | 'ignored']>([
  ['knew the newest revision', {}, 'continued'],
  ['comes from the page that saved last, after its last save', { page: 'an older page', number: 7, seen: 0 }, 'continued'],
  ['comes from the page that saved last, before its last save', { page: 'an older page', number: 6, seen: 0 }, 'offered'],
  ['knew an older revision than the server has', { seen: 2 }, 'offered'],
  ['says what the server has', { body: stored.body, seen: 0 }, 'ignored'],
])('a kept text that %s is handled as it must', (_what, of, expected) => {
  const sheet = play(opened(), { type: 'found', copy: copy(of), stored, at: 5 })
  expect(sheet.text.body).toBe(expected === 'continued' ? 'Kept.' : stored.body)
  expect(sheet.offer?.body).toBe(expected === 'offered' ? 'Kept.' : undefined)
})

test('a kept text that is offered goes onto the sheet when it is taken, and never over what was typed meanwhile unasked', () => {
  const offered = play(opened(), type('Typed early.', 1), { type: 'found', copy: copy({}), stored, at: 5 })
  expect(offered).toMatchObject({ text: { body: 'Typed early.' }, offer: { body: 'Kept.' } })
  expect(play(offered, { type: 'took', at: 6 })).toMatchObject({ text: { body: 'Kept.' }, offer: null })
  expect(play(offered, { type: 'dropped-offer' })).toMatchObject({ text: { body: 'Typed early.' }, offer: null })
})
