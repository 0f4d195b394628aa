import { expect, test } from 'vitest'
import { wordCount, wordsIn } from './words'

test.each([
  ['', 0],
  ['  one  ', 1],
  ['two\nwords here', 3],
])('counts the words of %j', (text, count) => {
  expect(wordsIn(text)).toBe(count)
})

test('says one word and two words', () => {
  expect([wordCount('one'), wordCount('two words')]).toEqual(['1 word', '2 words'])
})
