import { expect, test } from 'vitest'
import { newSheet, type Sheet } from './keeping/state'
import { countText, warningText } from './status'

const stored = { body: 'It began with', promptId: 'one', revision: 0, savedBy: null, saveNumber: 0 }
const sheet = newSheet({ page: 'page', stored, longest: 20_000 })
const written = (length: number): Sheet => ({ ...sheet, text: { body: 'x'.repeat(length), promptId: 'one' } })

test('the words are counted as they stand, with how long ago they were saved', () => {
  expect(countText(sheet, 0)).toBe('3 words saved')
  expect(countText({ ...sheet, text: { body: 'It began.', promptId: 'one' } }, 0)).toBe('2 words · not saved yet')
  const saved = { ...sheet, savedAt: 10_000 }
  expect([9_990, 13_400, 69_999, 200_000].map((now) => countText(saved, now).split(' · ')[1])).toEqual([
    'saved just now',
    'saved 3 s ago',
    'saved 59 s ago',
    'saved 3 min ago',
  ])
})

test('near the limit it is named, and beyond it nothing is called saved', () => {
  expect([18_000, 19_500, 19_999, 20_000, 20_431].map((length) => warningText(written(length)))).toEqual([
    '',
    '500 characters left.',
    '1 character left.',
    'The sheet is full.',
    'Not saved: your text is 431 characters too long.',
  ])
})

test('without a connection it says so', () => {
  const offline: Sheet = { ...sheet, savedAt: 0, trouble: 'offline', text: { body: 'It began.', promptId: 'one' } }
  expect(warningText(offline)).toMatch(/^No connection\./)
  expect(countText(offline, 5_000)).toBe('2 words · not saved yet')
})
