import { expect, test } from 'vitest'
import { inWords } from './words.server'

const PEOPLE = new Map([['a1b2', 'ada']])

test.each([
  [null, ''],
  [{}, 'nothing'],
  [{ status: 'approved', reason: 'The references are good.' }, 'status: approved; reason: The references are good.'],
  [{ assigneeId: 'a1b2' }, 'assignee: ada'],
  [{ assigneeId: null, regionCode: 'NEW_ENGLAND' }, 'assignee: nothing; region code: NEW_ENGLAND'],
  [{ isShown: true, levels: ['isee_upper', 'ssat_upper'], ended: 2 }, 'is shown: yes; levels: isee upper, ssat upper; ended: 2'],
  [{ content: { title: 'A fair', date: '' } }, 'content: title: A fair; date: nothing'],
  ['draft', 'draft'],
])('%j is %s', (value, words) => {
  expect(inWords(value, PEOPLE)).toBe(words)
})

test('a long content is cut', () => {
  expect(inWords({ stem: 'x'.repeat(1_000) }, PEOPLE)).toHaveLength(401)
})
