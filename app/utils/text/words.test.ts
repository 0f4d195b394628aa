import { expect, test } from 'vitest'
import { withoutMarks, wordCount, wordsIn } from './words'

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

test('the bars and lines of a table, marks of lists and addresses of links are no words', () => {
  const text = '### Two tests\n\n| Test | Minutes |\n| --- | ---: |\n| ISEE | 140 |\n\n- [ ] Ask [a school](/schools) first\n2. Then wait'
  expect(withoutMarks(text).trim().split(/\s+/).join(' ')).toBe('Two tests Test Minutes ISEE 140 Ask [a school] first Then wait')
})
