import { expect, test } from 'vitest'
import { quotedLines } from './quoted'

const poem = {
  lines: ['The ball', 'we lost in May. All summer', 'it had the best seat, the ball,', 'and May was over.'].map((text) => ({ text })),
}

test('finds a quotation by its words, whatever stands between and around them', () => {
  expect(quotedLines(poem, 'It says "lost in May," and no more.')).toEqual([2])
  expect(quotedLines(poem, 'It says "all summer / it had."')).toEqual([2, 3])
})

test('marks each place of what comes back, once', () => {
  expect(quotedLines(poem, '"The ball" begins it, and "May" and "may" are in it.')).toEqual([1, 2, 3, 4])
})

test('finds nothing where nothing is quoted, or what is quoted stands elsewhere', () => {
  expect(quotedLines(poem, 'The ball is lost.')).toEqual([])
  expect(quotedLines(poem, 'It never says "winter."')).toEqual([])
})

test('takes one word that is everywhere for no proof', () => {
  const lines = Array.from({ length: 4 }, () => ({ text: 'and so on' }))
  expect(quotedLines({ lines }, 'Count the "and."')).toEqual([])
})
